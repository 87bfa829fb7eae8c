import CucumberExpressions
import Gherkin
import ScenarioRunner
import TestSupport
import Testing

/// A world of a few places between which events lead, some of them nowhere.
private struct Maze: ScenarioWorld {
  let leads: [[Int?]]
  var place = 0

  var virtualTime: Duration { .zero }
  mutating func finishStep() throws {}
  mutating func finishScenario() throws {}
  func evidence() -> Evidence { Evidence(screen: [], events: [], facts: []) }

  func fingerprint() -> WorldFingerprint? { WorldFingerprint { $0.combine(place) } }

  /// Goes on by an event; throws where it leads nowhere.
  mutating func happen(_ event: Int) throws {
    guard let next = leads[place][event] else { throw StepFailure(obstacle: "There is no way.") }
    place = next
  }

  /// Goes on by one event after the other; returns whether each leads somewhere.
  mutating func goOn(_ events: [Int]) -> Bool {
    for event in events {
      guard (try? happen(event)) != nil else { return false }
    }
    return true
  }
}

/// The story that a search tells is held against every story that its table could tell.
struct ShortestStoryTests {
  private static let eventCount = 3

  private static func library(_ leads: [[Int?]]) -> StepLibrary<Maze> {
    var library = StepLibrary<Maze>(ParameterTypeRegistry()) { _ in Maze(leads: leads) }
    library.subject("Ways")
    library.when("way {int} is taken", "Goes on.", example: "way 1 is taken") {
      (maze: inout Maze, event: Int) in try maze.happen(event)
    }
    for (words, isOnce) in [("", false), (" once", true)] {
      library.when(
        "between {int} and {int} happen\(words):", "Plays every history.",
        example: "between 1 and 1 happen\(words):\n| event |\n| way 1 is taken |"
      ) { (_: inout Maze, least: Int, most: Int, table: DeedTableArgument<Maze>) in
        throw try EveryHistory(of: table, atLeast: least, atMost: most, eachAtMostOnce: isOnce)
      }
    }
    library.then("the place is not {int}", "Looks.", example: "the place is not 1") {
      (maze: inout Maze, place: Int) in
      guard maze.place == place else { return }
      throw StepFailure("That place is forbidden.")
    }
    return library
  }

  /// The fewest events of the table after which the place is reached; nil where none of so many at most lead there.
  private func fewest(to place: Int, _ leads: [[Int?]], atMost most: Int, isOnce: Bool) -> Int? {
    var ways: [[Int]] = [[]]
    for length in 0...most {
      for way in ways {
        let end = way.reduce(0 as Int?) { at, event in at.flatMap { leads[$0][event] } }
        if end == place { return length }
      }
      ways = ways.flatMap { way in
        (0..<Self.eventCount).filter { !isOnce || !way.contains($0) }.map { way + [$0] }
      }
    }
    return nil
  }

  private func told(
    _ leads: [[Int?]], _ step: String, forbidden: Int
  ) async throws -> (status: StepStatus, problem: StepProblem?) {
    let rows = (0..<Self.eventCount).map { "      | way \($0) is taken |\n" }.joined()
    let text =
      "Feature: F\n  Scenario: S\n    When \(step):\n      | event |\n\(rows)"
      + "    Then the place is not \(forbidden)\n"
    let plan = await Planner(profilesFor: profiles).plan(
      [Source(uri: "a.feature", text: text)], workers: 1)
    let scenario = try #require(plan.scenarios.first)
    let result = ScenarioPlayer(Self.library(leads)).play(scenario) { _ in }.result
    return (result.status, result.steps[1].problem)
  }

  @Test(arguments: [false, true])
  func `no story of a table is shorter than the one that is told`(isOnce: Bool) async throws {
    var toldCount = 0
    var shorterCount = 0
    for seed in 0..<250 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let placeCount = 3 + numbers.number(below: 4)
      let leads = (0..<placeCount).map { _ in
        (0..<Self.eventCount).map { _ -> Int? in
          let place = numbers.number(below: placeCount + 1)
          return place < placeCount ? place : nil
        }
      }
      let least = 1 + numbers.number(below: Self.eventCount)
      let forbidden = numbers.number(below: placeCount)
      let step = "between \(least) and \(Self.eventCount) happen\(isOnce ? " once" : "")"
      let (status, problem) = try await told(leads, step, forbidden: forbidden)
      guard status == .failed, problem?.message == "That place is forbidden." else { continue }
      toldCount += 1
      let fewest = fewest(to: forbidden, leads, atMost: Self.eventCount, isOnce: isOnce)
      let count = problem?.notes.count { $0.hasPrefix("When ") || $0.hasPrefix("And ") }
      #expect(
        isOnce ? count ?? 9 <= fewest ?? 0 : count == fewest,
        "seed \(seed): \(problem?.notes ?? [])")
      if let fewest, fewest < least { shorterCount += 1 }
      let once = isOnce ? ", each at most once," : ""
      let first =
        fewest == 0
        ? "That is so without any of the events, too."
        : "No shorter story of these events\(once) goes wrong like this: "
      #expect(problem?.notes.first?.hasPrefix(first) == true, "\(problem?.notes ?? [])")
    }
    #expect(toldCount > 40)
    #expect(shorterCount > 10)
  }
}
