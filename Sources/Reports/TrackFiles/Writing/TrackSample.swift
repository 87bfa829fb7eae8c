package import DeviceInterface

/// A point of a line, with what is known of it.
package struct TrackSample: Hashable, Sendable {
  /// Where it is.
  package var position: Position
  /// When it was taken.
  package var time: WallTime?
  /// The height above the sea in centimetres.
  package var elevationCentimeters: Int?
  /// The speed in millimetres per second.
  package var speedMillimetersPerSecond: Int?
  /// The radius within which the true place lies.
  package var accuracy: Distance?

  /// Creates a point.
  package init(
    _ position: Position, time: WallTime? = nil, elevationCentimeters: Int? = nil,
    speedMillimetersPerSecond: Int? = nil, accuracy: Distance? = nil
  ) {
    self.position = position
    self.time = time
    self.elevationCentimeters = elevationCentimeters
    self.speedMillimetersPerSecond = speedMillimetersPerSecond
    self.accuracy = accuracy
  }

  /// Creates a point from a report of the location receiver.
  package init(_ fix: Fix) {
    self.init(
      fix.position, time: fix.timestamp,
      speedMillimetersPerSecond: fix.speedMillimetersPerSecond,
      accuracy: .meters(fix.accuracyMeters))
  }

  /// Creates a point from one of a route.
  package init(_ point: RoutePoint) {
    self.init(
      point.position, time: point.time, elevationCentimeters: point.elevationCentimeters,
      speedMillimetersPerSecond: point.speedMillimetersPerSecond)
  }
}
