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
