import BackendSimulator
import DeliveryApp
public import DeviceInterface

/// A courier's coming to a stop, or going from it, as the app reports it (`delivery:GEO-1`).
public struct GeofenceEvent: Hashable, Sendable {
  /// The kind of event.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The courier came into the circle.
    case entered
    /// The courier left it.
    case exited
    /// The courier stays in it.
    case dwelling
  }

  /// One of the two circles around a stop.
  public enum Circle: Int64, Hashable, Sendable, CaseIterable {
    /// In which the courier has arrived.
    case arrival = 50
    /// In which the courier approaches.
    case approach = 500

    /// After how many milliseconds nobody wants to hear any more that the courier has come into it.
    var staleMilliseconds: Int64 {
      switch self {
      // Who waits at the door is worth a word as long as anybody waits.
      case .arrival: 300_000
      // As long as the estimates give a courier from here to the door: then the courier is not away any more.
      case .approach: 80_000
      }
    }
  }

  /// The courier's id.
  public let courierID: String
  /// What has happened.
  public let kind: Kind
  /// The circle.
  public let circle: Circle
  /// The stop's id.
  public let stopID: String
  /// The order's id; `nil` where the app did not say it.
  public let orderID: String?
  /// The route's id; `nil` where the app did not say it.
  public let routeID: String?
  /// Where the courier was.
  public private(set) var position: Position
  /// How far from the stop, in hundredths of a metre; `nil` where the app did not say.
  public private(set) var distanceHundredths: Int64?
  /// When it happened, in milliseconds since 1970; `nil` where the app did not say.
  public let timeMilliseconds: Int64?
  /// How long the courier was in the circle, in seconds; `nil` where the app did not say.
  public let dwellSeconds: Int?
  /// Whether the courier has said it, and not the phone.
  public let isManual: Bool
  /// When it happened by the server's clock, in milliseconds since 1970; `nil` where the app did not say when.
  public internal(set) var stampedMilliseconds: Int64?

  /// Where the courier was is not kept: the door stands in for it, where the event says that they were.
  mutating func forgetPlace(doorAt door: Position) {
    position = door
    distanceHundredths = nil
  }

  /// Whether it happened at the door of an address that the stop has no more.
  ///
  /// A phone that has not heard of the new one tells of the old one. Vague positions, and moves of a few houses, are no reason
  /// to doubt it.
  func isAtOldAddress(of stop: DeliveryStop) -> Bool {
    stop.moveCount > 0
      && position.distance(to: stop.position) > .meters(Int(circle.rawValue) + 150)
  }

  /// Whether it has waited too long to be told; one without a time has not.
  ///
  /// Where nothing says how long it has waited, the phone's clock is taken for right.
  func isStale(_ stamp: TimeStamp?, nowMilliseconds now: Int64) -> Bool {
    guard let stamp else { return false }
    let happened = stamp.isCertain ? stamp.milliseconds : stamp.claimedMilliseconds
    return now - happened > circle.staleMilliseconds
  }

  /// Reads an event; throws 400 where a member is missing or no possible value.
  init(_ fields: RequestFields, of courierID: String) throws(Refusal) {
    self.courierID = courierID
    let metres: ClosedRange<Int64> = 0...9_999_999_999
    kind = try fields.word("event_type")
    circle = try Self.circle(fields)
    stopID = try fields.identifier("stop_id")
    orderID = try fields.identifierIfPresent("order_id")
    routeID = try fields.identifierIfPresent("route_id")
    position = try fields.place()
    _ = try fields.hundredthsIfPresent("accuracy", in: metres)
    distanceHundredths = try fields.hundredthsIfPresent("distance_from_center", in: metres)
    timeMilliseconds = try fields.integerIfPresent("event_time_ms", in: RequestFields.times)
    dwellSeconds = try fields.integerIfPresent("dwell_time_seconds", in: 0...Int64(Int32.max))
      .map { Int($0) }
    isManual = try fields.flagIfPresent("manual") ?? false
  }

  private static func circle(_ fields: RequestFields) throws(Refusal) -> Circle {
    guard let radius = try fields.hundredthsIfPresent("geofence_radius", in: 0...9_999_999_999)
    else { return .arrival }
    guard radius % 100 == 0, let circle = Circle(rawValue: radius / 100) else {
      throw Refusal(400, "geofence_radius: expected 50 or 500", .invalid)
    }
    return circle
  }
}
