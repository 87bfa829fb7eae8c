import DeviceInterface

extension Phone {
  /// Starts updates one after the other; they replace those under way and a request for one fix (`I-62`).
  mutating func startUpdates(_ request: UpdateRequest) {
    // I-36: those that are replaced may be what keeps the app in use.
    let startsInUse = isInUse
    stopOneShot()
    stopUpdating()
    if request.allowsBackground, core.profile.platform == .iOS, !declaresBackgroundLocation {
      // I-50: the flag without the declared mode is a fatal error.
      core.record(.system, .ignored(.iOS(50)))
      live(.ended(.crashed))
      return
    }
    if request.interface == .live { beginLiveUpdates() }
    switch locationAccess {
    case .refused:
      // I-91: denied means stop.
      core.enqueue(.locationFailed(.denied))
      return
    case .waiting(let rule), .withheld(let rule):
      // I-91: what was asked for before the answer begins with the grant.
      core.record(.system, .withheld(rule))
    case .switchedOff:
      core.enqueue(.locationAvailabilityChanged(isAvailable: false))
    case .granted:
      break
    }
    updates = UpdateSession(
      request: request, startedInUse: startsInUse, anchor: position,
      restingSince: core.now)
    deliverCachedFix()
    core.timeline.add(.updateDue, at: core.now)
    backgroundWorkChanged()
  }

  /// Lets live updates ask for themselves; without the session that an app requires they are withheld (`I-26`).
  private mutating func beginLiveUpdates() {
    if lacksServiceSession { core.record(.system, .ignored(.iOS(26))) }
    askImplicitly()
  }

  /// Stops updates, and a request for one fix (`I-62`).
  mutating func stopUpdates() {
    stopOneShot()
    stopUpdating()
    backgroundWorkChanged()
  }

  private mutating func stopUpdating() {
    updates = nil
    core.timeline.removeAll(where: \.isUpdateDue)
  }

  private mutating func deliverCachedFix() {
    // I-92: first what is known from before, then what is measured.
    guard mayDeliverUpdates, let cached = takeRememberedFix() else { return }
    if hasCoarseRate, core.profile.policies.repeatsReducedFixes {
      receiver.coarseDueAt = cached.measuredAt + core.profile.constants.reducedUpdateInterval
    }
    core.enqueue(.fix(fix(of: cached)))
  }

  /// Lets the updates go on at once, after something changed that they depend on.
  mutating func wakeUpdates() {
    guard updates != nil else { return }
    guard lifecycle.state.isRunning else { return scheduleUpdateWhileSuspended() }
    core.timeline.removeAll(where: \.isUpdateDue)
    core.timeline.add(.updateDue, at: core.now)
  }

  /// Sets the time at which Android wakes a suspended app for one of its rare updates (`A-40`).
  mutating func scheduleUpdateWhileSuspended() {
    core.timeline.removeAll(where: \.isUpdateDue)
    guard core.profile.platform == .android, lifecycle.state == .suspended, mayDeliverUpdates,
      let session = updates
    else { return }
    // The receiver, outside of the app's process, searches first; the app is woken for what it finds.
    core.timeline.add(.updateDue, at: max(firstAttempt, earliestUpdate(of: session)))
  }

  /// The instant before which the next update does not come (`A-40`, `A-46`).
  private func earliestUpdate(of session: UpdateSession) -> Instant {
    session.last.map { $0.measuredAt + updateInterval(of: session.request) } ?? core.now
  }

  /// Delivers the next update, if there is one, and sets the time for the one after it.
  mutating func updateDue() -> PhoneEvent? {
    if core.profile.platform == .android, lifecycle.state == .suspended, mayDeliverUpdates {
      // awake again, the app asks for the update that is due.
      live(.wokenInBackground(.location))
      return nil
    }
    guard lifecycle.state.isRunning else { return nil }
    if pausesUpdates {
      let here = position
      updates?.observe(here, at: core.now)
    }
    switch updateTurn {
    case .none: return nil
    case .paused: return resumeIfLive()
    case .later(let instant):
      core.timeline.add(.updateDue, at: instant)
      return nil
    case .now(let next):
      let reception = receiver.listen(
        at: core.now, constants: core.profile.constants, generator: &core.generator)
      guard case .measured(let measured) = reception else { return updateMissed(reception, next) }
      return deliverUpdate(measured, next)
    }
  }

  /// What an update that is due comes to.
  private enum UpdateTurn {
    /// There is nobody to whom it may come.
    case none
    /// Updates are paused.
    case paused
    /// It may not come before this instant.
    case later(Instant)
    /// It comes now, and the one after it may come at this instant.
    case now(next: Instant)
  }

  /// Asked as one question, since a phone that is being changed is copied for each that it is asked.
  private var updateTurn: UpdateTurn {
    guard let updates else { return .none }
    if updates.isPaused { return .paused }
    guard mayDeliverUpdates else { return .none }
    if core.profile.platform == .android, isThrottled, earliestUpdate(of: updates) > core.now {
      return .later(earliestUpdate(of: updates))
    }
    if hasCoarseRate, let due = receiver.coarseDueAt, due > core.now { return .later(due) }
    return .now(next: core.now + updateInterval(of: updates.request))
  }

  private mutating func deliverUpdate(_ measured: CachedFix, _ next: Instant) -> PhoneEvent? {
    updates?.isOutageTold = false
    noteCoarse(measured, until: next)
    if isTimeToPause {
      updates?.isPaused = true
      backgroundWorkChanged()
      return tell(.updatesPaused)
    }
    let passes = notePassing(measured)
    scheduleUpdate(at: next)
    noteBackgroundAccess()
    return passes ? tell(.fix(fix(of: measured))) : nil
  }

  /// Goes on without a measurement; returns what the app is told about it.
  private mutating func updateMissed(_ reception: Reception, _ next: Instant) -> PhoneEvent? {
    switch reception {
    case .measured:
      return nil
    case .missed:
      core.timeline.add(.updateDue, at: next)
      return nil
    case .acquiring(let end):
      // A search is no failure; that it follows a silence was told when that began.
      core.timeline.add(.updateDue, at: end)
      return nil
    case .silent:
      // On its way the phone may come out of a zone; otherwise something wakes the updates when it hears again.
      if receiver.changesOnTheWay(at: core.now) { core.timeline.add(.updateDue, at: next) }
    }
    // I-89: tell it once and keep trying.
    guard updates?.isOutageTold == false else { return nil }
    updates?.isOutageTold = true
    return tell(.locationFailed(.locationUnknown))
  }

  /// Whether the platform pauses the updates of a resting phone (`I-58`, `I-60`).
  @inline(__always)
  var pausesUpdates: Bool {
    guard core.profile.platform == .iOS, let updates else { return false }
    return updates.request.pausesAutomatically || updates.request.interface == .live
  }

  @inline(__always)
  private var isTimeToPause: Bool {
    guard pausesUpdates, let updates else { return false }
    return core.now - updates.restingSince >= core.profile.constants.automaticPauseDelay
  }

  /// I-58: live updates go on by themselves; I-60: the others wait for the app.
  private mutating func resumeIfLive() -> PhoneEvent? {
    guard updates?.request.interface == .live, updates?.restingSince == core.now else { return nil }
    updates?.isPaused = false
    backgroundWorkChanged()
    core.timeline.add(.updateDue, at: core.now)
    return tell(.updatesResumed)
  }

  private mutating func scheduleUpdate(at next: Instant) {
    guard let updates else { return }
    guard !hasCoarseRate, updates.request.distanceFilter > .zero, receiver.noise == nil,
      receiver.strays.isEmpty, updates.last?.isStray != true,
      !receiver.trajectory.isUnderway(at: core.now)
    else { return core.timeline.add(.updateDue, at: next) }
    // Nothing exact passes the filter while the phone rests, so only a pause lies ahead.
    if core.profile.platform == .iOS, updates.request.pausesAutomatically {
      core.timeline.add(
        .updateDue, at: max(next, updates.restingSince + core.profile.constants.automaticPauseDelay)
      )
    }
  }

  func updateInterval(of request: UpdateRequest) -> Duration {
    let constants = core.profile.constants
    var interval = max(request.interval ?? constants.updateInterval, .milliseconds(100))
    if permission.accuracy == .reduced { interval = max(interval, constants.reducedUpdateInterval) }
    if core.profile.platform == .android, isThrottled {
      interval = max(interval, constants.backgroundUpdateInterval)
    }
    return interval
  }

  /// Android: in the background without a service (`A-40`), or by the choice of the power saver (`A-46`).
  var isThrottled: Bool {
    let byPowerSaver =
      power.isSaving && front == .lockScreen
      && core.profile.policies.powerSaveMode == .throttledWithScreenOff
    return byPowerSaver || (!lifecycle.state.isForeground && !services.hasForegroundService)
  }

  /// Hands a resumed app what waited for it, as far as the platform keeps it (`I-53`).
  mutating func deliverQueuedFixes() {
    guard core.profile.platform == .iOS, let session = updates, !session.isPaused,
      permission.status.allowsLocation, let last = session.last,
      receiver.acquisition.measures(receiver.searchTimes(core.profile.constants))
    else { return }
    if hasCoarseRate { return deliverQueuedCoarseFix(session) }
    let interval = updateInterval(of: session.request)
    for index in stride(from: core.profile.constants.queuedFixCountMax, to: 0, by: -1) {
      let measuredAt = core.now + interval * -index
      guard measuredAt > last.measuredAt else { continue }
      let quality = receiver.quality(at: measuredAt)
      receiver.meet(quality, at: measuredAt)
      guard quality.hears else { continue }
      let queued = receiver.measure(
        quality, at: measuredAt, constants: core.profile.constants, generator: &core.generator)
      deliverQueued(queued)
    }
  }

  /// Hands over a measurement of the time when the app did not run.
  mutating func deliverQueued(_ measured: CachedFix) {
    if notePassing(measured) { core.enqueue(.fix(fix(of: measured))) }
  }

  /// Notes a measurement that passes the distance filter, with the accuracy that the app is told; returns whether it does.
  private mutating func notePassing(_ measured: CachedFix) -> Bool {
    var told = measured
    told.accuracyMeters = toldAccuracy(of: measured)
    guard updates?.passesFilter(told) == true else { return false }
    updates?.last = told
    return true
  }

  /// Notes the first location that an app got in the background, about which the user is told (`A-32`).
  mutating func noteBackgroundAccess() {
    guard core.profile.platform == .android, !lifecycle.state.isForeground,
      !services.hasForegroundService
    else {
      return
    }
    grants.noticeBackgroundAccess()
  }
}
