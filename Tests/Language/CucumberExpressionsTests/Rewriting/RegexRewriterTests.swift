import Testing

@testable import CucumberExpressions

struct RegexRewriterTests {
  @Test(arguments: [
    ("", "^$"),
    ("I wait (a bit)", "^I wait (?:a bit)?$"),
    ("a(n)/the cat", "^(?:a(?:n)?|the) cat$"),
    ("{int}%", #"^((?:-?\d+)|(?:\d+))%$"#),
    ("{word} and {}", #"^([^\s]+) and (.*)$"#),
    ("-&~#<>=!,:'\"", "^-&~#<>=!,:'\"$"),
  ])
  func `an expression becomes the official pattern`(expression: String, regex: String) throws {
    #expect(try CucumberExpression(expression, ParameterTypeRegistry()).regexSource == regex)
  }
}
