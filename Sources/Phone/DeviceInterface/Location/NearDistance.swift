/// The distance of two positions within about a kilometre of each other, at a fraction of the geodesic's cost.
///
/// A flat map drawn at the middle latitude, with the ellipsoid's radii of curvature there, is wrong by less than
/// a thousandth of a centimetre over so short a way. Where that could change the centimetre, it says nothing.
enum NearDistance {
  /// The widest way north, some 1,100 metres.
  private static let latitudeSpanMax = 100_000
  /// The widest way east: 1,560 metres at the equator, and less elsewhere.
  private static let longitudeSpanMax = 140_000
  /// Nearer to a pole, meridians meet too soon for a flat map.
  private static let latitudeMax = 750_000_000
  /// How near, in centimetres, a length may come to the boundary between two whole ones.
  private static let doubt = 0.002
  private static let radiansPerUnit = DeterministicMath.pi / 1_800_000_000
  private static let equatorialCentimeters = Geodesic.equatorialRadius * 100
  /// The square of the ellipsoid's eccentricity.
  private static let eccentricity = Geodesic.flattening * (2 - Geodesic.flattening)

  /// Returns the distance in whole centimetres, as the geodesic has it, or `nil` where it must be asked.
  static func centimeters(from start: Position, to end: Position) -> Int64? {
    let north = Int(end.latitudeE7) - Int(start.latitudeE7)
    let east = Int(end.longitudeE7) - Int(start.longitudeE7)
    guard abs(north) <= latitudeSpanMax, abs(east) <= longitudeSpanMax,
      abs(Int(start.latitudeE7)) <= latitudeMax, abs(Int(end.latitudeE7)) <= latitudeMax
    else { return nil }
    let middle = Int(start.latitudeE7) + Int(end.latitudeE7)
    let cosine = cosine(Double(middle) * (radiansPerUnit / 2))
    let bulge = 1 - eccentricity * (1 - cosine * cosine)
    // The root is one of the operations that IEEE 754 defines exactly.
    let prime = equatorialCentimeters / bulge.squareRoot()
    let x = Double(east) * radiansPerUnit * prime * cosine
    let y = Double(north) * radiansPerUnit * prime * (1 - eccentricity) / bulge
    let length = (x * x + y * y).squareRoot()
    let whole = Int64(length)
    let rest = length - Double(whole)
    if rest < 0.5 - doubt { return whole }
    return rest > 0.5 + doubt ? whole + 1 : nil
  }

  /// Returns the cosine of an angle within ±1.4 by its series, right to 1e-13.
  private static func cosine(_ angle: Double) -> Double {
    let square = angle * angle
    var sum = 1.0 / 6_402_373_705_728_000
    sum = 1.0 / 20_922_789_888_000 - square * sum
    sum = 1.0 / 87_178_291_200 - square * sum
    sum = 1.0 / 479_001_600 - square * sum
    sum = 1.0 / 3_628_800 - square * sum
    sum = 1.0 / 40_320 - square * sum
    sum = 1.0 / 720 - square * sum
    sum = 1.0 / 24 - square * sum
    sum = 0.5 - square * sum
    return 1 - square * sum
  }
}
