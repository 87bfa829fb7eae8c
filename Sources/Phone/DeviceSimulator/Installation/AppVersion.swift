/// The version of an app, such as "2.0" or "1.10.3": numbers that are compared one by one.
struct AppVersion: Hashable, Sendable, Comparable {
  /// What comes before every other version.
  static let zero = AppVersion(numbers: [0])

  private let numbers: [Int]

  private init(numbers: [Int]) { self.numbers = numbers }

  /// Reads one to four numbers with points in between; `nil` for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...9).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    // "2" and "2.0" are the same.
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// The next version that changes everything.
  var next: String { "\((numbers.first ?? 0) + 1).0" }

  static func < (left: AppVersion, right: AppVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
