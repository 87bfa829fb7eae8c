import Gherkin
import Testing

struct MarkdownTests {
  private static let uri = "a.feature.md"

  @Test func `headings, lists and fences carry the feature`() throws {
    let document = try parse(
      """
      # Feature: Shop

      Prose, * Given nothing.

      ## Rule: one

      ### Background:
      - Given a shop

      ### Scenario: buying
      + When something is bought
        ````json
        ```
          {}
        ````
      *Then it costs
        | a | b |
        |:--|--:|
        | 1 | 2 |

      | not | a | Gherkin | table |
      """, uri: Self.uri)
    #expect(document.feature?.name == "Shop")
    #expect(document.feature?.description == "")
    let steps = document.scenarios.first?.steps
    #expect(steps?.map(\.text) == ["something is bought", "it costs"])
    #expect(steps?.first?.docString?.content == "```\n  {}")
    #expect(steps?.first?.docString?.delimiter == "````")
    #expect(steps?.first?.docString?.mediaType == "json")
    #expect(
      steps?.last?.dataTable?.rows.map { $0.cells.map(\.value) } == [["a", "b"], ["1", "2"]])
    #expect(steps?.last?.location == Location(line: 16, column: 2))
  }

  @Test func `a document without a feature heading takes its first line for one`() throws {
    let document = try parse("Shopping\n========\n\n# Scenario: s\n* Given x\n", uri: Self.uri)
    #expect(document.feature?.name == "Shopping")
    #expect(document.feature?.keyword == "")
    #expect(document.scenarios.map(\.name) == ["s"])
  }

  @Test func `tags stand in backticks and may stand together`() throws {
    let document = try parse("`@a` and `@b``@c c` ` @d`\n# Feature: f\n", uri: Self.uri)
    #expect(document.feature?.tags.map(\.name) == ["@a", "@b", "@c c"])
    #expect(document.feature?.tags.map(\.location.column) == [2, 11, 15])
  }

  @Test func `a language line is prose`() throws {
    let document = try parse("# Feature: f\n# language: fr\n# Scenario: s\n", uri: Self.uri)
    #expect(document.feature?.language == "en")
    #expect(document.comments.isEmpty)
  }

  @Test func `a step in the wrong place is an error`() throws {
    let text = "# Feature: f\n# Scenario: s\n* Given x\n# Examples:\n  | a |\n * Given y\n"
    let found = errors(in: text, uri: Self.uri)
    #expect(found.map(\.location) == [Location(line: 6, column: 2)])
  }
}
