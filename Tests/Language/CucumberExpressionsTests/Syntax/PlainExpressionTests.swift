import TestSupport
import Testing

@testable import CucumberExpressions

struct PlainExpressionTests {
  @Test(arguments: [
    "", "the app is open", "{}", "{int} apples", "I wait {int} {word}", "zażółć {int} gęślą",
    "{int}{int}",
  ])
  func `text and parameters are read as by the parser`(source: String) throws {
    let plain = try #require(PlainExpression(source))
    let tree = try ExpressionParser.parse(source)
    #expect(ExpressionShape(plain) == ExpressionShape(tree))
    #expect(plain.parameterNames == tree.children.filter { $0.type == .parameter }.map(\.text))
  }

  @Test(arguments: [
    "apple(s)", "open/close", #"a \{ brace"#, "{int", "int}", "{a{b}}", "{a(b)}", "{a/b}", ")",
    String(repeating: "a", count: Tokenizer.lengthMax + 1),
  ])
  func `what has more than that, or may be wrong, is left to the parser`(source: String) {
    #expect(PlainExpression(source) == nil)
  }

  @Test func `a name that nobody has defined is told by the parser`() {
    let error = #expect(throws: CucumberExpressionError.self) {
      try CucumberExpression("I wait {fortnight}", ParameterTypeRegistry())
    }
    #expect(error?.problem == .undefinedParameterType(name: "fortnight"))
    #expect(error?.range == 7..<18)
  }

  @Test(.tags(.sweep)) func `random expressions are read as by the parser, where they are plain`()
    throws
  {
    var generator = ExpressionGenerator(seed: 2_027)
    var plainCount = 0
    for _ in 0..<(1_500 * Sweep.scale) {
      let source = generator.expression()
      guard let plain = PlainExpression(source) else { continue }
      plainCount += 1
      #expect(ExpressionShape(plain) == ExpressionShape(try ExpressionParser.parse(source)))
    }
    #expect(plainCount > 50)
  }
}
