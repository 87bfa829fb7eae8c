/// Plays single scenarios, as often as one likes, each time in a world that the caller prepares.
///
/// It belongs to one worker: what it has compiled cannot be shared between threads.
public final class ScenarioPlayer<World: ScenarioWorld> {
  private let execution: ScenarioExecution<World>

  /// Creates a player with the steps of a library.
  public init(_ library: StepLibrary<World>) {
    execution = ScenarioExecution(binder: StepBinder(library), options: RunOptions())
  }

  /// Plays a scenario in a fresh world that was prepared before its first step; returns how it ended, and the world it left.
  public func play(
    _ scenario: PlannedScenario, prepare: (inout World) -> Void
  ) -> (result: ScenarioResult, world: World) {
    let playing = execution.playing(of: scenario, prepare: prepare)
    return (playing.result, playing.world)
  }
}
