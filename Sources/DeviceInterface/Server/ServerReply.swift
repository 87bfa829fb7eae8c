/// What becomes of a request that reached a server.
public enum ServerReply: Hashable, Sendable {
  /// The answer arrives at the phone after the delay.
  case response(ServerResponse, after: Duration)
  /// The connection breaks after the delay; the server may have done its work all the same.
  case connectionLost(after: Duration)
  /// No answer ever comes.
  case none
}
