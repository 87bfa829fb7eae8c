import Testing

@testable import CucumberExpressions

struct ParameterTypeRegistryTests {
  @Test func `the official types are there from the start`() {
    let names = ParameterTypeRegistry().all.map(\.name)
    #expect(
      names == [
        "int", "float", "word", "string", "", "double", "bigdecimal", "byte", "short", "long",
        "biginteger",
      ])
  }

  @Test func `a defined type is found by name and listed last`() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(type("team", ["[A-Z]{3}"]))
    #expect(registry["team"]?.patterns == ["[A-Z]{3}"])
    #expect(registry.all.last?.name == "team")
    #expect(registry["Team"] == nil)
  }

  @Test(arguments: Array("{}()\\/[]$.|?*+"))
  func `a name may not have characters of the languages`(character: Character) {
    let name = "a\(character)b"
    expectError(.illegalName(name, character: character), type(name, ["x"]))
  }

  @Test func `a name may have spaces and letters of any script`() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(type("żółty kolor", ["x"]))
    let expression = try CucumberExpression("{żółty kolor}", registry)
    #expect(expression.parameterTypes.map(\.name) == ["żółty kolor"])
  }

  @Test func `a name may be defined once`() {
    expectError(.duplicateName("int"), type("int", ["x"]))
    expectError(.duplicateName(""), type("", ["x"]))
    #expect(
      ParameterTypeError.duplicateName("int").description
        == "There is already a parameter type with name int")
    #expect(
      ParameterTypeError.duplicateName("").description
        == "The anonymous parameter type has already been defined")
  }

  @Test func `patterns are needed, must compile and may not refer to groups`() throws {
    expectError(.noPatterns(name: "a"), type("a", []))
    expectError(.namedGroupOrBackreference(name: "a", pattern: #"(x)\1"#), type("a", [#"(x)\1"#]))
    var registry = ParameterTypeRegistry()
    let error = #expect(throws: ParameterTypeError.self) {
      try registry.define(type("a", ["ok", "(oops"]))
    }
    guard case .invalidPattern("a", "(oops", _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(registry["a"] == nil)
  }

  private func expectError(
    _ expected: ParameterTypeError, _ type: ParameterType,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var registry = ParameterTypeRegistry()
    #expect(throws: expected, sourceLocation: sourceLocation) { try registry.define(type) }
  }

  private func type(_ name: String, _ patterns: [String]) -> ParameterType {
    ParameterType(name: name, patterns: patterns, documentation: "a thing", example: "x") {
      $0.first.flatMap { $0 } ?? ""
    }
  }
}
