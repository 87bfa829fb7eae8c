import CucumberExpressions
import ScenarioRunner
import Testing

@testable import Rehearsal

/// The declarations of the steps themselves.
struct StepLibraryTests {
  @Test func `every step is declared rightly and every example means one step only`() {
    for problem in StepVocabulary.library(apps: AllApps.rooms).problems {
      Issue.record("\(problem)")
    }
  }

  @Test func `every kind of argument is defined`() {
    let registry = StepVocabulary.parameterTypes(for: AllApps.rooms)
    for type in StepVocabulary.ownTypes(for: AllApps.rooms) {
      #expect(registry[type.name]?.documentation == type.documentation, "{\(type.name)}")
    }
    #expect(
      registry.all.count == ParameterTypeRegistry().all.count
        + StepVocabulary.ownTypes(for: AllApps.rooms).count)
  }

  @Test func `every step has a sentence of documentation`() {
    for definition in StepVocabulary.library(apps: AllApps.rooms).definitions {
      let text = definition.documentation
      #expect(text.hasSuffix("."), "\(definition.expression.source)")
      #expect(!definition.subject.isEmpty)
    }
  }

  @Test func `an example of a step that takes a text has one`() {
    let definitions = StepVocabulary.library(apps: AllApps.rooms).definitions
      .filter { $0.takes.rawValue == "docString" }
    let examples = definitions.flatMap(\.examples)
    #expect(!examples.isEmpty)
    for example in examples { #expect(example.contains("\n\"\"\""), "\(example)") }
  }
}
