/// Why a check of what is not shows nothing.
public struct EmptyCheck: Hashable, Sendable {
  /// What keeps it from failing, and what to write.
  public let reason: InvalidStep
  /// Whether it is of use where a later check tells what has become of it, as the state of things before that.
  public let isBaseline: Bool

  /// Creates the account of a check.
  public init(_ reason: InvalidStep, isBaseline: Bool) {
    self.reason = reason
    self.isBaseline = isBaseline
  }
}
