import DeviceInterface

/// Where the phone is at every instant: at rest, or on straight legs, each with a constant speed.
struct Trajectory: Hashable, Sendable {
  /// One straight leg.
  struct Leg: Hashable, Sendable {
    let start: Instant
    let end: Instant
    let from: Position
    let to: Position

    /// The position on the leg at an instant within it.
    func position(at instant: Instant) -> Position {
      let whole = (end - start).wholeMilliseconds
      guard whole > 0 else { return to }
      let part = (instant - start).wholeMilliseconds
      let latitude = Self.between(from.latitudeE7, to.latitudeE7, part, whole)
      let longitude = Self.between(from.longitudeE7, to.longitudeE7, part, whole)
      return Position(latitudeE7: latitude, longitudeE7: longitude) ?? to
    }

    private static func between(_ a: Int32, _ b: Int32, _ part: Int64, _ whole: Int64) -> Int32 {
      // Dividing first where the product could leave 64 bits keeps legs of years possible.
      let difference = Int64(b) - Int64(a)
      let (product, overflow) = difference.multipliedReportingOverflow(by: part)
      return Int32(Int64(a) + (overflow ? difference / whole * part : product / whole))
    }
  }

  /// Where the phone rests before the first leg.
  private(set) var start: Position
  /// The legs in order, without gaps.
  private(set) var legs: [Leg] = []

  /// Lets the phone rest at a position.
  init(restingAt position: Position) {
    start = position
  }

  /// Lets the phone go from where it is along the waypoints.
  init(
    from position: Position, along waypoints: [Position], millimetersPerSecond: Int,
    startingAt instant: Instant
  ) {
    start = position
    var here = position
    var time = instant
    for waypoint in waypoints {
      let millimeters = here.distance(to: waypoint).centimeters * 10
      let milliseconds = millimeters * 1_000 / Int64(max(1, millimetersPerSecond))
      let arrival = time + .milliseconds(milliseconds)
      legs.append(Leg(start: time, end: arrival, from: here, to: waypoint))
      here = waypoint
      time = arrival
    }
  }

  /// Where the phone is at the instant.
  func position(at instant: Instant) -> Position {
    guard let last = legs.last else { return start }
    if instant >= last.end { return last.to }
    return legs.first { instant < $0.end }.map { leg in
      instant <= leg.start ? leg.from : leg.position(at: instant)
    } ?? start
  }

  /// Whether the phone is on its way at the instant.
  func isMoving(at instant: Instant) -> Bool {
    guard let last = legs.last else { return false }
    return instant < last.end
  }
}
