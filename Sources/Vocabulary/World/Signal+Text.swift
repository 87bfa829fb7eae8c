import DeviceInterface

extension Signal {
  /// The signal as a sentence whose subject is the platform and whose object is the app.
  var text: String {
    switch self {
    case .launched(let reason): "launches the app (\(reason.text))"
    case .becameActive: "the app became active"
    case .willResignActive: "the app is about to be covered"
    case .enteredBackground: "the app entered the background"
    case .willSuspend: "the app is about to be suspended"
    case .resumed: "the app is resumed"
    case .authorizationChanged(let permission): "tells the app its permission: \(permission.text)"
    case .permissionRequestFinished(let result): "ends the permission request: \(result.text)"
    case .temporaryFullAccuracyFinished(let promptDeclined):
      "ends the request for full accuracy" + (promptDeclined ? ": no question was possible" : "")
    case .fix(let fix): "gives the app a fix: \(fix.text)"
    case .locationFailed(let failure): "cannot give a location: \(failure.text)"
    case .updatesPaused: "pauses the updates"
    case .updatesResumed: "resumes the updates"
    case .locationAvailabilityChanged(let isAvailable):
      "tells the app that locations are \(isAvailable ? "available" : "not available")"
    case .visited(let visit): "reports a visit at \(visit.position)"
    case .turnLocationOnFinished(let isOn):
      "ends the question about turning location on: it is \(isOn ? "on" : "off")"
    case .regionEntered(let id): "reports entering the region \"\(id)\""
    case .regionExited(let id): "reports leaving the region \"\(id)\""
    case .regionDwelled(let id): "reports staying in the region \"\(id)\""
    case .regionState(let id, let state): "the region \"\(id)\" is \(state.rawValue)"
    case .regionFailed(let id, let failure):
      "does not watch the region \"\(id)\": \(failure.rawValue)"
    case .foregroundServiceFailed(let failure):
      "does not start the foreground service: \(failure.rawValue)"
    case .bootCompleted: "tells the app that the phone has started"
    case .response(let id, let response): "brings the answer to request \(id): \(response.text)"
    case .requestFailed(let id, let failure): "request \(id) got no answer: \(failure.text)"
    case .connectivityChanged(let isOnline):
      "tells the app it is \(isOnline ? "online" : "offline")"
    case .timerFired(let name): "the timer \"\(name)\" fired"
    case .screenAppeared: "the app's screen came into view"
    case .screenDisappeared: "the app's screen left the view"
    case .tapped(let label): "the user tapped \"\(label)\""
    case .pulledToRefresh: "the user pulled to refresh"
    }
  }
}

extension LaunchReason {
  /// The reason in words.
  var text: String {
    switch self {
    case .user: "opened by the user"
    case .location: "woken for a location event"
    case .geofence: "woken by a geofence"
    case .boot: "woken by the phone's start"
    }
  }
}

extension Permission {
  /// Status and accuracy in words.
  var text: String {
    accuracy == .full ? status.rawValue : "\(status.rawValue), \(accuracy.rawValue) accuracy"
  }
}

extension PermissionResult {
  /// The result in words.
  var text: String {
    switch self {
    case .answered(let granted): "granted \(granted.text)"
    case .cancelled: "cancelled"
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
