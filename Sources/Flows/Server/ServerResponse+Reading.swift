import DeviceInterface

extension ServerResponse {
  /// Returns whether a status says that the same request may succeed later: the server is busy or broken.
  static func mayPass(status: Int) -> Bool {
    status >= 500 || status == 408 || status == 429
  }

  /// Reads what was asked for from the body, or says why the answer does not bring it.
  func read<Value>(_ parse: (String) -> Value?) -> Result<Value, QueryProblem> {
    guard status == 200 else { return .failure(.status(status)) }
    return parse(body).map { .success($0) } ?? .failure(.unreadable)
  }
}
