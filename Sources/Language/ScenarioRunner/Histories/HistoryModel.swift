import Explorer
import Gherkin

/// The worlds that the events of a table lead to.
struct HistoryModel<World: ScenarioWorld>: SearchModel {
  /// A world on the way, and what has happened to it.
  struct State {
    var world: World
    var length = 0
    /// The rows that have happened, a bit for each; kept only where none may happen twice.
    var used: UInt64 = 0
  }

  /// The form of a state: how long a history still goes on, and with what, is a part of it.
  struct Form: Hashable {
    let print: WorldFingerprint
    let length: Int
    let used: UInt64
  }

  /// The reasons for which rows could not happen, each when that was first tried.
  final class Refusals {
    var reasons: [Int: Obstacle] = [:]
  }

  let histories: EveryHistory<World>
  /// The step that wants them, for what goes wrong.
  let step: Int
  let refusals = Refusals()

  func form(of state: State) -> Form? {
    state.world.fingerprint().map { Form(print: $0, length: state.length, used: state.used) }
  }

  func events(in state: State) -> [Int] {
    histories.rows.indices.filter { state.used & mark(of: $0) == 0 }
  }

  func mark(of row: Int) -> UInt64 { 1 << UInt64(row) }

  func outcome(of row: Int, in state: State) -> EventOutcome<State, Flaw> {
    var next = state
    do {
      switch try Self.play(histories.rows[row].body, in: &next.world) {
      case .happened: break
      case .impossible(let why):
        if refusals.reasons[row] == nil { refusals.reasons[row] = why }
        return .impossible
      }
    } catch {
      let (status, problem) = StepProblem.classified(error)
      return .broken(Flaw(step: step, status, problem))
    }
    next.length += 1
    if histories.isOnceEach { next.used |= mark(of: row) }
    return .leads(to: next)
  }

  /// The outcome of trying a deed.
  enum Attempt {
    case happened
    case impossible(Obstacle)
  }

  /// Does a deed; throws where the world is broken by it, and not where it says itself that it cannot be done there.
  static func play(_ deed: StepBody<World>.Bound, in world: inout World) throws -> Attempt {
    do {
      try deed(&world)
    } catch let skip as SkipScenario {
      throw InvalidStep(
        "An event of a history cannot skip the rest of the scenario: \(skip.reason)",
        notes: ["What came after it would be looked at in no history, and nobody would know."])
    } catch {
      guard let obstacle = Obstacle(error) else { throw error }
      // What the world itself finds wrong is no matter of the deed.
      try world.finishEvent()
      return .impossible(obstacle)
    }
    try world.finishEvent()
    return .happened
  }
}

/// The reason for which an event could not happen where it was tried, as it says itself.
struct Obstacle {
  /// Why.
  let reason: String
  /// Whether it was refused as the scenario's mistake, rather than kept back by what the app shows.
  let isMistake: Bool

  /// The obstacle that an error of a deed tells of; nil where the deed has gone wrong, and for limits.
  init?(_ error: any Error) {
    switch error {
    case let invalid as InvalidStep: (reason, isMistake) = (invalid.message, true)
    case let failure as StepFailure where failure.isObstacle:
      (reason, isMistake) = (failure.message, false)
    default: return nil
    }
  }
}

/// The way in which a history goes wrong, so that two that go wrong in the same way are known for the same.
struct Flaw: Hashable, Sendable {
  /// The step at which it does, counted from 0.
  let step: Int
  /// How that step has ended.
  let status: StepStatus
  /// Who has gone beyond a limit on what one scenario may play; nil where nobody has.
  let limit: LimitReached.Cause?
  /// What is wrong; numbers, which differ from history to history, are left out.
  private let words: [String]

  init(step: Int, _ status: StepStatus, _ problem: StepProblem?) {
    (self.step, self.status, limit) = (step, status, problem?.limit)
    words = [problem?.message, problem?.expected].map { text in
      String((text ?? "").filter { !$0.isNumber })
    }
  }

  /// The flaw of steps that were played, the first of them at the place; nil where none is.
  init?(in results: [StepResult], from place: Int) {
    guard let index = results.firstIndex(where: { !$0.status.isAcceptable }) else { return nil }
    self.init(step: place + index, results[index].status, results[index].problem)
  }
}

/// A player of sentences in worlds, one by one, as a scenario that consists of them would play them.
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

  /// Returns what a sentence is for; nil where it is not known, or says nothing without a table or text under it.
  public func kind(of sentence: String) -> StepKind? {
    guard case .bound(let bound) = binder.binding(of: sentence), bound.playable != nil else {
      return nil
    }
    return bound.definition.kind
  }

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
