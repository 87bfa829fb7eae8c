import ScenarioRunner

/// How a requirement stands after `rehearse requirements`, which may have played nothing.
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

  /// Says a verdict; where nothing was played, what scenarios carry is claimed, however they would end.
  init(_ verdict: RequirementVerdict, isDryRun: Bool) {
    switch verdict {
    case .proved: self = isDryRun ? .claimed : .proved
    case .failing: self = isDryRun ? .claimed : .failing
    case .skipped, .unchecked: self = .claimed
    case .missing: self = .missing
    case .notPlayed: self = .notPlayed
    }
  }
}
