import CucumberExpressions
import Gherkin

/// A step's text with its definition and typed arguments, kept for all steps of the same text.
///
/// It is a class because the table of bound steps hands it out millions of times.
final class BoundStep<World: Sendable> {
  let definition: StepDefinition<World>
  let reference: DefinitionReference
  let values: [any Sendable]
  /// Whether it says what is not, or at most so many.
  let saysWhatIsNot: Bool
  /// The body with its arguments; nil where it needs what stands under the step's line.
  let body: StepBody<World>.Bound?

  init(
    _ definition: StepDefinition<World>, of text: String, values: [any Sendable]
  ) throws(BodyMismatch) {
    self.definition = definition
    self.values = values
    // Only the words before a check ask for it.
    saysWhatIsNot =
      definition.isModified
      && (NegativeWords.stand(in: text) || values.contains { $0 as? Int == 0 })
    reference = definition.reference
    if definition.takes == .none {
      body = try definition.body.bind(
        ArgumentCursor(values: values, attached: nil, saysWhatIsNot: saysWhatIsNot))
    } else {
      body = nil
    }
  }
}
