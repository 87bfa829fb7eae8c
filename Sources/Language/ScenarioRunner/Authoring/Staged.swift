import Gherkin

/// A scenario that was played step by step, and how it was before each of them.
struct Staged<World: ScenarioWorld> {
  /// What is played.
  let play: StepPlay<World>
  /// The most stations of a scenario: each holds what was seen until there.
  private static var stationsMax: Int { 256 }

  /// How it was before the steps, and behind the last one, in their order; of many steps not before each.
  private var stations: [Played<World>]
  /// How it was behind all steps, where one of them was played in many histories.
  private var branched: Played<World>?

  /// Begins a play.
  init(_ play: StepPlay<World>, _ beginning: Played<World>) {
    (self.play, stations) = (play, [beginning])
  }

  private init(_ play: StepPlay<World>, stations: [Played<World>]) {
    (self.play, self.stations) = (play, stations)
  }

  /// Whether a step was played in many histories, behind which there is no single world.
  var hasBranched: Bool { branched != nil }

  /// How it is behind the last step; nil where that was not played.
  var end: Played<World>? {
    branched ?? (stations.last?.end == play.steps.count ? stations.last : nil)
  }

  /// How it was behind a number of steps that all have held; where that is not kept, it is played again from the last station.
  func played(behind count: Int) -> Played<World>? {
    guard count >= 0, count <= stations.last?.end ?? -1,
      var played = stations.last(where: { $0.end <= count })
    else { return nil }
    while played.end < count {
      if play.playNext(&played) != nil { return nil }
    }
    return played.worst == .passed ? played : nil
  }

  /// What is left of it for another play: all before the first step that is another one; nil where the world is another one.
  func kept(for next: StepPlay<World>) -> Staged? {
    let (old, new) = (play.scenario, next.scenario)
    guard old.profile == new.profile, old.seed == new.seed, old.id == new.id,
      old.pickle.uri == new.pickle.uri, play.sharedStepCount == next.sharedStepCount
    else { return nil }
    let same = (0..<min(play.steps.count, next.steps.count)).prefix { play.plays($0, as: next) }
    return Staged(next, stations: Array(stations.prefix { $0.end <= same.count }))
  }

  /// How many steps are still to be played.
  var unplayedCount: Int { hasBranched ? 0 : play.steps.count - (stations.last?.end ?? 0) }

  /// Where a step stands in the feature; a sentence that is only tried stands behind those of the scenario.
  private func place(at index: Int) -> PlayWatch.Place {
    let isWritten = play.scenario.steps.indices.contains(index)
    let step = isWritten ? play.scenario.writtenStep(at: index) : play.steps[index]
    return PlayWatch.Place(line: step.location.line, profile: play.scenario.profile)
  }

  /// Plays the steps that were not played yet, at least one of them; returns how many.
  ///
  /// - Parameter isOver: Is asked behind each step; once it says so, the others are left for another time.
  mutating func playRest(until isOver: () -> Bool = { false }) -> Int {
    guard var played = stations.last else { return 0 }
    let first = played.end
    while played.end < play.steps.count {
      if played.end > first, isOver() {
        if stations.last?.end != played.end { stations.append(played) }
        return played.end - first
      }
      play.watch?.enter(place(at: played.end))
      let histories = play.playNext(&played)
      if let histories { play.branch(histories, &played) }
      // What was ended from outside has led to nothing: it is played another time.
      if play.watch?.isStopped ?? false { return played.end - first }
      if histories != nil {
        branched = played
        break
      }
      let distance = 1 + play.steps.count / Self.stationsMax
      if played.end.isMultiple(of: distance) || played.end == play.steps.count {
        stations.append(played)
      }
    }
    return play.steps.count - first
  }
}
