/// Thrown by a step whose expectation does not hold, or that needs what the app does not offer; the scenario has failed.
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
  /// Whether a deed only needs what the app does not offer now, such as a button that is not there.
  ///
  /// A scenario that wants the deed has failed all the same. Where many histories are played, such an event does not happen
  /// there; any other failure breaks its history.
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

  /// The same failure of a deed, which needs what was not found.
  public var ofDeed: StepFailure {
    var failure = self
    failure.isObstacle = true
    return failure
  }
}
