import Gherkin
import ScenarioRunner
import Testing

/// Characters that end lines elsewhere: what stands behind one must not be lost.
struct LineEndTests {
  private static let lines = [
    "Feature: f", "  Scenario: s", "    Given the basket has 1 apple", "    # a comment",
    "    Then the basket holds 1 apple",
  ]

  private func plan(_ text: String, uri: String = "a.feature") async -> Plan {
    await Planner { _ in ["p"] }.plan([Source(uri: uri, text: text)])
  }

  @Test(arguments: [("a.feature", "\r"), ("a.feature", ""), ("a.feature.md", "\r")])
  func `a file whose lines end in carriage returns alone is an error that says so`(
    uri: String, end: String
  ) async throws {
    let plan = await plan(Self.lines.joined(separator: "\r") + end, uri: uri)
    let problem = try #require(plan.problems.first)
    #expect(plan.problems.count == 1)
    #expect(problem.severity == .error)
    #expect(problem.message.hasPrefix("The lines of this file end in carriage returns alone (CR)"))
    #expect(problem.notes.last == #"On a command line: tr '\r' '\n' < OLD > NEW"#)
    #expect(plan.scenarios.isEmpty)
  }

  @Test(arguments: [
    ("\r", "a carriage return (CR)"), ("\u{2028}", "a line separator (U+2028)"),
    ("\u{2029}", "a paragraph separator (U+2029)"), ("\u{85}", "a sign for the next line (U+0085)"),
    ("\u{B}", "a vertical tab (U+000B)"), ("\u{C}", "a form feed (U+000C)"),
  ])
  func `a check that another separator makes part of a comment is an error`(
    separator: String, name: String
  ) async throws {
    let text = Self.lines[..<4].joined(separator: "\n") + separator + Self.lines[4] + "\n"
    let plan = await plan(text)
    let problem = try #require(plan.problems.first)
    #expect(plan.problems.count == 1)
    #expect(problem.severity == .error)
    #expect(problem.place == "a.feature:4:21")
    let words =
      "\"Then the basket holds 1 apple\" is read as the rest of its line: before it stands "
    #expect(problem.message == words + "\(name), which ends no line.")
  }

  @Test(arguments: [
    "@tag", "Scenario: t", "Examples:", "| a |", "\"\"\"", "* the basket holds 1 apple", "Rule: r",
    "And the basket holds 1 apple",
  ])
  func `whatever begins as a line of Gherkin is not lost behind a separator`(
    line: String
  ) async throws {
    for place in [1, 3] {
      var lines = Self.lines
      lines[place] += "\u{2028}  " + line
      let problems = await plan(lines.joined(separator: "\n")).problems
      #expect(problems.first?.message.hasPrefix("\"\(line)\" is read") == true, "\(problems)")
    }
  }

  @Test func `keywords of the file's language count`() async throws {
    let text =
      "# language: pl\nFunkcja: f\n  Scenariusz: s\u{2028}    Zakładając coś\n    Kiedy x\n"
    let problem = try #require(await plan(text).problems.first)
    #expect(problem.message.hasPrefix("\"Zakładając coś\" is read as the rest of its line"))
  }

  /// Files with separators behind which nothing is lost.
  private static let harmless: [String] = {
    let table = "      | a \u{2028} | b |"
    let text = ["      \"\"\"", "      a\rb \u{85} c", "      \"\"\""]
    let comment = "    # said \u{2028} so"
    return [
      lines.joined(separator: "\r\n") + "\r\n", lines.joined(separator: "\r\r\n"),
      lines.joined(separator: "\n\u{2028}"), lines.joined(separator: "\u{C}\n"),
      (lines[..<4] + [comment, lines[4]]).joined(separator: "\n"),
      (lines + [table]).joined(separator: "\n"), (lines + text).joined(separator: "\n"),
      (["Feature: “f” – é °C"] + lines[1...]).joined(separator: "\n"),
    ]
  }()

  @Test(arguments: harmless)
  func `separators behind which nothing is lost are let be`(text: String) async throws {
    let plan = await plan(text)
    #expect(plan.problems.isEmpty, "\(plan.problems)")
    #expect(plan.scenarios.count == 1)
  }

  @Test func `files of phrases are looked at in the same way`() {
    let phrases = "Phrase: apples are there\r  Given the basket has 1 apple\r"
    #expect(
      LineEnds.problem(in: Source(uri: "own.phrases", text: phrases))?.message
        .contains("carriage returns alone") == true)
    let mixed = "# one\u{2028}Phrase: apples are there\n  Given the basket has 1 apple\n"
    #expect(
      LineEnds.problem(in: Source(uri: "own.phrases", text: mixed))?.message
        .hasPrefix("\"Phrase: apples are there\" is read") == true)
  }
}
