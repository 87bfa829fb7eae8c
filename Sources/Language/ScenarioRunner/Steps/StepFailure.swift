/// The error of a step whose expectation does not hold, or that needs what the app lacks; the scenario has failed.
public struct StepFailure: Error, Hashable, Sendable, Annotated {
  /// What is wrong, as one sentence.
  public var message: String
  /// What the step expected.
  public var expected: String?
  /// What was there instead.
  public var actual: String?
  /// Further lines: what is known around it and what may help.
  public var remarks: [Note]
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
    notes: [Note] = [],
    at part: FaultyPart? = nil
  ) {
    self.message = message
    self.expected = expected
    self.actual = actual
    remarks = notes
    self.part = part
  }

  /// Creates the failure of a deed that cannot be done as things are, and of which nothing was done.
  public init(
    obstacle message: String,
    expected: String? = nil,
    actual: String? = nil,
    notes: [Note] = [],
    at part: FaultyPart? = nil
  ) {
    self.init(message, expected: expected, actual: actual, notes: notes, at: part)
    isObstacle = true
  }

  /// Creates a failure with notes of words alone.
  @_disfavoredOverload
  public init(
    _ message: String, expected: String? = nil, actual: String? = nil, notes: [String],
    at part: FaultyPart? = nil
  ) {
    self.init(
      message, expected: expected, actual: actual, notes: notes.map(Note.init(_:)), at: part)
  }

  /// Creates the failure of a deed with notes of words alone.
  @_disfavoredOverload
  public init(
    obstacle message: String, expected: String? = nil, actual: String? = nil, notes: [String],
    at part: FaultyPart? = nil
  ) {
    self.init(
      obstacle: message, expected: expected, actual: actual, notes: notes.map(Note.init(_:)),
      at: part)
  }

  /// The same failure of a deed, which needs what was not found.
  public var ofDeed: StepFailure {
    var failure = self
    failure.isObstacle = true
    return failure
  }
}

/// The error of a step that cannot be done as it is written, such as on a platform that cannot do it.
public struct InvalidStep: Error, Hashable, Sendable, Annotated {
  /// What is wrong, as one sentence.
  public var message: String
  /// Further lines: what is possible instead.
  public var remarks: [Note]
  /// The words of the step or the cell of its table that are at fault; nil where the message quotes them.
  public var part: FaultyPart?

  /// Creates an error.
  public init(_ message: String, notes: [Note] = [], at part: FaultyPart? = nil) {
    self.message = message
    remarks = notes
    self.part = part
  }

  /// Creates an error with notes of words alone.
  @_disfavoredOverload
  public init(_ message: String, notes: [String], at part: FaultyPart? = nil) {
    self.init(message, notes: notes.map(Note.init(_:)), at: part)
  }
}

/// The error where more is played than anybody could mean, so that there is an end to everything.
///
/// It is said by nobody's deed or check: where many histories are played, it never counts as an event that could not
/// happen, nor as a check that does not hold yet.
public struct LimitReached: Error, Hashable, Sendable, Annotated {
  /// The one whose doing it is.
  public enum Cause: String, Hashable, Sendable, Codable {
    /// The app never comes to rest: the scenario has failed.
    case app
    /// The scenario wants more played than is allowed: it cannot be played as it is written.
    case scenario
  }

  /// Whose doing it is.
  public let cause: Cause
  /// What is too much, as one sentence.
  public var message: String
  /// Further lines: what came last and what to do.
  public var remarks: [Note]

  /// Creates an error.
  public init(by cause: Cause, _ message: String, notes: [Note] = []) {
    self.cause = cause
    self.message = message
    remarks = notes
  }

  /// Creates an error with notes of words alone.
  @_disfavoredOverload
  public init(by cause: Cause, _ message: String, notes: [String]) {
    self.init(by: cause, message, notes: notes.map(Note.init(_:)))
  }
}

/// The error of a step whose body is still to be written.
public struct PendingStep: Error, Hashable, Sendable {
  /// Why it is pending.
  public var reason: String

  /// Creates an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}

/// The error by which a step leaves the rest of its scenario undone without failing it.
public struct SkipScenario: Error, Hashable, Sendable {
  /// Why the rest is skipped.
  public var reason: String

  /// Creates an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}

/// An argument that is not of the type its body takes: a mistake of the step's author.
struct BodyMismatch: Error, Hashable, Sendable {
  /// The place among the arguments from the text, from 0; nil for a table or doc string.
  var position: Int?
  var gives: String
  var expected: String

  var text: String {
    let what = position.map { "argument \($0 + 1)" } ?? "the table or doc string"
    return "The step's body takes \(expected) as \(what), but is given \(gives)."
  }
}
