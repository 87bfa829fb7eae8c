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
