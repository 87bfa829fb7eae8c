import DeviceInterface

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
