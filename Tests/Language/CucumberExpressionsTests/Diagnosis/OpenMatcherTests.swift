import Testing

@testable import CucumberExpressions

struct OpenMatcherTests {
  @Test(arguments: [
    ("{int} pass(es)", "12 bananas pass", ["12 bananas"]),
    ("a {int} b {int}", "a x b y b z", ["x", "y b z"]),
    ("{int} a/b {int}", "a b a", ["a", "a"]),
    ("{int}{int}", "żó", ["ż", "ó"]),
    (#"\({int}) "#, "(x)", nil),
    ("a {int}", "a ", nil),
    ("{int} pass(es)", "12 bananas passed", nil),
    ("ab", "ab", []),
  ])
  func `each parameter takes the fewest words that let the rest fit`(
    expression: String, text: String, words: [String]?
  ) throws {
    let shape = try CucumberExpression(expression, ParameterTypeRegistry()).shape
    let ranges = OpenMatcher.parameterRanges(shape, in: text)
    let bytes = Array(text.utf8)
    #expect(ranges?.map { String(decoding: bytes[$0], as: UTF8.self) } == words)
  }

  @Test func `many parameters over a repetitive text take no time to speak of`() throws {
    let source = Array(repeating: "{int}", count: 12).joined(separator: " a ") + " end"
    let matcher = ExpressionMatcher(try CucumberExpression(source, ParameterTypeRegistry()))
    let text = Array(repeating: "x a a", count: 80).joined(separator: " ") + " end"
    let elapsed = ContinuousClock().measure { #expect(matcher.mismatch(text) != nil) }
    #expect(elapsed < .seconds(5))
  }
}
