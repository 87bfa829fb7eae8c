import DeviceInterface
import ScenarioRunner

extension ServerExchange {
  /// Creates what the journal holds of a request and its reply.
  init(_ request: ServerRequest, _ reply: ServerReply, at instant: Instant, step: Int) {
    let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    self.init(
      time: instant.sinceStart, method: request.method.rawValue,
      path: request.path + (query.isEmpty ? "" : "?" + query), body: request.body,
      key: request.idempotencyKey, step: step)
    switch reply {
    case .response(let response, let delay):
      status = response.status
      responseBody = response.body
      self.delay = delay
    case .connectionLost(let delay):
      self.delay = delay
    case .none:
      break
    }
  }
}
