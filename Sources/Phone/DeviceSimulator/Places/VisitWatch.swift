import DeviceInterface

/// The service that reports stays at one place (`I-45`).
struct VisitWatch: Hashable, Sendable {
  /// The place of the stay, or what may become one.
  var anchor: Position
  /// When the phone came there.
  var arrivedAt: Instant
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

/// For what a region is watched, which tells two regions of one name apart.
enum WatchedRegion: Hashable, Sendable {
  /// For the app, which is told under the region's name.
  case ofApp(id: String)
  /// For the notification with the id, which the system shows.
  case ofNotification(id: String)
}

/// An event that waits for the user's answer about Always (`I-19`).
struct HeldEvent: Hashable, Sendable {
  var kind: BackgroundEventKind
  /// What the app would be told, in order.
  var signals: [Signal]
}

/// The events that can wake or start an app that is not in use.
enum BackgroundEventKind: String, Hashable, Sendable {
  /// A region or geofence.
  case region
  /// A significant change of place.
  case significantChange
  /// A stay.
  case visit
}
