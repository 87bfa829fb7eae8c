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

/// The service that reports coarse, rare changes of place (`I-88`).
struct SignificantChangeWatch: Hashable, Sendable {
  /// Whether the running process has started it; a relaunched one has to start it again (`I-69`).
  var isStarted: Bool
  /// Where the last report was made.
  var lastPosition: Position
  /// When the last report was made.
  var lastInstant: Instant
  /// Whether a report waits for the relaunched process to start the service (`I-69`).
  var isReportWaiting = false
}
