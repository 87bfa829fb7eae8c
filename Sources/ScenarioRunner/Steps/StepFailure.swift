/// Thrown by a step whose expectation does not hold; the scenario has failed.
public struct StepFailure: Error, Hashable, Sendable {
  /// What is wrong, as one sentence.
  public var message: String
  /// What the step expected.
  public var expected: String?
  /// What was there instead.
  public var actual: String?
  /// Further lines: what is known around it and what may help.
  public var notes: [String]
  /// The words of the step or the cell of its table that are at fault; nil where the message quotes them.
  public var part: FaultyPart?

  /// Creates a failure.
  public init(
    _ message: String,
    expected: String? = nil,
    actual: String? = nil,
    notes: [String] = [],
    at part: FaultyPart? = nil
  ) {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.notes = notes
    self.part = part
  }
}
