public import DeviceInterface

/// A server of the simulation: a value that takes in requests and says what becomes of them.
public protocol SimulatedServer: Hashable, Sendable {
  /// The script of latency and failures.
  var behaviour: ScriptedBehaviour { get set }
  /// What the server has received.
  var log: RequestLog { get }

  /// Takes in a request that arrives at the instant, and says what becomes of it.
  mutating func receive(_ request: ServerRequest, at time: Instant) -> ServerReply
}
