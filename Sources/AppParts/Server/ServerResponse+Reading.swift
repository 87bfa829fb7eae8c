public import DeviceInterface

extension ServerResponse {
  /// Returns whether a status says that the same request may succeed later: the server is busy or broken, does not know
  /// the user for now, or another one answered in its place.
  static func mayPass(status: Int) -> Bool {
    switch status {
    case 200...299: false
    // The session has ended, the server had no time, or has had too much: none of it is about what was sent.
    case 401, 408, 429: true
    case 400...499: false
    // Redirections are none of this server's: the network wants its user to sign in first, for example.
    default: true
    }
  }

  /// Reads what was asked for from the body, or says why the answer does not bring it.
  public func read<Value>(_ parse: (String) -> Value?) -> Result<Value, QueryProblem> {
    guard status == 200 else { return .failure(.status(status)) }
    return parse(body).map { .success($0) } ?? .failure(.unreadable)
  }
}
