public import DeviceInterface

/// A server that holds nothing: it answers what scenarios say, or a real server answers in its place.
///
/// It is the server of apps whose own one stands elsewhere.
public struct ScriptedServer: SimulatedServer {
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received.
  public var log = RequestLog()

  /// Creates a healthy server.
  public init() {}

  /// It holds nothing.
  public static var isStandIn: Bool { true }

  /// No path is known.
  public func serves(_ path: String) -> Bool { false }

  /// Knows nothing.
  public mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    .error(status: 404)
  }
}
