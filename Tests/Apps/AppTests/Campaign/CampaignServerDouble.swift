import DeviceInterface

/// A campaign server in short: campaigns, an audio file, and the routes of executions.
struct CampaignServerDouble: ServerDouble {
  var memory = ServerMemory()
  /// The points it has, by execution and number.
  private(set) var points: [String: [Int: JSONValue]] = [:]
  /// The completion reports it has taken, by execution.
  private(set) var completions: [String: [JSONValue]] = [:]
  /// Whether all points were there when an execution's report came.
  private(set) var wasComplete: [String: Bool] = [:]
  var campaigns = """
    {"campaigns":[{"id":"c-1","name":"Spring leaflets","area":"Mokotów",\
    "audio":{"id":"a-1","title":"Spring jingle"}},\
    {"id":"c-2","name":"Summer flyers","area":"Wola","audio":null}]}
    """

  mutating func firstAnswer(_ request: ServerRequest) -> ServerResponse {
    let parts = request.path.split(separator: "/").map(String.init)
    switch (parts.dropFirst().first, parts.last) {
    case ("campaigns", _): return ServerResponse(status: 200, body: campaigns)
    case ("audio", _):
      return ServerResponse(
        status: 200, body: #"{"id":"a-1","title":"Spring jingle","lengthMs":95000}"#)
    case ("executions", "points"): return receive(request.body, parts[2])
    case ("executions", "completion"): return complete(request.body, parts[2])
    default: return ServerResponse(status: 404)
    }
  }

  private mutating func receive(_ body: String, _ execution: String) -> ServerResponse {
    guard let list = try? JSONValue(parsing: body)["points"]?.array else {
      return ServerResponse(status: 400)
    }
    return memory.keep(list, in: &points[execution, default: [:]])
  }

  private mutating func complete(_ body: String, _ execution: String) -> ServerResponse {
    guard let report = try? JSONValue(parsing: body) else { return ServerResponse(status: 400) }
    completions[execution, default: []].append(report)
    wasComplete[execution] = Int(report["points"]?.integer ?? -1) == points[execution]?.count ?? 0
    return ServerResponse(status: 200, body: "{}")
  }
}
