import TestSupport
import Testing

@testable import CucumberExpressions

/// The official data, one test per stage; skipped where the data is not beside the package.
@Suite(.comparing(with: .officialData("cucumber-expressions")))
struct ConformanceTests {
  @Test(arguments: ConformanceCase.all("tokenizer"))
  func `the tokens are the official ones`(test: ConformanceCase) throws {
    try expectOutcome(of: test) {
      let tokens = try Tokenizer.tokens(of: test.expression)
      let expected = try #require(test.value["expected_tokens"])
      #expect(YAMLValue.list(tokens.map(yaml)) == expected)
    }
  }

  @Test(arguments: ConformanceCase.all("parser"))
  func `the syntax tree is the official one`(test: ConformanceCase) throws {
    try expectOutcome(of: test) {
      let tree = try ExpressionParser.parse(test.expression)
      let expected = try #require(test.value["expected_ast"])
      #expect(yaml(tree) == expected)
    }
  }

  @Test(arguments: ConformanceCase.all("transformation"))
  func `the regular expression is the official one`(test: ConformanceCase) throws {
    try expectOutcome(of: test) {
      let expression = try CucumberExpression(test.expression, ParameterTypeRegistry())
      #expect(expression.regexSource == test.value["expected_regex"]?.text)
    }
  }

  @Test(arguments: ConformanceCase.all("matching"))
  func `the arguments are the official ones`(test: ConformanceCase) throws {
    try expectOutcome(of: test) {
      let expression = try CucumberExpression(test.expression, ParameterTypeRegistry())
      let text = try #require(test.value["text"]?.text)
      let arguments = try ExpressionMatcher(expression).match(text)?.map { try $0.value() }
      let expected = test.value["expected_args"]?.list
      #expect(arguments?.count == expected?.count)
      for (actual, expected) in zip(arguments ?? [], expected ?? []) {
        #expect(isEqual(actual, expected), "\(actual) is not \(expected)")
      }
    }
  }

  /// Runs a case, which either ends with the expected message or checks something itself.
  private func expectOutcome(
    of test: ConformanceCase, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) throws {
    try #require(test.value != .null, "unreadable", sourceLocation: sourceLocation)
    guard let exception = test.exception else { return try body() }
    let error = #expect(throws: CucumberExpressionError.self, sourceLocation: sourceLocation) {
      try body()
    }
    #expect(error?.message == exception, sourceLocation: sourceLocation)
  }

  private func yaml(_ token: Token) -> YAMLValue {
    .map([
      "type": .text(token.type.rawValue), "text": .text(token.text),
      "start": .text("\(token.range.lowerBound)"), "end": .text("\(token.range.upperBound)"),
    ])
  }

  private func yaml(_ node: Node) -> YAMLValue {
    var entries: [String: YAMLValue] = [
      "type": .text(node.type.rawValue),
      "start": .text("\(node.range.lowerBound)"), "end": .text("\(node.range.upperBound)"),
    ]
    if let token = node.token {
      entries["token"] = .text(token)
    } else {
      entries["nodes"] = .list(node.children.map(yaml))
    }
    return .map(entries)
  }

  private func isEqual(_ actual: any Sendable, _ expected: YAMLValue) -> Bool {
    guard let expected = expected.text else { return false }
    if let actual = actual as? Double { return actual == Double(expected) }
    return "\(actual)" == expected
  }
}
