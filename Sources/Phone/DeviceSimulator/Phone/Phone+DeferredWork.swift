import DeviceInterface

extension Phone {
  /// What has become of the deferred work with the name; `nil` where the platform holds none.
  public func stateOfWork(_ name: String) -> WorkState? {
    work.running(name) != nil ? .running : work.waiting(name) != nil ? .waiting : nil
  }

  /// Leaves work to the platform, which starts it when its conditions hold (`I-95`, `A-68`).
  mutating func deferWork(_ work: DeferredWork) {
    cancelWork(work.name)
    self.work.add(work, at: core.now)
  }

  /// Takes work back that waits; Android also what the app is at (`A-68`), while iOS leaves it its time (`I-95`).
  mutating func cancelWork(_ name: String) {
    work.removeWaiting(name)
    core.timeline.removeAll { $0 == .workDue(name: name) }
    if core.profile.platform == .android, work.running(name) != nil { endWork(name) }
  }

  /// Forgets work that the app was at.
  private mutating func endWork(_ name: String) {
    work.removeRunning(name)
    core.timeline.removeAll { $0 == .workExpires(name: name) }
    backgroundWorkChanged()
  }

  mutating func finishWork(_ name: String, _ result: WorkResult) {
    guard let entry = work.running(name) else { return }
    switch (result, core.profile.platform) {
    case (.succeeded, _), (.retry, .iOS): endWork(name)
    case (.retry, .android): stopWork(entry, retryingAfter: retryDelay(entry.attempts))
    }
  }

  /// Looks whether waiting work may start, and stops what may not go on; at the end of every instant.
  ///
  /// Tells whether something became due at this instant.
  mutating func observeWork() -> Bool {
    guard !work.entries.isEmpty else { return false }
    for entry in work.entries {
      switch (isRunning: entry.isRunning, isAllowed: allows(entry.work), isDue: entry.due != nil) {
      case (true, false, _): interruptWork(entry)
      case (false, false, true):
        work.setDue(nil, of: entry.work.name)
        core.timeline.removeAll { $0 == .workDue(name: entry.work.name) }
      case (false, true, false) where work.running(entry.work.name) != nil:
        // The app is at work of that name, and is given no second of it.
        break
      case (false, true, false):
        let due = max(core.now, entry.notBefore) + core.profile.constants.deferredWorkDelay
        work.setDue(due, of: entry.work.name)
        core.timeline.add(.workDue(name: entry.work.name), at: due)
      case (true, true, _), (false, false, false), (false, true, true):
        // It goes on as it does.
        break
      }
    }
    return core.timeline.soonest.map { $0 <= core.now } ?? false
  }

  /// Starts work whose conditions have held long enough, with the app in the background if need be.
  mutating func workDue(_ name: String) {
    guard let entry = work.waiting(name), allows(entry.work) else { return }
    work.start(name)
    if !lifecycle.state.isRunning { live(.wokenInBackground(.work)) }
    core.enqueue(.workStarted(name: name))
    core.timeline.add(.workExpires(name: name), at: core.now + timeAllowed(entry.work))
  }

  mutating func workExpires(_ name: String) -> PhoneEvent? {
    guard let entry = work.running(name) else { return nil }
    switch core.profile.platform {
    case .iOS: endWork(name)
    case .android: stopWork(entry, retryingAfter: retryDelay(entry.attempts))
    }
    return tell(.workExpired(name: name))
  }

  /// Lets the work go with the process that was at it: iOS forgets it, and Android tries again (`A-68`).
  mutating func workLostProcess() {
    for entry in work.entries where entry.isRunning {
      switch core.profile.platform {
      case .iOS: work.removeRunning(entry.work.name)
      case .android:
        work.wait(entry.work.name, until: core.now + retryDelay(entry.attempts))
      }
    }
  }

  mutating func forgetWork() {
    for entry in work.entries { forgetTimes(ofWork: entry.work.name) }
    work.removeAll()
  }

  /// Android stops work whose conditions hold no longer, and starts it again when they do.
  private mutating func interruptWork(_ entry: WorkSchedule.Entry) {
    guard core.profile.platform == .android else { return }
    stopWork(entry, retryingAfter: .zero)
    core.enqueue(.workExpired(name: entry.work.name))
  }

  private mutating func stopWork(
    _ entry: WorkSchedule.Entry, retryingAfter delay: Duration
  ) {
    forgetTimes(ofWork: entry.work.name)
    work.wait(entry.work.name, until: core.now + delay)
    backgroundWorkChanged()
  }

  private mutating func forgetTimes(ofWork name: String) {
    core.timeline.removeAll { $0 == .workDue(name: name) || $0 == .workExpires(name: name) }
  }

  /// Whether the platform may start the work now, its delays aside.
  private func allows(_ work: DeferredWork) -> Bool {
    guard isOn, modes.hasBeenUnlocked, lifecycle.state != .notInstalled else { return false }
    if work.needsNetwork, !network.isOnline { return false }
    if work.needsCharging, !batteryState.isCharging { return false }
    switch core.profile.platform {
    case .iOS:
      // I-95; and the work is for the background: in front the app can do it itself.
      return modes.backgroundRefreshEnabled && !modes.isSavingPower
        && !modes.isClosedByUser && !lifecycle.state.isForeground
    case .android:
      //
      return !modes.isAppStopped && !modes.isDozing
    }
  }

  private func timeAllowed(_ work: DeferredWork) -> Duration {
    switch work.kind {
    case .refresh: core.profile.constants.refreshWorkTime
    case .processing: core.profile.constants.processingWorkTime
    }
  }

  /// the delay doubles with every attempt, up to a limit.
  private func retryDelay(_ attempts: Int) -> Duration {
    var delay = core.profile.constants.workRetryDelay
    for _ in 1..<max(2, min(attempts, 64)) where attempts > 1 {
      delay = min(delay + delay, core.profile.constants.workRetryDelayMax)
    }
    return delay
  }
}
