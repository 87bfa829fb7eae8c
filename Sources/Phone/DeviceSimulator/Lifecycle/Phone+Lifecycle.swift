import DeviceInterface

extension Phone {
  /// Why the app's last process ended; `nil` while one runs or none ever did.
  public var lastEnd: TerminationReason? { lifecycle.lastEnd }

  /// Puts a stimulus into the app's life and does what follows.
  mutating func live(_ stimulus: LifecycleStimulus) {
    let wasForeground = lifecycle.state.isForeground
    for effect in lifecycle.handle(stimulus) { apply(effect) }
    if !wasForeground, lifecycle.state.isForeground { enteredForeground() }
    if wasForeground, !lifecycle.state.isForeground { leftForeground() }
    if wasForeground != lifecycle.state.isForeground {
      noteUse()
      watchRestriction()
    }
    flushNews()
  }

  private mutating func apply(_ effect: LifecycleEffect) {
    switch effect {
    case .processStarts(let reason): processStarts(reason)
    case .processResumes: processResumes()
    case .activates: activates()
    case .screenAppears: core.enqueue(.screenAppeared)
    case .resigns: core.enqueue(.willResignActive)
    case .entersBackground: core.enqueue(.enteredBackground)
    case .suspensionArmed(let reason):
      core.timeline.add(.suspensionDue, at: core.now + backgroundTime(wokenFor: reason))
    case .suspensionDisarmed:
      core.timeline.removeAll { $0 == .suspensionDue || $0 == .suspended }
    case .suspensionAnnounced:
      core.enqueue(.willSuspend)
      core.timeline.add(.suspended, at: core.now)
    case .processEnds(let reason): processEnds(reason)
    }
  }

  /// How long the app may run in the background from now on (`I-70`, `I-103`).
  private func backgroundTime(wokenFor reason: LaunchReason?) -> Duration {
    let constants = core.profile.constants
    guard let reason else { return constants.suspensionDelay }
    return reason == .message && core.profile.platform == .iOS
      ? constants.pushTime : constants.wakeTime
  }

  private mutating func processStarts(_ reason: LaunchReason) {
    core.timeline.removeAll { $0 == .serviceRestart }
    core.timeline.add(.processStarted(reason), at: core.now)
    core.enqueue(.launched(reason))
    work.renewTime(&core)
    core.news.processStarted(isOnline: reachesNetwork)
    lifecycle.processStarted()
    watchForNewDay()
    power.processStarted()
    network.tellTransfers(&core)
    if core.profile.platform == .iOS {
      // I-27: a new process is told its permission once, even if nothing changed.
      core.news.add(.authorizationCallback)
    }
  }

  private mutating func processResumes() {
    core.enqueue(.resumed)
    work.renewTime(&core)
    tellMissedClock()
    for signal in core.news.takeHeld() { core.enqueue(signal) }
    if core.news.tell(isOnline: reachesNetwork) {
      core.enqueue(.connectivityChanged(isOnline: reachesNetwork))
    }
    tellBattery()
    network.tellTransfers(&core)
    location.deliverQueued(locationRights, &core)
    wakeUpdates()
    guard core.profile.platform == .iOS else { return }
    // I-31: what changed meanwhile is told when the app runs again.
    if core.profile.policies.repeatsPermissionOnResume { core.news.forgetPermission() }
    if core.news.owes(permission) { appendPermissionNews() }
  }

  /// Lets every location manager of the process hear of the permission (`I-29`).
  mutating func appendPermissionNews() {
    core.news.add(.authorizationCallback)
    for _ in 0..<services.furtherManagers { core.news.add(.furtherAuthorizationCallback) }
  }

  /// Tells the app that it is active, and the news about permission before or after it (`I-21`).
  private mutating func activates() {
    guard core.news.areWaiting, comesAfterActive() else {
      flushNews()
      core.enqueue(.becameActive)
      return
    }
    core.enqueue(.becameActive)
    flushNews()
  }

  private mutating func comesAfterActive() -> Bool {
    switch core.profile.policies.callbackOrder {
    case .beforeActive: false
    case .afterActive: true
    case .seeded: core.generator.next() % 2 == 1
    }
  }

  mutating func flushNews() {
    guard core.news.areWaiting else { return }
    for item in core.news.takeWaiting() where isWorthTelling(item) {
      core.timeline.add(item, at: core.now)
    }
  }

  /// Whether there is someone to tell: nobody without a process, and no permission to a suspended one, which
  /// compares it when it runs again (`I-31`).
  private func isWorthTelling(_ item: Occurrence) -> Bool {
    item == .authorizationCallback || item == .furtherAuthorizationCallback
      ? lifecycle.state.isRunning : lifecycle.state.hasProcess
  }

  private mutating func enteredForeground() {
    observeUse()
    work.renewTime(&core)
    core.timeline.removeAll { $0 == .temporaryGrantLapsed }
    grants.setOverdue(false)
    services.exempt(.none)
    resumeWithheldFix()
    releaseAlarms()
    location.appCameToFront()
    wakeUpdates()
    askForServiceSession()
    if isAppCovered { live(.covered) }
  }

  private mutating func leftForeground() {
    guard lifecycle.state.hasProcess else { return }
    if core.profile.constants.inUseGrace > .zero { observeUse() }
    grants.armTemporary(&core)
    watchBackgroundTasks()
    sound.appWasHidden(manifest, &core)
  }

  private mutating func processEnds(_ reason: TerminationReason) {
    core.timeline.removeAll(where: \.diesWithProcess)
    core.news.processEnded()
    grants.endUse()
    network.lostProcess()
    sound.lostProcess()
    work.lostProcess(&core)
    let hadService = services.hasForegroundService
    endLocationWork(reason)
    notices.lostProcess(reason, hadService: hadService, on: core.profile.platform)
    awaitPushLimit()
    if hadService {
      noteUse()
      awaitServiceRestart(after: reason)
    }
    lifecycle.processEnded(reason, at: wallClock, on: core.profile)
    services.exempt(.none)
    grants.lostProcess()
    core.timeline.add(.processEnded(reason), at: core.now)
    if front == .app { bring(.homeScreen, by: .system) }
    permissionLostProcess()
  }

  /// Ends what the process had under way; what the platform watches for the app goes on (`I-56`, `I-69`, `I-72`).
  private mutating func endLocationWork(_ reason: TerminationReason) {
    let hadLiveUpdates = location.lostProcess()
    let canRelaunch =
      hadLiveUpdates && reason == .killedBySystem && permission.status.allowsLocation
    let hadSession = services.lostProcess(reason)
    motionLostProcess()
    places.lostProcess()
    guard canRelaunch else { return }
    switch core.profile.policies.liveUpdatesRelaunch {
    case .never: return
    case .withBackgroundSession: guard hadSession else { return }
    case .always: break
    }
    core.timeline.add(.relaunchForUpdates, at: core.now + core.profile.constants.updateInterval)
  }

  /// Starts a terminated app again for its live updates (`I-59`).
  mutating func relaunchForUpdates() {
    guard lifecycle.state == .notRunning, foreground.hasBeenUnlocked else { return }
    live(.wokenInBackground(.location))
  }

  mutating func bring(_ new: FrontApp, by cause: PhoneLogEntry.Cause) {
    guard foreground.bring(new) else { return }
    core.record(cause, .cameToFront(new))
  }
}
