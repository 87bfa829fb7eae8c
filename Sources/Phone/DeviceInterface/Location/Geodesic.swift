/// The shortest line between two positions on the WGS84 ellipsoid.
///
/// Vincenty's formulas, which are right to a millimetre. The inverse one does not converge near the opposite
/// side of the earth; Lambert's formula stands in there, whose correction is bounded everywhere.
struct Geodesic {
  /// The length in metres.
  let meters: Double
  /// The direction at the start in radians clockwise from north, -π to π.
  let azimuth: Double

  static let equatorialRadius = 6_378_137.0
  static let flattening = 1 / 298.257223563
  static let polarRadius = equatorialRadius * (1 - flattening)
  /// How often a formula may be iterated; three or four times is usual.
  private static let iterationsMax = 40
  /// A change of angle, in radians, that moves nothing by more than a micrometre.
  private static let angleTolerance = 1e-13

  /// Measures the line between two positions.
  init(from start: Position, to end: Position) {
    let ends = GeodesicEnds(from: start, to: end)
    self = Self.vincenty(ends) ?? Self.lambert(ends)
  }

  private init(meters: Double, azimuth: Double) {
    self.meters = meters
    self.azimuth = azimuth
  }

  /// Returns where the line of the length ends that starts in the direction given in radians from north.
  static func end(from start: Position, azimuth: Double, meters: Double) -> Position {
    let (sineAzimuth, cosineAzimuth) = DeterministicMath.sineAndCosine(azimuth)
    let reduced = ReducedLatitude(e7: start.latitudeE7)
    let equatorArc = DeterministicMath.angle(y: reduced.sine, x: reduced.cosine * cosineAzimuth)
    let sineAlpha = reduced.cosine * sineAzimuth
    let series = VincentySeries(squaredCosineAlpha: 1 - sineAlpha * sineAlpha)
    var arc = GeodesicArc(length: meters / (polarRadius * series.scale), from: equatorArc)
    for _ in 0..<iterationsMax {
      let length = meters / (polarRadius * series.scale) + series.correction(arc)
      let change = abs(length - arc.length)
      arc = GeodesicArc(length: length, from: equatorArc)
      if change < angleTolerance { break }
    }
    let across = reduced.sine * arc.sine - reduced.cosine * arc.cosine * cosineAzimuth
    let latitude = DeterministicMath.angle(
      y: reduced.sine * arc.cosine + reduced.cosine * arc.sine * cosineAzimuth,
      x: (1 - flattening) * DeterministicMath.squareRoot(sineAlpha * sineAlpha + across * across))
    let sphereLongitude = DeterministicMath.angle(
      y: arc.sine * sineAzimuth,
      x: reduced.cosine * arc.cosine - reduced.sine * arc.sine * cosineAzimuth)
    let longitude = sphereLongitude - series.longitudeCorrection(arc, sineAlpha: sineAlpha)
    return position(latitude: latitude, longitudeE7: start.longitudeE7, east: longitude)
  }

  /// Returns the position at a latitude in radians and so many radians east of a longitude.
  private static func position(
    latitude: Double, longitudeE7: Int32, east: Double
  ) -> Position {
    let perRadian = 1_800_000_000 / DeterministicMath.pi
    let latitudeE7 = DeterministicMath.nearestInteger(latitude * perRadian)
    let wrapped = wrap(Int(longitudeE7) + Int(DeterministicMath.nearestInteger(east * perRadian)))
    guard
      let position = Position(latitudeE7: Int32(latitudeE7), longitudeE7: Int32(wrapped))
    else {
      // The vector of a latitude never points to the left, so its angle lies within ±90 degrees.
      preconditionFailure("latitude \(latitude) from longitude \(longitudeE7), \(east)")
    }
    return position
  }

  /// Returns the same longitude within ±180 degrees.
  static func wrap(_ longitudeE7: Int) -> Int {
    let turn = 3_600_000_000
    let rest = longitudeE7 % turn
    if rest > turn / 2 { return rest - turn }
    return rest < -turn / 2 ? rest + turn : rest
  }

  /// Returns the line by Vincenty's inverse formula, or `nil` where it does not converge.
  private static func vincenty(_ ends: GeodesicEnds) -> Geodesic? {
    var longitude = ends.longitude
    for _ in 0..<iterationsMax {
      guard let triangle = GeodesicTriangle(ends, longitude: longitude) else {
        return Geodesic(meters: 0, azimuth: 0)
      }
      let series = VincentySeries(squaredCosineAlpha: triangle.squaredCosineAlpha)
      let next =
        ends.longitude
        + series.longitudeCorrection(triangle.arc, sineAlpha: triangle.sineAlpha)
      guard abs(next) <= DeterministicMath.pi else { return nil }
      if abs(next - longitude) < angleTolerance {
        let arc = triangle.arc.length - series.correction(triangle.arc)
        return Geodesic(meters: polarRadius * series.scale * arc, azimuth: triangle.azimuth)
      }
      longitude = next
    }
    return nil
  }

  /// Returns the line by Lambert's formula, its direction being that on a sphere.
  private static func lambert(_ ends: GeodesicEnds) -> Geodesic {
    guard let triangle = GeodesicTriangle(ends, longitude: ends.longitude) else {
      return Geodesic(meters: 0, azimuth: 0)
    }
    let (arc, sine) = (triangle.arc.length, triangle.arc.sine)
    let (cosineBetween, cosineSum) = ends.cosinesOfDifferenceAndSum
    // sin²P cos²Q and cos²P sin²Q for half the sum P and half the difference Q of the latitudes.
    let outer = (1 - cosineSum) * (1 + cosineBetween) / 4
    let inner = (1 + cosineSum) * (1 - cosineBetween) / 4
    let (farHalf, nearHalf) = ((1 + triangle.arc.cosine) / 2, (1 - triangle.arc.cosine) / 2)
    let x = farHalf > 0 ? (arc - sine) * min(outer / farHalf, 1) : 0
    let y = nearHalf > 0 ? (arc + sine) * min(inner / nearHalf, 1) : 0
    return Geodesic(
      meters: equatorialRadius * (arc - flattening / 2 * (x + y)), azimuth: triangle.azimuth)
  }
}
