/// A place on the earth, in whole ten-millionths of a degree so that every machine compares it alike.
public struct Position: Hashable, Sendable {
  /// Latitude in 1e-7 degrees, -900,000,000 (south) to 900,000,000 (north).
  public let latitudeE7: Int32
  /// Longitude in 1e-7 degrees, -1,800,000,000 (west) to 1,800,000,000 (east).
  public let longitudeE7: Int32

  /// Creates a position, or `nil` where a coordinate is out of its range.
  public init?(latitudeE7: Int32, longitudeE7: Int32) {
    guard abs(Int(latitudeE7)) <= 900_000_000, abs(Int(longitudeE7)) <= 1_800_000_000 else {
      return nil
    }
    self.latitudeE7 = latitudeE7
    self.longitudeE7 = longitudeE7
  }
}

extension Position {
  /// Returns the length of the shortest line over the earth's surface to another position.
  ///
  /// The surface is the WGS84 ellipsoid. The length is right to a centimetre but near the opposite side of the
  /// earth, where it is right to 0.4 %. It is the same on every machine and in both directions.
  public func distance(to other: Position) -> Distance {
    if let near = NearDistance.centimeters(from: self, to: other) {
      return Distance(centimeters: near)
    }
    // Measured always from the same end, so that rounding cannot depend on the direction.
    let isFirst = (latitudeE7, longitudeE7) <= (other.latitudeE7, other.longitudeE7)
    let line = isFirst ? Geodesic(from: self, to: other) : Geodesic(from: other, to: self)
    return Distance(centimeters: DeterministicMath.nearestInteger(line.meters * 100))
  }

  /// Returns how many centimetres the distance to another position is at most, by a few additions.
  ///
  /// A ten-millionth of a degree is nowhere longer than 1.117 cm, to the north as to the east. Near the
  /// equator and up to 50° from it that is no more than twice as many, and at the poles many times.
  package func centimetersAtMost(to other: Position) -> Int64 {
    let north = abs(Int64(other.latitudeE7) - Int64(latitudeE7))
    let east = abs(Int64(other.longitudeE7) - Int64(longitudeE7))
    return (north + east) * 9 / 8 + 1
  }

  /// Returns the direction in which the shortest line to another position starts.
  ///
  /// In degrees clockwise from north, from 0 up to but not including 360; 0 to the same position.
  public func bearing(to other: Position) -> Double {
    let degrees = Geodesic(from: self, to: other).azimuth * 180 / DeterministicMath.pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// Returns the direction of the line to another position that is straight in degrees, as movement on a map is.
  ///
  /// In whole degrees clockwise from north, 0 to 359, as at the middle of the line; `nil` to the same position. Over
  /// short ways it is the bearing, at a fraction of its cost.
  public func courseDegrees(to other: Position) -> Int? {
    guard self != other else { return nil }
    let north = Double(Int64(other.latitudeE7) - Int64(latitudeE7))
    var east = Double(Int64(other.longitudeE7) - Int64(longitudeE7))
    // The other way around the earth is shorter.
    if abs(east) > 1_800_000_000 { east -= east > 0 ? 3_600_000_000 : -3_600_000_000 }
    let middle = Double(Int64(latitudeE7) + Int64(other.latitudeE7)) / 2e7
    let cosine = DeterministicMath.sineAndCosine(middle * DeterministicMath.pi / 180).cosine
    let angle = DeterministicMath.angle(y: east * cosine, x: north)
    let degrees = DeterministicMath.nearestInteger(angle * 180 / DeterministicMath.pi)
    return Int((degrees + 360) % 360)
  }

  /// Returns the position reached by going the distance straight on in a direction.
  ///
  /// The bearing is in degrees clockwise from north; a negative distance goes the opposite way.
  public func position(at distance: Distance, bearing: Double) -> Position {
    Geodesic.end(from: self, azimuth: bearing * DeterministicMath.pi / 180, meters: distance.meters)
  }

  /// Returns the position the distance along the shortest line to another one, and no farther than that one.
  public func position(at distance: Distance, toward end: Position) -> Position {
    guard distance > .zero else { return self }
    let line = Geodesic(from: self, to: end)
    guard distance.meters < line.meters else { return end }
    return Geodesic.end(from: self, azimuth: line.azimuth, meters: distance.meters)
  }
}
