import ScenarioRunner

/// The scenarios that take long and are played where somebody asks for them, such as at night.
enum Nightly {
  /// The tag that they have.
  static let tag = "@nightly"

  /// What selects all others; nil where that cannot be said, and then all are played.
  static var leftOut: TagExpression? { try? TagExpression("not \(tag)") }

  /// What the summary says of those that were left out.
  static func lines(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    return [
      "\(count) scenario\(count == 1 ? "" : "s") tagged \(tag) left out; to play them: --tags \(tag)"
    ]
  }
}
