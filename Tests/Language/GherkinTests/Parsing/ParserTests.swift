import Gherkin
import Testing

struct ParserTests {
  @Test func `a file without text has no feature`() throws {
    for text in ["", "\n", "  \n\t\n", "\u{FEFF}", "\u{FEFF}\n"] {
      #expect(try parse(text).feature == nil)
    }
  }

  @Test func `names and texts are trimmed of all white space`() throws {
    let blanks = " \t\u{85}\u{A0}\u{2003}\u{3000}\u{0B}\u{0C}"
    let document = try parse("\(blanks)Feature:\(blanks)a b\(blanks)\n\(blanks)Scenario:\(blanks)")
    #expect(document.feature?.name == "a b")
    #expect(document.feature?.location == Location(line: 1, column: 9))
    #expect(document.scenarios.first?.name == "")
  }

  @Test func `columns count code points`() throws {
    let document = try parse(
      "@é @日本 @🐈x @z\nFeature: f\nScenario: s\n* a\n|🐈|日本 | x|\n")
    #expect(document.feature?.tags.map(\.location.column) == [1, 4, 8, 12])
    let row = document.scenarios.first?.steps.first?.dataTable?.rows.first
    #expect(row?.cells.map(\.location.column) == [2, 4, 9])
  }

  @Test(arguments: ["\n", "\r\n"])
  func `line ends do not matter`(lineEnd: String) throws {
    let lines = [
      "\u{FEFF}Feature: f", " a", "", " b", "Scenario: s", "* x", "\"\"\"", "1", "2", "\"\"\"",
    ]
    let document = try parse(lines.joined(separator: lineEnd))
    #expect(document.feature?.description == " a\n\n b")
    let step = document.scenarios.first?.steps.first
    #expect(step?.text == "x")
    #expect(step?.docString?.content == "1\n2")
  }

  @Test(arguments: ["", "\r", "\r\n"])
  func `a file may end with half a line's end`(end: String) throws {
    #expect(try parse("Feature: f\n# c\(end)").comments.map(\.text) == ["# c"])
    #expect(try parse("Feature: f\n a\(end)").feature?.description == " a")
  }

  @Test func `a description keeps its inner blank lines and drops comments`() throws {
    let document = try parse("Feature: f\n\n one\n# c\n\n two \n\n\nScenario: s\n# d\n\n text\n")
    #expect(document.feature?.description == " one\n\n two ")
    #expect(document.scenarios.first?.description == "\n text")
    #expect(document.comments.map(\.text) == ["# c", "# d"])
  }

  @Test func `the language line changes the keywords`() throws {
    let document = try parse(
      "# note\n  # language : fr  \nFonctionnalité: f\nScénario: s\nSoit x\n")
    #expect(document.feature?.language == "fr")
    #expect(document.scenarios.first?.steps.first?.keyword == "Soit ")
    #expect(document.comments.count == 1)
  }

  @Test func `a second language line is a comment`() throws {
    let document = try parse("# language: fr\n# language: de\nFonctionnalité: f\n")
    #expect(document.comments.map(\.text) == ["# language: de"])
  }

  @Test func `another default language`() throws {
    var ids = IDGenerator()
    let source = Source(uri: "a.feature", text: "Funktionalität: f\nSzenario: s\nAngenommen x\n")
    let document = try Parser(defaultLanguage: "de").parse(source, ids: &ids).get()
    #expect(document.feature?.language == "de")
    let markdown = Source(uri: "a.feature.md", text: "# Funktionalität: f\n")
    #expect(
      try Parser(defaultLanguage: "de").parse(markdown, ids: &ids).get().feature?.name == "f")
  }

  @Test func `every keyword has its type`() throws {
    let document = try parse(
      "Feature: f\nScenario: s\nGiven a\nWhen b\nThen c\nAnd d\nBut e\n* g\n")
    #expect(
      document.scenarios.first?.steps.map(\.keywordType)
        == [.context, .action, .outcome, .conjunction, .conjunction, .unknown])
  }

  @Test func `cells are unescaped`() throws {
    let document = try parse(
      "Feature: f\nScenario: s\n* a\n| a\\|b | c\\\\ | \\n | d\\e |  | x\\n\\|\n")
    let row = document.scenarios.first?.steps.first?.dataTable?.rows.first
    #expect(row?.cells.map(\.value) == ["a|b", "c\\", "\n", "d\\e", ""])
    #expect(row?.cells.map(\.location.column) == [3, 10, 16, 21, 28])
  }

  @Test func `doc strings lose their indentation and escapes`() throws {
    let document = try parse(
      """
      Feature: f
      Scenario: s
      * a
          \"""  json
            deeper
          level
        shallow
          \\\"\\\"\\\" and \\\"\\\"
          ```

          \""" rest is ignored
      * b
      ```
      \"""
      \\`\\`\\`
      ```
      """)
    let steps = document.scenarios.first?.steps
    let first = steps?.first?.docString
    #expect(first?.mediaType == "json")
    #expect(first?.delimiter == "\"\"\"")
    #expect(first?.content == "  deeper\nlevel\nshallow\n\"\"\" and \\\"\\\"\n```\n")
    #expect(first?.location == Location(line: 4, column: 5))
    #expect(steps?.last?.docString?.content == "\"\"\"\n```")
    #expect(steps?.last?.docString?.mediaType == nil)
  }

  @Test func `a step takes a table and a doc string in both orders`() throws {
    let document = try parse(
      "Feature: f\nScenario: s\n* a\n|x|\n\"\"\"\nd\n\"\"\"\n* b\n\"\"\"\n\"\"\"\n|y|\n* c\n")
    let kinds = document.scenarios.first?.steps.map { step in
      step.arguments.map { argument in
        switch argument {
        case .dataTable: "table"
        case .docString: "text"
        }
      }
    }
    #expect(kinds == [["table", "text"], ["text", "table"], []])
  }

  @Test func `tags belong to what follows them`() throws {
    let document = try parse(
      """
      @f1
      # c
      @f2@f3 #remark
      Feature: f
        @s
        Scenario Outline: s
          * <x>

          @e1 @e2

          @e3
          Examples:
            | x |
        @r
        Rule: r
          @t
          Scenario: t
      """)
    #expect(document.feature?.tags.map(\.name) == ["@f1", "@f2", "@f3"])
    let outline = document.scenarios.first
    #expect(outline?.tags.map(\.name) == ["@s"])
    #expect(outline?.examples.first?.tags.map(\.name) == ["@e1", "@e2", "@e3"])
    #expect(document.scenarios.last?.tags.map(\.name) == ["@t"])
    guard case .rule(let rule) = document.feature?.children.last else {
      Issue.record("no rule")
      return
    }
    #expect(rule.tags.map(\.name) == ["@r"])
  }

  @Test func `examples need no table and no rows`() throws {
    let document = try parse("Feature: f\nScenario: s\n* a\nExamples:\nExamples: b\n|x|\n")
    let examples = document.scenarios.first?.examples
    #expect(examples?.map { $0.header == nil } == [true, false])
    #expect(examples?.allSatisfy { $0.body.isEmpty } == true)
  }

  @Test func `numbers go from children to parents`() throws {
    let document = try parse(
      "@f\nFeature: f\nBackground:\n* a\n@s\nScenario: s\n* b\n|x|\n|y|\nRule: r\nScenario: t\n")
    #expect(document.scenarios.map(\.id) == [6, 7])
    #expect(document.scenarios.first?.tags.map(\.id) == [5])
    #expect(document.scenarios.first?.steps.first?.id == 4)
    #expect(document.feature?.tags.map(\.id) == [9])
  }

  @Test func `all keywords of all languages are understood`() throws {
    for dialect in Dialects.all {
      for feature in dialect.feature {
        var text = "# language: \(dialect.code)\n\(feature): f\n"
        text += dialect.background.prefix(1).map { "\($0):\n" }.joined()
        for keyword in dialect.stepKeywords { text += "  \(keyword.text)x\n" }
        for keyword in dialect.scenario + dialect.scenarioOutline { text += " \(keyword): s\n" }
        for keyword in dialect.examples { text += "  \(keyword): e\n" }
        for keyword in dialect.rule { text += "\(keyword): r\n" }
        let document = try parse(text)
        #expect(document.feature?.keyword == feature)
        #expect(document.feature?.language == dialect.code)
      }
    }
  }
}
