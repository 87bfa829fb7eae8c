/// A check that holds where a scenario stands, and that something else would make fail.
public struct FoundCheck: Hashable, Sendable {
  /// The sentence.
  public let sentence: String
  /// One sentence that says what it checks.
  public let documentation: String
  /// What would make it fail.
  public let failsWith: Reason

  /// Whether it only says what something is not beyond, which shows less than what it is.
  var isBound: Bool { sentence.contains("at least ") || sentence.contains("at most ") }

  /// What makes a check fail.
  public enum Reason: Hashable, Sendable {
    /// The same check with another value, in this sentence.
    case otherValue(String)
    /// It failed earlier in the scenario, behind so many steps.
    case earlier(Int)
  }
}
