import Explorer

/// The worlds that sentences lead to from the end of a scenario.
struct ExplorationModel<World: ScenarioWorld>: SharedSearchModel {
  let player: SentencePlayer<World>
  /// The sentences that may happen; nil where worlds are asked.
  let sentences: [String]?

  func form(of state: World) -> WorldFingerprint? { state.fingerprint() }

  func events(in state: World) -> [String] {
    sentences ?? state.possibleDeeds().filter(player.knows)
  }

  func outcome(of sentence: String, in state: World) -> EventOutcome<World, Flaw> {
    var next = state
    do {
      return try player.play(sentence, in: &next) ? .leads(to: next) : .impossible
    } catch {
      return .broken(flaw(error).flaw)
    }
  }

  static var judgesStates: Bool { true }

  /// Looks at what holds wherever a scenario may end.
  func violation(in state: World) -> Flaw? {
    do {
      try state.requireSoundEnd()
      return nil
    } catch {
      return flaw(error).flaw
    }
  }

  /// A bit for each sentence that was named, those behind the 64th shared with others.
  func mark(of sentence: String) -> UInt64 {
    sentences?.firstIndex(of: sentence).map { 1 << UInt64($0 % 64) } ?? 0
  }

  private func flaw(_ error: any Error) -> (flaw: Flaw, problem: StepProblem) {
    let (status, problem) = StepProblem.classified(error)
    return (Flaw(step: 0, status, problem), problem)
  }

  /// Plays sentences; returns what has gone wrong at the last of them, and nil where nothing or something before has.
  func end(of sentences: [String], from start: World) -> (flaw: Flaw, problem: StepProblem)? {
    var world = start
    for sentence in sentences {
      do {
        guard try player.play(sentence, in: &world) else { return nil }
        try world.requireSoundEnd()
      } catch {
        return flaw(error)
      }
    }
    return nil
  }
}
