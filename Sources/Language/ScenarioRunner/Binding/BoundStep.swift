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

/// The place of a step, as far as phrases are concerned; nothing where there are none.
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

/// The result of looking up a step's text in the library.
enum StepBinding<World: Sendable> {
  /// Exactly one definition matches and takes the arguments.
  case bound(BoundStep<World>)
  /// No definition matches.
  case undefined
  /// The step cannot be run as it is written.
  case unusable(UnusableStep)
}

/// The reason for which a step cannot be run, in the form in which it is reported.
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

/// The facts on which the explanation of an undefined step depends.
struct UndefinedStepKey: Hashable {
  /// Whose steps the scenario speaks.
  let owner: StepOwner?
  let text: String
  let type: PickleStepType
  let attachment: StepAttachment
}

/// The traits of a step that are known before it is played.
struct StepTraits {
  /// What it is for.
  let kind: StepKind
  /// What it is about.
  let concern: StepConcern
  /// Whether it says what is not, or at most so many: nothing at all is enough for it.
  let saysWhatIsNot: Bool
  /// Whether it says something of every one of many: none of them is otherwise.
  let saysEvery: Bool
  /// Whether words stand before the check that let time pass while it is checked.
  let isModified: Bool
  /// Whether it plays checks of its own, as a table of events can hold them.
  let hasChecks: Bool
  /// Whether one of these looks at what an app does.
  let checksWithin: Bool

  init<World>(_ bound: BoundStep<World>, events: [EventTableArgument<World>.Row] = []) {
    let checks = events.filter { $0.kind == .then }
    hasChecks = !checks.isEmpty
    checksWithin = checks.contains { $0.concern != .surroundings }
    kind = bound.definition.kind
    concern = bound.definition.concern
    isModified = bound.definition.isModified
    saysWhatIsNot = bound.saysWhatIsNot
    saysEvery =
      bound.definition.kind == .then && bound.definition.expression.source.contains("every ")
  }

  /// Whether it looks at anything.
  var looks: Bool { kind == .then || hasChecks }

  /// Whether it only lays out what is around the app, so that nothing happens by itself.
  var onlyArranges: Bool { kind != .then && concern == .surroundings }
}

/// The words by which a check says what is not, or that there is no more of something: nothing at all is enough for it.
enum NegativeWords {
  private static let words: Set<Substring> = [
    "no", "not", "never", "none", "nobody", "nothing", "neither", "nowhere", "fewer",
  ]
  private static let pairs = ["at most", "no more than", "less than", "up to"]

  /// Whether one of them stands in the text, outside of quotes, where the words are the app's own.
  static func stand(in text: String) -> Bool {
    let own = text.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return own.contains { part in
      part.split(separator: " ").contains { words.contains($0) }
        || pairs.contains { part.contains(" \($0) ") || part.hasPrefix("\($0) ") }
    }
  }
}
