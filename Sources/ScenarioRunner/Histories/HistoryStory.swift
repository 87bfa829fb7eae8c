import Explorer
import Gherkin

/// One history told in sentences, as a scenario could have it, and the shortest one that goes wrong in a way.
struct HistoryStory<World: ScenarioWorld> {
  /// How many histories are tried at most to find the shortest.
  private static var triesMax: Int { 1_000 }

  let search: HistorySearch<World>
  let before: Played<World>

  /// Plays the sentences and the rest of the scenario; nil where one of them cannot happen.
  func played(_ sentences: [String]) -> Played<World>? {
    played(sentences, from: before)
  }

  private func played(_ sentences: [String], from before: Played<World>) -> Played<World>? {
    var world = before.world
    let place = search.place
    for sentence in sentences {
      guard let deed = search.play.binder.deed(sentence) else { return nil }
      do {
        guard case .happened = try HistoryModel<World>.play(deed, in: &world) else { return nil }
      } catch {
        let (status, problem) = StepProblem.classified(error)
        let result = StepResult(
          step: search.play.steps[place], status: status, startedAt: before.world.virtualTime,
          definition: search.definition, problem: problem, attachments: world.takeAttachments())
        var broken = before
        broken.world = world
        search.play.film(place, &broken.world)
        return search.play.unplayed(after: result, broken)
      }
    }
    search.play.film(place, &world)
    let rest = search.play.run(
      from: place + 1, after: place, in: world, definition: search.definition)
    return before.followed(by: rest)
  }

  /// Plays the shortest story that goes wrong in the same way, with what a reader needs to play it alone.
  func shortest(_ sentences: [String], _ flaw: Flaw) -> Played<World> {
    // What only reports look at is let go while many stories are tried.
    var bare = before
    bare.world.beginSearch()
    let isPlayable = { (sentence: String) in search.play.binder.deed(sentence) != nil }
    let shrunk = Shrinking.shrink(
      sentences, triesMax: Self.triesMax,
      simpler: { PlainerSentences.of($0).filter(isPlayable) },
      stillBreaks: { played($0, from: bare)?.flaw == flaw })
    guard var told = played(shrunk.events), told.flaw == flaw else {
      return forgotten(sentences, flaw)
    }
    told.tell(notes(shrunk), at: flaw.step)
    return told
  }

  /// Says how to play a story alone.
  private func notes(_ story: Shrinking<String>.Result) -> [String] {
    guard !story.events.isEmpty else {
      return ["That is so without any of the events, too."]
    }
    let number = story.events.count == 1 ? "one event" : "\(story.events.count) events"
    let lines = story.events.enumerated().map { ($0.offset == 0 ? "When " : "And ") + $0.element }
    let shortest =
      story.isMinimal ? "No shorter story goes wrong like this" : "A short story that goes wrong"
    return ["\(shortest): \(number). To play it alone, write instead of the table:"] + lines
  }

  /// What is said where the world does not go wrong when it remembers everything: then it is not what it seems.
  private func forgotten(_ sentences: [String], _ flaw: Flaw) -> Played<World> {
    let result = StepResult(
      step: search.play.steps[search.place], status: .failed,
      startedAt: before.world.virtualTime, definition: search.definition,
      problem: StepProblem(
        "A history went wrong in the search, and did not when it was played alone.",
        notes: sentences))
    return search.play.unplayed(after: result, before)
  }
}
