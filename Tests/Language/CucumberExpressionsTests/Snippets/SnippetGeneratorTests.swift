import Testing

@testable import CucumberExpressions

struct SnippetGeneratorTests {
  @Test(arguments: [
    ("hello", "hello"),
    ("I have 2 cukes", "I have {int} cukes"),
    (#"I like "apples" and 'pears'"#, "I like {string} and {string}"),
    ("I have 2 cukes and 1.5 euro", "I have {int} cukes and {float} euro"),
    ("it is 1.5", "it is {float}"),
    ("iPhone15 has 15%", "iPhone15 has {int}%"),
    ("-3 degrees", "{int} degrees"),
    ("3/4 (or {so}) \\", #"{int}\/{int} \(or \{so}) \\"#),
    ("I wait 5€ or $7.", "I wait {int}€ or ${int}."),
    (#"in "10 m" or "20 m""#, "in {string} or {string}"),
    ("", ""),
  ])
  func `arguments are found by their form`(text: String, source: String) {
    let snippets = SnippetGenerator(ParameterTypeRegistry()).snippets(for: text)
    #expect(snippets.first?.source == source)
  }

  @Test func `a whole number may also be a number with decimals`() {
    let snippets = SnippetGenerator(ParameterTypeRegistry()).snippets(for: "1 and 2")
    #expect(
      snippets.map(\.source) == [
        "{int} and {int}", "{int} and {float}", "{float} and {int}", "{float} and {float}",
      ])
  }

  @Test func `every generated expression matches the text it was made from`() throws {
    let registry = try registry()
    for text in ["a (b) {c} d/e \\ f 5 km", "ż 5 km/h \"x\" 7", "10 m (3)", "'a' / 'b'"] {
      for snippet in SnippetGenerator(registry).snippets(for: text) {
        let expression = try CucumberExpression(snippet.source, registry)
        let arguments = ExpressionMatcher(expression).match(text)
        #expect(arguments?.count == snippet.parameterTypes.count, "\(snippet.source)")
      }
    }
  }

  @Test func `the longest words win, and types that fit alike give an expression each`() throws {
    let snippets = SnippetGenerator(try registry()).snippets(for: "go 5 km now")
    #expect(snippets.map(\.source) == ["go {range} now", "go {distance} now"])
  }

  @Test func `the expressions are bounded in number`() throws {
    let text = Array(repeating: "5 km", count: 12).joined(separator: " ")
    let snippets = SnippetGenerator(try registry()).snippets(for: text)
    #expect(snippets.count == SnippetGenerator.expressionsMax)
    #expect(snippets[0].parameterTypes.allSatisfy { $0.name == "range" })
    #expect(snippets[1].parameterTypes.last?.name == "distance")
  }

  @Test func `parameters are numbered by type and have Swift types`() throws {
    let generator = SnippetGenerator(ParameterTypeRegistry())
    let snippet = try #require(generator.snippets(for: #"1 "a" 2 3"#).first)
    #expect(
      snippet.parameters == [
        GeneratedParameter(name: "int", valueType: "Int"),
        GeneratedParameter(name: "string", valueType: "String"),
        GeneratedParameter(name: "int2", valueType: "Int"),
        GeneratedParameter(name: "int3", valueType: "Int"),
      ])
  }

  @Test func `a text without end is taken as it is`() {
    let text = String(repeating: "1 ", count: SnippetGenerator.textLengthMax)
    let snippets = SnippetGenerator(ParameterTypeRegistry()).snippets(for: text)
    #expect(snippets.map(\.source) == [text])
  }

  /// The built-in types and two more that are written alike, of which one is preferred.
  private func registry() throws -> ParameterTypeRegistry {
    var registry = ParameterTypeRegistry()
    for (name, isPreferred) in [("distance", false), ("range", true)] {
      try registry.define(
        ParameterType(
          name: name, patterns: [#"\d+ (?:m|km)"#], documentation: "a \(name)", example: "5 km",
          preferForSnippets: isPreferred
        ) { $0[0] ?? "" })
    }
    return registry
  }
}
