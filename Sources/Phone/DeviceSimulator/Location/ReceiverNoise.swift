public import DeviceInterface

/// What is wrong with the positions of a receiver, drawn from the phone's seed: anew for each of them, or drifting.
///
/// The error to the north and the one to the east are independent, each close to a normal distribution (a sum of
/// twelve even draws, so never beyond six standard deviations). Its radius so follows Rayleigh's distribution:
/// 68 % of the positions are within the reported accuracy, 95 % within 1.62 times, 99 % within 2.01 times of it, and
/// the mean error is 0.83 times of it. 68 % is what both platforms mean by the accuracy of a position.
public struct ReceiverNoise: Hashable, Sendable {
  /// The size of the errors in percent of what the accuracy says; 0 for none but outliers.
  public var errorPercent: Int
  /// How many of a thousand measurements are outliers, which say nothing of it in their accuracy.
  public var outliersPerThousand: Int
  /// How far an outlier lies from the true position, in an even direction, beside its error.
  public var outlierDistance: Distance
  /// Whether measurements fail as often as `Constants` says for the quality of the signal.
  public var missesMeasurements: Bool

  /// Whether each error is like the one before, as of a real receiver; how long, `Constants` says.
  public var drifts = false

  /// Creates noise as large as the accuracy says, without outliers.
  public init(
    errorPercent: Int = 100, outliersPerThousand: Int = 0, outlierDistance: Distance = .zero,
    missesMeasurements: Bool = false
  ) {
    self.errorPercent = errorPercent
    self.outliersPerThousand = outliersPerThousand
    self.outlierDistance = outlierDistance
    self.missesMeasurements = missesMeasurements
  }
}

extension ReceiverNoise {
  /// The standard deviation of each coordinate for a radius of one that holds 68 %: 1 / √(-2 ln 0.32), in millionths.
  private static let deviationMillionths: Int64 = 662_430
  /// The standard deviation of a sum of twelve even draws of sixteen bits.
  private static let drawDeviation: Int64 = 65_536

  /// Returns the position where the receiver believes to be.
  func disturbed(
    _ position: Position, accuracyMeters: Int, error: (east: Int64, north: Int64)?,
    generator: inout SeededGenerator
  ) -> Position {
    var found = position
    if let error {
      let deviation =
        Int64(accuracyMeters) * Int64(errorPercent) * Self.deviationMillionths / 100_000
      found = found.moved(
        eastMillimeters: error.east * deviation / Self.drawDeviation,
        northMillimeters: error.north * deviation / Self.drawDeviation)
    }
    guard outliersPerThousand > 0, generator.next() % 1_000 < UInt64(outliersPerThousand) else {
      return found
    }
    let bearing = Double(generator.next() % 3_600) / 10
    return found.position(at: outlierDistance, bearing: bearing)
  }

  /// Draws the error of an instant, which goes on from what the receiver errs by where it drifts; `nil` for none.
  func error(
    at instant: Instant, drift: inout Drift?, over time: Duration, generator: inout SeededGenerator
  ) -> (east: Int64, north: Int64)? {
    guard errorPercent > 0 else { return nil }
    let drawn = (east: Self.draw(&generator), north: Self.draw(&generator))
    guard drifts else { return drawn }
    if drift == nil {
      drift = Drift(east: drawn.east, north: drawn.north, at: instant)
    } else {
      drift?.go(on: instant, over: time, east: drawn.east, north: drawn.north)
    }
    return drift.map { ($0.east, $0.north) }
  }

  /// Tells whether a measurement fails that succeeds so many times of a hundred.
  func misses(availabilityPercent: Int, generator: inout SeededGenerator) -> Bool {
    guard missesMeasurements, availabilityPercent < 100 else { return false }
    return generator.next() % 100 >= UInt64(max(0, availabilityPercent))
  }

  /// Returns a draw of mean zero, close to a normal distribution, in units of 1 / `drawDeviation`.
  private static func draw(_ generator: inout SeededGenerator) -> Int64 {
    var sum: Int64 = -6 * 65_535
    for _ in 0..<3 {
      let bits = generator.next()
      sum += Int64(bits & 0xFFFF) + Int64(bits >> 16 & 0xFFFF)
      sum += Int64(bits >> 32 & 0xFFFF) + Int64(bits >> 48)
    }
    return sum
  }
}

/// A single position that will be wrong: how far from the truth, where, and what it says of itself.
struct StrayPosition: Hashable, Sendable {
  let distance: Distance
  /// In what direction, in degrees clockwise from north.
  let bearing: Double
  let accuracyMeters: Int
}
