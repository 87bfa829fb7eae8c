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
  /// Whether it says no more than that the step cannot be done as things are, such as a tap on what is not there.
  ///
  /// Where many histories are played, such an event does not happen there; any other failure breaks its history.
  public private(set) var isObstacle = false

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

  /// Creates the failure of a deed that cannot be done as things are, and of which nothing was done.
  public init(
    obstacle message: String,
    expected: String? = nil,
    actual: String? = nil,
    notes: [String] = [],
    at part: FaultyPart? = nil
  ) {
    self.init(message, expected: expected, actual: actual, notes: notes, at: part)
    isObstacle = true
  }
}
