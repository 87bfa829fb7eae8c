import DeviceInterface

/// What the app leaves to the platform, which starts it when its conditions hold (`I-95`, `A-68`).
extension Phone {
  /// What has become of the deferred work with the name; `nil` where the platform holds none.
  public func stateOfWork(_ name: String) -> WorkState? { work.state(of: name) }

  /// Whether work of the app waits for a charger that is not there.
  public var awaitsCharger: Bool { !power.isCharging && work.awaitsCharger }

  /// Whether the app has left something to the platform by which it would be woken: work, alarms, regions.
  public var hasLeftSomething: Bool {
    !work.indices.isEmpty || work.hasAlarms || places.hasRegions
  }

  /// Turns Background App Refresh (`I-75`); iOS only.
  public mutating func setBackgroundRefresh(_ on: Bool) throws(PhoneError) {
    try check(.iOS, has: "Background App Refresh", .iOS(75))
    work.setBackgroundRefresh(on)
    core.record(.user, .switched(.backgroundRefresh, isOn: on))
  }

  mutating func deferWork(_ work: DeferredWork) {
    cancelWork(work.name)
    self.work.add(work, &core)
  }

  mutating func cancelWork(_ name: String) {
    if work.cancel(name, &core) { backgroundWorkChanged() }
  }

  mutating func finishWork(_ name: String, _ result: WorkResult) {
    if work.finish(name, result, &core) { backgroundWorkChanged() }
  }

  /// Looks whether waiting work may start, and stops what may not go on; at the end of every instant.
  ///
  /// Tells whether something became due at this instant.
  mutating func observeWork() -> Bool {
    guard !work.indices.isEmpty else { return false }
    for index in work.indices {
      guard let stopped = work.observe(at: index, workConditions, &core) else { continue }
      backgroundWorkChanged()
      core.enqueue(.workExpired(name: stopped))
    }
    return core.timeline.soonest.map { $0 <= core.now } ?? false
  }

  /// Starts work whose conditions have held long enough, with the app in the background if need be.
  mutating func workDue(_ name: String) {
    guard let started = work.start(name, workConditions, at: core.now) else { return }
    if !lifecycle.state.isRunning { live(.wokenInBackground(.work)) }
    work.tellStarted(started, &core)
  }

  mutating func workExpires(_ name: String) -> PhoneEvent? {
    guard work.expire(name, &core) else { return nil }
    backgroundWorkChanged()
    return tell(.workExpired(name: name))
  }

  private var workConditions: WorkConditions {
    let isAllowed =
      switch core.profile.platform {
      case .iOS:
        // I-95; and the work is for the background: in front the app can do it itself.
        work.backgroundRefreshEnabled && !isSavingPower && !lifecycle.isClosedByUser
          && !lifecycle.state.isForeground
      case .android:
        mayWorkOnAndroid
      }
    return WorkConditions(
      isPossible: isOn && foreground.hasBeenUnlocked && lifecycle.state != .notInstalled,
      isOnline: network.isOnline, isCharging: power.isCharging, isAllowed: isAllowed,
      interval: workInterval)
  }
}

/// Background tasks: `beginBackgroundTask` and `endBackgroundTask` of `UIApplication` (`I-52`); iOS only.
extension Phone {
  mutating func beginBackgroundTask(_ name: String) {
    guard core.profile.platform == .iOS else { return core.record(.system, .ignored(.iOS(52))) }
    work.beginTask(name)
    backgroundWorkChanged()
  }

  mutating func endBackgroundTask(_ name: String) {
    if work.endTask(name, &core) { backgroundWorkChanged() }
  }

  /// How long tasks alone may still keep the app running; `nil` in front, where something else does, and on Android.
  var backgroundTimeLeft: Duration? {
    guard core.profile.platform == .iOS, isKeptByNothingButTasks else { return nil }
    return work.timeLeft(core)
  }

  /// Whether nothing keeps an app in the background running but tasks, if it has any.
  private var isKeptByNothingButTasks: Bool {
    lifecycle.state == .background && !hasBackgroundWork && !isKeptRunningByAudio && !work.isRunning
  }

  private var isKeptByTasksAlone: Bool { work.areTasksUnderWay && isKeptByNothingButTasks }

  mutating func watchBackgroundTasks() {
    if isKeptByTasksAlone { work.letTimeRun(&core) }
  }

  mutating func backgroundTimeOver() {
    if isKeptByTasksAlone { work.tellTimeOver(&core) }
  }

  /// Ends an app that was told so and goes on all the same.
  mutating func backgroundTimeOverdrawn() {
    if isKeptByTasksAlone { live(.ended(.overdrewBackgroundTime)) }
  }
}
