import Gherkin
import ScenarioRunner
import Testing

/// Pages in Markdown of which the grammar plays less than they seem to say.
struct MarkdownFindingsTests {
  private static let good =
    "## Scenario: good\n\n* Given the basket has 1 apple\n* Then the basket holds 1 apple\n\n"

  private func problems(_ text: String) async throws -> [Problem] {
    let library = try Basket.library
    return await Planner(
      stepMatcher: { StepMatcher(library) }, profilesFor: { _ in ["p"] }
    ).plan([Source(uri: "a.feature.md", text: "# Feature: f\n\n" + text)]).problems
  }

  @Test(
    arguments: [
      ("## Background\n\n* Given x\n\n", 3, "write \"Background:\""),
      ("## Scenario T\n\n* Given x\n\n", 3, "write \"Scenario: T\""),
      ("## Sceanrio: T\n\n* Given x\n\n", 3, "write \"Scenario:\""),
      ("## Scenario T\n\n1. Given x\n\n", 3, "write \"Scenario: T\""),
      ("1. Then it is\n\n", 3, "write \"* Then …\""), ("2) When it is,\n\n", 3, "write \"* When"),
      ("**Then** it is.\n\n", 3, "write \"* Then …\""), ("* **Then** it\n\n", 3, "\"* Then"),
      ("Then it is\n\n", 3, "write \"* Then …\""), ("1. **When** it is\n\n", 3, "\"* When"),
      ("And the basket has 2 apples\nto eat\n\n", 3, "write \"* And …\""),
      ("* then the basket holds 2 apples\n\n", 3, "write \"* Then …\""),
      ("* Then: it is\n\n", 3, "write \"* Then …\""),
      (
        "## Scenario: o\n\n* Given <p>\n\n### Examples:\n\n| p |\n|---|\n| a |\n\n  | p |\n  | b |\n\n",
        9, "two to five blanks"
      ),
      (
        "## Scenario: o\n\n* Given <p>\n\n### Examples:\n\n  | p |\n  | b |\n\n| p |\n| a |\n\n",
        12,
        "two to five blanks"
      ),
    ])
  func `what the page only seems to play is an error at its line`(
    text: String, line: Int, advice: String
  ) async throws {
    let errors = try await problems(text + Self.good).filter { $0.severity == .error }
    #expect(errors.first?.location?.line == line, "\(text)\(errors)")
    #expect(errors.first?.notes.first?.contains(advice) == true, "\(errors)")
    #expect(errors.first?.excerpt.count == 2)
  }

  @Test(arguments: [
    "## Background information\n\nGiven the size of the town, nobody walks.\n\n",
    "## Examples of apples\n\nWords.\n\n## Rule of thumb\n\nWords.\n\n",
    "> Then it is\n\n```\nThen it is\n1. When it is\n## Scenario T\n* Given x\n```\n\n",
    "1. Peel\n2. Then, eat\n\nWe say\nWhen it rains\nand so on\n\n",
    "| word | meaning |\n|---|---|\n| Given | said |\n\n",
    "**Note** that it is so\n* given time, it is\n\n",
  ])
  func `what is only text is left alone`(text: String) async throws {
    let found = try await problems(text + Self.good)
    #expect(found.isEmpty, "\(text)\(found)")
  }
}
