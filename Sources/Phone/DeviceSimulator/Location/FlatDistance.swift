import DeviceInterface

/// The distance of two nearby positions on a flat map, right to 0.03 % and a centimetre.
///
/// The map is drawn at the middle latitude with the ellipsoid's radii of curvature there. Within 0.2 degrees of
/// latitude, 0.4 of longitude and 75 degrees from the equator its error stays below half of what is claimed.
struct FlatDistance {
  /// The square of the distance in centimetres.
  private let square: Double

  private static let latitudeSpanMax: Int64 = 2_000_000
  private static let longitudeSpanMax: Int64 = 4_000_000
  private static let latitudeMax: Int64 = 750_000_000
  /// Centimetres on the equator for 1e-7 degrees of longitude.
  private static let centimetersPerUnit = 637_813_700.0 * 3.141592653589793 / 1_800_000_000
  private static let radiansPerUnit = 3.141592653589793 / 1_800_000_000
  /// The square of the ellipsoid's eccentricity.
  private static let eccentricity = 0.00669437999014

  /// Estimates the distance, or returns `nil` where the map would be too wrong.
  init?(from start: Position, to end: Position) {
    let (startLatitude, endLatitude) = (Int64(start.latitudeE7), Int64(end.latitudeE7))
    let north = endLatitude - startLatitude
    let east = Int64(end.longitudeE7) - Int64(start.longitudeE7)
    guard abs(north) <= Self.latitudeSpanMax, abs(east) <= Self.longitudeSpanMax,
      abs(startLatitude) <= Self.latitudeMax
    else { return nil }
    let cosine = Self.cosine(Double(startLatitude + endLatitude) / 2 * Self.radiansPerUnit)
    let bulge = Self.eccentricity * (1 - cosine * cosine)
    let x = Double(east) * Self.centimetersPerUnit * cosine * (1 + bulge / 2)
    let y =
      Double(north) * Self.centimetersPerUnit * (1 - Self.eccentricity) * (1 + 1.5 * bulge)
    square = x * x + y * y
  }

  /// Whether the distance is less than the limit beyond any doubt.
  func isCertainlyBelow(_ centimeters: Int64) -> Bool {
    let limit = Double(centimeters) * 0.9997 - 2
    return limit > 0 && square < limit * limit
  }

  /// Whether the distance is more than the limit beyond any doubt.
  func isCertainlyAbove(_ centimeters: Int64) -> Bool {
    let limit = Double(centimeters) * 1.0003 + 2
    return limit > 0 && square > limit * limit
  }

  /// The distance in centimetres, not less than the true one.
  var atMost: Double { Self.rootAtLeast(square) * 1.0004 + 2 }

  /// The distance in centimetres, not more than the true one.
  var atLeast: Double { Self.rootAtLeast(square) * 0.9996 - 3 }

  /// Returns a length in centimetres that the line between two positions, straight in degrees, does not exceed.
  ///
  /// Neither does the same share of it anywhere along the line. It holds for lines of any length.
  static func lineAtMost(from start: Position, to end: Position) -> Double {
    let (startLatitude, endLatitude) = (Int64(start.latitudeE7), Int64(end.latitudeE7))
    let crosses = (startLatitude < 0) != (endLatitude < 0)
    // A degree of longitude is longest where the line is nearest to the equator, one of latitude at the poles.
    let nearest = crosses ? 0 : min(abs(startLatitude), abs(endLatitude))
    let cosine = min(1, cosine(Double(nearest) * radiansPerUnit) + 1e-6)
    let bulge = eccentricity * (1 - cosine * cosine)
    let x =
      Double(Int64(end.longitudeE7) - Int64(start.longitudeE7)) * centimetersPerUnit * cosine
      * (1 + bulge / 2)
    let y = Double(endLatitude - startLatitude) * centimetersPerUnit * (1 + eccentricity / 2)
    return rootAtLeast(x * x + y * y) * 1.0001
  }

  /// Returns a square root, or up to a millionth more.
  private static func rootAtLeast(_ square: Double) -> Double {
    guard square > 1 else { return 1 }
    // Halving the exponent is within 4 %; each of Newton's steps squares the error and ends above the root.
    var root = Double(bitPattern: square.bitPattern >> 1 + 0x1FF8_0000_0000_0000)
    root = (root + square / root) / 2
    root = (root + square / root) / 2
    return root
  }

  /// Returns the cosine of an angle within ±π/2 by its series, right to 1e-8.
  private static func cosine(_ angle: Double) -> Double {
    let square = angle * angle
    let last = 1.0 / 40_320 - square * (1.0 / 3_628_800 - square / 479_001_600)
    return 1 - square * (0.5 - square * (1.0 / 24 - square * (1.0 / 720 - square * last)))
  }
}
