import Explorer

/// The worlds that sentences lead to from the end of a scenario.
struct ExplorationModel<World: ScenarioWorld>: SharedSearchModel {
  let player: SentencePlayer<World>
  /// The sentences that may happen; nil where worlds are asked.
  let sentences: [String]?
  /// Whether what is rare may happen as well, where worlds are asked.
  var triesRareDeeds = false

  func form(of state: World) -> WorldFingerprint? { state.fingerprint() }

  func events(in state: World) -> [String] {
    if let sentences { return sentences }
    let deeds = state.possibleDeeds().filter(player.knows)
    return triesRareDeeds ? deeds + rareSentences(in: state, beside: deeds) : deeds
  }

  private func rareSentences(in state: World, beside deeds: [String]) -> [String] {
    state.rareDeeds().map(\.sentence).filter { !deeds.contains($0) && player.knows($0) }
  }

  /// Returns what may happen in the state and is not tried in every order; empty where sentences are named.
  func rareDeeds(in state: World) -> [RareDeed] {
    guard sentences == nil else { return [] }
    let rare = rareSentences(in: state, beside: state.possibleDeeds())
    return state.rareDeeds().filter { rare.contains($0.sentence) }
  }

  func outcome(of sentence: String, in state: World) -> EventOutcome<World, BrokenWorld> {
    var next = state
    do {
      return try player.play(sentence, in: &next) ? .leads(to: next) : .impossible
    } catch {
      return .broken(BrokenWorld(error))
    }
  }

  static var judgesStates: Bool { true }

  /// Looks at what holds wherever a scenario may end.
  func violation(in state: World) -> BrokenWorld? {
    do {
      try state.requireSoundEnd()
      return nil
    } catch {
      return BrokenWorld(error)
    }
  }

  /// A bit for each sentence that was named, those behind the 64th shared with others.
  func mark(of sentence: String) -> UInt64 {
    sentences?.firstIndex(of: sentence).map { 1 << UInt64($0 % 64) } ?? 0
  }

  /// Plays sentences; returns what has gone wrong at the last of them, and nil where nothing or something before has, or
  /// where it is to stop before the last.
  func end(
    of sentences: [String], from start: World, until shouldStop: () -> Bool
  ) -> BrokenWorld? {
    var world = start
    for sentence in sentences {
      if shouldStop() { return nil }
      do {
        guard try player.play(sentence, in: &world) else { return nil }
        try world.requireSoundEnd()
      } catch {
        return BrokenWorld(error)
      }
    }
    return nil
  }
}

/// What is wrong with a world; those in which the same is wrong are one finding.
struct BrokenWorld: Hashable, Sendable {
  let flaw: Flaw
  /// The same in words, which may name other numbers each time.
  let problem: StepProblem

  init(_ error: any Error) {
    let (status, problem) = StepProblem.classified(error)
    (flaw, self.problem) = (Flaw(step: 0, status, problem), problem)
  }

  static func == (left: BrokenWorld, right: BrokenWorld) -> Bool { left.flaw == right.flaw }

  func hash(into hasher: inout Hasher) { hasher.combine(flaw) }
}
