import Gherkin
import Testing

struct PickleCompilerTests {
  @Test func `backgrounds come first, tags are inherited, rules are named`() throws {
    let document = try parse(
      """
      @f
      Feature: shop
        Background:
          Given a
        Scenario: one
          And b
        @r
        Rule: two
          Background:
            When c
          @s
          Scenario: three
            But d
          Scenario: empty
      """)
    let found = try pickles(of: document)
    #expect(found.map(\.name) == ["one", "three", "empty"])
    #expect(found.map(\.featureName) == ["shop", "shop", "shop"])
    #expect(found.map(\.rule) == [nil, "two", "two"])
    #expect(found.map { $0.tags.map(\.name) } == [["@f"], ["@f", "@r", "@s"], ["@f", "@r"]])
    #expect(found.map { $0.steps.map(\.text) } == [["a", "b"], ["a", "c", "d"], []])
    #expect(found[1].steps.map(\.type) == [.context, .action, .action])
    #expect(found[1].steps.map(\.keyword) == ["Given", "When", "But"])
    #expect(found[1].steps.map(\.location.line) == [4, 10, 13])
    #expect(found[1].tags.map(\.location.line) == [1, 7, 11])
  }

  @Test func `a text's column is that of the document, unless a row has been filled in`() throws {
    let document = try parse(
      """
      # language: pl
      Funkcja: f
        Założenia:
      \tZakładając, że  jest sklep
        Scenariusz: s
          * kupuję
          I   płacę
        Szablon scenariusza: o
          * kupuję <co>
          Przykłady:
            | co |
            | chleb |
      """)
    let found = try pickles(of: document)
    #expect(found.map { $0.steps.map(\.textColumn) } == [[18, 7, 9], [18, nil]])
  }

  @Test func `placeholders are filled in everywhere`() throws {
    let document = try parse(
      """
      Feature: f
        Scenario Outline: <a> of <b>
          Given <a><a> < b> <c> <>
            | <a> | <b> |
          Then x
            \"""<b>
            <a>
            \"""
          Examples:
            | a | b   |
            | 1 | $2\\\\ |
          @e
          Examples: none
      """)
    let found = try pickles(of: document)
    #expect(found.map(\.name) == ["1 of $2\\"])
    #expect(found.first?.location == Location(line: 11, column: 7))
    let steps = try #require(found.first?.steps)
    #expect(steps.map(\.text) == ["11 < b> <c> <>", "x"])
    #expect(steps[0].dataTable?.rows.first?.cells.map(\.value) == ["1", "$2\\"])
    #expect(steps[1].docString == PickleDocString(mediaType: "$2\\", content: "1"))
    #expect(steps.map(\.astNodeIDs.count) == [2, 2])
  }

  @Test func `a value may bring in the placeholder of a later column only`() throws {
    let document = try parse(
      "Feature: f\nScenario: s\n* <a> <b> <<b>>\nExamples:\n|a|b|\n|<b>|<a>|\n|x|a|\n")
    #expect(try pickles(of: document).map { $0.steps[0].text } == ["<a> <a> <<a>>", "x a <a>"])
  }

  @Test func `numbers go on where the document's end`() throws {
    var ids = IDGenerator()
    let source = Source(uri: "a.feature", text: "Feature: f\nScenario: s\n* a\n* b\nScenario: t\n")
    let document = try Parser().parse(source, ids: &ids).get()
    let found = try PickleCompiler().pickles(of: document, ids: &ids)
    #expect(found.map(\.id) == [6, 7])
    #expect(found[0].steps.map(\.id) == [4, 5])
    #expect(ids.next() == 8)
  }

  @Test func `outlines that multiply are refused by name`() throws {
    let text = "Feature: f\nScenario: s\n* a\n* b\nExamples:\n|x|\n|1|\n|2|\n|3|\n"
    let document = try parse(text)
    var limits = Limits()
    limits.picklesPerFile = 2
    #expect(refusal(of: document, limits)?.limit == .picklesPerFile)
    #expect(refusal(of: document, limits)?.location == Location(line: 9, column: 1))
    limits = Limits()
    limits.pickleStepsPerFile = 5
    #expect(refusal(of: document, limits)?.limit == .pickleStepsPerFile)
    limits.pickleStepsPerFile = 6
    #expect(refusal(of: document, limits) == nil)
  }

  @Test func `placeholders inside values cannot grow without end`() throws {
    let columns = (0..<40).map { "c\($0)" }
    let header = "|" + columns.joined(separator: "|") + "|"
    let values = "|" + (1...40).map { "<c\($0)><c\($0)>" }.joined(separator: "|") + "|"
    let document = try parse("Feature: f\nScenario: s\n* <c0>\nExamples:\n\(header)\n\(values)\n")
    var limits = Limits()
    limits.outlineBytesPerFile = 100_000
    #expect(refusal(of: document, limits)?.limit == .outlineBytesPerFile)
  }

  @Test func `long values times many placeholders are refused`() throws {
    let step = "* " + String(repeating: "<a>", count: 500)
    let value = String(repeating: "x", count: 1_000)
    let document = try parse("Feature: f\nScenario: s\n\(step)\nExamples:\n|a|\n|\(value)|\n")
    var limits = Limits()
    limits.outlineBytesPerFile = 100_000
    let error = try #require(refusal(of: document, limits))
    #expect(error.limit == .outlineBytesPerFile)
    #expect(error.message == "(6:1): more than 100000 bytes of filled-in outlines from the file")
    #expect(error.explanation.contains("Use shorter values"))
  }

  private func refusal(of document: GherkinDocument, _ limits: Limits) -> PickleLimitError? {
    var ids = IDGenerator()
    do {
      _ = try PickleCompiler(limits: limits).pickles(of: document, ids: &ids)
      return nil
    } catch {
      return error
    }
  }
}
