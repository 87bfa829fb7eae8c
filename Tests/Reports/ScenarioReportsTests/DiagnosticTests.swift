import ScenarioReports
import Testing

struct DiagnosticTests {
  @Test func `a message has its place, the line, a caret and notes`() {
    let diagnostic = Diagnostic(
      "no requirement\nof this name", place: "a.feature:3:5", excerpt: ["@a:1", "^"],
      notes: ["did you mean a:2?"])
    #expect(
      diagnostic.text == """
        error: a.feature:3:5: no requirement
          of this name
          @a:1
          ^
        note: did you mean a:2?

        """)
  }
}
