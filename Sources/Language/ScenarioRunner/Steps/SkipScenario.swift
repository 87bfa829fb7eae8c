/// Thrown by a step to leave the rest of its scenario undone without failing it.
public struct SkipScenario: Error, Hashable, Sendable {
  /// Why the rest is skipped.
  public var reason: String

  /// Creates an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}
