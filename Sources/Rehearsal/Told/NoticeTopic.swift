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
    case .response, .requestFailed, .transfersFinished, .connectivityChanged: self = .network
    case .audioFinished, .audioInterrupted, .audioInterruptionEnded, .audioLost,
      .headphonesUnplugged:
      self = .audio
    case .batteryChanged, .storageFailed, .storageLocked, .storageUnlocked, .clockChanged,
      .motionChanged:
      self = .device
    case .timerFired, .screenAppeared, .screenDisappeared, .tapped, .tappedPoint, .tappedPlay,
      .tappedPause, .draggedPlayer, .pulledToRefresh, .entered:
      self = .screen
    }
  }
}
