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
      return try play(sentence, in: &next) ? .leads(to: next) : .impossible
    } catch {
      let (status, problem) = StepProblem.classified(error)
      return .broken(Flaw(step: 0, status, problem))
    }
  }

  /// A bit for each sentence that was named, those behind the 64th shared with others.
  func mark(of sentence: String) -> UInt64 {
    sentences?.firstIndex(of: sentence).map { 1 << UInt64($0 % 64) } ?? 0
  }

  /// Plays a sentence behind which a scenario could end; returns whether it could be done.
  private func play(_ sentence: String, in world: inout World) throws -> Bool {
    guard try player.play(sentence, in: &world) else { return false }
    try world.requireSoundEnd()
    return true
  }

  /// Plays sentences; returns what has gone wrong at the last of them, and nil where nothing or something before has.
  func end(of sentences: [String], from start: World) -> (flaw: Flaw, problem: StepProblem)? {
    var world = start
    for sentence in sentences {
      do {
        guard try play(sentence, in: &world) else { return nil }
      } catch {
        let (status, problem) = StepProblem.classified(error)
        return (Flaw(step: 0, status, problem), problem)
      }
    }
    return nil
  }
}
