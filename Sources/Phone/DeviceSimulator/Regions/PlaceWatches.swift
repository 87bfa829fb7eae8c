import DeviceInterface

/// What of the places where the phone comes and goes is watched for the app, and can wake or start it.
struct PlaceWatches: Hashable, Sendable {
  /// The regions under watch, in the order they were added.
  var regions: [RegionWatch] = []
  var significantChanges: SignificantChangeWatch?
  var visits: VisitWatch?
  /// The event that waits for the user's answer about Always.
  var heldEvent: HeldEvent?

  var isWatched: Bool { !regions.isEmpty || significantChanges != nil || visits != nil }

  /// The regions that the app has watched, in the order they were added.
  var regionsOfApp: [Region] {
    regions.compactMap { if case .ofApp = $0.purpose { $0.region } else { nil } }
  }

  /// Where a region stands in the list; `nil` where it is not watched.
  func region(_ purpose: WatchedRegion) -> Int? { regions.firstIndex { $0.purpose == purpose } }
}

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
  /// What the app would be told.
  var signal: Signal
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
