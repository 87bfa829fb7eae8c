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

/// An arc of a great circle on the auxiliary sphere, with what the formulas need of it.
struct GeodesicArc {
  /// The length in radians.
  let length: Double
  /// The sine of the length.
  let sine: Double
  /// The cosine of the length.
  let cosine: Double
  /// The cosine of twice the angle from the equator to the middle of the arc.
  let cosineOfMiddle: Double

  /// Creates an arc from what is known of it.
  init(length: Double, sine: Double, cosine: Double, cosineOfMiddle: Double) {
    self.length = length
    self.sine = sine
    self.cosine = cosine
    self.cosineOfMiddle = cosineOfMiddle
  }

  /// Creates the arc of the length that starts so far, in radians, from the equator.
  init(length: Double, from equatorArc: Double) {
    let (sine, cosine) = DeterministicMath.sineAndCosine(length)
    self.init(
      length: length, sine: sine, cosine: cosine,
      cosineOfMiddle: DeterministicMath.sineAndCosine(2 * equatorArc + length).cosine)
  }
}

/// The latitude on the sphere around the ellipsoid that corresponds to one on the ellipsoid.
struct ReducedLatitude {
  /// The sine of the latitude.
  let sine: Double
  /// The cosine of the latitude; zero or more.
  let cosine: Double

  /// Reduces a latitude of 1e-7 degrees.
  init(e7: Int32) {
    let radians = Double(e7) * DeterministicMath.pi / 1_800_000_000
    let (sine, cosine) = DeterministicMath.sineAndCosine(radians)
    let flattened = (1 - Geodesic.flattening) * sine
    let length = DeterministicMath.squareRoot(flattened * flattened + cosine * cosine)
    self.sine = flattened / length
    self.cosine = abs(cosine) / length
  }
}

/// The coefficients of Vincenty's series for a line that crosses the equator at a certain angle.
struct VincentySeries {
  /// The length of the line for each radian of arc, as a multiple of the polar radius.
  let scale: Double
  /// The size of the periodic part of the length.
  private let periodic: Double
  /// The size of the difference between the longitudes on the sphere and on the ellipsoid.
  private let longitudinal: Double

  /// Creates the coefficients from the squared cosine of the angle at the equator.
  init(squaredCosineAlpha: Double) {
    let flattening = Geodesic.flattening
    let axes = Geodesic.equatorialRadius / Geodesic.polarRadius
    let u = squaredCosineAlpha * (axes * axes - 1)
    scale = 1 + u / 16_384 * (4_096 + u * (-768 + u * (320 - 175 * u)))
    periodic = u / 1_024 * (256 + u * (-128 + u * (74 - 47 * u)))
    longitudinal =
      flattening / 16 * squaredCosineAlpha * (4 + flattening * (4 - 3 * squaredCosineAlpha))
  }

  /// Returns the periodic part of the arc in radians.
  func correction(_ arc: GeodesicArc) -> Double {
    let middle = arc.cosineOfMiddle
    let first = arc.cosine * (2 * middle * middle - 1)
    let second =
      periodic / 6 * middle * (4 * arc.sine * arc.sine - 3) * (4 * middle * middle - 3)
    return periodic * arc.sine * (middle + periodic / 4 * (first - second))
  }

  /// Returns by how many radians the longitude on the sphere exceeds that on the ellipsoid.
  func longitudeCorrection(_ arc: GeodesicArc, sineAlpha: Double) -> Double {
    let middle = arc.cosineOfMiddle
    let inner = middle + longitudinal * arc.cosine * (2 * middle * middle - 1)
    return (1 - longitudinal) * Geodesic.flattening * sineAlpha
      * (arc.length + longitudinal * arc.sine * inner)
  }
}
