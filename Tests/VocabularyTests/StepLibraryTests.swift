import CucumberExpressions
import ScenarioRunner
import Testing

@testable import Vocabulary

/// The declarations of the steps themselves.
struct StepLibraryTests {
  @Test func `every step is declared rightly and every example means one step only`() {
    for problem in StepVocabulary.library().problems {
      Issue.record("\(problem)")
    }
  }

  @Test func `every kind of argument is defined`() {
    let registry = StepVocabulary.parameterTypes()
    for type in StepVocabulary.ownTypes {
      #expect(registry[type.name]?.documentation == type.documentation, "{\(type.name)}")
    }
    #expect(registry.all.count == ParameterTypeRegistry().all.count + StepVocabulary.ownTypes.count)
  }

  @Test func `every step has a sentence of documentation`() {
    for definition in StepVocabulary.library().definitions {
      let text = definition.documentation
      #expect(text.hasSuffix("."), "\(definition.expression.source)")
      #expect(!definition.subject.isEmpty)
    }
  }
}
