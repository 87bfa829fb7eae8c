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
  /// What is played; nil where it needs what stands under the step's line.
  private(set) var playable: PlayableStep<World>?

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
      playable = PlayableStep(
        try definition.body.bind(cursor), plain: try definition.body.bindPlain?(cursor),
        reference, StepTraits(self))
    }
  }

  /// The body with its arguments; nil where it needs what stands under the step's line.
  var body: StepBody<World>.Bound? { playable?.body }
}

/// A step with all that it was given, ready to be played; a class, as every scenario that has the step is handed it.
final class PlayableStep<World: Sendable> {
  let body: StepBody<World>.Bound
  /// The check without the words before it.
  let plain: StepBody<World>.Bound
  let definition: DefinitionReference
  let traits: StepTraits

  init(
    _ body: @escaping StepBody<World>.Bound, plain: StepBody<World>.Bound?,
    _ definition: DefinitionReference, _ traits: StepTraits
  ) {
    (self.body, self.plain, self.definition, self.traits) = (
      body, plain ?? body, definition, traits
    )
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
  case ready(PlayableStep<World>)
  case unusable(UnusableStep)

  /// What is known of it; nil where it is not ready.
  var traits: StepTraits? {
    if case .ready(let step) = self { step.traits } else { nil }
  }
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
