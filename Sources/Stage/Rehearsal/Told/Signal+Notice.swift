import DeviceInterface

extension Signal {
  /// What the app was told, in the few words by which scenarios of the platform name it (`NoticePhrase`).
  func notice(on platform: PlatformKind) -> String {
    let isAndroid = platform == .android
    return switch self {
    case .launched(let reason): "launched \(reason.notice)"
    case .becameActive: isAndroid ? "resumed" : "became active"
    case .willResignActive: isAndroid ? "paused" : "will resign active"
    case .enteredBackground: isAndroid ? "stopped" : "entered background"
    case .willSuspend: isAndroid ? "will be frozen" : "will suspend"
    case .resumed: isAndroid ? "unfrozen" : "resumed"
    case .authorizationChanged(let permission): "permission \(permission.notice)"
    case .permissionRequestFinished(let result): "permission request \(result.notice)"
    case .temporaryFullAccuracyFinished(let promptDeclined):
      promptDeclined ? "full accuracy request failed" : "full accuracy request finished"
    case .fix: "a fix"
    case .locationFailed(let failure): "location failed: \(failure.text)"
    case .updatesPaused: "updates paused"
    case .updatesResumed: "updates resumed"
    case .locationAvailabilityChanged(let isAvailable):
      isAvailable ? "location available" : "location not available"
    case .visited(let visit): visit.departure == nil ? "visit began" : "visit ended"
    case .turnLocationOnFinished(let isOn): "turn location on: \(isOn ? "on" : "off")"
    case .regionEntered(let id, _): "entered region \(id)"
    case .regionExited(let id, _): "left region \(id)"
    case .regionDwelled(let id, _): "dwelled in region \(id)"
    case .regionState(let id, let state): "region \(id) is \(state.rawValue)"
    case .regionFailed(let id, let failure): "region \(id) failed: \(failure.words)"
    case .foregroundServiceFailed(let failure): "service failed: \(failure.words)"
    case .bootCompleted: "boot completed"
    case .response: "an answer"
    case .requestFailed(_, let failure): "request failed: \(failure.text)"
    case .connectivityChanged(let isOnline): isOnline ? "online" : "offline"
    case .timerFired(let name): "timer \(name)"
    case .screenAppeared: "screen appeared"
    case .screenDisappeared: "screen disappeared"
    case .tapped(let label): "tapped \(label)"
    case .tappedPoint(let number): "tapped point \(number)"
    case .tappedPlay: "tapped play"
    case .tappedPause: "tapped pause"
    case .draggedPlayer(let time): "dragged the player to \(DurationText.render(time))"
    case .pulledToRefresh: "pulled to refresh"
    case .entered(_, let field): "wrote into \(field)"
    case .audioFinished: "audio finished"
    case .audioInterrupted: "audio interrupted"
    case .audioInterruptionEnded(let shouldResume):
      shouldResume ? "audio interruption ended" : "audio interruption ended, without resuming"
    case .audioLost: "audio lost"
    case .headphonesUnplugged: "headphones unplugged"
    case .transfersFinished: "transfers finished"
    case .storageLocked(let key): "storage locked: \(key)"
    case .storageUnlocked: "storage unlocked"
    case .clockChanged: "clock changed"
    case .batteryChanged(let battery):
      "battery \(battery.percentage)%" + (battery.isCharging ? ", charging" : "")
    case .powerSavingChanged(let isOn): isOn ? "power saving on" : "power saving off"
    case .storageFailed(let key): "storage full: \(key)"
    case .motionChanged(let motion): "motion \(motion.rawValue)"
    case .workStarted(let name): "work started: \(name)"
    case .workExpired(let name): "work expired: \(name)"
    case .notificationDue(let id): "notification due: \(id)"
    case .notificationTapped(let id): "notification tapped: \(id)"
    }
  }
}

extension LaunchReason {
  /// The reason as it follows "launched".
  var notice: String {
    switch self {
    case .user: "by the user"
    case .location: "for location"
    case .geofence: "by a geofence"
    case .boot: "by the phone's start"
    case .message: "by a message"
    case .notification: "by its notification"
    case .service: "for its service"
    case .work: "for deferred work"
    case .transfers: "for transfers"
    case .lockedBoot: "by the phone's start, before the first unlock"
    }
  }
}

extension Permission {
  /// The status, and the accuracy where it says something.
  var notice: String {
    let status =
      switch status {
      case .notDetermined: "not determined"
      case .restricted: "restricted"
      case .denied: "denied"
      case .whenInUse: "while using"
      case .always: "always"
      }
    let isReduced = accuracy == .reduced && self.status.allowsLocation
    return isReduced ? "\(status) with reduced accuracy" : status
  }
}

extension PermissionResult {
  /// The result as it follows "permission request".
  var notice: String {
    switch self {
    case .cancelled: return "cancelled"
    case .answered(let granted):
      let names = [
        granted.contains(.coarse) ? "coarse" : nil, granted.contains(.fine) ? "fine" : nil,
        granted.contains(.background) ? "background" : nil,
      ].compactMap(\.self)
      return names.isEmpty ? "denied" : "granted " + names.joined(separator: ", ")
    }
  }
}

extension RegionFailure {
  /// The failure in words.
  var words: String {
    switch self {
    case .tooMany: "too many"
    case .tooLarge: "too large"
    case .denied: "denied"
    case .unavailable: "unavailable"
    }
  }
}

extension ForegroundServiceFailure {
  /// The failure in words.
  var words: String {
    switch self {
    case .startNotAllowed: "start not allowed"
    case .securityException: "security exception"
    }
  }
}
