import Testing

@testable import CucumberExpressions

struct MismatchFinderTests {
  @Test func `the words that are no duration are named`() throws {
    let mismatch = try #require(try mismatch("{duration} pass(es)", "12 bananas pass"))
    #expect(mismatch.parameterIndex == 0)
    #expect(mismatch.start == 0)
    #expect(
      mismatch.message
        == "“12 bananas” is not a length of time; write for example “5 minutes”")
  }

  @Test(arguments: [
    ("ż waits {duration} and {int} times", "ż waits 5 minutes and many times", 1, "many", 22),
    ("ż waits {duration} and {int} times", "ż waits long and 3 times", 0, "long", 8),
    ("ż waits {duration} and {int} times", "ż waits long and many times", 0, "long", 8),
    ("{duration}, {string} shows/appears", "5 minutes, popup appears", 1, "popup", 11),
  ])
  func `the first wrong argument is found among several`(
    expression: String, text: String, index: Int, words: String, start: Int
  ) throws {
    let mismatch = try #require(try mismatch(expression, text))
    #expect(mismatch.parameterIndex == index)
    #expect(mismatch.text == words)
    #expect(mismatch.start == start)
  }

  @Test(arguments: [
    ("{duration} pass(es)", "5 minutes pass"),
    ("{duration} pass(es)", "5 minutes go by"),
    ("{duration} pass(es)", " pass(es)"),
    ("{duration}", "bananas"),
    ("{int} {int}", "a b"),
  ])
  func `nothing is found in a match, other words, or an expression without words`(
    expression: String, text: String
  ) throws {
    #expect(try mismatch(expression, text) == nil)
  }

  private func mismatch(_ expression: String, _ text: String) throws -> ArgumentMismatch? {
    var registry = ParameterTypeRegistry()
    try registry.define(
      ParameterType(
        name: "duration", patterns: [#"(\d+) (minute|second)s?"#],
        documentation: "a length of time", example: "5 minutes"
      ) { groups in groups.compactMap { $0 }.joined(separator: " ") })
    return ExpressionMatcher(try CucumberExpression(expression, registry)).mismatch(text)
  }
}
