public import DeviceInterface

extension Phone {
  /// Performs what the running app asks; an app that does not run asks nothing.
  public mutating func perform(_ request: Request) {
    guard lifecycle.state.isRunning else { return }
    note(.app, .asked(request))
    switch request {
    case .askForPermission(let request): askForPermission(request)
    case .requestFix(let request): requestFix(request)
    case .startUpdates(let request): startUpdates(request)
    case .stopUpdates: stopUpdates()
    case .startSignificantChanges: startSignificantChanges()
    case .stopSignificantChanges: stopSignificantChanges()
    case .startVisits: startVisits()
    case .stopVisits: stopVisits()
    case .monitor(let region): monitor(region)
    case .stopMonitoring(let id): stopMonitoring(id)
    case .requestRegionState(let id): requestRegionState(id)
    case .createLocationManager: createLocationManager()
    case .startServiceSession(let kind): startServiceSession(kind)
    case .endServiceSession: sessions.service = nil
    case .startBackgroundSession: startBackgroundSession()
    case .endBackgroundSession: endBackgroundSession()
    case .startForegroundService: startForegroundService()
    case .stopForegroundService: stopForegroundService()
    case .askToTurnLocationOn: askToTurnLocationOn()
    case .send(let request): send(request)
    case .cancelSend(let id): cancelSend(id)
    case .schedule(let name, let delay):
      cancelTimer(name)
      timeline.add(.timer(name), at: now + max(.zero, delay))
    case .cancel(let name): cancelTimer(name)
    case .store(let key, let value): storage[key] = value
    case .append(let key, let line): storage[key, default: ""].append(line + "\n")
    case .startMotionUpdates: startMotionUpdates()
    case .stopMotionUpdates: stopMotionUpdates()
    case .post, .withdraw, .loadAudio, .playAudio, .pauseAudio, .seekAudio, .releaseAudio:
      // The phone has neither a player nor notifications yet.
      break
    case .delete(let key): storage[key] = nil
    case .openSettings:
      // Only the app in front can send the user elsewhere.
      if front == .app { leaveFor(.settings, by: .app) }
    }
  }

  private mutating func cancelTimer(_ name: String) {
    timeline.removeAll { $0 == .timer(name) }
    // One that ran out while the app was suspended must not ring after it was cancelled.
    inbox.removeAll { $0 == .timerFired(name) }
  }
}
