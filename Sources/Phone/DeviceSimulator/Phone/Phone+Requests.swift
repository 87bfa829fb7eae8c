public import DeviceInterface

extension Phone {
  /// Performs what the running app asks; an app that does not run asks nothing.
  public mutating func perform(_ request: Request) {
    guard lifecycle.state.isRunning else { return }
    core.record(.app, .asked(request))
    if let lack = undeclared(request) { return refuse(lacking: lack) }
    if diesOfAsking(request) { return }
    switch request {
    case .askForPermission(let request): askForPermission(request)
    case .requestFix(let request): requestFix(request)
    case .startUpdates(let request): startUpdates(request)
    case .stopUpdates: stopUpdates()
    case .startSignificantChanges: startSignificantChanges()
    case .stopSignificantChanges: stopSignificantChanges()
    case .startVisits: startVisits()
    case .stopVisits: places.stopVisits(&core)
    case .monitor(let region): monitor(region)
    case .stopMonitoring(let id): places.forget(.ofApp(id: id), &core)
    case .requestRegionState(let id): requestRegionState(id)
    case .createLocationManager: createLocationManager()
    case .startServiceSession(let kind): startServiceSession(kind)
    case .endServiceSession: services.setSession(nil)
    case .startBackgroundSession: startBackgroundSession()
    case .endBackgroundSession: endBackgroundSession()
    case .startForegroundService: startForegroundService()
    case .stopForegroundService: stopForegroundService()
    case .askToTurnLocationOn: askToTurnLocationOn()
    case .send(let request): send(request)
    case .transfer(let request): transfer(request)
    case .cancelSend(let id): network.cancel(id, &core)
    case .schedule(let name, let delay):
      cancelTimer(name)
      core.timeline.add(.timer(name), at: core.now + max(.zero, delay))
    case .cancel(let name): cancelTimer(name)
    case .store(let key, let value): store(value, forKey: key)
    case .append(let key, let line): append(line, toKey: key)
    case .delete(let key): delete(key)
    case .post(let notification): post(notification)
    case .withdraw(let id): withdraw(id: id)
    case .loadAudio(let file): loadAudio(file)
    case .setAudioSession(let session): sound.arrange(session)
    case .playAudio: playAudio()
    case .pauseAudio: pauseAudio()
    case .seekAudio(let time): sound.seek(to: time, &core)
    case .releaseAudio: releaseAudio()
    case .askForNotifications(let provisional): askForNotifications(provisional: provisional)
    case .registerForPushes: notices.registerForPushes()
    case .startMotionUpdates: startMotionUpdates()
    case .stopMotionUpdates: stopMotionUpdates()
    case .deferWork(let work): deferWork(work)
    case .cancelWork(let name): cancelWork(name)
    case .finishWork(let name, let result): finishWork(name, result)
    case .setAlarm(let alarm): setAlarm(alarm)
    case .cancelAlarm(let name): cancelAlarm(name)
    case .beginBackgroundTask(let name): beginBackgroundTask(name)
    case .endBackgroundTask(let name): endBackgroundTask(name)
    case .open(let address): open(address)
    case .openSettings:
      // Only the app in front can send the user elsewhere.
      if front == .app { leaveFor(.settings, by: .app) }
    }
  }

  private mutating func open(_ address: String) {
    // Only the app in front can send the user elsewhere.
    guard front == .app else { return }
    foreground.open(address)
    leaveFor(.otherApp, by: .app)
  }

  private mutating func cancelTimer(_ name: String) {
    // One that ran out while the app was suspended must not ring after it was cancelled: neither while the app is still
    // suspended nor when it hears, one thing after the other, of what it has missed.
    core.timeline.removeAll { $0.isOfTimer(name) }
    core.news.dropHeld { $0 == .timerFired(name) }
  }
}
