/// Thrown by a step whose body is still to be written.
public struct PendingStep: Error, Hashable, Sendable {
  /// Why it is pending.
  public var reason: String

  /// Creates an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}
