import Testing

@testable import CucumberExpressions

struct ExpressionIndexTests {
  @Test func `only expressions that begin and end as the text does are candidates`() throws {
    let index = try index([
      "the app opens", "the app is {word}", "the {word} is open", "{} open", "(the) app is open",
      "an app is {word}",
    ])
    #expect(index.candidates(for: "the app is open") == [1, 2, 3, 4])
    #expect(index.candidates(for: "app is open") == [3])
    #expect(index.candidates(for: " app is open") == [3, 4])
    #expect(index.candidates(for: "") == [])
  }

  @Test func `an expression with one beginning inside another is a candidate once`() throws {
    let index = try index(["a(b){}", "ab{}"])
    #expect(index.candidates(for: "abc") == [0, 1])
  }

  @Test func `the index finds what trying each expression finds`() throws {
    var generator = ExpressionGenerator(seed: 11)
    let registry = ParameterTypeRegistry()
    let expressions = try (0..<200).map { _ in
      try CucumberExpression(generator.expression(), registry)
    }
    let index = ExpressionIndex(expressions)
    for expression in expressions {
      let text = generator.text(for: expression.shape)
      let expected = expressions.indices.filter { expressions[$0].prefilter.admits(text) }
      #expect(index.candidates(for: text) == expected, "“\(text)”")
    }
  }

  private func index(_ sources: [String]) throws -> ExpressionIndex {
    let registry = ParameterTypeRegistry()
    return ExpressionIndex(try sources.map { try CucumberExpression($0, registry) })
  }
}
