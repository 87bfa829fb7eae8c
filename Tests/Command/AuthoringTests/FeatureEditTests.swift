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
      (11, 2, .given, "    Given it rains", 15),
    ])
  func `a sentence stands behind the steps that were played`(
    line: Int, count: Int, kind: StepKind, expected: String, place: Int
  ) throws {
    let plan = Desk.planner.plan(Source(uri: "test.feature", text: Self.text))
    let scenario = try #require(plan.scenarios.first { $0.pickle.scenarioLine == line })
    let edit = try #require(
      FeatureEdit(adding: "it rains", kind, behind: count, of: scenario, in: Self.text))
    #expect(edit.line == place)
    let lines = edit.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[place - 1] == expected)
    #expect(
      lines.count == Self.text.split(separator: "\n", omittingEmptySubsequences: false).count + 1)
  }

  /// What becomes of a text where "it rains" is written behind so many steps of its first scenario.
  private static func edited(
    _ text: String, _ kind: StepKind, behind count: Int, uri: String = "test.feature"
  ) -> String? {
    guard let scenario = planner(uri, text).scenarios.first else { return nil }
    return FeatureEdit(adding: "it rains", kind, behind: count, of: scenario, in: text)?.text
  }

  private static func planner(_ uri: String, _ text: String) -> Plan {
    Desk.planner.plan(Source(uri: uri, text: text))
  }

  @Test(
    arguments: [
      // Lines end as their neighbours do.
      (
        "Feature: A\r\n  Scenario: B\r\n    When c\r\n", 1,
        "Feature: A\r\n  Scenario: B\r\n    When c\r\n    And it rains\r\n"
      ),
      // An "And" keeps its meaning.
      (
        "Feature: A\n  Scenario: B\n    Given c\n    And d\n", 1,
        "Feature: A\n  Scenario: B\n    Given c\n    When it rains\n    Given d\n"
      ),
      // What belongs to a step stays with it, over blank lines and comments as well.
      (
        "Feature: A\n  Scenario: B\n    When c\n\n      | d |\n      # e\n      | f |\n", 1,
        "Feature: A\n  Scenario: B\n    When c\n\n      | d |\n      # e\n      | f |\n    And it rains\n"
      ),
    ])
  func `what stands around stays as it is`(text: String, count: Int, expected: String) {
    #expect(Self.edited(text, .when, behind: count) == expected)
  }

  @Test func `a bullet stands before a step of Markdown`() {
    let text = "# Feature: A\n\n## Scenario: B\n\n* When c\n"
    #expect(
      Self.edited(text, .when, behind: 1, uri: "a.feature.md") == text + "* And it rains\n")
  }

  @Test(arguments: [-1, 0, 3, Int.min, Int.max])
  func `nothing is written where there is no place of the scenario`(count: Int) {
    let text = "Feature: A\n  Background:\n    Given b\n  Scenario: B\n    When c\n"
    #expect(Self.edited(text, .when, behind: count) == nil)
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
    let scenario = try #require(plan.scenarios.first)
    let edit = try #require(
      FeatureEdit(adding: "it rains", .when, behind: 1, of: scenario, in: text))
    #expect(edit.text == text + "\n\t* it rains")
  }
}
