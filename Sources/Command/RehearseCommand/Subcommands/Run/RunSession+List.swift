import Gherkin
import ScenarioReports
import ScenarioRunner

/// The list of the scenarios that are chosen.
extension RunSession {
  /// Prints the chosen scenarios, one a line, in the order in which they would be played.
  func list(_ plan: Plan) -> Int32 {
    guard console.reportProblems(of: plan, errorStyle) || isEmptyOnPurpose(plan) else {
      return ExitCode.invalid
    }
    var sink = ByteSink()
    for scenario in plan.scenarios {
      let pickle = scenario.pickle
      sink.write(
        text: "\(pickle.uri):\(pickle.location.line)  \(scenario.profile)  \(pickle.name)")
      sink.endLine()
    }
    console.output.write(sink.drain())
    return ExitCode.success
  }

  private func isEmptyOnPurpose(_ plan: Plan) -> Bool {
    command.allowEmpty && plan.selectedCount == 0
      && !plan.problems.contains { $0.severity == .error }
  }
}
