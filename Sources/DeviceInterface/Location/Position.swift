/// A place on the earth, in whole ten-millionths of a degree so that every machine compares it alike.
public struct Position: Hashable, Sendable {
  /// Latitude in 1e-7 degrees, -900,000,000 (south) to 900,000,000 (north).
  public let latitudeE7: Int32
  /// Longitude in 1e-7 degrees, -1,800,000,000 (west) to 1,800,000,000 (east).
  public let longitudeE7: Int32

  /// Creates a position, or `nil` where a coordinate is out of its range.
  public init?(latitudeE7: Int32, longitudeE7: Int32) {
    guard abs(Int(latitudeE7)) <= 900_000_000, abs(Int(longitudeE7)) <= 1_800_000_000 else {
      return nil
    }
    self.latitudeE7 = latitudeE7
    self.longitudeE7 = longitudeE7
  }
}
