/// The spherical triangle of a geodesic's ends and the pole, for a guess of the longitude between them.
struct GeodesicTriangle {
  /// The side between the ends.
  let arc: GeodesicArc
  /// The direction at the start in radians from north.
  let azimuth: Double
  /// The sine of the angle at which the line crosses the equator.
  let sineAlpha: Double
  /// The squared cosine of that angle.
  let squaredCosineAlpha: Double

  /// Solves the triangle, or returns `nil` where both ends are the same.
  init?(_ ends: GeodesicEnds, longitude: Double) {
    let (start, end) = (ends.start, ends.end)
    let (sineLongitude, cosineLongitude) = DeterministicMath.sineAndCosine(longitude)
    let east = end.cosine * sineLongitude
    let north = start.cosine * end.sine - start.sine * end.cosine * cosineLongitude
    let sine = DeterministicMath.squareRoot(east * east + north * north)
    let cosine = start.sine * end.sine + start.cosine * end.cosine * cosineLongitude
    if sine == 0 && cosine > 0 { return nil }
    azimuth = DeterministicMath.angle(y: east, x: north)
    sineAlpha = sine == 0 ? 0 : start.cosine * east / sine
    squaredCosineAlpha = 1 - sineAlpha * sineAlpha
    // Along the equator the middle has no meaning, and every term with it is zero.
    let isAlongEquator = squaredCosineAlpha < 1e-15
    arc = GeodesicArc(
      length: DeterministicMath.angle(y: sine, x: cosine), sine: sine, cosine: cosine,
      cosineOfMiddle: isAlongEquator ? 0 : cosine - 2 * start.sine * end.sine / squaredCosineAlpha)
  }
}
