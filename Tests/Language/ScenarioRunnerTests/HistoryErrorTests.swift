import Explorer
import Gherkin
import ScenarioRunner
import TestSupport
import Testing

/// What the errors of events mean where many histories are played.
struct HistoryErrorTests {
  /// The library with histories, and with deeds that go wrong in every way.
  private static var library: StepLibrary<Basket> {
    get throws {
      var library = try Basket.library
      library.when(
        "{int} happen:", "Plays every history.",
        example: "1 happen:\n| event |\n| the customer takes 1 apple |"
      ) { (_: inout Basket, count: Int, table: DeedTableArgument<Basket>) in
        throw try EveryHistory(of: table, atLeast: count, atMost: count, eachAtMostOnce: false)
      }
      let add = {
        (library: inout StepLibrary<Basket>, text: String, error: any Error & Sendable) in
        library.when(text, "Goes wrong with few apples.", example: text) { (basket: inout Basket) in
          guard basket.apples > 5 else { throw error }
        }
      }
      add(&library, "the till never rests", LimitReached(by: .app, "It never rests."))
      add(
        &library, "the market never closes",
        LimitReached(by: .scenario, "It takes too long.", notes: ["Close it."]))
      add(&library, "a coin is found", StepFailure("The coin is wrong."))
      add(&library, "a coin is spent", StepFailure(obstacle: "There is no coin."))
      add(&library, "a coin is split", InvalidStep("Coins stay whole."))
      add(&library, "a coin is drawn", PendingStep("Somebody draws it later."))
      add(&library, "a coin is left", SkipScenario("not today"))
      add(&library, "a coin is lost", Basket.Spoiled())
      library.then(
        "all is well, or it is not today", "Skips with 8 apples.",
        example: "all is well, or it is not today"
      ) {
        (basket: inout Basket) in
        if basket.apples == 8 { throw SkipScenario("not with eight") }
      }
      return library
    }
  }

  private func run(
    apples: Int, times count: Int = 2, _ events: [String],
    then rest: String = "When 1 minute passes"
  ) async throws -> ScenarioResult {
    let rows = (["event"] + events).map { "      | \($0) |\n" }.joined()
    let text =
      "Feature: F\n  Scenario: S\n    Given the basket has \(apples) apples\n"
      + "    When \(count) happen:\n\(rows)    \(rest)\n"
    let run = try await Run(text, library: Self.library)
    return try #require(run.results.first)
  }

  @Test(arguments: [
    ("the till never rests", StepStatus.failed, "It never rests."),
    ("the market never closes", .invalid, "It takes too long."),
    ("a coin is found", .failed, "The coin is wrong."),
    ("a coin is drawn", .pending, "Somebody draws it later."),
    (
      "a coin is left", .invalid,
      "An event of a history cannot skip the rest of the scenario: not today"
    ),
    ("a coin is lost", .failed, "the apples are spoiled"),
  ])
  func `what goes wrong with an event goes wrong with the scenario, by name`(
    event: String, status: StepStatus, message: String
  ) async throws {
    let result = try await run(
      apples: 7, ["1 minute passes", "the customer takes 2 apples", event])
    #expect(result.steps.map(\.status) == [.passed, status, .skipped])
    let problem = try #require(result.steps[1].problem)
    #expect(problem.message == message)
    #expect(
      problem.notes.suffix(3) == [
        "No shorter story of these events goes wrong like this: 2 events. "
          + "To play it alone, write instead of the table:",
        "When the customer takes 2 apples", "And \(event)",
      ])
  }

  @Test(arguments: ["a coin is spent", "a coin is split"])
  func `what an event says itself that cannot be done ends its history and no other`(
    event: String
  ) async throws {
    let result = try await run(apples: 7, ["the customer takes 2 apples", event])
    #expect(result.status == .passed, "\(result.steps.map(\.problem))")
  }

  @Test(arguments: [
    ("a coin is spent", StepStatus.failed, "There is no coin."),
    ("a coin is split", .invalid, "Coins stay whole."),
  ])
  func `an event that can never happen is the scenario's mistake where it says so itself`(
    event: String, status: StepStatus, message: String
  ) async throws {
    let result = try await run(apples: 5, ["1 minute passes", event])
    #expect(result.status == status)
    #expect(result.steps[1].problem?.notes.first == "When it was tried: \(message)")
  }

  @Test func `what the app does wrong is told rather than what cannot be played`() async throws {
    let result = try await run(
      apples: 7, ["the customer takes 2 apples", "the market never closes", "a coin is found"])
    #expect(result.status == .failed)
    #expect(result.steps[1].problem?.message == "The coin is wrong.")
  }

  @Test func `a limit is marked as one, wherever it is reached`() async throws {
    for (event, cause) in [
      ("the till never rests", LimitReached.Cause.app), ("the market never closes", .scenario),
    ] {
      let search = try await run(apples: 7, ["the customer takes 2 apples", event])
      #expect(search.steps[1].problem?.limit == cause)
      let plain = try await run(
        apples: 7, times: 1, ["the customer takes 2 apples"], then: "When \(event)")
      #expect(plain.steps[2].problem?.limit == cause)
      #expect(plain.status == (cause == .app ? .failed : .invalid))
    }
    let failure = try await run(apples: 7, ["the customer takes 2 apples", "a coin is found"])
    #expect(failure.steps[1].problem?.limit == nil)
    let many = try await run(apples: 7, times: 40, ["1 minute passes", "2 minutes pass"])
    #expect(many.status == .invalid)
    #expect(many.steps[1].problem?.limit == .scenario)
  }

  @Test func `a history whose rest is skipped is not taken for one that passed`() async throws {
    let check = "Then all is well, or it is not today"
    let some = try await run(
      apples: 9, times: 1, ["1 minute passes", "the customer takes 1 apple"], then: check)
    #expect(some.status == .skipped)
    #expect(some.steps[2].problem?.message == "not with eight")
    let none = try await run(
      apples: 9, times: 1, ["1 minute passes", "the customer takes 2 apples"], then: check)
    #expect(none.status == .passed)
  }
}
