import Authoring
import Gherkin
import ScenarioRunner
import Testing

/// Where a sentence is written, and with which keyword.
struct FeatureEditTests {
  private static let text = """
    Feature: Test
      Background:
        Given the pet listing app is installed

      Scenario: First
        When the user opens the app
          | no | table |
        # A remark.
        Then the popup "X" is shown

      Scenario: Second
        What it is about.

        * something
    """

  @Test(
    arguments: [
      (5, 1, StepKind.when, "    When it rains", 6), (5, 2, .when, "    And it rains", 8),
      (5, 2, .then, "    Then it rains", 8), (5, 3, .then, "    And it rains", 10),
      (5, 3, .when, "    When it rains", 10), (11, 1, .when, "    When it rains", 14),
      (11, 9, .given, "    Given it rains", 15),
    ])
  func `a sentence stands behind the steps that were played`(
    line: Int, count: Int, kind: StepKind, expected: String, place: Int
  ) throws {
    let plan = Desk.planner.plan(Source(uri: "test.feature", text: Self.text))
    let scenario = try #require(plan.scenarios.first { $0.pickle.scenarioLine == line })
    let edit = FeatureEdit(adding: "it rains", kind, behind: count, of: scenario, in: Self.text)
    #expect(edit.line == place)
    let lines = edit.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[place - 1] == expected)
    #expect(
      lines.count == Self.text.split(separator: "\n", omittingEmptySubsequences: false).count + 1)
  }

  @Test func `behind a doc string, and in another language`() throws {
    let text = """
      # language: de
      Funktionalität: Test
        Szenario: Test
      \tWenn es regnet
          \"\"\"
          | no table
          \"\"\"
      """
    let plan = Desk.planner.plan(Source(uri: "test.feature", text: text))
    let edit = FeatureEdit(
      adding: "it rains", .when, behind: 1, of: try #require(plan.scenarios.first), in: text)
    #expect(edit.text == text + "\n\t* it rains")
  }
}
