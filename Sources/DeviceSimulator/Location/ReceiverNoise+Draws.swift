import DeviceInterface

extension ReceiverNoise {
  /// The standard deviation of each coordinate for a radius of one that holds 68 %: 1 / √(-2 ln 0.32), in millionths.
  private static let deviationMillionths: Int64 = 662_430
  /// The standard deviation of a sum of twelve even draws of sixteen bits.
  private static let drawDeviation: Int64 = 65_536

  /// Returns the position where the receiver believes to be.
  func disturbed(
    _ position: Position, accuracyMeters: Int, generator: inout SeededGenerator
  ) -> Position {
    var found = position
    if errorPercent > 0 {
      let deviation =
        Int64(accuracyMeters) * Int64(errorPercent) * Self.deviationMillionths / 100_000
      found = found.moved(
        eastMillimeters: Self.draw(&generator) * deviation / Self.drawDeviation,
        northMillimeters: Self.draw(&generator) * deviation / Self.drawDeviation)
    }
    guard outliersPerThousand > 0, generator.next() % 1_000 < UInt64(outliersPerThousand) else {
      return found
    }
    let bearing = Double(generator.next() % 3_600) / 10
    return found.position(at: outlierDistance, bearing: bearing)
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
