import DeviceInterface

/// The app's work out of sight: what it has left to the platform, and the tasks that its process wants to end.
struct Work: Hashable, Sendable {
  private var schedule = WorkSchedule()
  private var tasks = BackgroundTasks()
  private var refreshEnabled = true
  private var alarms = Alarms()
  private var window = WorkWindow()

  /// Background App Refresh, for the app or for all (`I-75`).
  var backgroundRefreshEnabled: Bool { refreshEnabled }
  /// Whether the app is at some deferred work.
  var isRunning: Bool { schedule.isRunning }
  var areTasksUnderWay: Bool { tasks.areUnderWay }
  /// Whether some of it waits for a charger.
  var awaitsCharger: Bool { schedule.entries.contains { $0.work.needsCharging && !$0.isRunning } }
  /// Whether alarms are set.
  var hasAlarms: Bool { !alarms.isEmpty }
  /// The places of all deferred work, in the order it was asked for.
  var indices: Range<Int> { schedule.entries.indices }

  mutating func setBackgroundRefresh(_ on: Bool) { refreshEnabled = on }

  // MARK: Deferred work

  /// What has become of the work with the name; `nil` where the platform holds none.
  func state(of name: String) -> WorkState? {
    schedule.running(name) != nil ? .running : schedule.waiting(name) != nil ? .waiting : nil
  }

  /// Takes work up, in place of work with the same name that waits.
  mutating func add(_ work: DeferredWork, _ core: inout PhoneCore) {
    schedule.add(work, at: core.now)
  }

  /// Takes work back that waits; Android also what the app is at (`A-68`), while iOS leaves it its time (`I-95`).
  ///
  /// Returns whether the app was at it.
  mutating func cancel(_ name: String, _ core: inout PhoneCore) -> Bool {
    schedule.removeWaiting(name)
    core.timeline.removeAll { $0 == .workDue(name: name) }
    guard core.profile.platform == .android, schedule.running(name) != nil else { return false }
    end(name, &core)
    return true
  }

  /// Takes in how work ended; returns whether the app was at it.
  mutating func finish(
    _ name: String, _ result: WorkResult, _ core: inout PhoneCore
  ) -> Bool {
    guard let entry = schedule.running(name) else { return false }
    switch (result, core.profile.platform) {
    case (.succeeded, _), (.retry, .iOS): end(name, &core)
    case (.retry, .android): wait(entry, for: retryDelay(entry.attempts, core), &core)
    }
    return true
  }

  /// Looks whether work may start, and stops what may not go on; returns its name where it was stopped (`A-68`).
  mutating func observe(
    at index: Int, _ conditions: WorkConditions, _ core: inout PhoneCore
  ) -> String? {
    let entry = schedule.entries[index]
    let name = entry.work.name
    let isAllowed = conditions.allow(entry.work)
    switch (isRunning: entry.isRunning, isAllowed: isAllowed, isDue: entry.due != nil) {
    case (true, false, _):
      // Android stops work whose conditions hold no longer, and starts it again when they do.
      guard core.profile.platform == .android else { return nil }
      wait(entry, for: .zero, &core)
      return name
    case (false, false, true):
      schedule.setDue(nil, of: name)
      core.timeline.removeAll { $0 == .workDue(name: name) }
    case (false, true, false) where schedule.running(name) != nil:
      // The app is at work of that name, and is given no second of it.
      break
    case (false, true, false):
      let opens = window.opens(at: core.now, every: conditions.interval)
      let due = max(opens, entry.notBefore) + core.profile.constants.deferredWorkDelay
      schedule.setDue(due, of: name)
      core.timeline.add(.workDue(name: name), at: due)
    case (true, true, _), (false, false, false), (false, true, true):
      // It goes on as it does.
      break
    }
    return nil
  }

  /// Starts work whose conditions have held long enough; returns it where they do.
  mutating func start(
    _ name: String, _ conditions: WorkConditions, at now: Instant
  ) -> DeferredWork? {
    guard let entry = schedule.waiting(name), conditions.allow(entry.work) else { return nil }
    guard window.opens(at: now, every: conditions.interval) <= now else {
      // other work has used the window up.
      schedule.setDue(nil, of: name)
      return nil
    }
    window.use(at: now, every: conditions.interval)
    schedule.start(name)
    return entry.work
  }

  /// Lets the time at which waiting work starts be found anew, as what bounds it has changed (`A-76`, `A-77`).
  mutating func lookAnew(_ core: inout PhoneCore) {
    for entry in schedule.entries where !entry.isRunning && entry.due != nil {
      schedule.setDue(nil, of: entry.work.name)
      core.timeline.removeAll { $0 == .workDue(name: entry.work.name) }
    }
  }

  /// Tells the app, which runs now, that it is at the work, and gives it its time.
  func tellStarted(_ work: DeferredWork, _ core: inout PhoneCore) {
    core.enqueue(.workStarted(name: work.name))
    let constants = core.profile.constants
    let time =
      switch work.kind {
      case .refresh: constants.refreshWorkTime
      case .processing: constants.processingWorkTime
      }
    core.timeline.add(.workExpires(name: work.name), at: core.now + time)
  }

  /// Ends the time of work; returns whether the app was at it.
  mutating func expire(_ name: String, _ core: inout PhoneCore) -> Bool {
    guard let entry = schedule.running(name) else { return false }
    switch core.profile.platform {
    case .iOS: end(name, &core)
    case .android: wait(entry, for: retryDelay(entry.attempts, core), &core)
    }
    return true
  }

  /// Forgets all deferred work.
  mutating func forgetAll(_ core: inout PhoneCore) {
    for entry in schedule.entries { forgetTimes(of: entry.work.name, &core) }
    schedule.removeAll()
    alarms.removeAll(&core)
    window = WorkWindow()
  }

  /// Lets the work go with the process that was at it: iOS forgets it, and Android tries again (`A-68`).
  mutating func lostProcess(_ core: inout PhoneCore) {
    for entry in schedule.entries where entry.isRunning {
      switch core.profile.platform {
      case .iOS: schedule.removeRunning(entry.work.name)
      case .android:
        schedule.wait(entry.work.name, until: core.now + retryDelay(entry.attempts, core))
      }
    }
    tasks = BackgroundTasks()
  }

  /// Forgets work that the app was at.
  private mutating func end(_ name: String, _ core: inout PhoneCore) {
    schedule.removeRunning(name)
    core.timeline.removeAll { $0 == .workExpires(name: name) }
  }

  private mutating func wait(
    _ entry: WorkSchedule.Entry, for delay: Duration, _ core: inout PhoneCore
  ) {
    forgetTimes(of: entry.work.name, &core)
    schedule.wait(entry.work.name, until: core.now + delay)
  }

  private func forgetTimes(of name: String, _ core: inout PhoneCore) {
    core.timeline.removeAll { $0 == .workDue(name: name) || $0 == .workExpires(name: name) }
  }

  /// the delay doubles with every attempt, up to a limit.
  private func retryDelay(_ attempts: Int, _ core: PhoneCore) -> Duration {
    let constants = core.profile.constants
    var delay = constants.workRetryDelay
    for _ in 1..<max(2, min(attempts, 64)) where attempts > 1 {
      delay = min(delay + delay, constants.workRetryDelayMax)
    }
    return delay
  }

  // MARK: Alarms of Android

  /// What the user has decided about exact alarms; `nil` where nothing was decided.
  var exactAlarmDecision: Bool? { alarms.decision }

  /// The alarm with the name; `nil` where none is to ring.
  func alarm(named name: String) -> Alarm? { alarms.named(name) }

  mutating func add(_ alarm: Alarm, _ core: inout PhoneCore) { alarms.add(alarm, &core) }
  mutating func cancelAlarm(_ name: String, _ core: inout PhoneCore) { alarms.remove(name, &core) }

  /// Takes the user's decision about exact alarms; those that were set go with a refusal.
  mutating func decideExactAlarms(_ isAllowed: Bool, _ core: inout PhoneCore) {
    alarms.decide(isAllowed)
    if !isAllowed { alarms.removeAll(where: \.isExact, &core) }
  }

  /// Takes out an alarm that is due, if nothing holds it now; otherwise it waits (`A-72`, `A-77`).
  mutating func ring(
    _ name: String, isResting: Bool, isRestricted: Bool, _ core: inout PhoneCore
  ) -> Alarm? {
    alarms.ring(name, isResting: isResting, isRestricted: isRestricted, &core)
  }

  /// Lets those ring that have waited.
  mutating func releaseAlarms(_ core: inout PhoneCore) { alarms.release(&core) }

  /// Forgets all alarms, as the app is stopped by force or the phone goes off.
  mutating func forgetAlarms(_ core: inout PhoneCore) { alarms.removeAll(&core) }

  /// Begins anew, as for an app that was not there before.
  mutating func appWasRemoved(_ core: inout PhoneCore) {
    forgetAll(&core)
    alarms = Alarms()
  }

  // MARK: Background tasks of iOS

  mutating func beginTask(_ name: String) { tasks.begin(name) }

  /// Ends a task, and returns whether it was the last; with that one, the app is suspended as without any.
  mutating func endTask(_ name: String, _ core: inout PhoneCore) -> Bool {
    guard tasks.end(name) else { return false }
    forgetEndOfTime(&core)
    return true
  }

  /// How long tasks alone may still keep the app running, where they do.
  func timeLeft(_ core: PhoneCore) -> Duration {
    guard let end = tasks.deadline else { return core.profile.constants.backgroundTaskTime }
    return max(.zero, end - core.now)
  }

  /// Lets the time for tasks run, as they alone keep the app running now.
  mutating func letTimeRun(_ core: inout PhoneCore) {
    let isRunningOut = core.timeline.instant {
      $0 == .backgroundTimeOver || $0 == .backgroundTimeOverdrawn
    }
    guard isRunningOut == nil else { return }
    let end = tasks.runOut(at: core.now + core.profile.constants.backgroundTaskTime)
    core.timeline.add(.backgroundTimeOver, at: max(core.now, end))
  }

  /// Tells the app that the time for its tasks is over; it gets a moment more.
  func tellTimeOver(_ core: inout PhoneCore) {
    for name in tasks.names { core.enqueue(.workExpired(name: name)) }
    core.timeline.add(
      .backgroundTimeOverdrawn, at: core.now + core.profile.constants.suspensionDelay)
  }

  /// Gives the time for tasks back, with the app in front, woken, or with a new process.
  mutating func renewTime(_ core: inout PhoneCore) {
    tasks.renew()
    forgetEndOfTime(&core)
  }

  private func forgetEndOfTime(_ core: inout PhoneCore) {
    core.timeline.removeAll { $0 == .backgroundTimeOver || $0 == .backgroundTimeOverdrawn }
  }
}

/// The state of the phone on which it depends whether deferred work may run now (`I-95`, `A-68`).
struct WorkConditions: Hashable, Sendable {
  /// Whether the phone is on and was unlocked, and the app is on it.
  var isPossible: Bool
  var isOnline: Bool
  var isCharging: Bool
  /// Whether the platform lets work of this app run in the background at all.
  var isAllowed: Bool
  /// How far the windows for it are apart; `nil` where it may run at any time (`A-76`).
  var interval: Duration?

  /// Whether the platform may start the work now, its delays aside.
  func allow(_ work: DeferredWork) -> Bool {
    guard isPossible, isAllowed else { return false }
    return (isOnline || !work.needsNetwork) && (isCharging || !work.needsCharging)
  }
}
