import CucumberExpressions
import Gherkin

/// An explainer of steps that cannot be run, in words that help to mend them.
///
/// It belongs to one worker, as its binder does.
final class StepExplainer<World: Sendable> {
  private let library: StepLibrary<World>
  private let definitions: [StepDefinition<World>]
  /// Made when the first step needs a suggestion: a wrong number or table needs none.
  private lazy var likely = StepSuggestions(library)
  private let snippets: SnippetWriter

  init(_ library: StepLibrary<World>) {
    self.library = library
    definitions = library.definitions
    snippets = SnippetWriter(library.parameterTypes, world: "\(World.self)")
  }

  /// Explains a step that no definition matches: a wrong argument or an unknown wording.
  func unmatched(
    _ text: String,
    _ type: PickleStepType,
    _ attachment: StepAttachment,
    _ mismatches: [ExpressionSetMatcher.Mismatch],
    slip: Note?,
    in owner: StepOwner?
  ) -> UnusableStep {
    // A text that is right but for a full stop or a capital is no attempt at another argument.
    if let slip { return undefined(text, type, attachment, slip: slip, in: owner) }
    let plausible = mismatches.filter {
      $0.argument.isPlausible(in: definitions[$0.index].expression)
    }
    // The shorter the wrong words, the more of the step's wording was right.
    let best = plausible.min { $0.argument.text.utf8.count < $1.argument.text.utf8.count }
    guard let best else { return undefined(text, type, attachment, slip: nil, in: owner) }
    let definition = definitions[best.index]
    let others = plausible.filter { $0.index != best.index }.map(\.index)
    let code = snippets.snippets(for: text, type, attachment)
    let problem = StepProblem(
      best.argument.message + ".",
      fault: Self.range(of: best.argument.text, from: best.argument.start),
      notes: ["The step is: \(definition.expression.humanReadable)"]
        + TypingSlips.notes(on: best.argument.text),
      snippet: code.first,
      otherSnippets: Array(code.dropFirst()),
      suggestions: nearest(text, type, in: owner, before: others, without: best.index)
    )
    // Nothing matches it, however near it comes, and other Cucumbers would say so as well.
    return UnusableStep(.undefined, problem)
  }

  /// Explains a step without looking what may have been meant: of thousands of them, nobody reads that.
  func unsuggested() -> UnusableStep {
    let most = RunOptions.suggestedTextsMax
    let problem = StepProblem(
      "No step is known with this text.",
      notes: [
        "The nearest steps are looked up for the first \(most) unknown sentences of a run only."
      ])
    return UnusableStep(.undefined, problem)
  }

  /// Explains a sentence that arranges something but stands where a check is expected.
  ///
  /// Running it would overwrite what the scenario means to check, and every check after it would be worthless.
  func arranging(_ step: PickleStep, _ definition: StepDefinition<World>) -> UnusableStep {
    if step.type != .outcome {
      let problem = StepProblem(
        "This step of a phrase arranges something, so the phrase cannot follow a Then.",
        notes: ["Use the phrase after Given or When, or take the step out of it."])
      return UnusableStep(.invalid, problem, definition.reference)
    }
    let checks = likely.places(for: step.text, .then)
      .filter { definitions[$0].kind == .then && !definitions[$0].isModified }
    let problem = StepProblem(
      "This sentence arranges something and checks nothing, so it cannot follow a Then.",
      notes: ["To arrange it, write Given or When before it; to check it, write another sentence."],
      suggestions: checks.prefix(Self.suggestionsMax).map(suggestion)
    )
    return UnusableStep(.invalid, problem, definition.reference)
  }

  func ambiguous(_ matches: [Int]) -> UnusableStep {
    let candidates = matches.map { match in
      let reference = definitions[match].reference
      return "\(reference.expression)  (\(reference.place))"
    }
    let problem = StepProblem(
      "\(matches.count) step definitions match this step.",
      notes: ["Reword the step so that only one matches, or mend the definitions."],
      candidates: candidates
    )
    return UnusableStep(.ambiguous, problem)
  }

  func tooLong(_ text: String) -> UnusableStep {
    let problem = StepProblem(
      "The step is \(text.utf8.count) bytes long; the most is \(ExpressionMatcher.textLengthMax).",
      notes: ["Put long texts into a doc string under the step."]
    )
    return UnusableStep(.invalid, problem)
  }

  /// Explains words of the right form that have no value, such as a month 13.
  func unconvertible(
    _ argument: Argument,
    _ error: any Error,
    _ definition: StepDefinition<World>
  ) -> UnusableStep {
    let type = argument.parameterType
    let problem = StepProblem(
      "“\(argument.text)” is not \(type.documentation); write for example “\(type.example)”.",
      fault: argument.group.start.map { Self.range(of: argument.text, from: $0) },
      notes: ["\(error)"]
    )
    return UnusableStep(.invalid, problem, definition.reference)
  }

  /// Explains a body whose types do not fit its text; the library's own check tells it earlier.
  func mismatched(_ error: BodyMismatch, _ definition: StepDefinition<World>) -> UnusableStep {
    let problem = StepProblem(
      error.text, notes: ["This is a mistake in the step's declaration, not in the feature file."])
    return UnusableStep(.invalid, problem, definition.reference)
  }

  func wrongAttachment(
    _ given: StepAttachment,
    _ definition: StepDefinition<World>
  ) -> UnusableStep {
    let takes = definition.takes
    let problem = StepProblem(
      takes == .none
        ? "This step takes nothing under its line, but \(given.words) stands there."
        : "This step needs \(takes.words) under its line, but \(given.words) stands there.",
      notes: definition.examples.first.map { ["For example:"] + $0.lines } ?? []
    )
    return UnusableStep(.invalid, problem, definition.reference)
  }

  private static var suggestionsMax: Int { 3 }
  /// What another step must be worth to be named beside one whose wording fits.
  private static var rivalScoreMin: Double { 0.5 }

  private static func range(of words: String, from start: Int) -> Range<Int> {
    start..<start + words.unicodeScalars.count
  }

  private func undefined(
    _ text: String,
    _ type: PickleStepType,
    _ attachment: StepAttachment,
    slip: Note?,
    in owner: StepOwner?
  ) -> UnusableStep {
    let code = slip == nil ? snippets.snippets(for: text, type, attachment) : []
    let problem = StepProblem(
      "No step is known with this text.",
      notes: slip.map { [$0] } ?? TypingSlips.notes(on: text).map(Note.init(_:)),
      snippet: code.first,
      otherSnippets: Array(code.dropFirst()),
      suggestions: nearest(text, type, in: owner)
    )
    return UnusableStep(.undefined, problem)
  }

  /// The steps most like a text after those that come first anyway, each declaration once.
  private func nearest(
    _ text: String,
    _ type: PickleStepType,
    in owner: StepOwner?,
    before first: [Int] = [],
    without taken: Int? = nil
  ) -> [String] {
    // A check and the same check with "within" before it are one declaration, and one of them is enough.
    var seen = Set([taken.map { definitions[$0].reference.place }].compactMap(\.self))
    let distinct =
      (first
      + likely.places(
        for: text, StepKind(type), in: owner, least: taken == nil ? 0 : Self.rivalScoreMin))
      .filter {
        seen.insert(definitions[$0].reference.place).inserted
      }
    return distinct.prefix(Self.suggestionsMax).map(suggestion)
  }

  /// The text of a known step, with an example where the text alone does not show how to write it.
  private func suggestion(_ index: Int) -> String {
    let definition = definitions[index]
    let text = definition.expression.humanReadable
    guard !definition.expression.parameterTypes.isEmpty,
      let example = definition.examples.first?.lines.first
    else { return text }
    return "\(text)  (for example: \(example))"
  }
}
