import ScenarioRunner

/// The step at which a scenario that did not pass went wrong.
///
/// What is wrong with a scenario as a whole, such as a crash, has no message of its own and stands at its first step.
struct FaultyStep {
  let index: Int
  private let outcome: StepOutcome?

  /// Finds the step; nil where the scenario passed, or has no steps.
  init?(_ result: ScenarioResult) {
    guard !result.status.isAcceptable, !result.steps.isEmpty else { return nil }
    guard let place = result.steps.firstIndex(where: { $0.status == result.status }) else {
      index = 0
      outcome = StepOutcome(result.status, result.problem, at: nil, in: result)
      return
    }
    index = place
    outcome = nil
  }

  /// Returns the outcome that the fault of the whole scenario gives a step.
  func outcome(of step: Int) -> StepOutcome? {
    step == index ? outcome : nil
  }
}
