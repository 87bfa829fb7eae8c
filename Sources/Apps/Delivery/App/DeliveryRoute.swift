import AppParts
public import DeviceInterface

/// The route of a courier on one day: the stops in their order.
public struct DeliveryRoute: Hashable, Sendable {
  /// What identifies it; unique within a server.
  public var id: String
  /// The stops, the first one first; never empty.
  public var stops: [DeliveryStop]
  /// How often customers have changed anything about it; a greater one is newer (`delivery:UI-5`).
  public var revision = 0
  /// How the traffic is on the ways to the stops (`delivery:MAP-5`).
  public var traffic = RouteTraffic()

  /// Creates a route.
  public init(id: String, stops: [DeliveryStop]) { (self.id, self.stops) = (id, stops) }

  /// The most stops that a route may have; more are no day's work.
  public static let stopCountMax = 500

  /// The route as a server's answer holds it.
  public var json: JSONValue {
    var changes =
      revision > 0 ? [JSONValue.Member("revision", .integer(Int64(revision)))] : []
    if !traffic.stretches.isEmpty { changes.append(.init("traffic", traffic.json)) }
    return .object(
      [.init("id", .string(id)), .init("stops", .array(stops.map(\.json)))] + changes)
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
    revision = Int(clamping: max(0, json["revision"]?.integer ?? 0))
    traffic = RouteTraffic(json: json["traffic"])
  }
}

/// Today's route as the server offers it, with what has become of its stops already.
public struct RouteOffer: Hashable, Sendable {
  /// The route.
  public let route: DeliveryRoute
  /// The outcomes that the server knows, by the stop's place from zero.
  public let outcomes: [Int: StopOutcome]

  /// The offer of a server's answer.
  enum Answer: Hashable, Sendable {
    /// There is nothing to be delivered today.
    case nothing
    /// A route.
    case route(RouteOffer)
  }

  /// Reads the body of a server's answer, or returns `nil` where it is none.
  static func answer(body: String) -> Answer? {
    guard let json = JSONValue.answer(body), let value = json["route"] else { return nil }
    if value == .null { return .nothing }
    guard let route = DeliveryRoute(json: value), let done = json["done"]?.array else { return nil }
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

/// The times at which a courier will be at the stops that are left, by the way and the work (`delivery:MAP-4`).
///
/// The way is taken as a third longer than as the crow flies and driven at 30 km/h, more slowly where there is traffic, as
/// it is now; each stop takes three minutes. The courier's screen and the customers' notices are computed in the same way,
/// so that they never contradict each other.
public struct RouteEstimate: Hashable, Sendable {
  /// How fast a courier gets on through a town, in kilometres per hour.
  static let speedKilometersPerHour: Int64 = 30
  /// How long a stop takes.
  public static let stopDuration: Duration = .seconds(180)

  /// The way to each of the stops, in their order, along those before it.
  public let distances: [Distance]
  /// When the courier is there, in milliseconds since 1970.
  public let arrivals: [Int64]

  /// Estimates the way along the stops from a position, for a courier who leaves there at the time.
  ///
  /// The way is the one to the first stop. The percents say how long the way to each stop takes compared with light traffic,
  /// which is all where there are none.
  public init(
    from position: Position, atMilliseconds now: Int64, along stops: [Position],
    percents: [Int64] = [], by way: WayAhead = .straight
  ) {
    var place = position
    var length: Int64 = 0
    var time = now
    var distances: [Distance] = []
    var arrivals: [Int64] = []
    for (index, stop) in stops.enumerated() {
      let present = index == 0 ? way : .straight
      let leg = Self.way(from: place, to: stop, over: present.corners)
      length += leg
      let percent =
        percents.indices.contains(index) && !present.isPastTraffic ? percents[index] : 100
      time += Self.duration(ofCentimeters: leg) * percent / 100
      distances.append(Distance(centimeters: length))
      arrivals.append(time)
      time += Self.stopDuration.wholeMilliseconds
      place = stop
    }
    (self.distances, self.arrivals) = (distances, arrivals)
  }

  /// How long a courier drives from one place to another, in milliseconds.
  public static func duration(
    from position: Position, to stop: Position, percent: Int64 = 100, by ahead: WayAhead = .straight
  ) -> Int64 {
    duration(ofCentimeters: way(from: position, to: stop, over: ahead.corners))
      * (ahead.isPastTraffic ? 100 : percent) / 100
  }

  /// How long that is at most, known without measuring; nil for a way over corners.
  package static func durationAtMost(
    from position: Position, to stop: Position, percent: Int64 = 100, by ahead: WayAhead = .straight
  ) -> Int64? {
    guard ahead.corners.isEmpty else { return nil }
    return duration(ofCentimeters: position.centimetersAtMost(to: stop) * 4 / 3)
      * (ahead.isPastTraffic ? 100 : percent) / 100
  }

  /// How long the way is from one place to another over corners, in centimetres.
  public static func way(
    from place: Position, to stop: Position, over corners: [Position] = []
  ) -> Int64 {
    var (here, length) = (place, Int64(0))
    for corner in corners {
      length += leg(from: here, to: corner)
      here = corner
    }
    return length + leg(from: here, to: stop)
  }

  /// Streets lead a third farther than the straight line.
  private static func leg(from place: Position, to next: Position) -> Int64 {
    place.distance(to: next).centimeters * 4 / 3
  }

  /// How long a way takes, in milliseconds: a centimetre at 1 km/h takes 36.
  private static func duration(ofCentimeters way: Int64) -> Int64 {
    way * 36 / speedKilometersPerHour
  }
}
