import DeviceInterface

/// A campaign server in short: answers what the wire format says, and keeps each point once.
struct CampaignServerDouble {
  /// The points it has, by execution and number.
  private(set) var points: [String: [Int: JSONValue]] = [:]
  /// The completion reports it has taken, by execution.
  private(set) var completions: [String: [JSONValue]] = [:]
  /// Whether all points were there when an execution's report came.
  private(set) var wasComplete: [String: Bool] = [:]
  /// Points that came again with other content, and keys with other bodies.
  private(set) var conflicts = 0
  /// The paths and keys of everything that came.
  private(set) var log: [String] = []
  /// A status that it answers everything with, instead of serving.
  var status: Int?
  var campaigns = """
    {"campaigns":[{"id":"c-1","name":"Spring leaflets","area":"Mokotów",\
    "audio":{"id":"a-1","title":"Spring jingle"}},\
    {"id":"c-2","name":"Summer flyers","area":"Wola","audio":null}]}
    """
  private var answers: [String: (body: String, response: ServerResponse)] = [:]

  mutating func serve(_ request: ServerRequest) -> ServerResponse {
    log.append(request.idempotencyKey ?? request.path)
    if let status { return ServerResponse(status: status) }
    if let key = request.idempotencyKey, let earlier = answers[key] {
      if earlier.body != request.body { conflicts += 1 }
      return earlier.response
    }
    let response = firstAnswer(request)
    if let key = request.idempotencyKey { answers[key] = (request.body, response) }
    return response
  }

  private mutating func firstAnswer(_ request: ServerRequest) -> ServerResponse {
    let parts = request.path.split(separator: "/").map(String.init)
    switch (parts.dropFirst().first, parts.last) {
    case ("campaigns", _): return ServerResponse(status: 200, body: campaigns)
    case ("audio", _):
      return ServerResponse(
        status: 200, body: #"{"id":"a-1","title":"Spring jingle","lengthMs":95000}"#)
    case ("executions", "points"): return take(request.body, parts[2])
    case ("executions", "completion"): return complete(request.body, parts[2])
    default: return ServerResponse(status: 404)
    }
  }

  private mutating func take(_ body: String, _ execution: String) -> ServerResponse {
    guard let list = try? JSONValue(parsing: body)["points"]?.array else {
      return ServerResponse(status: 400)
    }
    var numbers: [String] = []
    for point in list {
      let number = Int(point["n"]?.integer ?? 0)
      if let known = points[execution]?[number], known != point { conflicts += 1 }
      points[execution, default: [:]][number] = point
      numbers.append(String(number))
    }
    return ServerResponse(
      status: 200, body: #"{"accepted":["# + numbers.joined(separator: ",") + #"],"refused":[]}"#)
  }

  private mutating func complete(_ body: String, _ execution: String) -> ServerResponse {
    guard let report = try? JSONValue(parsing: body) else { return ServerResponse(status: 400) }
    completions[execution, default: []].append(report)
    wasComplete[execution] = Int(report["points"]?.integer ?? -1) == points[execution]?.count ?? 0
    return ServerResponse(status: 200, body: "{}")
  }
}
