import DeviceInterface

/// A shift server in short: answers what the wire format says, and keeps each point and gap once.
struct ShiftServerDouble {
  /// The points it has, by number.
  fileprivate(set) var points: [Int: JSONValue] = [:]
  /// The gaps it has, by number.
  fileprivate(set) var gaps: [Int: JSONValue] = [:]
  private(set) var clockIns: [JSONValue] = []
  private(set) var clockOuts: [JSONValue] = []
  private(set) var reviews: [JSONValue] = []
  /// Points and gaps that came again with other content, keys with other bodies, and second clock-ins and -outs.
  private(set) var conflicts = 0
  /// The paths and keys of everything that came.
  private(set) var log: [String] = []
  var history = #"{"shifts":[]}"#
  private var answers: [String: (body: String, response: ServerResponse)] = [:]

  var gapReasons: [String] {
    gaps.sorted { $0.key < $1.key }.compactMap { $0.value["reason"]?.string }
  }

  mutating func serve(_ request: ServerRequest) -> ServerResponse {
    log.append(request.idempotencyKey ?? request.path)
    if let key = request.idempotencyKey, let earlier = answers[key] {
      if earlier.body != request.body { conflicts += 1 }
      return earlier.response
    }
    let response = firstAnswer(request)
    if let key = request.idempotencyKey { answers[key] = (request.body, response) }
    return response
  }

  private mutating func firstAnswer(_ request: ServerRequest) -> ServerResponse {
    guard let last = request.path.split(separator: "/").last else {
      return ServerResponse(status: 404)
    }
    if request.method == .get {
      return last == "shifts" ? ServerResponse(status: 200, body: history) : route
    }
    guard let body = try? JSONValue(parsing: request.body) else {
      return ServerResponse(status: 400)
    }
    switch last {
    case "points": return take(body["points"]?.array ?? [], into: \.points)
    case "gaps": return take(body["gaps"]?.array ?? [], into: \.gaps)
    case "shifts": clockIns.append(body)
    case "clock-out": clockOuts.append(body)
    case "review": reviews.append(body)
    default: return ServerResponse(status: 404)
    }
    if clockIns.count > 1 || clockOuts.count > 1 { conflicts += 1 }
    return ServerResponse(status: 200, body: "{}")
  }

  private var route: ServerResponse {
    let list = points.sorted { $0.key < $1.key }.map { $0.value }
    return ServerResponse(
      status: 200,
      body: JSONValue.object([JSONValue.Member("points", .array(list))]).text)
  }

  private mutating func take(
    _ list: [JSONValue], into store: WritableKeyPath<Self, [Int: JSONValue]>
  ) -> ServerResponse {
    var numbers: [String] = []
    for item in list {
      let number = Int(item["n"]?.integer ?? 0)
      if let known = self[keyPath: store][number], known != item { conflicts += 1 }
      self[keyPath: store][number] = item
      numbers.append(String(number))
    }
    return ServerResponse(
      status: 200, body: #"{"accepted":["# + numbers.joined(separator: ",") + #"],"refused":[]}"#)
  }
}
