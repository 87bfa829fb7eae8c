import BackendSimulator
import DeviceInterface
import Testing

/// Sends requests to servers in tests.
enum Exchange {
  /// Sends a request and returns the answer; records an issue where there is none.
  static func send(
    _ method: ServerRequest.Method, _ path: String, _ body: String = "", key: String? = nil,
    query: [ServerRequest.QueryItem] = [], by user: String? = nil, at time: Instant = .start,
    to server: inout some SimulatedServer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ServerResponse {
    let request = ServerRequest(
      id: 1, method, path, query: query, body: body, idempotencyKey: key, authorization: user)
    guard case .response(let response, after: _) = server.receive(request, at: time) else {
      Issue.record("expected an answer to \(path)", sourceLocation: sourceLocation)
      return ServerResponse(status: 0)
    }
    return response
  }

  /// A point as uploads hold it, with what is said instead of, or beside, its usual members.
  static func point(_ number: Int, timeMs: Int64? = nil, _ more: String = "") -> String {
    let time = timeMs ?? 1_767_600_000_000 + Int64(number) * 1_000
    return #"{"n":\#(number),"timeMs":\#(time),"lat":52.2297,"lng":21.0122,"accuracy":5,"#
      + #""speed":1390\#(more)}"#
  }

  /// The answer to an upload.
  static func receipt(
    _ accepted: [Int], refused: [(Int, String)] = [], key: String? = nil
  ) -> ServerResponse {
    let refusals = refused.map { #"{"n":\#($0.0),"reason":"\#($0.1)"}"# }
    return ServerResponse(
      status: 200,
      body: #"{"accepted":[\#(accepted.map(String.init).joined(separator: ","))],"#
        + #""refused":[\#(refusals.joined(separator: ","))]"#
        + (key.map { #","received":"\#($0)"}"# } ?? "}"))
  }
}
