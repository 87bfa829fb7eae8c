import ScenarioRunner

/// The scenarios that take long and are played where somebody asks for them, such as at night.
enum Nightly {
  /// The tag that they have.
  static let tag = "@nightly"

  /// Leaves them out of a selection that says nothing else: whoever says which scenarios are to be played means those.
  static func leaveOut(from selection: inout Selection) {
    guard isLeftOut(of: selection) else { return }
    selection.tags = try? TagExpression("not \(tag)")
  }

  /// Whether a selection, as the user has said it, is one that leaves them out.
  static func isLeftOut(of selection: Selection) -> Bool {
    selection.tags == nil && selection.names.isEmpty && selection.lines.isEmpty
      && (selection.ids ?? []).isEmpty
  }

  /// How many of them a plan has left out.
  static func count(leftOutOf plan: Plan, by selection: Selection) -> Int {
    isLeftOut(of: selection) ? plan.totalCount - plan.selectedCount : 0
  }

  /// What the summary says of those that were left out.
  static func lines(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    return [
      "\(count) scenario\(count == 1 ? "" : "s") tagged \(tag) left out; to play them: --tags \(tag)"
    ]
  }
}
