import Gherkin

/// The problem of a step that did not pass.
public struct StepProblem: Hashable, Sendable, Codable, Annotated {
  /// What is wrong, as one sentence.
  public var message: String
  /// The words of the step's text that are at fault, counted in code points; nil where it is the step as a whole.
  public var fault: Range<Int>?
  /// The cell of the step's table that is at fault; nil where it is none of them.
  public var cell: FaultyCell?
  /// Lines of a source with a caret under the place at fault; empty where it is the step itself.
  public var excerpt: [String]
  /// What the step expected.
  public var expected: String?
  /// What was there instead.
  public var actual: String?
  /// Further lines: what is known around it and what to do.
  public var remarks: [Note]
  /// Swift code that declares the step, for an undefined one.
  public var snippet: String?
  /// Further code that would declare it, where its words can be read in more than one way.
  public var otherSnippets: [String]
  /// The nearest known steps, the nearest first.
  public var suggestions: [String]
  /// The definitions that match an ambiguous step, as text and `file:line`.
  public var candidates: [String]
  /// Who has gone beyond a limit on what one scenario may play; nil where nobody has.
  public var limit: LimitReached.Cause?

  /// Creates a problem.
  public init(
    _ message: String,
    fault: Range<Int>? = nil,
    cell: FaultyCell? = nil,
    excerpt: [String] = [],
    expected: String? = nil,
    actual: String? = nil,
    notes: [Note] = [],
    snippet: String? = nil,
    otherSnippets: [String] = [],
    suggestions: [String] = [],
    candidates: [String] = [],
    limit: LimitReached.Cause? = nil
  ) {
    self.message = message
    self.fault = fault
    self.cell = cell
    self.excerpt = excerpt
    self.expected = expected
    self.actual = actual
    remarks = notes
    self.snippet = snippet
    self.otherSnippets = otherSnippets
    self.suggestions = suggestions
    self.candidates = candidates
    self.limit = limit
  }

  /// Creates a problem with notes of words alone.
  @_disfavoredOverload
  public init(
    _ message: String, fault: Range<Int>? = nil, excerpt: [String] = [], expected: String? = nil,
    actual: String? = nil, notes: [String], snippet: String? = nil, otherSnippets: [String] = [],
    suggestions: [String] = [], candidates: [String] = [], limit: LimitReached.Cause? = nil
  ) {
    self.init(
      message, fault: fault, excerpt: excerpt, expected: expected, actual: actual,
      notes: notes.map(Note.init(_:)), snippet: snippet, otherSnippets: otherSnippets,
      suggestions: suggestions, candidates: candidates, limit: limit)
  }

  private enum CodingKeys: String, CodingKey {
    case message, fault, cell, excerpt, expected, actual
    case remarks = "notes"
    case snippet, otherSnippets, suggestions, candidates, limit
  }

  /// Creates the problem that is reported for a scenario that was refused.
  init(_ refusal: Problem) {
    self.init(refusal.message, excerpt: refusal.excerpt, notes: refusal.remarks)
  }

  /// Creates the problem of a scenario that does not show what it seems to show.
  init(_ objection: Objection) {
    self.init(objection.message, notes: objection.remarks)
  }

  /// Returns what an error thrown by a step means for it.
  static func classified(_ error: any Error, in step: PickleStep) -> (StepStatus, StepProblem) {
    var (status, problem) = classified(error)
    problem.locate((error as? StepFailure)?.part ?? (error as? InvalidStep)?.part, in: step)
    return (status, problem)
  }

  /// Returns what an error means, wherever it was thrown.
  static func classified(_ error: any Error) -> (StepStatus, StepProblem) {
    switch error {
    case let failure as StepFailure:
      let problem = StepProblem(
        failure.message, expected: failure.expected, actual: failure.actual,
        notes: failure.remarks)
      return (.failed, problem)
    case let invalid as InvalidStep:
      return (.invalid, StepProblem(invalid.message, notes: invalid.remarks))
    case let limit as LimitReached:
      let status: StepStatus = limit.cause == .app ? .failed : .invalid
      return (status, StepProblem(limit.message, notes: limit.remarks, limit: limit.cause))
    case let pending as PendingStep:
      return (.pending, StepProblem(pending.reason))
    case let skip as SkipScenario:
      return (.skipped, StepProblem(skip.reason))
    default:
      return (.failed, StepProblem("\(error)"))
    }
  }
}
