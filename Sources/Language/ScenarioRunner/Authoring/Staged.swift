import Gherkin

/// A scenario that was played step by step, and how it was before each of them.
struct Staged<World: ScenarioWorld> {
  /// What is played.
  let play: StepPlay<World>
  /// How it was before each step, and behind the last one; fewer where a step was played in many histories.
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
    branched ?? (stations.count == play.steps.count + 1 ? stations.last : nil)
  }

  /// How it was behind a number of steps that all have held.
  func played(behind count: Int) -> Played<World>? {
    guard stations.indices.contains(count), stations[count].worst == .passed else { return nil }
    return stations[count]
  }

  /// What is left of it for another play: all before the first step that is another one; nil where the world is another one.
  func kept(for next: StepPlay<World>) -> Staged? {
    let (old, new) = (play.scenario, next.scenario)
    guard old.profile == new.profile, old.seed == new.seed, old.id == new.id,
      old.pickle.uri == new.pickle.uri, play.sharedStepCount == next.sharedStepCount
    else { return nil }
    let same = (0..<min(play.steps.count, next.steps.count)).prefix { play.plays($0, as: next) }
    return Staged(next, stations: Array(stations.prefix(same.count + 1)))
  }

  /// Plays the steps that were not played yet; returns how many.
  mutating func playRest() -> Int {
    guard var played = stations.last else { return 0 }
    let first = played.end
    while played.end < play.steps.count {
      if let histories = play.playNext(&played) {
        play.branch(histories, &played)
        branched = played
        break
      }
      stations.append(played)
    }
    return play.steps.count - first
  }
}
