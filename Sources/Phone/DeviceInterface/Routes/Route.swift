/// A way over the ground, as a track file holds it: stretches of points, with gaps between the stretches.
public struct Route: Hashable, Sendable {
  /// The name in the file; empty where there is none.
  public var name: String
  /// The stretches in order, each with its points in order; a gap lies between one stretch and the next.
  public var segments: [[RoutePoint]]

  /// Creates a route.
  public init(name: String = "", segments: [[RoutePoint]] = []) {
    self.name = name
    self.segments = segments
  }

  /// The length along the points of every stretch; the gaps between stretches do not count.
  public var length: Distance {
    segments.reduce(.zero) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { $0 + $1.0.position.distance(to: $1.1.position) }
    }
  }

  /// Whether the points say how fast the way was gone: some time comes after an earlier point's, or some speed is not 0.
  ///
  /// Many recorders and planners write one and the same time to every point, which says nothing.
  public var saysHowFast: Bool {
    var earliest: Int64?
    for point in segments.joined() {
      if let speed = point.speedMillimetersPerSecond, speed > 0 { return true }
      guard let time = point.time?.millisecondsSince1970 else { continue }
      if let earliest, time > earliest { return true }
      earliest = min(earliest ?? time, time)
    }
    return false
  }
}

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
