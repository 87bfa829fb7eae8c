/// A runner of plans.
public struct Runner<World: ScenarioWorld>: Sendable {
  let library: StepLibrary<World>
  let options: RunOptions

  /// Creates a runner.
  public init(library: StepLibrary<World>, options: RunOptions = RunOptions()) {
    self.library = library
    self.options = options
  }

  /// Runs a plan and hands over its events in plan order, on the caller's actor.
  public nonisolated(nonsending) func run(
    _ plan: Plan,
    info: RunInfo,
    receive: (RunEvent) -> Void
  ) async -> RunSummary {
    RunSummary()
  }
}
