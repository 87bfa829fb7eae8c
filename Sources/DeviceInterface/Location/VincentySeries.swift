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
