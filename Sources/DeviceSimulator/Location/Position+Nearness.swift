import DeviceInterface

extension Position {
  /// Tells whether another position is at least so many centimetres away; exactly as `distance(to:)` measures.
  ///
  /// Where a flat map of the surroundings leaves no doubt, it is asked instead, at a hundredth of the cost.
  func isAtLeast(centimeters limit: Int64, from other: Position) -> Bool {
    if let estimate = FlatDistance(from: self, to: other) {
      if estimate.isCertainlyBelow(limit) { return false }
      if estimate.isCertainlyAbove(limit) { return true }
    } else if isFartherByLatitude(from: other, than: limit) {
      return true
    }
    return distance(to: other).centimeters >= limit
  }

  /// A ten-millionth of a degree of latitude is at least 1.105 centimetres, at the equator.
  private func isFartherByLatitude(from other: Position, than limit: Int64) -> Bool {
    abs(Int64(latitudeE7) - Int64(other.latitudeE7)) * 1_105 / 1_000 > limit + 2
  }
}
