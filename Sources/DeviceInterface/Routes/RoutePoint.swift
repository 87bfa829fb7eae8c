/// One point of a route, with what its file says about it.
public struct RoutePoint: Hashable, Sendable {
  /// Where it is.
  public var position: Position
  /// When the recorder was there; `nil` where the file does not say.
  public var time: WallTime?
  /// The height above the sea in centimetres; `nil` where the file does not say.
  public var elevationCentimeters: Int?
  /// The speed in millimetres per second; `nil` where the file does not say.
  public var speedMillimetersPerSecond: Int?

  /// Creates a point.
  public init(
    _ position: Position, time: WallTime? = nil, elevationCentimeters: Int? = nil,
    speedMillimetersPerSecond: Int? = nil
  ) {
    self.position = position
    self.time = time
    self.elevationCentimeters = elevationCentimeters
    self.speedMillimetersPerSecond = speedMillimetersPerSecond
  }
}
