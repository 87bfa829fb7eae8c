public import BackendSimulator
public import DeviceInterface

/// The server of the delivery app.
public struct DeliveryServer: SimulatedServer {
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received.
  public var log = RequestLog()

  /// Tells whether a request for the path is this server's.
  public func serves(_ path: String) -> Bool {
    path.hasPrefix("/api/courier/") || path.hasPrefix("/api/order/")
  }

  /// Answers a request.
  public mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse { .error(status: 404) }
}
