import ScenarioRunner
import Testing

/// Scenarios that are played twice must go the same way.
struct PlayedTwiceTests {
  private static let text = """
    Feature: F
      Scenario: S
        Given the basket has 3 apples
        When a wind blows
        Then the basket holds 3 apples
    """

  /// Plays the scenario, with what the wind does to a basket when it blows for the n-th time.
  private func run(
    twice: Bool = true, films: Bool = false,
    _ wind: @escaping @Sendable (inout Basket, Int) throws -> Void
  ) async throws -> (result: ScenarioResult, winds: Int) {
    let winds = Counter()
    var library = try Basket.library
    library.when("a wind blows", "Blows.", example: "a wind blows") { (basket: inout Basket) in
      winds.increment()
      try wind(&basket, winds.value)
    }
    let run = try await Run(
      Self.text, options: RunOptions(isTwice: twice, failureStoryboards: films), library: library)
    #expect(run.results.count == 1)
    return (try #require(run.results.first), winds.value)
  }

  @Test(arguments: [true, false]) func `each scenario is played as often as was asked for`(
    _ twice: Bool
  ) async throws {
    let (result, winds) = try await run(twice: twice) { _, _ in }
    #expect(result.status == .passed && winds == (twice ? 2 : 1))
    #expect(result.problem == nil && result.evidence == nil)
  }

  @Test(arguments: [true, false]) func `another end fails the scenario, with both ends`(
    _ films: Bool
  ) async throws {
    let (result, _) = try await run(films: films) { basket, count in basket.notes.append("\(count)")
    }
    #expect(result.status == .failed)
    #expect(result.problem?.message == "Played a second time, the scenario has ended otherwise.")
    #expect(
      result.problem?.notes.prefix(2) == ["The first time: 1", "The second time: 2"],
      "\(String(describing: result.problem))")
    #expect(result.evidence != nil)
  }

  @Test func `a step that fails once only is named, and keeps its place`() async throws {
    let (result, _) = try await run { basket, count in
      if count == 2 { throw StepFailure("It is blown away.") }
    }
    #expect(result.steps.map(\.status) == [.passed, .failed, .passed])
    #expect(
      result.steps[1].problem?.notes.prefix(2)
        == ["The first time: passed", "The second time: failed: It is blown away."])
  }

  @Test func `a step that fails in two ways keeps its failure, and the other is told below`()
    async throws
  {
    let (result, _) = try await run { _, count in throw StepFailure("Wind \(count).") }
    let problem = try #require(result.steps[1].problem)
    #expect(problem.message == "Wind 1.")
    #expect(problem.notes.contains("The second time: failed: Wind 2."), "\(problem.notes)")
  }

  @Test func `a scenario that fails has failed, although it passes when it is drawn`() async throws
  {
    let (result, winds) = try await run(twice: false, films: true) { _, count in
      if count == 1 { throw StepFailure("It is blown away.") }
    }
    #expect(winds == 2)
    #expect(result.status == .failed)
    #expect(result.steps[1].problem?.message == "It is blown away.")
  }

  @Test func `what the command must be told again stands with the result`() async throws {
    let text = Self.text.replacing("3 apples", with: "4 apples")
    var options = RunOptions()
    options.repeatArguments = ["--server", "http://a"]
    var library = try Basket.library
    library.when("a wind blows", "Blows.", example: "a wind blows") { (_: inout Basket) in }
    let run = try await Run(text, options: options, library: library)
    #expect(run.results.map(\.repeatArguments) == [["--server", "http://a"]])
  }
}
