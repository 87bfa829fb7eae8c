import DeviceInterface

extension Request {
  /// The request as a sentence whose subject is the app.
  var text: String {
    switch self {
    case .askForPermission(let permission): "asks for \(permission.text)"
    case .requestFix(let request):
      "asks for the location, for at most \(DurationText.render(request.timeout))"
    case .startUpdates(let updates): "starts \(updates.text)"
    case .stopUpdates: "stops updates"
    case .startSignificantChanges: "starts significant-change updates"
    case .stopSignificantChanges: "stops significant-change updates"
    case .startVisits: "starts visit monitoring"
    case .stopVisits: "stops visit monitoring"
    case .monitor(let region): "monitors the region \"\(region.id)\""
    case .stopMonitoring(let id): "stops monitoring the region \"\(id)\""
    case .requestRegionState(let id): "asks for the state of the region \"\(id)\""
    case .createLocationManager: "creates a location manager"
    case .startServiceSession(let kind): "starts a service session (\(kind.rawValue))"
    case .endServiceSession: "ends the service session"
    case .startBackgroundSession: "starts a background activity session"
    case .endBackgroundSession: "ends the background activity session"
    case .startForegroundService: "starts a foreground service"
    case .stopForegroundService: "stops the foreground service"
    case .askToTurnLocationOn: "asks the user to turn location on"
    case .send(let request): "sends \(request.text)"
    case .transfer(let request): "hands to the system: \(request.text)"
    case .cancelSend(let id): "stops waiting for the answer to request \(id)"
    case .schedule(let timer, let delay):
      "sets the timer \"\(timer)\" to \(DurationText.render(delay))"
    case .cancel(let timer): "cancels the timer \"\(timer)\""
    case .store(let key, _): "stores a value under \"\(key)\""
    case .append(let key, _): "adds a line to what is stored under \"\(key)\""
    case .post(let notification) where notification.region != nil:
      "has the notification \"\(notification.title)\" shown at \"\(notification.region?.id ?? "")\""
    case .post(let notification) where notification.delay > .zero:
      "has the notification \"\(notification.title)\" shown in \(DurationText.render(notification.delay))"
    case .post(let notification): "shows the notification \"\(notification.title)\""
    case .withdraw(let id): "takes the notification \"\(id)\" away"
    case .startMotionUpdates: "starts motion updates"
    case .stopMotionUpdates: "stops motion updates"
    case .loadAudio(let file): "loads the audio file \"\(file.title)\""
    case .setAudioSession(let session):
      "plays \(session.mixing.text)" + (session.isSpeech ? ", and speech" : "")
    case .playAudio: "plays the audio"
    case .pauseAudio: "pauses the audio"
    case .seekAudio(let time): "sets the audio to \(DurationText.render(time))"
    case .releaseAudio: "releases the audio player"
    case .delete(let key): "deletes what is stored under \"\(key)\""
    case .deferWork(let work): "defers the work \"\(work.name)\"\(work.conditionsText)"
    case .cancelWork(let name): "cancels the work \"\(name)\""
    case .finishWork(let name, .succeeded): "finishes the work \"\(name)\""
    case .finishWork(let name, .retry): "wants the work \"\(name)\" to be tried again"
    case .beginBackgroundTask(let name): "begins the background task \"\(name)\""
    case .endBackgroundTask(let name): "ends the background task \"\(name)\""
    case .open(let address): "opens \(address)"
    case .openSettings: "opens its page in Settings"
    }
  }
}

extension AudioSession.Mixing {
  /// How the app plays.
  fileprivate var text: String {
    switch self {
    case .exclusive: "alone"
    case .mixWithOthers: "beside others"
    case .duckOthers: "above others"
    }
  }
}

extension DeferredWork {
  /// What the work waits for, to stand behind its name.
  fileprivate var conditionsText: String {
    var words: [String] = []
    if earliest > .zero { words.append("for \(DurationText.render(earliest))") }
    if needsNetwork { words.append("until there is a network") }
    if needsCharging { words.append("until the phone charges") }
    return words.isEmpty ? "" : " " + words.joined(separator: " and ")
  }
}

extension UpdateRequest {
  /// The updates in words, with what differs from the defaults.
  var text: String {
    var words = [interface == .live ? "live updates" : "updates"]
    if allowsBackground { words.append("also in the background") }
    if distanceFilter > .zero { words.append("every \(distanceFilter)") }
    if let interval { words.append("every \(DurationText.render(interval))") }
    return words.joined(separator: ", ")
  }
}

extension PermissionRequest {
  /// The permission asked for, in words.
  var text: String {
    switch self {
    case .whenInUse: "permission to use location while in use"
    case .always: "permission to use location always"
    case .temporaryFullAccuracy(let key): "full accuracy for a while (purpose \"\(key)\")"
    case .android(let permissions): "the permissions \(permissions.text)"
    }
  }
}

extension AndroidPermissions {
  /// The names of the permissions in the set, as Android writes them.
  var text: String {
    let names = [
      contains(.coarse) ? "ACCESS_COARSE_LOCATION" : nil,
      contains(.fine) ? "ACCESS_FINE_LOCATION" : nil,
      contains(.background) ? "ACCESS_BACKGROUND_LOCATION" : nil,
    ].compactMap(\.self)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension ServerRequest {
  /// The request line: method, path and query.
  var text: String {
    let items = query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(method.rawValue) \(path)" + (items.isEmpty ? "" : "?\(items)")
  }
}
