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
  /// Whether nothing was found wrong with what the app has done, but a deed needs what it does not offer now.
  ///
  /// A scenario that wants the deed has failed all the same; a search only notes that it cannot happen there.
  public let cannotBeDoneHere: Bool

  /// Creates a failure.
  public init(
    _ message: String,
    expected: String? = nil,
    actual: String? = nil,
    notes: [String] = [],
    at part: FaultyPart? = nil,
    cannotBeDoneHere: Bool = false
  ) {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.notes = notes
    self.part = part
    self.cannotBeDoneHere = cannotBeDoneHere
  }

  /// The same failure of a deed, which needs what was not found.
  public var ofDeed: StepFailure {
    StepFailure(
      message, expected: expected, actual: actual, notes: notes, at: part, cannotBeDoneHere: true)
  }
}
