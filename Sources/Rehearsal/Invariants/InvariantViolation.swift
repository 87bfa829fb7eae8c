import ScenarioRunner

/// A rule of the world that was broken, whatever the scenario asserts.
public struct InvariantViolation: Hashable, Sendable {
  /// The rule, as the sentence that holds.
  let rule: String
  /// What happened instead.
  let happened: String

  /// Says which rule was broken, as the sentence that holds, and what happened instead.
  public init(rule: String, happened: String) {
    self.rule = rule
    self.happened = happened
  }

  /// The violation as the failure of the step in which it happened.
  var failure: StepFailure {
    StepFailure(
      "A rule that holds in every scenario was broken.", expected: rule, actual: happened,
      notes: ["The app is at fault here, not the step: such rules are checked after every step."])
  }
}
