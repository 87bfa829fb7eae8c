import Testing

@testable import CucumberExpressions

struct ExpressionSetMatcherTests {
  @Test func `all expressions that match are returned in order`() throws {
    let matcher = try matcher(["the {word} opens", "the app opens", "the app open(s)", "{}"])
    #expect(matcher.matches("the app opens").map(\.index) == [0, 1, 2, 3])
    #expect(matcher.matches("the app open").map(\.index) == [2, 3])
    #expect(matcher.matches("the app opens")[0].arguments.map(\.text) == ["app"])
  }

  @Test func `the wrong argument of the closest expression comes first`() throws {
    let matcher = try matcher([
      "{int} pass(es)", "the phone waits {int} second(s)", "the phone {int}", "x",
    ])
    let found = matcher.mismatches("the phone waits twelve seconds")
    #expect(found.map(\.index) == [1, 2])
    #expect(found[0].argument.text == "twelve")
    #expect(found[0].argument.start == 16)
  }

  @Test func `a text that is too long matches nothing`() throws {
    let matcher = try matcher(["{}"])
    let text = String(repeating: "a", count: ExpressionMatcher.textLengthMax + 1)
    #expect(matcher.matches(text).isEmpty)
    #expect(matcher.mismatches(text).isEmpty)
  }

  private func matcher(_ sources: [String]) throws -> ExpressionSetMatcher {
    let registry = ParameterTypeRegistry()
    return ExpressionSetMatcher(
      ExpressionIndex(try sources.map { try CucumberExpression($0, registry) }))
  }
}
