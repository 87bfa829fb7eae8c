import Explorer
import ScenarioRunner
import Testing

/// Steps after which every history of some events is played.
struct HistoryTests {
  /// The library with a step that wants histories, and one that a basket of two apples cannot do.
  private static var library: StepLibrary<Basket> {
    get throws {
      var library = try Basket.library
      let add = {
        (library: inout StepLibrary<Basket>, words: String, isOnce: Bool) in
        library.when(
          "between {int} and {int} happen\(words):", "Plays every history.",
          example: "between 1 and 2 happen\(words):\n| event |\n| the customer takes 1 apple |"
        ) { (_: inout Basket, least: Int, most: Int, table: DeedTableArgument<Basket>) in
          throw try EveryHistory(
            of: table, atLeast: least, atMost: most, eachAtMostOnce: isOnce)
        }
      }
      add(&library, "", false)
      add(&library, " once", true)
      library.when("an apple is polished", "Needs one.", example: "an apple is polished") {
        (basket: inout Basket) in
        guard basket.apples > 0 else { throw StepFailure(obstacle: "There is no apple.") }
      }
      library.when(
        "all 9 apples are given away", "Needs all nine.", example: "all 9 apples are given away"
      ) { (basket: inout Basket) in
        guard basket.apples == 9 else { throw StepFailure(obstacle: "There are not nine apples.") }
        basket.apples = 0
      }
      library.when("an apple is added", "Needs one.", example: "an apple is added") {
        (basket: inout Basket) in
        guard basket.apples > 0 else { throw StepFailure(obstacle: "There is no apple.") }
        basket.apples += 1
      }
      return library
    }
  }

  private func run(
    apples: Int = 9, _ step: String, _ events: [String], then rest: String...,
    patient: Bool = false, memory: MemoryBound = MemoryBound()
  ) async throws -> ScenarioResult {
    let rows = (["event"] + events).map { "      | \($0) |\n" }.joined()
    let text =
      "Feature: F\n  Scenario: S\n    Given the basket has \(apples) apples\n    When \(step):\n"
      + rows + rest.map { "    \($0)\n" }.joined()
    var options = RunOptions(isPatient: patient)
    options.memory = memory
    let run = try await Run(text, options: options, library: Self.library)
    return try #require(run.results.first)
  }

  private func log(_ result: ScenarioResult) -> String? {
    result.steps[1].attachments.first.flatMap { attachment in
      guard case .text(let text) = attachment.content else { return nil }
      return text
    }
  }

  @Test(arguments: [
    ("between 3 and 3 happen", "all 8 histories of 3 events", 10),
    ("between 1 and 2 happen", "all 6 histories of 1 to 2 events", 6),
    ("between 0 and 1 happen", "all 3 histories of 0 to 1 events", 3),
    ("between 2 and 2 happen once", "all 2 histories of 2 events", 4),
  ])
  func `all histories are counted, and equal worlds are played once`(
    step: String, histories: String, worldCount: Int
  ) async throws {
    let result = try await run(
      step, ["the customer takes 1 apple", "the customer takes 2 apples"],
      then: "When 1 minute passes")
    #expect(result.status == .passed, "\(result.steps.map(\.problem))")
    #expect(
      log(result)
        == "\(histories) were played to their end; on the way were \(worldCount) different worlds, "
        + "and equal ones were played once")
  }

  @Test func `a check that fails behind one history fails the scenario with the shortest story`()
    async throws
  {
    let result = try await run(
      apples: 9, "between 4 and 4 happen",
      ["1 minute passes", "2 minutes pass", "the customer takes 1 apple"],
      then: "Then the basket holds 9 apples", "And the basket holds 9 apples")
    #expect(result.steps.map(\.status) == [.passed, .passed, .failed, .skipped])
    let problem = try #require(result.steps[2].problem)
    #expect(problem.message == "Wrong number of apples.")
    #expect(problem.notes.last == "When the customer takes 1 apple")
    #expect(problem.notes.first?.contains("one event") == true)
    #expect(result.evidence?.screen == ["[8]"])
    #expect(
      log(result) == "9 of 81 histories of 4 events were played to their end until one went wrong; "
        + "on the way were 35 different worlds, and equal ones were played once")
  }

  @Test func `numbers of a story become smaller where it goes wrong all the same`() async throws {
    let result = try await run(
      apples: 9, "between 1 and 1 happen", ["the customer takes 7 apples", "9 minutes pass"],
      then: "Then the basket holds 9 apples")
    #expect(result.steps[2].problem?.notes.last == "When the customer takes 1 apple")
  }

  @Test func `a rule that an event breaks fails the step`() async throws {
    let result = try await run(
      apples: 2, "between 5 and 5 happen", ["the customer takes 1 apple", "1 minute passes"],
      then: "When 1 minute passes")
    #expect(result.steps.map(\.status) == [.passed, .failed, .skipped])
    #expect(
      log(result)?.hasPrefix(
        "none of 32 histories of 5 events was played to its end, as one went wrong at event 3;")
        == true, "\(log(result) ?? "")")
    let problem = try #require(result.steps[1].problem)
    #expect(problem.message == "A basket never holds fewer than no apples.")
    #expect(
      problem.notes.suffix(3) == [
        "When the customer takes 1 apple", "And the customer takes 1 apple",
        "And the customer takes 1 apple",
      ])
  }

  @Test func `an event that cannot happen ends its history and no other`() async throws {
    let result = try await run(
      apples: 1, "between 2 and 2 happen once",
      ["an apple is polished", "the customer takes 1 apple"],
      then: "When 1 minute passes")
    #expect(result.status == .passed)
    #expect(
      log(result) == "1 of 2 histories of 2 events was played to its end; "
        + "on the way were 4 different worlds, and equal ones were played once; "
        + "once an event could not happen")
  }

  @Test func `an event that can happen in no history is named`() async throws {
    let result = try await run(
      apples: 0, "between 2 and 2 happen", ["1 minute passes", "an apple is polished"],
      then: "When 1 minute passes")
    let problem = try #require(result.steps[1].problem)
    #expect(result.status == .failed)
    #expect(problem.message.hasPrefix("Row 2, “an apple is polished”"))
    #expect(problem.cell == FaultyCell(row: 2, column: 0))
    #expect(problem.notes.first == "When it was tried: There is no apple.")
  }

  @Test func `an event after which no history gets to its end is named`() async throws {
    let dead = try await run(
      apples: 9, "between 2 and 2 happen", ["all 9 apples are given away", "an apple is added"],
      then: "When 1 minute passes")
    let problem = try #require(dead.steps[1].problem)
    #expect(dead.status == .failed)
    #expect(
      problem.message
        == "Row 1, “all 9 apples are given away”: after this, no history gets to 2 events.")
    #expect(problem.cell == FaultyCell(row: 1, column: 0))
  }

  @Test(arguments: [
    ("between 0 and 0 happen", ["1 minute passes"], "0 events"),
    ("between 3 and 2 happen", ["1 minute passes"], "no number between 3 and 2"),
    ("between 2 and 2 happen once", ["1 minute passes"], "no 2 can happen"),
    ("between 1 and 99999 happen", ["1 minute passes"], "at most 1000"),
    ("between 9 and 30 happen", ["1 minute passes", "2 minutes pass"], "2,147,483,136 histories"),
    ("between 1 and 1 happen", [], "has no rows"),
    (
      "between 1 and 1 happen once", (1...65).map { "\($0) minutes pass" },
      "lists 65 events, more than the 64"
    ),
    ("between 1 and 1 happen", ["the basket holds 1 apple"], "a check is nothing that happens"),
    ("between 1 and 1 happen", ["the basket has 1 apple"], "this says how things are"),
    ("between 1 and 1 happen", ["1 minute passes", "1 minute passes"], "row 1 says the same"),
    ("between 1 and 1 happen", ["the basket explodes"], "Row 1, “the basket explodes”"),
  ])
  func `what cannot be searched is refused by name`(
    step: String, events: [String], expected: String
  ) async throws {
    let result = try await run(step, events, then: "When 1 minute passes")
    #expect(result.status == .invalid)
    #expect(result.steps[1].problem?.message.contains(expected) == true, "\(result.steps[1])")
  }

  @Test func `a search ends by name where the memory is used up`() async throws {
    let result = try await run(
      "between 1 and 2 happen", ["the customer takes 1 apple", "the customer takes 2 apples"],
      then: "When 1 minute passes", memory: MemoryBound(bytes: 3 << 20, used: { 3 << 20 }))
    #expect(result.status == .invalid)
    #expect(
      result.steps[1].problem?.message
        == "The histories of 1 to 2 events lead to worlds that take more than 3 MiB, after 1 of them."
    )
  }

  @Test func `nothing is searched where a later step cannot be played`() async throws {
    let result = try await run(
      "between 2 and 2 happen", ["1 minute passes"], then: "Then the basket explodes")
    #expect(result.steps.map(\.status) == [.passed, .skipped, .undefined])
    #expect(log(result) == nil)
  }

  @Test func `one search may follow another`() async throws {
    let result = try await run(
      "between 1 and 1 happen", ["1 minute passes", "the customer takes 1 apple"],
      then: "When between 1 and 1 happen:", "  | event |", "  | 3 minutes pass |",
      "Then the basket holds 9 apples")
    #expect(result.steps.map(\.status) == [.passed, .passed, .passed, .failed])
    #expect(result.steps[3].problem?.notes.contains("When the customer takes 1 apple") == true)
  }
}
