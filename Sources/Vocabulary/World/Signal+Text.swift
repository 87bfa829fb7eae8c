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
    case .response(let id, let response): "brings the answer to request \(id): \(response.text)"
    case .requestFailed(let id, let failure): "request \(id) got no answer: \(failure.text)"
    case .connectivityChanged(let isOnline):
      "tells the app it is \(isOnline ? "online" : "offline")"
    case .timerFired(let name): "the timer \"\(name)\" fired"
    case .screenAppeared: "the app's screen came into view"
    case .screenDisappeared: "the app's screen left the view"
    case .tapped(let label): "the user tapped \"\(label)\""
    case .pulledToRefresh: "the user pulled to refresh"
    case .updatesPaused: "pauses the location updates"
    case .updatesResumed: "resumes the location updates"
    case .locationAvailabilityChanged(let isAvailable):
      "tells the app that locations are \(isAvailable ? "" : "not ")available"
    case .visited(let visit):
      "reports \(visit.departure == nil ? "the arrival at" : "the departure from") \(visit.position)"
    case .turnLocationOnFinished(let isOn):
      "tells the app that the device's location is \(isOn ? "on" : "off")"
    case .regionEntered(let id): "the phone entered the region \"\(id)\""
    case .regionExited(let id): "the phone left the region \"\(id)\""
    case .regionDwelled(let id): "the phone stayed in the region \"\(id)\""
    case .regionState(let id, let state): "the region \"\(id)\": \(state.rawValue)"
    case .regionFailed(let id, let failure):
      "cannot monitor the region \"\(id)\": \(failure.rawValue)"
    case .foregroundServiceFailed(let failure):
      "refuses the foreground service: \(failure.rawValue)"
    case .bootCompleted: "tells the app that the phone was started"
    }
  }
}

extension LaunchReason {
  /// The reason in words.
  var text: String {
    switch self {
    case .user: "opened by the user"
    case .location: "for a location event"
    case .geofence: "for a geofence"
    case .boot: "after the phone started"
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
