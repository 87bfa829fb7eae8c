import Testing

@testable import Gherkin

/// Files of phrases: what is read from them, what is refused, and how they are laid out.
struct PhraseParsingTests {
  private func parse(_ text: String) -> Result<GherkinDocument, ParseErrors> {
    var ids = IDGenerator()
    return Parser().parse(Source(uri: "own.phrases", text: text), ids: &ids)
  }

  @Test func `a phrase has a sentence and steps`() throws {
    let document = try parse(
      """
      # Ours.
      Phrase: the courier is late by {int} min
      	Given the app is open
       And it rains
      Then it is late

      Phrase: another
        * it is
          | a | b |
      """
    ).get()
    let phrases = document.phrases
    #expect(phrases.map(\.text) == ["the courier is late by {int} min", "another"])
    #expect(phrases.map(\.location) == [2, 7].map { Location(line: $0, column: 1) })
    #expect(phrases.map(\.textColumn) == [9, 9])
    #expect(phrases[0].steps.map(\.text) == ["the app is open", "it rains", "it is late"])
    #expect(phrases[0].steps.map(\.type) == [.context, .context, .outcome])
    #expect(phrases[1].steps[0].dataTable?.rows.count == 1)
    #expect(document.feature == nil)
  }

  @Test func `the keywords of steps may be of another language, the header is the same`() throws {
    let document = try parse(
      "# language: pl\nPhrase: kurier jedzie\n  Kiedy it drives\n  Wtedy it is there\n"
    ).get()
    #expect(document.phrases[0].steps.map(\.type) == [.action, .outcome])
  }

  @Test(arguments: [
    ("Feature: F\n", 1, 1, "\"Feature: F\" cannot stand here."),
    ("Given a step\n", 1, 1, "Expected is the end of the file, a language line or \"Phrase:\"."),
    ("@tag\nPhrase: x\n  Given y\n", 1, 1, "A phrase has no tags"),
    ("Phrase: x\n  Given y\n  Gven z\n", 3, 3, "A phrase begins with \"Phrase: \""),
    ("Phrase: x\n  a description\n  Given y\n", 2, 3, "\"a description\" cannot stand here."),
    ("phrase: x\n", 1, 1, "\"phrase: x\" cannot stand here."),
    ("Phrase: x\n  Given y\n    | a |\n    | b | c |\n", 4, 5, "This row has 2 cells"),
    ("# language: plx\nPhrase: x\n  Given y\n", 1, 1, "There are no keywords for the language"),
    ("Phrase: x\n  Examples:\n    | a |\n", 2, 3, "\"Examples:\" cannot stand here."),
  ])
  func `what is no phrase is refused where it stands`(
    text: String, line: Int, column: Int, message: String
  ) throws {
    guard case .failure(let failure) = parse(text) else {
      Issue.record("nothing was refused")
      return
    }
    let error = try #require(failure.errors.first)
    #expect(error.location == Location(line: line, column: column))
    #expect(error.explanation.contains(message), "\(error.explanation)")
  }

  @Test func `a file of phrases has a layout, which keeps what it says`() throws {
    let messy = """
      # ours
      Phrase:   x  {int}
          Given   y <int>
            |a|bb|
            |ccc|d|
      # between
      Phrase: z
      Then "q"
         \"""
         text
         \"""
      # at the end
      """
    let tidy = """
      # ours
      Phrase: x  {int}
        Given y <int>
          | a   | bb |
          | ccc | d  |
        # between

      Phrase: z
        Then "q"
          \"""
          text
          \"""
        # at the end

      """
    let document = try parse(messy).get()
    #expect(document.formatted() == tidy)
    let again = try parse(tidy).get()
    #expect(again.formatted() == tidy)
    #expect(DocumentMeaning(document).isKept(in: DocumentMeaning(again)))
    let other = try parse(tidy.replacing("<int>", with: "<it>")).get()
    #expect(!DocumentMeaning(document).isKept(in: DocumentMeaning(other)))
  }

  @Test func `a feature knows no phrases`() throws {
    var ids = IDGenerator()
    let source = Source(uri: "a.feature", text: "Feature: F\n  Scenario: S\n    Given y\n")
    #expect(try Parser().parse(source, ids: &ids).get().phrases.isEmpty)
  }
}
