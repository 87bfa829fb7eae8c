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
