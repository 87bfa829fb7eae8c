internal import Foundation

/// A file in the app's home in which a framework tells the next process what this one knew.
package struct HomeFile<Value: Codable> {
  private let url: URL

  /// Names the file, which need not be there; the phone's storage, where the app's own files lie, does not count it.
  package init(_ name: String) {
    url = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".rehearsal.\(name)")
  }

  /// Returns what was written last; nil where nothing was.
  package func read() -> Value? {
    (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Writes, in the place of what was written before.
  package func write(_ value: Value) {
    // Where a home cannot be written to, only the next process knows less than on a phone.
    try? JSONEncoder().encode(value).write(to: url)
  }
}

/// The number on the app's icon, which every process of the app knows.
package struct IconBadge {
  private let file = HomeFile<Int>("badge.json")

  /// Finds the number.
  package init() {}

  /// The number; 0 where there is none.
  package var count: Int { file.read() ?? 0 }

  /// Puts a number on the icon, or takes it away; less than none is none.
  package func set(_ count: Int) { file.write(max(0, count)) }
}
