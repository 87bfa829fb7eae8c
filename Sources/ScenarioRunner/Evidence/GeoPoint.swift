/// A place on the earth in whole ten-millionths of a degree.
public struct GeoPoint: Hashable, Sendable {
  /// The latitude in 1e-7 degrees, positive to the north.
  public var latitudeE7: Int32
  /// The longitude in 1e-7 degrees, positive to the east.
  public var longitudeE7: Int32

  /// Creates a point.
  public init(latitudeE7: Int32, longitudeE7: Int32) {
    self.latitudeE7 = latitudeE7
    self.longitudeE7 = longitudeE7
  }
}
