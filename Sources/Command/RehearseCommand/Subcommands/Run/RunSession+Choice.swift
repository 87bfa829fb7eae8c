import Gherkin
import ScenarioReports
import ScenarioRunner

/// The scenarios that are chosen by what git knows, and the list of those that are chosen.
extension RunSession {
  /// Leaves out what has not changed since the revision, if one was named; false, with a message, where git does not help.
  nonisolated(nonsending) func leaveOutUnchanged<World: ScenarioWorld>(
    of plan: inout Plan, _ suite: Suite<World>
  ) async -> Bool {
    guard let since = command.since else { return true }
    let count = plan.scenarios.count
    do throws(ChangedScenarios.Fault) {
      plan = try await suite.changed(since: since, in: plan)
    } catch {
      console.report(Diagnostic(error.message, notes: error.notes), errorStyle)
      return false
    }
    // Whatever the reports are, and however quiet: a part must not look like the whole.
    console.note(Self.line(plan.scenarios.count, of: count, since: since), errorStyle)
    return true
  }

  private static func line(_ changed: Int, of count: Int, since revision: String) -> String {
    guard changed > 0 else { return "no scenario is new or different since \(revision)" }
    let verb = changed == 1 ? "is" : "are"
    return "\(changed) of \(count) scenarios \(verb) new or different since \(revision)"
  }

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
