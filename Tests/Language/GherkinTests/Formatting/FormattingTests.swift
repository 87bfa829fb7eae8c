import Foundation
import Gherkin
import TestSupport
import Testing

struct FormattingTests {
  private static let untidy = """
    # language: en
    # about
    @a   @b # remark
      @c
    Feature:   Shop
    Some text
      indented
    # in between

    Background:
    Given a shop
    # before the table
    | name|price |
    |pear | 1\\|2 |
    # on its own

    # of the scenario
    Scenario Outline: buying
    A description.
    * a <x>
    ```json
      {}
    ```
    Then x

    # of the examples

    Examples: some
    |x|
    |日本|
    Rule: more
    Example:
    Given x
    # the end
    """

  private static let tidy = """
    # language: en
    # about
    @a @b @c # remark
    Feature: Shop
      Some text
        indented
      # in between

      Background:
        Given a shop
          # before the table
          | name | price |
          | pear | 1\\|2  |
        # on its own

      # of the scenario
      Scenario Outline: buying
        A description.

        * a <x>
          ```json
            {}
          ```
        Then x

        # of the examples

        Examples: some
          | x    |
          | 日本 |

      Rule: more

        Example:
          Given x
          # the end

    """

  @Test func `the canonical layout`() throws {
    let formatted = try parse(Self.untidy).formatted()
    #expect(formatted == Self.tidy, "\(formatted)")
  }

  @Test func `a table is aligned by display width`() throws {
    let text = "Feature: f\nScenario: s\n* a\n|日本|x|\n|e\u{301}|y|\n|abc||\n"
    let rows = try parse(text).formatted().split(separator: "\n").suffix(3)
    #expect(rows == ["      | 日本 | x |", "      | e\u{301}    | y |", "      | abc  |   |"])
  }

  @Test(arguments: [
    ("fr", "Fonctionnalité: f\nScénario: s\nEt  que x"),
    ("ja", "機能: f\nシナリオ: s\n前提 x\nもしy"),
    ("ht", "Karakteristik: f\nSenaryo: s\nLe  sa a x"),
  ])
  func `a text never becomes part of its keyword`(language: String, feature: String) throws {
    try expectStable("# language: \(language)\n\(feature)\n", uri: "test.feature")
  }

  @Test(arguments: ["# language: no", "#language:no", "#  language : en"])
  func `a comment that moves to the top does not become the language`(comment: String) throws {
    try expectStable("@b\n\(comment)\n@c\nFeature: f\nScenario: s\n* a\n", uri: "test.feature")
  }

  @Test func `a carriage return inside a doc string survives`() throws {
    try expectStable(
      "Feature: f\nScenario: s\n* a\n\"\"\"\na\r\r\n\"\"\"\n", uri: "test.feature")
  }

  @Test(arguments: [
    "\u{FEFF}described", "text\n\u{FEFF}more", "\u{FEFF}",
  ])
  func `a byte order mark inside a file survives`(description: String) throws {
    let text =
      "Feature: f\n\(description)\n\n\(description)\nScenario: s\n\(description)\n* a\u{FEFF}\n"
      + "\"\"\"\n\(description)\n\"\"\"\n"
    try expectStable(text, uri: "test.feature")
  }

  @Test(arguments: [
    #"\"\"\\"\"\""#, #"\\"\"\""#, #"\""""#, #"a \"\"\" b"#, #"\"\"\"\"\"\""#, #"\"\"\""""#,
    #"x """ y"#, #"\"\"\\"\"\"\"\"\""#, #"  \"\"\" \"\"\\"\"\""#,
  ])
  func `escaped delimiters in a doc string survive`(line: String) throws {
    for delimiter in ["\"\"\"", "```"] {
      let content = delimiter == "```" ? line.replacing("\"", with: "`") : line
      try expectStable(
        "Feature: f\nScenario: s\n* a\n\(delimiter)\n\(content)\n\(delimiter)\n",
        uri: "test.feature")
    }
  }

  @Test func `a very wide cell makes no other row wide`() throws {
    let wide = String(repeating: "wide ", count: 50_000)
    let rows = (0..<20_000).map { "| \($0) | x |" }.joined(separator: "\n")
    let text = "Feature: f\nScenario: s\n* a\n| \(wide) | x |\n\(rows)\n"
    let formatted = try parse(text).formatted()
    #expect(formatted.utf8.count < 2 * text.utf8.count)
    try expectStable(text, uri: "test.feature")
  }

  @Test func `a Markdown document stays as it is`() throws {
    let text = "# Feature: f\n\nprose\n\n## Scenario: s\n* Given x\n"
    #expect(try parse(text, uri: "a.feature.md").formatted() == text)
  }

  @Test func `an empty file stays empty`() throws {
    #expect(try parse("").formatted() == "")
    #expect(try parse("\n  \n").formatted() == "")
  }

  @Test(.comparing(with: Conformance.data), arguments: Conformance.good)
  func `formatting an official file is stable`(name: String) throws {
    let source = try Conformance.source(name)
    try expectStable(String(decoding: source.bytes, as: UTF8.self), uri: source.uri)
  }

  @Test(.tags(.sweep)) func `formatting random features is stable`() throws {
    for seed in 0..<(40 * Sweep.scale) {
      var generator = FeatureGenerator(seed: UInt64(seed))
      for _ in 0..<50 {
        try expectStable(generator.feature(), uri: "random.feature")
      }
    }
  }

  private func expectStable(
    _ text: String, uri: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document = try parse(text, uri: uri, sourceLocation: sourceLocation)
    let formatted = document.formatted()
    let again = try parse(formatted, uri: uri, sourceLocation: sourceLocation)
    let twice = again.formatted()
    #expect(
      twice == formatted, "formatting twice:\n\(text)\n-- once\n\(formatted)\n-- twice\n\(twice)",
      sourceLocation: sourceLocation)
    let before = try pickles(of: document).map(PickleMeaning.init)
    let after = try pickles(of: again).map(PickleMeaning.init)
    #expect(before == after, "\(text)\n--\n\(formatted)", sourceLocation: sourceLocation)
    #expect(
      DocumentMeaning(document).isKept(in: DocumentMeaning(again)), "\(text)\n--\n\(formatted)",
      sourceLocation: sourceLocation)
  }
}
