/// Plays sentences in worlds one by one, as a scenario that consists of them would.
///
/// It is not `Sendable`: every thread makes its own, with the compiled expressions in it.
public final class SentencePlayer<World: ScenarioWorld> {
  let binder: StepBinder<World>

  /// Creates a player of a library's sentences.
  public init(_ library: StepLibrary<World>) {
    binder = StepBinder(library)
  }

  /// Whether the sentence is known and brings something about: it arranges something or is a deed.
  public func knows(_ sentence: String) -> Bool { body(of: sentence) != nil }

  /// Creates the world of a fresh scenario.
  public func makeWorld(_ setup: ScenarioSetup) -> World { binder.makeWorld(setup) }

  /// Plays a sentence; returns whether it could be done, and throws where it has broken the world.
  ///
  /// A world in which it could not be done must not be gone on with.
  public func play(_ sentence: String, in world: inout World) throws -> Bool {
    guard let body = body(of: sentence) else { return false }
    if case .happened = try HistoryModel<World>.play(body, in: &world) { return true }
    return false
  }

  private func body(of sentence: String) -> StepBody<World>.Bound? {
    guard case .bound(let bound) = binder.binding(of: sentence), bound.definition.kind != .then
    else { return nil }
    return bound.body
  }
}
