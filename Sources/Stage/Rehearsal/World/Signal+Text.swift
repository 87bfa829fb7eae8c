import DeviceInterface

extension Signal {
  /// What the app was told, as a report shows it: the notice by which steps name it, and what it carries.
  func text(on platform: PlatformKind) -> String {
    let notice = notice(on: platform)
    return switch self {
    case .fix(let fix): "\(notice): \(fix.text)"
    case .regionEntered(_, let fix?), .regionExited(_, let fix?), .regionDwelled(_, let fix?):
      "\(notice): \(fix.text)"
    case .entered(let text, _): "\(notice): “\(text)”"
    case .response(let id, let response): "\(notice) to request \(id): \(response.text)"
    case .launched, .becameActive, .willResignActive, .enteredBackground, .willSuspend, .resumed,
      .authorizationChanged, .permissionRequestFinished, .temporaryFullAccuracyFinished,
      .locationFailed, .updatesPaused, .updatesResumed, .locationAvailabilityChanged, .visited,
      .turnLocationOnFinished, .regionEntered, .regionExited, .regionDwelled, .regionState,
      .regionFailed, .foregroundServiceFailed, .bootCompleted, .requestFailed,
      .connectivityChanged, .audioFinished, .audioInterrupted, .audioInterruptionEnded,
      .batteryChanged, .powerSavingChanged, .storageFailed, .motionChanged, .workStarted,
      .workExpired,
      .notificationDue, .notificationTapped,
      .transfersFinished, .audioLost, .headphonesUnplugged, .storageLocked, .storageUnlocked,
      .clockChanged,
      .timerFired,
      .screenAppeared,
      .screenDisappeared, .tapped, .tappedPoint, .tappedPlay, .tappedPause, .draggedPlayer,
      .pulledToRefresh:
      notice
    }
  }
}

extension Fix {
  /// Position, accuracy and age in words.
  var text: String {
    let old = age > .zero ? ", \(DurationText.render(age)) old" : ""
    return "\(position) ± \(accuracyMeters) m\(old)"
  }
}

extension LocationFailure {
  /// The failure in words.
  var text: String {
    switch self {
    case .locationUnknown: "location unknown"
    case .denied: "denied"
    }
  }
}

extension ServerResponse {
  /// The status and the size of the body.
  var text: String {
    "status \(status), \(body.utf8.count) bytes"
  }
}

extension ServerFailure {
  /// The failure in words.
  var text: String {
    switch self {
    case .offline: "offline"
    case .timedOut: "timed out"
    case .connectionLost: "connection lost"
    }
  }
}
