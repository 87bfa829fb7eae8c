import CucumberExpressions

/// The names that somebody probably meant who wrote one that is none.
enum NearNames {
  /// How many names a note lists where none is near.
  private static let listedMax = 12

  /// The one that is nearly the same, or else all there are.
  static func notes(for name: String, in known: [String]) -> [String] {
    guard !known.isEmpty else { return [] }
    let wanted = Array(name.foldedForComparison.unicodeScalars.prefix(200))
    let nearest = known.map { known in
      (known, EditDistance.between(wanted, Array(known.foldedForComparison.unicodeScalars)))
    }.min { $0.1 < $1.1 }
    // Each replaced letter counts twice.
    if let nearest, nearest.1 <= max(2, wanted.count / 3) {
      return ["Did you mean \"\(nearest.0)\"?"]
    }
    let list = known.prefix(listedMax).map { "\"\($0)\"" }.joined(separator: ", ")
    return ["There is \(list)\(known.count > listedMax ? " and more" : "")."]
  }
}
