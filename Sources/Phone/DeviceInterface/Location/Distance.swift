/// A length on the ground in whole centimetres, so that every machine compares it alike.
public struct Distance: Hashable, Sendable, Comparable {
  /// The length in centimetres.
  public let centimeters: Int64

  /// Creates a distance from centimetres.
  public init(centimeters: Int64) { self.centimeters = centimeters }

  /// Creates a distance from metres, rounded to the nearest centimetre, or `nil` beyond ±1e12 metres.
  public init?(meters: Double) {
    guard abs(meters) <= 1e12 else { return nil }
    self.centimeters = DeterministicMath.nearestInteger(meters * 100)
  }

  /// No distance at all.
  public static let zero = Distance(centimeters: 0)

  /// Returns a distance of so many metres.
  public static func meters(_ meters: Int) -> Distance {
    Distance(centimeters: Int64(meters) * 100)
  }

  /// Returns a distance of so many kilometres.
  public static func kilometers(_ kilometers: Int) -> Distance {
    Distance(centimeters: Int64(kilometers) * 100_000)
  }

  /// The length in metres.
  public var meters: Double { Double(centimeters) / 100 }

  /// The length in metres, rounded to the nearest whole one.
  public var wholeMeters: Int64 { (centimeters + (centimeters < 0 ? -50 : 50)) / 100 }

  /// Tells whether one distance is shorter than another.
  public static func < (left: Distance, right: Distance) -> Bool {
    left.centimeters < right.centimeters
  }

  /// Returns the sum of two distances.
  public static func + (left: Distance, right: Distance) -> Distance {
    Distance(centimeters: left.centimeters + right.centimeters)
  }

  /// Returns what is left of one distance when another is taken away.
  public static func - (left: Distance, right: Distance) -> Distance {
    Distance(centimeters: left.centimeters - right.centimeters)
  }
}

extension Distance {
  /// Creates a distance from a decimal number of kilometres, such as "50" or "2.5", or `nil` where it is none.
  public init?(kilometersText text: some StringProtocol) {
    guard let centimeters = DecimalText.parse(Substring(text), decimals: 5) else { return nil }
    self.init(centimeters: centimeters)
  }

  /// The length in kilometres as a decimal number without trailing zeros, such as "2.5".
  public var kilometersText: String { DecimalText.render(centimeters, decimals: 5) }
}

extension Distance: CustomStringConvertible {
  /// The distance as people write it: "7.25 m", "850 m", "2.5 km".
  public var description: String {
    abs(centimeters) < 100_000
      ? DecimalText.render(centimeters, decimals: 2) + " m"
      : kilometersText + " km"
  }
}

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
