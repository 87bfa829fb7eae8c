import CucumberExpressions
import Testing

/// Texts that are written from expressions, as people would write them.
struct SentenceFormTests {
  @Test(
    arguments: [
      ("it rains", [], "it rains"),
      ("{int} minute(s) pass(es)", ["1"], "1 minute passes"),
      ("{int} minute(s) pass(es)", ["5"], "5 minutes pass"),
      ("{word} has {int} query/queries", ["he", "1"], "he has 1 query"),
      ("{word} has {int} query/queries", ["he", "12"], "he has 12 queries"),
      ("the user taps (the button ){string}", ["\"OK\""], "the user taps \"OK\""),
      ("the (phone's )screen is on/off", [], "the screen is on"),
      ("{} pass(es)", ["5 minutes"], "5 minutes pass"),
      ("{} pass(es)", ["1 minute"], "1 minute passes"),
    ])
  func `a text has the forms of its numbers`(
    expression: String, words: [String], expected: String
  ) throws {
    let expression = try CucumberExpression(expression, ParameterTypeRegistry())
    let text = try #require(expression.sentence(with: words))
    #expect(text == expected)
    #expect(ExpressionMatcher(expression).match(text) != nil)
  }

  @Test func `no text is written with too few words, or for a regular expression`() throws {
    #expect(try CucumberExpression("{int}", ParameterTypeRegistry()).sentence(with: []) == nil)
    #expect(try CucumberExpression(regularExpression: "a+").sentence(with: []) == nil)
  }

  @Test(
    arguments: [
      ("it took 5 and 12 of 12", ["5", "12"]), ("nothing", []),
      (String(repeating: "5 ", count: 600), []),
    ])
  func `words of a type are found in a text, each once`(text: String, expected: [String]) throws {
    let type = try #require(ParameterTypeRegistry()["int"])
    #expect(ParameterWords(of: type).found(in: text) == expected)
  }
}
