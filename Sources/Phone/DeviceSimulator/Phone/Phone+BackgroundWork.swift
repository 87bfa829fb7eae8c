import DeviceInterface

extension Phone {
  /// Whether the app's manifest declares the background mode `location` (`I-50`, `I-57`).
  var declaresBackgroundLocation: Bool { installation.backgroundModes.contains(.location) }

  /// Whether something keeps the app running, and in use, while it is in the background (`I-36`, `I-51`, `A-41`).
  var hasBackgroundWork: Bool {
    switch core.profile.platform {
    case .iOS: hasContinuousUpdates || hasBackgroundSession
    case .android: services.hasForegroundService
    }
  }

  /// Whether something keeps the app running in the background; sound, deferred work and background tasks do, and it is not
  /// in use by them.
  var isKeptRunning: Bool {
    hasBackgroundWork || isKeptRunningByAudio || work.isRunning || work.areTasksUnderWay
  }

  /// Whether updates go on in the background on iOS: the flag, the declared mode and the right to do so (`I-51`, `I-54`).
  private var hasContinuousUpdates: Bool {
    guard case .iOS(let machine) = grants.machine, let request = location.request,
      !location.isPaused
    else {
      return false
    }
    guard request.allowsBackground, declaresBackgroundLocation else { return false }
    guard machine.status.allowsLocation else { return false }
    guard location.wereStartedInUse || machine.grant == .always else { return false }
    return !isCoarseBesideSignificantChanges(request)
  }

  /// Whether a background activity session counts: it does nothing for an app that may not have locations (`I-36`).
  private var hasBackgroundSession: Bool {
    services.hasBackgroundSession && permission.status.allowsLocation
  }

  /// I-61: coarse updates beside significant changes, without an indicator, do not keep an app running.
  private func isCoarseBesideSignificantChanges(_ request: UpdateRequest) -> Bool {
    let isCoarse = request.desiredAccuracyMeters >= 1_000 || request.distanceFilter > .zero
    return core.profile.policies.suspendsCoarseUpdates
      && places.changes?.isStarted == true
      && isCoarse && permission.status == .always && !request.showsBackgroundIndicator
  }

  /// what the power saver keeps away.
  var isBlockedByPowerSaver: Bool {
    guard core.profile.platform == .android, isSavingPower else { return false }
    switch core.profile.policies.powerSaveMode {
    case .noChange, .throttledWithScreenOff: return false
    case .satellitesOffWithScreen, .allOffWithScreen: return front == .lockScreen
    case .foregroundOnly: return !lifecycle.state.isForeground && !services.hasForegroundService
    }
  }

  mutating func backgroundWorkChanged() {
    if core.profile.constants.inUseGrace > .zero { observeUse() }
    guard lifecycle.state == .background, !hasBackgroundWork else { return }
    watchBackgroundTasks()
    if !isKeptRunning, core.timeline.instant(where: { $0 == .suspensionDue }) == nil {
      core.timeline.add(.suspensionDue, at: core.now + core.profile.constants.suspensionDelay)
    }
    if grants.isOverdue, !isInUse { temporaryGrantLapsed() }
  }

  /// Gives an app that runs in the background at least as much time from now on, also where it was told just now that it will
  /// be suspended.
  mutating func prolongBackgroundTime(to time: Duration) {
    let isEnd: (Occurrence) -> Bool = { $0 == .suspensionDue || $0 == .suspended }
    guard let due = core.timeline.instant(where: isEnd), due < core.now + time else { return }
    core.timeline.removeAll(where: isEnd)
    core.timeline.add(.suspensionDue, at: core.now + time)
  }

  /// Suspends the app when its time in the background is over, unless something keeps it running.
  mutating func suspensionDue() {
    if isKeptRunning { return watchBackgroundTasks() }
    live(.suspensionDue)
  }

  mutating func suspended() {
    services.exempt(.none)
    live(.suspended)
    if lifecycle.state == .suspended { sound.appWasSuspended(&core) }
    watchForNewDay()
    location.scheduleWhileSuspended(locationRights, &core)
  }

  /// Whether the app has a foreground service, be its notice seen or not (`A-41`); Android only.
  public var runsForegroundService: Bool { services.hasForegroundService }

  /// What the phone shows its user about the app's use of location.
  public var indicators: Indicators {
    var shown = Indicators()
    switch core.profile.platform {
    case .iOS:
      shown.backgroundPill = showsPill
      shown.arrow = arrow
    case .android:
      shown.serviceNotification = services.showsServiceNotice && showsNotifications
      // from Android 17 on.
      shown.dot = core.profile.version >= 17 && usesLocationNow
      shown.backgroundNotice = grants.hasBackgroundNotice
    }
    return shown
  }

  private var showsPill: Bool {
    guard lifecycle.state == .background else { return false }
    // I-65.
    if hasBackgroundSession { return true }
    guard hasContinuousUpdates, let request = location.request else { return false }
    // I-63: with when-in-use it cannot be hidden; I-64: with Always the app decides.
    return permission.status == .whenInUse || request.showsBackgroundIndicator
  }

  private var usesLocationNow: Bool {
    let isUpdating = !location.isPaused && mayDeliverUpdates
    let isAsking = location.hasOneShot && locationAccess == .granted
    return lifecycle.state.isRunning && (isUpdating || isAsking)
  }

  private var arrow: Indicators.Arrow {
    if usesLocationNow { return .solid }
    let waits = !places.isEmpty
    return waits && permission.status.allowsLocation ? .hollow : .none
  }
}
