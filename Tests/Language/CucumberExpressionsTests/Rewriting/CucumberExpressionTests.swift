import Testing

@testable import CucumberExpressions

struct CucumberExpressionTests {
  @Test func `the parameter types are listed in order of appearance`() throws {
    let expression = try CucumberExpression("{word} has {int} {word}", ParameterTypeRegistry())
    #expect(expression.parameterTypes.map(\.name) == ["word", "int", "word"])
  }

  @Test(arguments: [
    ("{word} pass(es)", "{word} pass(es)"),
    (#"5 km\/h \(fast)"#, "5 km/h (fast)"),
    (#"a \\ b"#, #"a \ b"#),
  ])
  func `the catalogue shows it without escapes`(source: String, readable: String) throws {
    #expect(try CucumberExpression(source, ParameterTypeRegistry()).humanReadable == readable)
  }
}
