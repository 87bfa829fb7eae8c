import Gherkin
import Testing

struct ParseErrorTests {
  @Test(arguments: [
    ("x", "(1:1): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got 'x'"),
    (
      "# language: fr\nx\nFonctionnalité: f",
      "(2:1): expected: #TagLine, #FeatureLine, #Comment, #Empty, got 'x'"
    ),
    ("@a\n", "(2:0): unexpected end of file, expected: #TagLine, #FeatureLine, #Comment, #Empty"),
    (
      "Feature: f\n  @a",
      "(3:0): unexpected end of file, expected: #TagLine, #RuleLine, #Comment, #Empty"
    ),
    (
      "Feature: f\n@a\nScenario: s\n* a\n  \"\"\"\n x\n\n",
      "(8:0): unexpected end of file, expected: #DocStringSeparator, #Other"
    ),
    (
      "Feature: f\nScenario: s\n* a\n  nonsense  \n",
      """
      (4:3): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, #ExamplesLine, \
      #ScenarioLine, #RuleLine, #Comment, #Empty, got 'nonsense'
      """
    ),
    (
      "Feature: f\nScenario: s\n* a\n|x|\n|y|z|\n",
      "(5:1): inconsistent cell count within the table"
    ),
    ("#  language:  xx \nFeature: f", "(1:1): Language not supported: xx"),
  ])
  func `one mistake, the official text`(text: String, message: String) {
    #expect(errors(in: text).map(\.message) == [message])
  }

  @Test func `white space in a tag is two errors, as officially`() {
    #expect(
      errors(in: "  @a @b c @d\nFeature: f\n").map(\.message) == [
        "(1:6): A tag may not contain whitespace",
        """
        (1:3): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, \
        got '@a @b c @d'
        """,
      ])
  }

  @Test func `errors are collected in order, and the eleventh is the last, as officially`() {
    let text = "Feature: f\nScenario: s\n* a\n" + String(repeating: "x\n", count: 20)
    #expect(errors(in: text).map(\.location.line) == Array(4...14))
    // The line after the tenth error has two.
    #expect(errors(in: String(repeating: "x\n", count: 10) + "@a b\n").count == 11)
    #expect(errors(in: "x\nFeature: f\nScenario: s\n* a\n|x|\n|x|y|\n* b\nz\n").count == 3)
  }

  @Test func `explanations say what to do`() {
    let cases: [(String, String)] = [
      ("Featur: f", "A file starts with a line such as \"Feature: Name\"."),
      ("Feature: f\nScenario: s\n* a\nGiven", "and a blank"),
      ("Feature: f\nScenario: s\n* a\n|x|\n|y|z|", "This row has 2 cells, but the first row"),
      ("# language: fr-FR\nFeature: f", "Did you mean \"fr\"?"),
      ("# language: en-us\nFeature: f", "\"en\""),
      ("# language: qq\nFeature: f", "Use a code such as"),
      ("@a b\nFeature: f", "The tag \"@a b\" contains a blank."),
      ("Feature: f\nScenario: s\n* a\n\"\"\"", "The file ends inside a doc string."),
      ("@a", "The file ends too early. Expected is tags or \"Feature:\"."),
    ]
    for (text, words) in cases {
      let explanation = errors(in: text).first?.explanation ?? ""
      #expect(explanation.contains(words), "\(explanation)")
    }
  }
}
