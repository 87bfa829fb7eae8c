import ScenarioRunner

/// The scenarios that take long and are played where somebody asks for them, such as at night.
enum Nightly {
  /// The tag that they have.
  static let tag = "@nightly"

  /// A selection without them, where it says nothing else: whoever says which scenarios are to be played means those.
  static func leftOut(of selection: Selection) -> Selection {
    guard !selection.namesScenarios else { return selection }
    var selection = selection
    selection.tags = try? TagExpression("not \(tag)")
    return selection
  }

  /// What the summary says of those that were left out.
  static func lines(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    return [
      "\(count) scenario\(count == 1 ? "" : "s") tagged \(tag) left out; to play them: --tags \(tag)"
    ]
  }
}

extension Selection {
  /// Whether it says which scenarios are meant, and not only in which parts and order.
  var namesScenarios: Bool {
    tags != nil || !names.isEmpty || !lines.isEmpty || !(ids ?? []).isEmpty
  }
}
