import Gherkin
import ScenarioRunner
import Storyboards

/// A scenario as it was played on all its platforms, and the place in it that is looked at.
struct ShownScenario<World: ScenarioWorld> {
  /// The stage of the platform that is looked at.
  let first: ScenarioStage<World>
  /// The stages of all platforms, the one that is looked at first.
  let stages: [ScenarioStage<World>]
  /// How it ends on each of them; nil where steps are still to be played.
  let results: [ScenarioResult?]
  /// How many steps stand before the place.
  let stepCount: Int

  /// Looks at a place behind so many steps, or behind all of them.
  init(
    _ first: ScenarioStage<World>, _ others: [ScenarioStage<World>], _ results: [ScenarioResult?],
    wantedCount: Int?
  ) {
    (self.first, self.results) = (first, results)
    stages = [first] + others
    stepCount = max(0, min(wantedCount ?? first.stepCount, first.stepCount))
  }

  /// How many steps are still to be played, on all platforms.
  var unplayedCount: Int { stages.reduce(0) { $0 + $1.unplayedCount } }

  /// Whether the place is in the middle of a phrase, for which the feature has one line: nothing can be written there.
  var isWithinPhrase: Bool {
    guard let scenario = results[0]?.scenario, stepCount > 0, stepCount < scenario.steps.count
    else { return false }
    return scenario.writtenStep(at: stepCount - 1).location
      == scenario.writtenStep(at: stepCount).location
  }

  /// What comes of it on the first of its other platforms, and where the two part; nil where it has no other.
  var beside: Outlook.Beside? {
    let place = results.dropFirst().firstIndex { $0 != nil }
    guard let first = results[0], let place, let other = results[place] else { return nil }
    return Outlook.Beside(
      result: other, partings: Parting.all(of: first, and: other),
      elsewhere: stages[place].world(behind: stepCount)?.sightsElsewhere())
  }

  /// The world at the place; nil where it was not played so far, or in many histories.
  var world: World? { first.world(behind: stepCount) }
}

extension AuthoringDesk {
  /// How a scenario ends on its other platforms, with what would mend it where it goes well on one alone.
  func endings(of shown: ShownScenario<World>, in source: Source) -> [Outlook.Ending] {
    shown.stages.indices.dropFirst().compactMap { place in
      guard let result = shown.results[place] else { return nil }
      var ending = Outlook.Ending(result)
      guard !result.status.isAcceptable, shown.results[0]?.status.isAcceptable ?? false,
        let wrong = result.steps.firstIndex(where: { !$0.status.isAcceptable })
      else { return ending }
      let stage = shown.stages[place]
      let fixes = FixFinder(player: player, proposals: proposals)
        .fixes(of: result, ownStart: stage.ownStart, in: stage.owner, stage.world)
      ending.fixes = fixes.filter { holdsEverywhere($0, in: shown) }
      ending.fixes += [only(shown, in: source, step: wrong)].compactMap(\.self)
      return ending
    }
  }

  /// Where the scenario goes well on one other platform alone: that it is played there only.
  func onlyElsewhere(_ shown: ShownScenario<World>, in source: Source) -> Fix? {
    let wrong = shown.results[0]?.steps.firstIndex { !$0.status.isAcceptable }
    return wrong.flatMap { only(shown, in: source, step: $0) }
  }

  /// That a scenario is played on the one platform where it goes well; nil where there are more, or that cannot be written.
  private func only(
    _ shown: ShownScenario<World>, in source: Source, step wrong: Int
  ) -> Fix? {
    let well = shown.results.compactMap(\.self).filter(\.status.isAcceptable).map(\.scenario)
    guard well.count == 1,
      FeatureEdit(
        playing: well[0], onlyOn: well[0].profile, in: source, profilesFor: planner.profilesFor)
        != nil
    else { return nil }
    return Fix(.only, step: wrong, profile: well[0].profile)
  }

  /// Whether a sentence goes well in the place of a step on all platforms.
  private func holdsEverywhere(_ fix: Fix, in shown: ShownScenario<World>) -> Bool {
    guard fix.action == .instead, let sentence = fix.sentences.first,
      let kind = player.kind(of: sentence)
    else { return false }
    return shown.stages.allSatisfy { $0.standing(of: sentence, kind, behind: fix.step) == .holds }
  }
}
