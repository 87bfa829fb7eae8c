import DeviceInterface

/// A shift server in short: shifts with their points and gaps, and their history.
struct ShiftServerDouble: ServerDouble {
  var memory = ServerMemory()
  /// The points it has, by number.
  private(set) var points: [Int: JSONValue] = [:]
  /// The gaps it has, by number.
  private(set) var gaps: [Int: JSONValue] = [:]
  private(set) var clockIns: [JSONValue] = []
  private(set) var clockOuts: [JSONValue] = []
  private(set) var reviews: [JSONValue] = []
  var history = #"{"shifts":[]}"#

  var gapReasons: [String] {
    gaps.sorted { $0.key < $1.key }.compactMap { $0.value["reason"]?.string }
  }

  mutating func firstAnswer(_ request: ServerRequest) -> ServerResponse {
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
    case "points": return memory.keep(body["points"]?.array ?? [], in: &points)
    case "gaps": return memory.keep(body["gaps"]?.array ?? [], in: &gaps)
    case "shifts": clockIns.append(body)
    case "clock-out": clockOuts.append(body)
    case "review": reviews.append(body)
    case "pruned": break
    default: return ServerResponse(status: 404)
    }
    if clockIns.count > 1 || clockOuts.count > 1 { memory.conflicts += 1 }
    return ServerResponse(status: 200, body: "{}")
  }

  private var route: ServerResponse {
    let list = points.sorted { $0.key < $1.key }.map { $0.value }
    return ServerResponse(
      status: 200,
      body: JSONValue.object([JSONValue.Member("points", .array(list))]).text)
  }
}
