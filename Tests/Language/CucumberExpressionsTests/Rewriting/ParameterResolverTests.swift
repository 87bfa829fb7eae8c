import Testing

@testable import CucumberExpressions

struct ParameterResolverTests {
  @Test(arguments: [
    ("()", ExpressionProblem.emptyOptional, 0..<2),
    ("({int})", .parameterInOptional, 1..<6),
    ("a(b(c))", .optionalInOptional, 3..<6),
    ("a/", .emptyAlternative, 2..<2),
    ("/a", .emptyAlternative, 0..<0),
    ("(a)/b", .alternativeOfOptionalsOnly, 0..<3),
    ("{int}/{int}", .emptyAlternative, 5..<5),
    ("x {nothing}", .undefinedParameterType(name: "nothing"), 2..<11),
    ("x/(a)(b)(c)(d)(e)(f)(g)(h)(i)y", .tooManyOptionals(optionalsMax: 8), 2..<30),
  ])
  func `what the grammar allows and the language does not is refused`(
    expression: String, problem: ExpressionProblem, range: Range<Int>
  ) {
    let error = #expect(throws: CucumberExpressionError.self) {
      try CucumberExpression(expression, ParameterTypeRegistry())
    }
    #expect(error?.problem == problem)
    #expect(error?.range == range)
  }

  @Test func `a nested optional is explained with carets under all of it`() {
    let error = #expect(throws: CucumberExpressionError.self) {
      try CucumberExpression("three ((very) blind) mice", ParameterTypeRegistry())
    }
    #expect(
      error?.message == #"""
        This Cucumber Expression has a problem at column 8:

        three ((very) blind) mice
               ^----^
        An optional may not contain an other optional.
        If you did not mean to use an optional type you can use '\(' to escape the '('. \#
        For more complicated expressions consider using a regular expression instead.
        """#)
  }

  @Test func `a parameter name with a slash is explained`() {
    let error = #expect(throws: CucumberExpressionError.self) {
      try CucumberExpression("a {b/c}", ParameterTypeRegistry())
    }
    #expect(
      error?.message == #"""
        This Cucumber Expression has a problem at column 5:

        a {b/c}
            ^
        Parameter names may not contain '{', '}', '(', ')', '\' or '/'.
        Did you mean to use a regular expression?
        """#)
  }
}
