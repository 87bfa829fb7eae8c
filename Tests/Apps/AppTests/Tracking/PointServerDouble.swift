import DeviceInterface

/// A server in short that takes points and reports of whatever owner.
struct PointServerDouble: ServerDouble {
  var memory = ServerMemory()
  /// The points it has, by number.
  private(set) var points: [Int: JSONValue] = [:]
  /// The keys of the reports it has taken.
  private(set) var reports: [String] = []

  mutating func firstAnswer(_ request: ServerRequest) -> ServerResponse {
    guard let list = try? JSONValue(parsing: request.body)["points"]?.array else {
      reports.append(request.idempotencyKey ?? "")
      return ServerResponse(status: 200, body: "{}")
    }
    return memory.keep(list, in: &points)
  }
}
