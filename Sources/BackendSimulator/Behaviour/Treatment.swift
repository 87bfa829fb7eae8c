public import DeviceInterface

/// How a simulated server treats one request.
public struct Treatment: Hashable, Sendable {
  /// What becomes of the request.
  public enum Outcome: Hashable, Sendable {
    /// The server does its work and answers.
    case answer
    /// The server does nothing and answers with this HTTP status.
    case status(Int)
    /// The server does nothing and answers with exactly this.
    case response(ServerResponse)
    /// The server does its work and answers with a body that breaks off in the middle.
    case malformedBody
    /// The server does nothing, and no answer ever comes.
    case noAnswer
    /// The server does its work, but the connection breaks before the answer arrives.
    case lostReply
    /// The connection breaks before the server does anything.
    case lostRequest
  }

  /// What becomes of the request.
  public var outcome: Outcome
  /// How long the answer, or the break of the connection, takes; `nil` for the server's usual latency.
  public var latency: Duration?

  /// Creates a treatment with the server's usual latency unless said otherwise.
  public init(_ outcome: Outcome, latency: Duration? = nil) {
    self.outcome = outcome
    self.latency = latency
  }
}
