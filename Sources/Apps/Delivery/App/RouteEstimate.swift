public import DeviceInterface

/// When a courier will be at the stops that are left, as far as the way and the work tell (`delivery:MAP-4`).
///
/// The way is taken as a third longer than as the crow flies and driven at 30 km/h; each stop takes three minutes. The
/// courier's screen and the customers' notices are computed in the same way, so that they never contradict each other.
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
  public init(from position: Position, atMilliseconds now: Int64, along stops: [Position]) {
    var place = position
    var way: Int64 = 0
    var time = now
    var distances: [Distance] = []
    var arrivals: [Int64] = []
    for stop in stops {
      let leg = Self.way(from: place, to: stop)
      way += leg
      time += Self.duration(ofCentimeters: leg)
      distances.append(Distance(centimeters: way))
      arrivals.append(time)
      time += Self.stopDuration.wholeMilliseconds
      place = stop
    }
    self.distances = distances
    self.arrivals = arrivals
  }

  /// How long a courier drives from one place straight to another, in milliseconds.
  public static func duration(from position: Position, to stop: Position) -> Int64 {
    duration(ofCentimeters: way(from: position, to: stop))
  }

  /// The way between two places along streets, in centimetres.
  private static func way(from place: Position, to stop: Position) -> Int64 {
    place.distance(to: stop).centimeters * 4 / 3
  }

  /// How long a way takes, in milliseconds: a centimetre at 1 km/h takes 36.
  private static func duration(ofCentimeters way: Int64) -> Int64 {
    way * 36 / speedKilometersPerHour
  }
}
