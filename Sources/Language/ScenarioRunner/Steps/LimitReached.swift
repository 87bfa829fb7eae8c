/// Thrown where more is played than anybody could mean, so that there is an end to everything.
///
/// It is said by nobody's deed or check: where many histories are played, it never counts as an event that could not
/// happen, nor as a check that does not hold yet.
public struct LimitReached: Error, Hashable, Sendable {
  /// Whose doing it is.
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
  public var notes: [String]

  /// Creates an error.
  public init(by cause: Cause, _ message: String, notes: [String] = []) {
    self.cause = cause
    self.message = message
    self.notes = notes
  }
}
