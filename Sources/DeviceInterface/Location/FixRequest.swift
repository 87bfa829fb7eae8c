/// A request for a single fix (`I-62`).
public struct FixRequest: Hashable, Sendable {
  /// How long the platform may try before it reports the best it has, or a failure.
  public var timeout: Duration

  /// Creates a request with a timeout.
  public init(timeout: Duration) {
    self.timeout = timeout
  }
}
