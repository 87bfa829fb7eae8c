import Testing

@testable import CucumberExpressions

struct ExpressionParserTests {
  @Test(arguments: [
    ("a/b", "[<a|b>]"),
    ("a/b c", "[<a|b>   c]"),
    ("x{int}a/b{int}", "[x {int} <a|b> {int}]"),
    ("a/b/c(s)", "[<a|b|c(s)>]"),
    ("(a) b", "[(a)   b]"),
    ("} )", "[}   )]"),
    ("{a b}", "[{a b}]"),
    (#"a\/b"#, "[a/b]"),
    ("/", "[<|>]"),
  ])
  func `an expression is read by the grammar`(expression: String, tree: String) throws {
    #expect(drawing(try ExpressionParser.parse(expression)) == tree)
  }

  @Test(arguments: [
    ("(a", ExpressionProblem.optionalNotClosed, 0..<1),
    ("b (a {int}", .optionalNotClosed, 2..<3),
    ("{a", .parameterNotClosed, 0..<1),
    ("a/b{c", .parameterNotClosed, 3..<4),
    ("{a(b)}", .illegalParameterName, 2..<3),
    ("{a{b}}", .illegalParameterName, 2..<3),
    ("{a/b}", .illegalParameterName, 2..<3),
    ("{a)}", .illegalParameterName, 2..<3),
    ("x (a/b)", .alternationInOptional, 4..<5),
    ("a(b/c)d", .alternationInOptional, 3..<4),
  ])
  func `a fault is found where it stands`(
    expression: String, problem: ExpressionProblem, range: Range<Int>
  ) {
    let error = #expect(throws: CucumberExpressionError.self) {
      try ExpressionParser.parse(expression)
    }
    #expect(error?.problem == problem)
    #expect(error?.range == range)
  }

  @Test func `the deepest nesting allowed is read without harm`() {
    let text = String(repeating: "(", count: Tokenizer.lengthMax)
    #expect(throws: CucumberExpressionError.self) { try ExpressionParser.parse(text) }
  }

  /// Draws a tree: `[…]` expression, `(…)` optional, `<…|…>` alternation, `{…}` parameter.
  private func drawing(_ node: Node) -> String {
    let parts = node.children.map(drawing)
    return switch node.type {
    case .text: node.text
    case .expression: "[" + parts.joined(separator: " ") + "]"
    case .optional: "(" + parts.joined() + ")"
    case .alternation: "<" + parts.joined(separator: "|") + ">"
    case .alternative: parts.joined()
    case .parameter: "{" + parts.joined() + "}"
    }
  }
}
