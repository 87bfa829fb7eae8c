import Gherkin
import ScenarioRunner
import Testing

/// A step of a background or an outline is judged by all scenarios of its file that it stands in.
struct BackgroundJudgeTests {
  private static let text = """
    Feature: f
      Background:
        Given the basket is insured
      Scenario: one
        When 5 minutes pass
        Then the basket holds 0 apples
      Scenario: two
        When <deed>
        Then the basket holds 0 apples
    """

  private static let outline = """
    Feature: f
      Scenario Outline: rows
        Given the basket is insured
        When <deed>
        Then the basket holds 0 apples
        Examples:
          | deed           |
          | 5 minutes pass |
          | DEED           |
    """

  private func run(
    _ deed: String, _ selection: Selection = Selection(), workers: Int = 1,
    of text: String = text, at place: String = "<deed>"
  ) async throws -> Run {
    var library = try Basket.library
    library.given("the basket is insured", "Insures.", example: "the basket is insured") {
      (basket: inout Basket) in basket.notes.append("insured")
    }
    library.when("the basket is lost", "Loses it.", example: "the basket is lost") {
      (basket: inout Basket) in basket.notes.append("lost")
    }
    return try await Run(
      text.replacing(place, with: deed), options: RunOptions(workers: workers),
      selection: selection, library: library)
  }

  @Test(arguments: [1, 4])
  func `a step that is idle in every scenario is an error at its place`(workers: Int) async throws {
    let run = try await run("5 minutes pass", workers: workers)
    #expect(run.results.map(\.status) == [.passed, .passed])
    #expect(run.problems.map(\.place) == ["a.feature:3:5"])
    #expect(run.problems.first?.severity == .error)
    #expect(
      run.problems.first?.message.hasSuffix("in all of the 2 scenarios that it stands in.") == true)
    #expect(run.summary.exitCode == 2)
  }

  @Test func `one scenario that has a use for it is enough`() async throws {
    let run = try await run("the basket is lost")
    #expect(run.problems.isEmpty)
    #expect(run.summary.exitCode == 0)
  }

  @Test func `of a part of the file nobody knows what the rest has a use for`() async throws {
    let run = try await run("5 minutes pass", Selection(names: ["one"]))
    #expect(run.results.count == 1)
    #expect(run.problems.isEmpty)
  }

  @Test(arguments: [("the basket is lost", 0), ("6 minutes pass", 1)])
  func `one row of an outline that has a use for it is enough`(
    deed: String, problems: Int
  ) async throws {
    let run = try await run(deed, of: Self.outline, at: "DEED")
    #expect(run.results.map(\.status) == [.passed, .passed])
    #expect(run.problems.count == problems)
    #expect(run.summary.exitCode == (problems == 0 ? 0 : 2))
  }
}
