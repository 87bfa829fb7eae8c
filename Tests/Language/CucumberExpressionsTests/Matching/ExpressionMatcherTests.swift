import Testing

@testable import CucumberExpressions

struct ExpressionMatcherTests {
  @Test(arguments: [
    ("I wait {int} second(s)", "I wait 1 second", true),
    ("I wait {int} second(s)", "I wait 2 seconds", true),
    ("I wait {int} second(s)", "and I wait 2 seconds", false),
    ("I wait {int} second(s)", "I wait 2 seconds more", false),
    ("a/an/the cat", "the cat", true),
    ("a/an/the cat", "than cat", false),
    ("50% off (today)", "50% off ", true),
    ("a.c", "abc", false),
    ("Cafe\u{301}", "Caf\u{e9}", false),
    ("{word}\u{301}(\u{302}) 👨‍👩‍👧", "x\u{301}\u{302} 👨‍👩‍👧", true),
    (#"\({word}) [x] a-z & #~ {word}"#, "(b) [x] a-z & #~ c", true),
    ("", "", true),
    ("", "x", false),
  ])
  func `a text matches as a whole or not at all`(
    expression: String, text: String, isMatch: Bool
  ) throws {
    #expect(try matcher(expression).matches(example: text) == isMatch)
  }

  @Test func `an argument knows its words and where they stand in code points`() throws {
    let arguments = try #require(
      try matcher("😀 {word} has {int} {string}").match(#"😀 Żaba has 12 "small fly""#))
    #expect(arguments.map(\.text) == ["Żaba", "12", "\"small fly\""])
    #expect(arguments.map(\.group.start) == [2, 11, 14])
    #expect(arguments[2].group.values == ["small fly", nil])
    #expect(arguments[2].group.children.map(\.start) == [15, nil])
    #expect(try arguments[1].value() as? Int == 12)
  }

  @Test func `a type with several patterns and groups gets all of its groups`() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(
      ParameterType(
        name: "length", patterns: [#"(\d+) m(?: (\d+) cm)?"#, #"(\d+) ft"#],
        documentation: "a length", example: "3 m"
      ) { groups in groups.map { $0 ?? "-" }.joined(separator: " ") })
    let matcher = try matcher(#"from {length} to {length} \({word})"#, registry)
    let arguments = try #require(matcher.match("from 3 m 20 cm to 7 ft (x)"))
    #expect(try arguments.map { try $0.value() as? String } == ["3 20 -", "- - 7", "x"])
    #expect(arguments[0].group.children.map(\.start) == [5, 9, nil])
  }

  @Test func `an alternative pattern is tried when the first one leaves a rest`() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(
      ParameterType(
        name: "mode", patterns: ["in", "inside"], documentation: "a mode", example: "in"
      ) { $0[0] ?? "" })
    let matcher = try matcher("{mode}", registry)
    #expect(try matcher.match("inside")?.first?.value() as? String == "inside")
  }

  @Test func `a transform's error is kept with the argument`() throws {
    struct Refusal: Error {}
    var registry = ParameterTypeRegistry()
    try registry.define(
      ParameterType(
        name: "never", patterns: ["x"], documentation: "a refusal", example: "x",
        transform: { _ throws -> Int in throw Refusal() }))
    let arguments = try #require(try matcher("{never}", registry).match("x"))
    #expect(throws: Refusal.self) { try arguments[0].value() }
  }

  @Test func `a text that is too long is refused`() throws {
    let matcher = try matcher("{}")
    let longest = String(repeating: "a", count: ExpressionMatcher.textLengthMax)
    #expect(matcher.match(longest) != nil)
    #expect(matcher.match(longest + "a") == nil)
    #expect(ExpressionMatcher.isTooLong(longest + "a"))
  }

  private func matcher(
    _ source: String, _ registry: ParameterTypeRegistry = ParameterTypeRegistry()
  ) throws -> ExpressionMatcher {
    ExpressionMatcher(try CucumberExpression(source, registry))
  }
}
