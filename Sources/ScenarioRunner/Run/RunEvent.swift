/// One part of a run's report; the events come in plan order whatever the number of workers.
public enum RunEvent: Sendable {
  /// The run begins; the first event.
  case runStarted(RunInfo)
  /// Something is wrong with a file, the selection or the step library, before all scenarios; or a warning about
  /// the scenario that comes next.
  case problem(Problem)
  /// A scenario has ended.
  case scenarioFinished(ScenarioResult)
  /// The run has ended; the last event.
  case runFinished(RunSummary)
}
