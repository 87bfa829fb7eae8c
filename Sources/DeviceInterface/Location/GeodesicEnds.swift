/// The two ends of a geodesic, prepared for its formulas.
struct GeodesicEnds {
  /// The latitude of the start.
  let start: ReducedLatitude
  /// The latitude of the end.
  let end: ReducedLatitude
  /// The way east from start to end in radians, -π to π.
  let longitude: Double

  /// Prepares two positions.
  init(from start: Position, to end: Position) {
    self.start = ReducedLatitude(e7: start.latitudeE7)
    self.end = ReducedLatitude(e7: end.latitudeE7)
    // The difference is taken in whole numbers, where nearby positions lose no digits.
    let east = Geodesic.wrap(Int(end.longitudeE7) - Int(start.longitudeE7))
    self.longitude = Double(east) * DeterministicMath.pi / 1_800_000_000
  }

  /// The cosines of the difference and of the sum of both latitudes.
  var cosinesOfDifferenceAndSum: (difference: Double, sum: Double) {
    let (cosines, sines) = (start.cosine * end.cosine, start.sine * end.sine)
    return (cosines + sines, cosines - sines)
  }
}
