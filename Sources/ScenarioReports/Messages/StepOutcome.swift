import Gherkin
import ScenarioRunner

/// The result of a step as the protocol knows it.
struct StepOutcome {
  /// What went wrong, as exceptions are told.
  struct Exception {
    let type: String
    let message: String
    let stackTrace: String
  }

  let status: String
  let message: String?
  let exception: Exception?

  init(_ step: StepResult, in result: ScenarioResult) {
    self.init(step.status, step.problem, at: step, in: result)
  }

  init(
    _ status: StepStatus, _ problem: StepProblem?, at step: StepResult?, in result: ScenarioResult
  ) {
    self.status = Self.name(of: status)
    let text = problem.map(Self.text) ?? ""
    switch status {
    case .failed, .invalid:
      let type = status == .failed ? "StepFailure" : "InvalidStep"
      let line = step?.step.location.line ?? result.scenario.pickle.location.line
      message = text.isEmpty ? nil : text
      exception = Exception(
        type: type, message: text,
        stackTrace: "\(type): \(text)\n\(result.scenario.pickle.uri):\(line)")
    case .undefined where problem?.snippet != nil, .ambiguous, .passed:
      // The suggestion tells the one, the matches of the test case the other.
      (message, exception) = (nil, nil)
    case .undefined, .pending, .skipped:
      message = text.isEmpty ? nil : text
      exception = nil
    }
  }

  /// The protocol has no word for a step that cannot be done as it is written; it has failed then.
  private static func name(of status: StepStatus) -> String {
    switch status {
    case .passed: "PASSED"
    case .skipped: "SKIPPED"
    case .pending: "PENDING"
    case .undefined: "UNDEFINED"
    case .ambiguous: "AMBIGUOUS"
    case .invalid, .failed: "FAILED"
    }
  }

  private static func text(of problem: StepProblem) -> String {
    ProblemText.lines(of: problem).joined(separator: "\n")
  }
}
