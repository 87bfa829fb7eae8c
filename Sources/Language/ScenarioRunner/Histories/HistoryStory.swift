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
    let rest = search.play.run(after: place, in: world, definition: search.definition)
    return before.followed(by: rest)
  }

  /// Plays the shortest story that goes wrong in the same way, with what a reader needs to play it alone.
  ///
  /// - Parameter rows: The rows of a history that goes wrong so, of which the search has found no shorter one.
  func shortest(_ rows: [Int], _ flaw: Flaw) -> Played<World> {
    // What only reports look at is let go while many stories are tried.
    var bare = before
    bare.world.beginSearch()
    let below = shorter(than: rows, flaw, from: bare.world)
    let sentences = (below.rows ?? rows).map { search.histories.rows[$0].event }
    let isPlayable = { (sentence: String) in search.play.binder.deed(sentence) != nil }
    let shrunk = Shrinking.shrink(
      sentences, triesMax: Self.triesMax,
      simpler: { PlainerSentences.of($0).filter(isPlayable) },
      stillBreaks: { played($0, from: bare)?.flaw == flaw })
    guard var told = played(shrunk.events), told.flaw == flaw else {
      return forgotten(sentences, flaw)
    }
    if flaw.step > search.place, flaw.status == .invalid {
      told.changeNotes(at: flaw.step) {
        $0 = World.advice($0, behindEvents: shrunk.events.last)
      }
    }
    told.changeNotes(at: flaw.step) {
      $0 += notes(shrunk, isShortest: below.isAll).map(Note.init(_:))
    }
    return told
  }

  /// Looks behind every shorter history of the table for one that goes wrong in the same way, the shortest first.
  ///
  /// The search itself has looked behind those that are long enough for it, and at all events on the way.
  ///
  /// - Returns: The rows of the first one, nil where there is none; and whether all that are shorter still were looked at.
  private func shorter(
    than rows: [Int], _ flaw: Flaw, from world: World
  ) -> (rows: [Int]?, isAll: Bool) {
    let (histories, place) = (search.histories, search.place)
    // An event that breaks something was found at the end of the shortest way to it.
    guard flaw.step > place else { return (nil, true) }
    let model = HistoryModel(histories: histories, step: place)
    var below = BreadthFirstSearch(model, from: HistoryModel.State(world: world))
    var tryCount = 0
    for length in 0..<min(rows.count, histories.lengths.lowerBound) {
      if length > 0, below.advance(SearchBounds(states: Self.triesMax)) != nil {
        return (nil, false)
      }
      for reached in below.frontier {
        guard tryCount < Self.triesMax else { return (nil, false) }
        tryCount += 1
        let rest = search.play.run(after: place, in: reached.state.world)
        if rest.flaw == flaw { return (below.events(to: reached), true) }
      }
    }
    return (nil, true)
  }

  /// Says how to play a story alone, and of it no more than was found out.
  private func notes(_ story: Shrinking<String>.Result, isShortest: Bool) -> [String] {
    guard !story.events.isEmpty else {
      return ["That is so without any of the events, too."]
    }
    let number = story.events.count == 1 ? "one event" : "\(story.events.count) events"
    let lines = story.events.enumerated().map { ($0.offset == 0 ? "When " : "And ") + $0.element }
    let once = search.histories.isOnceEach ? ", each at most once," : ""
    let found =
      switch story.claim {
      case _ where isShortest: "No shorter story of these events\(once) goes wrong like this"
      case .noPart: "No part of this story alone goes wrong like this"
      case .noEvent: "None of these events can be left out alone"
      case .nothing: "This story goes wrong, and perhaps a shorter one does"
      }
    return ["\(found): \(number). To play it alone, write instead of the table:"] + lines
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

/// Sentences that say the same with smaller and rounder numbers.
enum PlainerSentences {
  /// The numbers that people choose first.
  private static let round = [1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 500, 1_000]

  /// Returns the sentences that stand for the one with one of its numbers made smaller, the plainest first.
  ///
  /// What stands in quotation marks is a name, and stays.
  static func of(_ sentence: String) -> [String] {
    let characters = Array(sentence)
    var sentences: [String] = []
    for range in numbers(in: characters) {
      guard let value = Int(String(characters[range])) else { continue }
      let before = String(characters[..<range.lowerBound])
      let after = String(characters[range.upperBound...])
      for plainer in round where plainer < value {
        if plainer == 1, let singular = singular(after) {
          sentences.append("\(before)1\(singular)")
        }
        sentences.append("\(before)\(plainer)\(after)")
      }
    }
    return sentences
  }

  /// Where whole numbers stand by themselves, outside quotation marks.
  private static func numbers(in characters: [Character]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (place, isQuoted) = (0, false)
    while place < characters.count {
      if characters[place] == "\"" { isQuoted.toggle() }
      guard !isQuoted, characters[place].isASCIIDigit else {
        place += 1
        continue
      }
      let start = place
      while place < characters.count, characters[place].isASCIIDigit || characters[place] == "." {
        place += 1
      }
      // A part of a word or of a time of day is no number.
      let before = start > 0 ? characters[start - 1] : " "
      if before == " " || before == "(" { ranges.append(start..<place) }
    }
    return ranges
  }

  /// What follows a number, as it follows 1: "minutes pass" as "minute passes"; nil where it is no plural.
  private static func singular(_ rest: String) -> String? {
    var words = rest.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, words[1].count > 2, words[1].hasSuffix("s") else { return nil }
    words[1].removeLast()
    if words.count == 3, words[2] == "pass" { words[2] = "passes" }
    return words.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
