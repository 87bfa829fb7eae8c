import Gherkin

extension StepProblem {
  /// Creates the problem that is reported for a scenario that was refused.
  init(_ refusal: Problem) {
    self.init(refusal.message, excerpt: refusal.excerpt, notes: refusal.notes)
  }

  /// Creates the problem of a scenario that does not show what it seems to show.
  init(_ objection: Objection) {
    self.init(objection.message, notes: objection.notes)
  }

  /// Returns what an error thrown by a step means for it.
  static func classified(_ error: any Error, in step: PickleStep) -> (StepStatus, StepProblem) {
    var (status, problem) = classified(error)
    problem.locate((error as? StepFailure)?.part ?? (error as? InvalidStep)?.part, in: step)
    return (status, problem)
  }

  private static func classified(_ error: any Error) -> (StepStatus, StepProblem) {
    switch error {
    case let failure as StepFailure:
      let problem = StepProblem(
        failure.message, expected: failure.expected, actual: failure.actual,
        notes: failure.notes)
      return (.failed, problem)
    case let invalid as InvalidStep:
      return (.invalid, StepProblem(invalid.message, notes: invalid.notes))
    case let pending as PendingStep:
      return (.pending, StepProblem(pending.reason))
    case let skip as SkipScenario:
      return (.skipped, StepProblem(skip.reason))
    default:
      return (.failed, StepProblem("\(error)"))
    }
  }
}
