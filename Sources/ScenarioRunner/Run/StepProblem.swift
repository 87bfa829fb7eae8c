/// What is wrong with a step that did not pass.
public struct StepProblem: Hashable, Sendable {
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
  public var notes: [String]
  /// Swift code that declares the step, for an undefined one.
  public var snippet: String?
  /// Further code that would declare it, where its words can be read in more than one way.
  public var otherSnippets: [String]
  /// The nearest known steps, the nearest first.
  public var suggestions: [String]
  /// The definitions that match an ambiguous step, as text and `file:line`.
  public var candidates: [String]

  /// Creates a problem.
  public init(
    _ message: String,
    fault: Range<Int>? = nil,
    cell: FaultyCell? = nil,
    excerpt: [String] = [],
    expected: String? = nil,
    actual: String? = nil,
    notes: [String] = [],
    snippet: String? = nil,
    otherSnippets: [String] = [],
    suggestions: [String] = [],
    candidates: [String] = []
  ) {
    self.message = message
    self.fault = fault
    self.cell = cell
    self.excerpt = excerpt
    self.expected = expected
    self.actual = actual
    self.notes = notes
    self.snippet = snippet
    self.otherSnippets = otherSnippets
    self.suggestions = suggestions
    self.candidates = candidates
  }
}
