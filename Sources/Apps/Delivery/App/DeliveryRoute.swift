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

/// Today's route as the server offers it, with what has become of its stops already.
public struct RouteOffer: Hashable, Sendable {
  /// The route.
  public let route: DeliveryRoute
  /// The outcomes that the server knows, by the stop's place from zero.
  public let outcomes: [Int: StopOutcome]

  /// What a server's answer offers.
  enum Answer: Hashable, Sendable {
    /// There is nothing to be delivered today.
    case nothing
    /// A route.
    case route(RouteOffer)
  }

  /// Reads the body of a server's answer, or returns `nil` where it is none.
  static func answer(body: String) -> Answer? {
    guard let json = JSONValue.answer(body), let value = json["route"] else {
      return nil
    }
    if value == .null { return .nothing }
    guard let route = DeliveryRoute(json: value), let done = json["done"]?.array else {
      return nil
    }
    var outcomes: [Int: StopOutcome] = [:]
    for entry in done {
      guard let id = entry["stop_id"]?.string,
        let index = route.stops.firstIndex(where: { $0.id == id }),
        let outcome = entry["outcome"]?.string.flatMap(StopOutcome.init(rawValue:))
      else { return nil }
      outcomes[index] = outcome
    }
    return .route(RouteOffer(route: route, outcomes: outcomes))
  }
}
