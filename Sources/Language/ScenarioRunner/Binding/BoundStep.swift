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
  /// What is known of the step; nil where it needs what stands under the step's line.
  private(set) var traits: StepTraits<World>?

  init(
    _ definition: StepDefinition<World>, of text: String, values: [any Sendable]
  ) throws(BodyMismatch) {
    self.definition = definition
    self.values = values
    saysWhatIsNot =
      definition.kind == .then
      && (NegativeWords.stand(in: text) || values.contains { $0 as? Int == 0 })
    reference = definition.reference
    if definition.takes == .none {
      let cursor = ArgumentCursor(values: values, attached: nil, saysWhatIsNot: saysWhatIsNot)
      let body = try definition.body.bind(cursor)
      self.body = body
      traits = StepTraits(self, plain: try definition.body.bindPlain?(cursor) ?? body)
    } else {
      body = nil
    }
  }
}

/// Where a step stands, as far as phrases are concerned; nothing where there are none.
struct StepSetting {
  /// The use of the phrase that it comes from.
  var use: PhraseUse?
  /// The phrases that may have been meant by a sentence that nobody knows.
  var shelf: PhraseShelf?
  /// What is known to keep it from being played.
  var fault: UnusableStep?
}

/// A step that is either ready to be run or known not to be runnable.
enum ReadyStep<World: Sendable> {
  case ready(StepBody<World>.Bound, DefinitionReference, StepTraits<World>)
  case unusable(UnusableStep)
}

/// What became of a step's text when it was looked up in the library.
enum StepBinding<World: Sendable> {
  /// Exactly one definition matches and takes the arguments.
  case bound(BoundStep<World>)
  /// No definition matches.
  case undefined
  /// The step cannot be run as it is written.
  case unusable(UnusableStep)
}

/// Why a step cannot be run, in the form in which it is reported.
///
/// It is a class so that thousands of steps with the same fault share one.
final class UnusableStep: Error {
  let status: StepStatus
  let problem: StepProblem
  let definition: DefinitionReference?

  init(_ status: StepStatus, _ problem: StepProblem, _ definition: DefinitionReference? = nil) {
    self.status = status
    self.problem = problem
    self.definition = definition
  }
}

/// What the explanation of an undefined step depends on.
struct UndefinedStepKey: Hashable {
  let text: String
  let type: PickleStepType
  let attachment: StepAttachment
}
