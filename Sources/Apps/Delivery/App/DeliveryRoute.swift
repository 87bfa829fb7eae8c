import AppParts
public import DeviceInterface

/// What a courier drives in one day: the stops in their order.
public struct DeliveryRoute: Hashable, Sendable {
  /// What identifies it; unique within a server.
  public var id: String
  /// The stops, the first one first; never empty.
  public var stops: [DeliveryStop]

  /// Creates a route.
  public init(id: String, stops: [DeliveryStop]) {
    self.id = id
    self.stops = stops
  }

  /// The most stops that a route may have; more are no day's work.
  public static let stopCountMax = 500

  /// The route as a server's answer holds it.
  public var json: JSONValue {
    .object([.init("id", .string(id)), .init("stops", .array(stops.map(\.json)))])
  }

  /// Reads a route, or returns `nil` where a part is missing, doubled or impossible.
  public init?(json: JSONValue) {
    guard let id = json["id"]?.string, id.isPathPart(bytesMax: 64),
      let list = json["stops"]?.array, (1...Self.stopCountMax).contains(list.count)
    else { return nil }
    var stops: [DeliveryStop] = []
    for (index, value) in list.enumerated() {
      guard let stop = DeliveryStop(json: value), stop.number == index + 1 else { return nil }
      stops.append(stop)
    }
    guard Set(stops.map(\.orderID)).count == stops.count else { return nil }
    self.init(id: id, stops: stops)
  }
}
