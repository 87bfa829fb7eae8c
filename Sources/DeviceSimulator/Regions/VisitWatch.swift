import DeviceInterface

/// The service that reports stays at one place (`I-45`).
struct VisitWatch: Hashable, Sendable {
  /// The place of the stay, or what may become one.
  var anchor: Position
  /// When the phone came there.
  var arrivedAt: Instant
  /// Whether the arrival was reported.
  var isReported = false
}
