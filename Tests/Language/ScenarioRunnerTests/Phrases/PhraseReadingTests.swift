import CucumberExpressions
import Gherkin
import ScenarioRunner
import Testing

/// What is wrong with phrases, told where they are declared.
struct PhraseReadingTests {
  @Test(arguments: [
    ("Phrase:\n  Given the fog thickens\n", "1:7", "A phrase needs words of its own."),
    ("Phrase: {n:int}\n  Given the fog <n>\n", "1:9", "A phrase needs words of its own."),
    ("Phrase: no steps\n", "1:9", "The phrase stands for nothing: it has no steps."),
    ("Phrase: a (b\n  Given the fog thickens\n", "1:11", "The '(' does not have a matching ')'."),
    (
      "Phrase: żółw {n:nit} x\n  Given the fog <n>\n", "1:14",
      "There is no kind of argument called {nit}."
    ),
    (
      "Phrase: {int} and {int}\n  Given the fog <int>\n", "1:19",
      "Two arguments are called \"int\"."
    ),
    ("Phrase: a {}\n  Given the fog thickens\n", "1:11", "This argument has no name."),
    ("Phrase: a {text:int}\n  Given x <text>\n", "1:11", "No argument can be called \"text\"."),
    (
      "Phrase: a {n:int}\n  Given the fog thickens\n", "1:11",
      "No step uses the argument \"n\", so it would change nothing."
    ),
    (
      "Phrase: a {stops:int}\n  Given x <stops>\n  And  y <stosp>\n", "3:10",
      "The phrase has no argument called \"stosp\"."
    ),
    (
      "Phrase: a\n  Given x\n    | <b> |\n", "2:3", "The phrase has no argument called \"b\"."
    ),
    (
      "Phrase: a\n  Given x <table>\n", "2:11",
      "The phrase has no argument called \"table\"."
    ),
    (
      "Phrase: a\n  Given x\n    | <table> |\n  And <text>\n", "1:9",
      "A phrase takes a table or a doc string, not both."
    ),
    (
      "Phrase: a {n:int}\n  Given <n>\n\nPhrase: a {m:int}\n  Given <m>\n", "4:9",
      "The same sentence is declared on line 1."
    ),
  ])
  func `a mistake is told with its place`(text: String, place: String, message: String) throws {
    let book = PhraseBook([Source(uri: "own.phrases", text: text)], beside: try Basket.library)
    #expect(book.problems.map(\.message) == [message])
    let problem = try #require(book.problems.first)
    #expect(problem.place == "own.phrases:\(place)")
    #expect(problem.excerpt.count == 2)
    #expect(problem.severity == .error)
  }

  @Test func `a misspelt argument is suggested`() throws {
    let text = "Phrase: a {n:itn}\n  Given <n>\nPhrase: b {stops:int}\n  Given <stosp>\n"
    let book = PhraseBook([Source(uri: "x.phrases", text: text)], beside: try Basket.library)
    #expect(
      book.problems.map { $0.notes.first } == [
        "`rehearse steps` lists the kinds of arguments at its end.", "Did you mean <stops>?",
      ])
    let near = "Phrase: a {n:durration}\n  Given <n>\n"
    let other = PhraseBook([Source(uri: "x.phrases", text: near)], beside: try Basket.library)
    #expect(other.problems.first?.notes.first == "Did you mean {duration}?")
  }

  @Test func `a file without phrases is a warning`() throws {
    let book = PhraseBook([Source(uri: "x.phrases", text: "# later\n")], beside: try Basket.library)
    #expect(book.problems.map(\.severity) == [.warning])
  }

  @Test func `bounds are named`() throws {
    let steps = String(repeating: "  Given the fog thickens\n", count: 201)
    let long = PhraseBook(
      [Source(uri: "x.phrases", text: "Phrase: a\n" + steps)], beside: try Basket.library)
    #expect(long.problems.map(\.message) == ["The phrase has 201 steps; the most is 200."])
    let many = (0...10_000).map { "Phrase: a \($0)\n  Given the fog thickens\n" }.joined()
    let book = PhraseBook([Source(uri: "x.phrases", text: many)], beside: try Basket.library)
    #expect(book.problems.map(\.kind) == [.limit])
    #expect(book.phrases.isEmpty)
  }

  @Test func `a listed phrase says what it stands for, with an example that it matches`() throws {
    let text = """
      Phrase: the customer/client takes {first:int} and then {second:int} apple(s)
        When the customer takes <first> apples
        And the customer takes <second> apples
      Phrase: there are fruits:
        Given these fruits:
          | <table> |
      """
    let library = try Basket.library
    let book = PhraseBook([Source(uri: "x.phrases", text: text)], beside: library)
    let listed = library.listing(book.phrases)
    #expect(listed.problems.map(\.file) == library.problems.map(\.file))
    let phrase = try #require(book.phrases.first)
    #expect(phrase.kind == .when)
    #expect(phrase.example.hasPrefix("the customer takes "))
    #expect(
      phrase.documentation
        == "Stands for: When the customer takes <first> apples; And the customer takes <second> apples."
    )
    #expect(book.phrases.map(\.takes) == [.none, .dataTable])
    let hits = StepSearch(listed).hits("client takes")
    #expect(hits.first.map { listed.definitions[$0.index].file } == "x.phrases")
  }
}
