import CucumberExpressions
import Gherkin

/// The unfolding of phrases in the scenarios of one file.
///
/// It belongs to one thread: compiled expressions cannot be shared.
final class PhraseUnfolder {
  /// How deep phrases may stand in phrases.
  static let depthMax = 16
  /// The most steps of one scenario with its phrases unfolded.
  static let stepsMax = 10_000
  /// The most steps that phrases may stand for in one file, in all its scenarios together.
  static let stepsPerFileMax = 1_000_000
  /// The most bytes that the steps of one scenario's phrases may have.
  static let bytesMax = 16 << 20

  private let phrases: [PhraseDefinition]
  private let matcher: ExpressionSetMatcher
  private let known: PhraseBook.KnownSteps
  private lazy var knownMatcher = ExpressionSetMatcher(known.index)
  private var findings: [String: Finding] = [:]
  private var fileStepCount = 0

  /// The nature of a text.
  private enum Finding {
    /// No phrase.
    case step
    /// A phrase, by its place, with its arguments as they are written.
    case phrase(Int, [String])
    /// More than one sentence.
    case ambiguous(UnusableStep)
  }

  init(_ shelf: PhraseShelf, beside known: PhraseBook.KnownSteps) {
    phrases = shelf.phrases
    matcher = ExpressionSetMatcher(shelf.index)
    self.known = known
  }

  /// Returns the steps of a scenario with its phrases unfolded; nil where it uses none.
  func unfold(_ pickle: Pickle, _ ids: inout IDGenerator) -> UnfoldedSteps? {
    let steps = pickle.steps
    let isConcerned = steps.contains { step in
      if case .step = finding(step.text) { return false }
      return true
    }
    guard isConcerned else { return nil }
    var result = Result(ids: ids)
    for step in steps {
      result.place = step
      unfold(step, in: nil, &result)
    }
    ids = result.ids
    fileStepCount += result.steps.count
    return UnfoldedSteps(result.steps, result.uses, result.faults)
  }

  /// The steps that have been unfolded so far.
  private struct Result {
    var ids: IDGenerator
    var steps: [PickleStep] = []
    var uses: [PhraseUse?] = []
    var faults: [Int: UnusableStep] = [:]
    var byteCount = 0
    /// The step of the feature that is being unfolded.
    var place: PickleStep?
    /// Whether a bound has been passed, so that nothing more is unfolded.
    var isFull = false

    mutating func add(_ step: PickleStep, in use: PhraseUse?, _ fault: UnusableStep? = nil) {
      if let fault { faults[steps.count] = fault }
      let isWritten = use == nil
      steps.append(isWritten ? step : place?.standing(for: step, id: ids.next()) ?? step)
      uses.append(use)
    }
  }

  private func unfold(_ step: PickleStep, in outer: PhraseUse?, _ result: inout Result) {
    switch finding(step.text) {
    case .step: result.add(step, in: outer)
    case .ambiguous(let fault): result.add(step, in: outer, fault)
    case .phrase(let index, let arguments):
      let phrase = phrases[index]
      if let fault = fault(of: step, as: phrase, in: outer) {
        return result.add(step, in: outer, fault)
      }
      let use = PhraseUse(step, of: phrase.reference, in: outer)
      for inner in phrase.steps where !result.isFull {
        let filled = inner.filled(arguments, for: step)
        result.byteCount += filled.byteCount
        if let fault = bound(passedBy: result) {
          result.isFull = true
          return result.add(filled, in: use, fault)
        }
        unfold(filled, in: use, &result)
      }
    }
  }

  private func finding(_ text: String) -> Finding {
    if let known = findings[text] { return known }
    if findings.count >= 8_192 { findings.removeAll(keepingCapacity: true) }
    let finding = newFinding(text)
    findings[text] = finding
    return finding
  }

  private func newFinding(_ text: String) -> Finding {
    let matches = matcher.matches(text)
    guard let match = matches.first else { return .step }
    let others = knownMatcher.matches(text).map { known.references[$0.index] }
    guard matches.count + others.count == 1 else {
      let all = matches.map { phrases[$0.index].reference } + others
      return .ambiguous(.ambiguousPhrase(all))
    }
    return .phrase(match.index, match.arguments.map(\.text))
  }

  // MARK: What keeps a phrase from being unfolded

  private func fault(
    of step: PickleStep, as phrase: PhraseDefinition, in outer: PhraseUse?
  ) -> UnusableStep? {
    let chain = outer?.chain ?? []
    if let start = chain.firstIndex(where: { $0.phrase == phrase.reference }) {
      let way = chain[start...].map { Self.named($0.phrase) } + [Self.named(phrase.reference)]
      return .invalidPhrase(
        "The phrase leads back to itself, so it would never end.",
        ["The way is: \(way.joined(separator: ", then "))."], phrase)
    }
    guard chain.count < Self.depthMax else {
      return .invalidPhrase(
        "Phrases stand in phrases more than \(Self.depthMax) deep.",
        ["Let the outer ones stand for steps directly."], phrase)
    }
    let given = StepAttachment(step.argument)
    guard given == phrase.takes, step.arguments.count <= 1 else {
      return .invalidPhrase(
        phrase.takes == .none
          ? "This phrase takes nothing under its line, but \(given.words) stands there."
          : "This phrase needs \(phrase.takes.words) under its line, but \(given.words) stands there.",
        phrase.takes == .none
          ? ["A step of the phrase takes a table as | <table> |, and a doc string as <text>."] : [],
        phrase)
    }
    return nil
  }

  private static func named(_ phrase: DefinitionReference) -> String {
    "“\(phrase.expression)” (\(phrase.place))"
  }

  private func bound(passedBy result: Result) -> UnusableStep? {
    if result.steps.count >= Self.stepsMax {
      return .tooMuch("its phrases stand for more than \(Self.stepsMax) steps")
    }
    if result.byteCount > Self.bytesMax {
      return .tooMuch("the steps of its phrases have more than \(Self.bytesMax) bytes")
    }
    if fileStepCount + result.steps.count >= Self.stepsPerFileMax {
      return .tooMuch("the phrases of its file stand for more than \(Self.stepsPerFileMax) steps")
    }
    return nil
  }
}

extension UnusableStep {
  fileprivate static func ambiguousPhrase(_ all: [DefinitionReference]) -> UnusableStep {
    let problem = StepProblem(
      "\(all.count) sentences match this step, and one of them is a phrase.",
      notes: ["Reword the phrase so that only one matches; a nearer file does not hide another."],
      candidates: all.map { "\($0.expression)  (\($0.place))" })
    return UnusableStep(.ambiguous, problem)
  }

  fileprivate static func invalidPhrase(
    _ message: String, _ notes: [String], _ phrase: PhraseDefinition
  ) -> UnusableStep {
    UnusableStep(.invalid, StepProblem(message, notes: notes), phrase.reference)
  }

  fileprivate static func tooMuch(_ what: String) -> UnusableStep {
    UnusableStep(
      .invalid,
      StepProblem(
        "The scenario is too long: \(what).", notes: ["Let its phrases stand for fewer steps."]))
  }
}

extension PickleStep {
  /// The bytes of its text and of what stands under it.
  fileprivate var byteCount: Int {
    text.utf8.count
      + arguments.reduce(0) { count, argument in
        switch argument {
        case .docString(let docString): count + docString.content.utf8.count
        case .dataTable(let table):
          table.rows.reduce(count) { count, row in
            row.cells.reduce(count) { $0 + $1.value.utf8.count }
          }
        }
      }
  }
}
