package import ScenarioRunner

/// A scenario that carries a requirement's id, and how it ended.
package struct RequirementProof: Hashable, Sendable {
  /// The scenario's name that stays, such as `popup.feature:12`.
  package let id: String
  /// Its title.
  package let name: String
  /// `file:line`, which the command takes as a path.
  package let place: String
  /// The platform it was played on.
  package let profile: String
  /// How it ended.
  package let status: StepStatus
}
