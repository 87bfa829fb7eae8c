import Gherkin
import ScenarioRunner
import Testing

/// Scenarios that look at nothing, and so pass whatever happens.
struct UncheckedScenarioTests {
  private static let unchecked = """
    Feature: f
      Scenario: nothing is checked
        Given the basket has 1 apple
        When 5 minutes pass
      Scenario: something is checked
        Given the basket has 1 apple
        When 5 minutes pass
        Then the basket holds 1 apple
    """

  @Test(arguments: [false, true])
  func `a scenario without a check is told by a warning, and passes`(isDryRun: Bool) async throws {
    let run = try await Run(
      Self.unchecked, options: RunOptions(dryRun: isDryRun, unchecked: .told))
    #expect(run.problems.map(\.place) == ["a.feature:2:3"])
    #expect(run.problems.first?.severity == .warning)
    #expect(run.summary.warningCount == 1)
    #expect(run.summary.problemCount == 0)
    #expect(run.summary.exitCode == 0)
  }

  @Test func `a scenario without a check is not played where that is refused`() async throws {
    let run = try await Run(Self.unchecked, options: RunOptions(unchecked: .refused))
    #expect(run.results.map(\.status) == [.invalid, .passed])
    #expect(run.results.first?.problem?.message.contains("checks nothing") == true)
    #expect(run.summary.exitCode == 2)
  }

  @Test func `the rows of an outline and its platforms share a warning`() async throws {
    let text = """
      Feature: f
        @ios @android
        Scenario Outline: s
          Given the basket has <n> apples
          Examples:
            | n |
            | 1 |
            | 2 |
      """
    for workers in [1, 4] {
      let run = try await Run(text, options: RunOptions(workers: workers, unchecked: .told))
      #expect(run.summary.warningCount == 1)
    }
  }

  @Test func `a check of a background is none of the scenario's own`() async throws {
    let text = """
      Feature: f
        Background:
          Given the basket has 1 apple
          Then the basket holds 1 apple
        Scenario: nothing of its own
          When 5 minutes pass
        Scenario Outline: nothing of its own in rows
          When <n> minutes pass
          Examples:
            | n |
            | 5 |
        Rule: r
          Background:
            Then the basket holds 1 apple
          Scenario: nothing here either
            When 5 minutes pass
          Scenario: something
            When 5 minutes pass
            Then the basket holds 1 apple
      """
    let run = try await Run(text, options: RunOptions(unchecked: .told))
    #expect(run.results.map(\.warnings.isEmpty) == [false, false, false, true])
    #expect(run.results.map(\.isProof) == [false, false, false, true])
    #expect(
      run.problems.first?.notes.last?.hasSuffix(
        "What a background checks is true before the scenario begins.") == true)
  }

  @Test func `a step that nobody knows may be the check`() async throws {
    let text = "Feature: f\n  Scenario: s\n    Then all is well\n"
    let run = try await Run(text, options: RunOptions(unchecked: .refused))
    #expect(run.results.map(\.status) == [.undefined])
    #expect(run.problems.isEmpty)
  }

  @Test func `warnings of the files are errors in a strict plan`() async throws {
    let plan = await Planner { _ in ["p"] }.plan([Source(uri: "a.feature", text: "Feature: f\n")])
    #expect(plan.problems.map(\.severity) == [.warning])
    #expect(plan.strict().problems.map(\.severity) == [.error])
  }
}
