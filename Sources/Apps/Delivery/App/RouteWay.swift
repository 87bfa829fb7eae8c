import AppParts
public import DeviceInterface

/// One of the ways to the next stop that the server offers (`delivery:MAP-6`).
public struct RouteWay: Hashable, Sendable {
  /// What the server knows it by.
  public let id: String
  /// What the courier reads: "Straight on".
  public let title: String
  /// The corner that it leads over; `nil` for the straight one.
  public let via: Position?
  /// How long it is.
  public let length: Distance
  /// How long it takes, in milliseconds.
  public let milliseconds: Int64
  /// How the traffic is on it.
  public let traffic: RouteTraffic.Level

  /// Creates a way.
  public init(
    id: String, title: String, via: Position?, length: Distance, milliseconds: Int64,
    traffic: RouteTraffic.Level
  ) {
    (self.id, self.title, self.via, self.length) = (id, title, via, length)
    (self.milliseconds, self.traffic) = (milliseconds, traffic)
  }

  /// The most ways that are offered.
  public static let countMax = 3

  /// Reads the body of a server's answer, or returns `nil` where it is none: a stop, and at most three ways to it.
  static func offer(body: String) -> (stopID: String, ways: [RouteWay])? {
    guard let json = JSONValue.answer(body), let stopID = json["stop_id"]?.string,
      let ways = json["ways"]?.array, (1...countMax).contains(ways.count)
    else { return nil }
    let read = ways.compactMap(RouteWay.init(json:))
    return read.count == ways.count ? (stopID, read) : nil
  }
}

extension RouteWay {
  /// The way as a server's answer holds it.
  public var json: JSONValue {
    .object([
      .init("id", .string(id)), .init("title", .string(title)),
      .init("via", via.map(Self.json) ?? .null),
      .init("distance_m", .integer(Int64(length.wholeMeters))),
      .init("duration_s", .integer(milliseconds / 1_000)),
      .init("traffic", .string(traffic.rawValue)),
    ])
  }

  private static func json(_ position: Position) -> JSONValue {
    .object([
      .init("latitude", .double(position.latitudeDegrees)),
      .init("longitude", .double(position.longitudeDegrees)),
    ])
  }

  /// Reads a way, or returns `nil` where a part is missing or impossible.
  public init?(json: JSONValue) {
    guard let id = json["id"]?.string, id.isPathPart(bytesMax: 32),
      let title = json["title"]?.string, let meters = json["distance_m"]?.integer,
      let seconds = json["duration_s"]?.integer, (0...1_000_000).contains(meters),
      (0...1_000_000).contains(seconds),
      let traffic = json["traffic"]?.string.flatMap(RouteTraffic.Level.init(rawValue:))
    else { return nil }
    var via: Position?
    if let corner = json["via"], corner != .null {
      guard let place = Position(documented: corner) else { return nil }
      via = place
    }
    self.init(
      id: id, title: title, via: via, length: .meters(Int(meters)), milliseconds: seconds * 1_000,
      traffic: traffic)
  }
}

/// The way from a place to the next stop.
public struct WayAhead: Hashable, Sendable {
  /// The corners that it leads over.
  public let corners: [Position]
  /// Whether it is another one than that on which the traffic is, behind its corner as well.
  public let isPastTraffic: Bool

  /// The way straight to the stop, through the traffic.
  public static let straight = WayAhead(corners: [], isPastTraffic: false)

  /// Leads over corners.
  public init(corners: [Position], isPastTraffic: Bool) {
    (self.corners, self.isPastTraffic) = (corners, isPastTraffic)
  }
}

extension [TakenWay] {
  /// What is ahead of a place on the way to a stop: on the one that was taken there, or else straight on.
  public func ahead(from place: Position, to stop: DeliveryStop) -> WayAhead {
    for way in self {
      if let ahead = way.ahead(from: place, to: stop) { return ahead }
    }
    return .straight
  }
}

/// The way to a stop that the courier has taken: it is kept to until the stop has its outcome (`delivery:MAP-6`).
public struct TakenWay: Hashable, Sendable {
  /// The stop's id.
  public let stopID: String
  /// The corner that the way leads over.
  public let via: Position

  /// Takes a way.
  public init(stopID: String, via: Position) { (self.stopID, self.via) = (stopID, via) }

  /// What of the way is ahead of a place: the corner, until the place is nearer to the stop than the corner is; `nil` where it
  /// is the way to another stop.
  public func ahead(from place: Position, to stop: DeliveryStop) -> WayAhead? {
    guard stop.id == stopID else { return nil }
    let isBeforeCorner =
      place.distance(to: stop.position) > via.distance(to: stop.position)
      && place.distance(to: via) > .meters(30)
    return WayAhead(corners: isBeforeCorner ? [via] : [], isPastTraffic: true)
  }

  /// The way for durable storage: the place of its stop on the route, and the corner.
  func line(on route: DeliveryRoute) -> String {
    let place = route.stops.firstIndex { $0.id == stopID } ?? 0
    return "\(place),\(via.latitudeE7),\(via.longitudeE7)"
  }

  /// Reads the text, or returns `nil` where it is none.
  init?(line: Substring, on route: DeliveryRoute) {
    let parts = line.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3, let place = Int(parts[0]), route.stops.indices.contains(place),
      let latitude = Int32(parts[1]), let longitude = Int32(parts[2]),
      let via = Position(latitudeE7: latitude, longitudeE7: longitude)
    else { return nil }
    self.init(stopID: route.stops[place].id, via: via)
  }
}
