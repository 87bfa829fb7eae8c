import CucumberExpressions
import Testing

struct RegularExpressionTests {
  private func arguments(_ pattern: String, _ text: String) throws -> [String]? {
    let expression = try CucumberExpression(regularExpression: pattern)
    return try ExpressionMatcher(expression).match(text)?.map { argument in
      try argument.value() as? String ?? "no text"
    }
  }

  @Test(arguments: [
    ("^a (.*?)(?: and a (.*?))?$", "a cucumber", ["cucumber", ""]),
    ("^a (.*?)(?: and a (.*?))?$", "a cucumber and a gourd", ["cucumber", "gourd"]),
    (#"(\d\d) cukes"#, "I have 42 cukes left", ["42"]),
    ("belly", "in my belly of mine", []),
    ("^ab|cd$", "abx", []),
    ("^ab|cd$", "xcd", []),
  ])
  func `a regular expression matches where it is found and gives its groups`(
    pattern: String, text: String, values: [String]
  ) throws {
    #expect(try arguments(pattern, text) == values)
  }

  @Test(arguments: [
    ("^a$", "ab"), ("^a$", "a\nb"), (#"(\d+) cukes"#, "no cukes"), ("^ab|cd$", "xabx"),
  ])
  func `a text it is not found in does not match`(pattern: String, text: String) throws {
    #expect(try arguments(pattern, text) == nil)
  }

  @Test func `groups inside groups keep their places`() throws {
    let expression = try CucumberExpression(regularExpression: "^é((a)|(b))$")
    let argument = try #require(ExpressionMatcher(expression).match("éb")?.first)
    #expect(argument.parameterType.isNameless)
    #expect(argument.group.start == 1)
    #expect(argument.group.children.map(\.text) == [nil, "b"])
    #expect(argument.group.children.map(\.start) == [nil, 1])
  }

  @Test(arguments: [
    (#"^(\d+) cukes$"#, "42 cukes", "int", 42), (#"^(-?\d+) degrees$"#, "-7 degrees", "int", -7),
  ])
  func `a group written as a pattern of a type is of that type`(
    pattern: String, text: String, name: String, value: Int
  ) throws {
    let expression = try CucumberExpression(regularExpression: pattern)
    let argument = try #require(ExpressionMatcher(expression).match(text)?.first)
    #expect(argument.parameterType.name == name)
    #expect(try argument.value() as? Int == value)
  }

  @Test func `the types of the library count, with the groups of the pattern that is written`()
    throws
  {
    var types = ParameterTypeRegistry()
    try types.define(
      ParameterType(
        name: "team", patterns: ["team of (\\d+)", "(\\w)-team (\\w)"], documentation: "a team",
        example: "A-team X"
      ) { groups in groups.compactMap(\.self).joined(separator: "+") })
    let expression = try CucumberExpression(
      regularExpression: #"^the ((\w)-team (\w)) and (.+?)$"#, types)
    let arguments = try #require(ExpressionMatcher(expression).match("the A-team X and all"))
    #expect(arguments.map(\.parameterType.name) == ["team", ""])
    #expect(arguments.map(\.parameterType.isNameless) == [false, true])
    #expect(arguments.map(\.group.start) == [4, 17])
    #expect(try arguments.map { try $0.value() as? String } == ["A+X", "all"])
  }

  @Test func `a group of a type has no value where it took no part`() throws {
    let expression = try CucumberExpression(regularExpression: #"^rain(?: for (\d+) hours)?$"#)
    let matcher = ExpressionMatcher(expression)
    let argument = try #require(matcher.match("rain")?.first)
    let value = try argument.value()
    #expect(value as? Int? == .some(nil))
    #expect(value as? Int == nil)
    #expect(try matcher.match("rain for 2 hours")?.first?.value() as? Int? == 2)
  }

  @Test func `of several types with a pattern the preferred one is taken`() throws {
    var types = ParameterTypeRegistry()
    for (name, isPreferred) in [("one", false), ("other", true)] {
      try types.define(
        ParameterType(
          name: name, patterns: ["x|y"], documentation: "", example: "x",
          preferForSnippets: isPreferred
        ) { $0.count })
    }
    let expression = try CucumberExpression(regularExpression: "^(x|y)$", types)
    #expect(expression.parameterTypes.map(\.name) == ["other"])
  }

  @Test(arguments: ["(a", #"(a)\1"#, "(?<name>a)", "["])
  func `what cannot be used is refused with its reason`(pattern: String) {
    #expect(throws: CucumberExpressionError.self) {
      try CucumberExpression(regularExpression: pattern)
    }
  }

  @Test func `it takes part in a set beside Cucumber expressions`() throws {
    let expressions = [
      try CucumberExpression("a step", ParameterTypeRegistry()),
      try CucumberExpression(regularExpression: "^a (.*)$"),
    ]
    let matcher = ExpressionSetMatcher(ExpressionIndex(expressions))
    #expect(matcher.matches("a step").map(\.index) == [0, 1])
    #expect(matcher.matches("a stop").map(\.index) == [1])
    #expect(matcher.mismatches("b stop").isEmpty)
  }
}
