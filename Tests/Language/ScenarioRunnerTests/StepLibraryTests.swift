import CucumberExpressions
import ScenarioRunner
import Testing

struct StepLibraryTests {
  private typealias Library = StepLibrary<Basket>

  @Test func `the catalogue keeps what was declared, in order`() throws {
    let library = try Basket.library
    let first = try #require(library.definitions.first)
    #expect(first.kind == .given)
    #expect(first.expression.source == "the basket has {int} apple(s)")
    #expect(first.subject == "Apples")
    #expect(first.documentation == "Fills the basket.")
    #expect(first.examples == ["the basket has 3 apples"])
    #expect(first.file.hasSuffix("/Basket.swift"))
    #expect(first.line > 1)
    #expect(library.definitions.last?.takes == .docString)
    #expect(library.definitions.last?.subject == "Attachments")
  }

  @Test func `a sound library has only the ambiguity it was given on purpose`() throws {
    let kinds = try Basket.library.problems.map(\.kind)
    #expect(kinds.count == 1)
    guard case .exampleMatchesAnother("the fog lifts", let other) = kinds.first else {
      Issue.record("unexpected \(kinds)")
      return
    }
    #expect(other.expression == "the fog {word}")
  }

  @Test func `a text that is no expression is a problem with the official message`() {
    var library = Library(ParameterTypeRegistry(), makeWorld: Basket.init)
    library.when("three () mice", "", example: "three mice", line: 42) { (_: inout Basket) in }
    let problem = library.problems.first
    guard case .badExpression(let message) = problem?.kind else {
      Issue.record("unexpected \(String(describing: problem))")
      return
    }
    #expect(message.contains("An optional must contain some text"))
    #expect(problem?.line == 42)
    #expect(library.definitions.isEmpty)
  }

  @Test func `a body must take as many arguments as the text has parameters`() {
    var library = Library(ParameterTypeRegistry(), makeWorld: Basket.init)
    library.when("{int} and {int}", "", example: "1 and 2") { (_: inout Basket, _: Int) in }
    #expect(library.problems.map(\.kind) == [.argumentCount(parameters: 2, arguments: 1)])
  }

  @Test func `a body must take the types its parameters give`() {
    var library = Library(ParameterTypeRegistry(), makeWorld: Basket.init)
    library.when("{int} mice", "", example: "3 mice") { (_: inout Basket, _: String) in }
    let expected = LibraryProblemKind.argumentType(
      parameter: "int", gives: "Int", expected: "String")
    #expect(library.problems.map(\.kind) == [expected])
  }

  @Test func `a table must be the last argument`() {
    var library = Library(ParameterTypeRegistry(), makeWorld: Basket.init)
    library.when("{int} mice:", "", example: "3 mice:") {
      (_: inout Basket, _: DataTableArgument, _: Int) in
    }
    #expect(library.problems.map(\.kind) == [.misplacedAttachment])
  }

  @Test func `an example must match its own text`() {
    var library = Library(ParameterTypeRegistry(), makeWorld: Basket.init)
    library.when("{int} mice", "", example: "three mice", also: ["3 mice"]) {
      (_: inout Basket, _: Int) in
    }
    #expect(library.problems.map(\.kind) == [.exampleDoesNotMatch("three mice")])
  }

  @Test func `the same text cannot be declared twice`() {
    var library = Library(ParameterTypeRegistry(), makeWorld: Basket.init)
    library.when("mice run", "", example: "mice run", fileID: "M/a.swift", line: 1) {
      (_: inout Basket) in
    }
    library.then("mice run", "", example: "mice run", fileID: "M/b.swift", line: 2) {
      (_: inout Basket) in
    }
    let first = DefinitionReference(expression: "mice run", file: "M/a.swift", line: 1)
    #expect(library.problems.map(\.kind) == [.sameText(as: first)])
    #expect(library.problems.first?.message.contains("M/a.swift:1") == true)
    #expect(library.definitions.count == 1)
  }

  @Test func `a faulty library is reported by every run`() async throws {
    var library = try Basket.library
    library.when("{nonsense} happens", "", example: "it happens") { (_: inout Basket) in }
    let run = try await Run(
      "Feature: f\n  Scenario: s\n    Given the basket has 1 apple", library: library)
    #expect(run.problems.map(\.kind) == [.library])
    #expect(run.summary.exitCode == 2)
  }
}
