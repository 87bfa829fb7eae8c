import DeviceInterface

extension Position {
  /// Returns the middle of the grid cell that holds the position, which stands for the whole cell (`I-43`, `A-63`).
  ///
  /// The grid is fixed to the earth and computed in integers, so that every machine snaps alike. All positions of a
  /// cell give the same point, however often they are asked for.
  func snapped(toCellOf cellMeters: Int) -> Position {
    let latitudeStep = max(1, cellMeters * 10_000_000 / Self.metersPerDegree)
    let latitude = Self.middle(of: Int(latitudeE7), step: latitudeStep)
    let shrink = max(1, Self.cosineE6(ofDegreesE7: latitude))
    let longitudeStep = min(latitudeStep * 1_000_000 / shrink, 1_800_000_000)
    let longitude = Self.middle(of: Int(longitudeE7), step: longitudeStep)
    return Position(
      latitudeE7: Int32(min(max(latitude, -900_000_000), 900_000_000)),
      longitudeE7: Int32(min(max(longitude, -1_800_000_000), 1_800_000_000))) ?? self
  }

  /// Returns the position so far east and north, right to 0.5 % for moves of kilometres.
  func moved(eastMillimeters: Int64, northMillimeters: Int64) -> Position {
    let perDegree = Int64(Self.metersPerDegree) * 1_000
    let latitude = Int64(latitudeE7) + northMillimeters * 10_000_000 / perDegree
    let shrink = Int64(max(1_000, Self.cosineE6(ofDegreesE7: Int(latitudeE7))))
    let east = eastMillimeters * 10_000_000 / perDegree * 1_000_000 / shrink
    let turn: Int64 = 3_600_000_000
    var longitude = (Int64(longitudeE7) + east) % turn
    if longitude > turn / 2 {
      longitude -= turn
    } else if longitude < -turn / 2 {
      longitude += turn
    }
    return Position(
      latitudeE7: Int32(min(max(latitude, -900_000_000), 900_000_000)),
      longitudeE7: Int32(longitude)) ?? self
  }

  /// The length of a degree of latitude in metres.
  private static let metersPerDegree = 111_195

  private static func middle(of value: Int, step: Int) -> Int {
    let index = value >= 0 ? value / step : -((-value + step - 1) / step)
    return index * step + step / 2
  }

  /// Returns the cosine in millionths, by Bhaskara's rational approximation, which is right to 0.2 %.
  private static func cosineE6(ofDegreesE7 angle: Int) -> Int {
    // In thousandths of a degree the squares stay far from the limits of 64 bits.
    let degrees = angle / 10_000
    let square = degrees * degrees
    return 1_000_000 * (32_400_000_000 - 4 * square) / (32_400_000_000 + square)
  }
}

extension Position {
  /// Tells whether another position is at least so many centimetres away; exactly as `distance(to:)` measures.
  ///
  /// Where a flat map of the surroundings leaves no doubt, it is asked instead, at a hundredth of the cost.
  func isAtLeast(centimeters limit: Int64, from other: Position) -> Bool {
    if let estimate = FlatDistance(from: self, to: other) {
      if estimate.isCertainlyBelow(limit) { return false }
      if estimate.isCertainlyAbove(limit) { return true }
    } else if isFartherByLatitude(from: other, than: limit)
      || isFartherByLongitude(from: other, than: limit)
    {
      return true
    }
    return distance(to: other).centimeters >= limit
  }

  /// Between 75 degrees south and north, meridians 0.4 degrees apart are at least eleven kilometres from each other.
  private func isFartherByLongitude(from other: Position, than limit: Int64) -> Bool {
    guard limit < 1_100_000, abs(latitudeE7) <= 750_000_000, abs(other.latitudeE7) <= 750_000_000
    else { return false }
    let span = abs(Int64(longitudeE7) - Int64(other.longitudeE7))
    return min(span, 3_600_000_000 - span) > 4_000_000
  }

  /// A ten-millionth of a degree of latitude is at least 1.105 centimetres, at the equator.
  private func isFartherByLatitude(from other: Position, than limit: Int64) -> Bool {
    abs(Int64(latitudeE7) - Int64(other.latitudeE7)) * 1_105 / 1_000 > limit + 2
  }
}
