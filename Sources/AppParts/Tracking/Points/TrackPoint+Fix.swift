public import DeviceInterface

extension TrackPoint {
  /// Makes a point of a position; its number and its route length are the log's to give.
  public init(_ fix: Fix, isLowAccuracy: Bool = false, beginsStretch: Bool = false) {
    self.init(
      number: 0, timeMilliseconds: fix.timestamp.millisecondsSince1970, position: fix.position,
      accuracyMeters: fix.accuracyMeters,
      speedMillimetersPerSecond: fix.speedMillimetersPerSecond, isLowAccuracy: isLowAccuracy,
      beginsStretch: beginsStretch)
  }
}
