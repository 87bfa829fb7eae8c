import DeviceInterface

/// A server in short: answers what the wire format says, and notices what comes again otherwise.
protocol ServerDouble {
  init()

  /// What it remembers, as all of them do.
  var memory: ServerMemory { get set }

  /// Does what a request wants that has not come before.
  mutating func firstAnswer(_ request: ServerRequest) -> ServerResponse
}

extension ServerDouble {
  /// The paths or keys of everything that came.
  var log: [String] { memory.log }

  /// How often something came again with other content.
  var conflicts: Int { memory.conflicts }

  /// A status that it answers everything with, instead of serving.
  var status: Int? {
    get { memory.status }
    set { memory.status = newValue }
  }

  /// The reason for which it refuses everything for ever, instead of serving.
  var refusal: String? {
    get { memory.refusal }
    set { memory.refusal = newValue }
  }

  /// Answers a request, and one that came before under the same key as it did then.
  mutating func serve(_ request: ServerRequest) -> ServerResponse {
    memory.log.append(request.idempotencyKey ?? request.path)
    if let status { return ServerResponse(status: status) }
    if let refusal {
      return ServerResponse(status: 403, body: #"{"error":"no","reason":"\#(refusal)"}"#)
    }
    if let key = request.idempotencyKey, let earlier = memory.answers[key] {
      if earlier.body != request.body { memory.conflicts += 1 }
      return earlier.response
    }
    let response = firstAnswer(request).acknowledging(request)
    if let key = request.idempotencyKey { memory.answers[key] = (request.body, response) }
    return response
  }
}

extension ServerResponse {
  /// The answer with the key of what was done, as servers give it.
  fileprivate func acknowledging(_ request: ServerRequest) -> ServerResponse {
    guard let key = request.idempotencyKey, status == 200, body.hasSuffix("}") else { return self }
    let comma = body == "{}" ? "" : ","
    return ServerResponse(status: 200, body: body.dropLast() + #"\#(comma)"received":"\#(key)"}"#)
  }
}
