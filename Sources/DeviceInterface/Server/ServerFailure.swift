/// Why a request got no answer.
public enum ServerFailure: Hashable, Sendable {
  /// The phone has no network.
  case offline
  /// No answer came within the request's timeout.
  case timedOut
  /// The connection broke before the answer came; the server may have done its work.
  case connectionLost
}
