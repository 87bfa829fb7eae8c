/// How a requirement stands after a run.
package enum RequirementStatus: String, Hashable, Sendable, CaseIterable {
  /// At least one of its scenarios passed, and none of them did not pass.
  case proved
  /// One of its scenarios did not pass.
  case failing
  /// Scenarios carry its id, but none of them was played, or they check nothing.
  case claimed
  /// No scenario carries its id, although its app is played.
  case missing
  /// Its app was not played, or what carries its id was not selected.
  case notPlayed = "not played"
}
