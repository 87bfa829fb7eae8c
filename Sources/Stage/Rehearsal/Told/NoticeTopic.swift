import DeviceInterface

/// What a notice to the app is about, so that a scenario can look at one subject and leave the others alone.
enum NoticeTopic: String, Hashable, Sendable, CaseIterable {
  /// Authorization, accuracy, and the ends of requests for them.
  case permission
  /// Fixes, failures, pauses, visits and availability.
  case location
  /// Regions and geofences.
  case regions
  /// Launches, activity, background, suspension, the phone's start.
  case lifecycle
  /// Services that did not start.
  case services
  /// Deferred work that starts, or whose time is over.
  case work
  /// Notifications that are due in front, or were tapped.
  case notifications
  /// Servers and connectivity.
  case network
  /// The audio player.
  case audio
  /// The battery, the storage, the clock and the motion sensors.
  case device
  /// Taps, pulls, screens and timers.
  case screen

  /// The topic of a signal.
  init(_ signal: Signal) {
    switch signal {
    case .authorizationChanged, .permissionRequestFinished, .temporaryFullAccuracyFinished:
      self = .permission
    case .fix, .locationFailed, .updatesPaused, .updatesResumed, .locationAvailabilityChanged,
      .visited, .turnLocationOnFinished:
      self = .location
    case .regionEntered, .regionExited, .regionDwelled, .regionState, .regionFailed:
      self = .regions
    case .launched, .becameActive, .willResignActive, .enteredBackground, .willSuspend,
      .resumed, .bootCompleted:
      self = .lifecycle
    case .foregroundServiceFailed: self = .services
    case .workStarted, .workExpired: self = .work
    case .notificationDue, .notificationTapped: self = .notifications
    case .response, .requestFailed, .transfersFinished, .connectivityChanged: self = .network
    case .audioFinished, .audioInterrupted, .audioInterruptionEnded, .audioLost,
      .headphonesUnplugged:
      self = .audio
    case .batteryChanged, .powerSavingChanged, .storageFailed, .storageLocked, .storageUnlocked,
      .clockChanged, .motionChanged:
      self = .device
    case .timerFired, .screenAppeared, .screenDisappeared, .tapped, .tappedPoint, .tappedPlay,
      .tappedPause, .draggedPlayer, .pulledToRefresh, .entered:
      self = .screen
    }
  }
}

extension NoticeTopic {
  /// What an app can do of which the platform tells it something of the subject; empty where it tells any app.
  var abilities: [AppAbility] {
    switch self {
    case .permission, .lifecycle, .network, .device, .screen: []
    case .location: [.fix, .updates]
    case .regions: [.regions]
    case .services: [.service]
    case .work: [.work, .backgroundTask]
    case .notifications: [.notification]
    case .audio: [.audio]
    }
  }
}

/// What stands in the place of "…" in a phrase; what could never stand there is a slip of the pen.
enum NoticeBlank: Hashable, Sendable {
  /// One of these, exactly.
  case oneOf([String])
  /// A charge: "18%", or "18%, charging".
  case charge
  /// A time, as reports write it: "40 s".
  case time
  /// What somebody has called something.
  case name(NoticeName)

  /// Whether an app can be told the phrase with these words, which are in lower case.
  func accepts(_ words: String) -> Bool {
    switch self {
    case .oneOf(let known): known.contains { $0.foldedForComparison == words }
    case .charge:
      (0...100).contains { words == "\($0)%" || words == "\($0)%, charging" }
    case .time: DurationText.parse(words).map(DurationText.render) == words
    case .name: !words.isEmpty
    }
  }
}

/// The sorts of names that an app is told.
enum NoticeName: Hashable, Sendable {
  /// A region that the app has watched.
  case region
  /// Work that the app has deferred, or a background task that it has begun.
  case work
  /// A notification that the app has posted.
  case notification
  /// A timer that the app has set.
  case timer
  /// The name under which the app has stored something.
  case key
  /// What can be tapped on the app's screen.
  case label
}
