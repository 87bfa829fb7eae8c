import DeviceInterface

/// Updates one after the other.
extension Location {
  /// What comes of an update that is due.
  enum UpdateOutcome {
    /// Nothing that anybody hears of.
    case nothing
    /// The app is told that something is amiss.
    case told(Signal)
    /// There is a position, and the app hears of it if it passes the filter.
    case measured(Fix?)
    /// The platform pauses the updates (`I-60`).
    case paused
    /// They go on (`I-58`).
    case resumed
  }

  /// Stops updates and a request for one fix (`I-62`).
  mutating func stop(_ core: inout PhoneCore) {
    stopOneShot(&core)
    session = nil
    core.timeline.removeAll(where: \.isUpdateDue)
  }

  /// Begins updates in place of those under way; what is known from before comes when `deliverKnown` is called.
  mutating func begin(_ request: UpdateRequest, inUse: Bool, _ core: PhoneCore) {
    session = UpdateSession(
      request: request, startedInUse: inUse,
      anchor: receiver.trajectory.position(at: core.now), restingSince: core.now)
  }

  /// Tells what is known from before (`I-92`), and then what is measured.
  mutating func deliverKnown(_ rights: LocationRights, _ core: inout PhoneCore) {
    if mayUpdate(rights), let cached = takeRemembered(rights, core) {
      if rights.hasCoarseRate, core.profile.policies.repeatsReducedFixes {
        receiver.coarseDueAt =
          cached.measuredAt + core.profile.constants.reducedUpdateInterval
      }
      core.enqueue(.fix(fix(of: cached, rights.permission.accuracy, core)))
    }
    core.timeline.add(.updateDue, at: core.now)
  }

  /// Lets the updates go on at once, after something changed that they depend on.
  mutating func wake(_ rights: LocationRights, _ core: inout PhoneCore) {
    guard rights.appState.isRunning else { return scheduleWhileSuspended(rights, &core) }
    core.timeline.removeAll(where: \.isUpdateDue)
    core.timeline.add(.updateDue, at: core.now)
  }

  /// Sets the time at which Android wakes a suspended app for one of its rare updates (`A-40`).
  mutating func scheduleWhileSuspended(_ rights: LocationRights, _ core: inout PhoneCore) {
    core.timeline.removeAll(where: \.isUpdateDue)
    guard rights.platform == .android, rights.appState == .suspended, mayUpdate(rights),
      let session
    else { return }
    // The receiver, outside of the app's process, searches first; the app is woken for what it finds.
    let earliest = Self.earliest(of: session, rights, core)
    let first = firstAttempt(for: session.request.desiredAccuracyMeters, core)
    core.timeline.add(.updateDue, at: max(first, earliest))
  }

  /// Forgets that the app was told that no position can be had, as Android has told that one can (`A-56`).
  mutating func outageEnded() { session?.isOutageTold = false }

  /// Notes that the app is in front, where updates go on as started in use.
  mutating func appCameToFront() { session?.startedInUse = true }

  /// The instant before which the next update does not come (`A-40`, `A-46`).
  private static func earliest(
    of session: UpdateSession, _ rights: LocationRights, _ core: PhoneCore
  ) -> Instant {
    session.last.map { $0.measuredAt + interval(of: session.request, rights, core) } ?? core.now
  }

  static func interval(
    of request: UpdateRequest, _ rights: LocationRights, _ core: PhoneCore
  ) -> Duration {
    let constants = core.profile.constants
    var interval = max(request.interval ?? constants.updateInterval, .milliseconds(100))
    if rights.permission.accuracy == .reduced {
      interval = max(interval, constants.reducedUpdateInterval)
    }
    if rights.platform == .android, rights.isThrottled {
      interval = max(interval, constants.backgroundUpdateInterval)
    }
    return interval
  }

  /// Delivers the next update to an app that runs, if there is one, and sets the time for the one after it.
  mutating func updateDue(_ rights: LocationRights, _ core: inout PhoneCore) -> UpdateOutcome {
    // Only what is needed of it is taken out: it is asked for with every position.
    guard let request = session?.request else { return .nothing }
    if Self.pauses(request, rights) {
      let here = receiver.trajectory.position(at: core.now)
      session?.observe(here, at: core.now)
    }
    if session?.isPaused == true, let session { return resumeIfLive(session, core) }
    guard mayUpdate(rights) else { return .nothing }
    if rights.platform == .android, rights.isThrottled, let session {
      let earliest = Self.earliest(of: session, rights, core)
      if earliest > core.now { return wait(until: earliest, &core) }
    }
    if rights.hasCoarseRate, let due = receiver.coarseDueAt, due > core.now {
      return wait(until: due, &core)
    }
    let next = core.now + Self.interval(of: request, rights, core)
    let reception = listen(for: request.desiredAccuracyMeters, &core)
    guard case .measured(let measured) = reception else { return miss(reception, next, &core) }
    return deliver(measured, for: request, next, rights, &core)
  }

  private func wait(until instant: Instant, _ core: inout PhoneCore) -> UpdateOutcome {
    core.timeline.add(.updateDue, at: instant)
    return .nothing
  }

  private mutating func deliver(
    _ measured: CachedFix, for request: UpdateRequest, _ next: Instant, _ rights: LocationRights,
    _ core: inout PhoneCore
  ) -> UpdateOutcome {
    let areBack = rights.platform == .android && session?.isOutageTold == true
    session?.isOutageTold = false
    if rights.hasCoarseRate { (receiver.coarseDueAt, receiver.lastCoarse) = (next, measured) }
    if Self.pauses(request, rights), let session,
      core.now - session.restingSince >= core.profile.constants.automaticPauseDelay
    {
      self.session?.isPaused = true
      return .paused
    }
    let passes = notePassing(measured, rights, core)
    schedule(at: next, rights, &core)
    let told = passes ? fix(of: measured, rights.permission.accuracy, core) : nil
    guard areBack else { return .measured(told) }
    // first that there are positions again, then the one that there is.
    core.enqueue(.locationAvailabilityChanged(isAvailable: true))
    if let told { core.enqueue(.fix(told)) }
    return .measured(nil)
  }

  /// Goes on without a measurement.
  private mutating func miss(
    _ reception: Reception, _ next: Instant, _ core: inout PhoneCore
  ) -> UpdateOutcome {
    switch reception {
    case .measured: return .nothing
    case .missed: return wait(until: next, &core)
    // A search is no failure; that it follows a silence was told when that began.
    case .acquiring(let end): return wait(until: end, &core)
    case .silent:
      // On its way the phone may come out of a zone; otherwise something wakes the updates when it hears again.
      if receiver.changesOnTheWay(at: core.now) { core.timeline.add(.updateDue, at: next) }
    }
    // I-89, A-56: tell it once and keep trying.
    guard session?.isOutageTold == false else { return .nothing }
    session?.isOutageTold = true
    return switch core.profile.platform {
    case .iOS: .told(.locationFailed(.locationUnknown))
    case .android: .told(.locationAvailabilityChanged(isAvailable: false))
    }
  }

  /// Whether the platform pauses the updates of a resting phone that were asked for so (`I-58`, `I-60`).
  static func pauses(_ request: UpdateRequest, _ rights: LocationRights) -> Bool {
    rights.platform == .iOS && (request.pausesAutomatically || request.interface == .live)
  }

  /// I-58: live updates go on by themselves; I-60: the others wait for the app.
  private mutating func resumeIfLive(_ session: UpdateSession, _ core: PhoneCore) -> UpdateOutcome {
    guard session.request.interface == .live, session.restingSince == core.now else {
      return .nothing
    }
    self.session?.isPaused = false
    return .resumed
  }

  private func schedule(at next: Instant, _ rights: LocationRights, _ core: inout PhoneCore) {
    guard let filter = session?.request.distanceFilter else { return }
    guard !rights.hasCoarseRate, filter > .zero, receiver.noise == nil,
      receiver.strays.isEmpty, session?.last?.isStray != true,
      !receiver.trajectory.isUnderway(at: core.now)
    else { return core.timeline.add(.updateDue, at: next) }
    // Nothing exact passes the filter while the phone rests, so only a pause lies ahead.
    if rights.platform == .iOS, let session, session.request.pausesAutomatically {
      let pause = session.restingSince + core.profile.constants.automaticPauseDelay
      core.timeline.add(.updateDue, at: max(next, pause))
    }
  }

  /// Sets the next update to when it comes at the earliest, as the receiver is at one place at an instant.
  mutating func waitAfterMeasurement(_ rights: LocationRights, _ core: inout PhoneCore) {
    guard let session, session.last?.measuredAt == core.now, rights.appState.isRunning else {
      return
    }
    core.timeline.removeAll(where: \.isUpdateDue)
    core.timeline.add(
      .updateDue, at: core.now + Self.interval(of: session.request, rights, core))
  }

  /// Whether updates sleep for longer than from one to the next.
  func areAsleep(_ rights: LocationRights, _ core: PhoneCore) -> Bool {
    guard let session else { return false }
    let end = core.now + Self.interval(of: session.request, rights, core)
    return core.timeline.instant(where: \.isUpdateDue).map { $0 > end } ?? true
  }

  /// Whether live updates of a suspended app have something to wake it for (`I-58`).
  func mayWake(_ rights: LocationRights, _ core: PhoneCore) -> Bool {
    guard let session, rights.appState == .suspended else { return false }
    return session.request.allowsBackground && session.startedInUse
      && rights.permission.status.allowsLocation
      && session.anchor.isAtLeast(
        centimeters: UpdateSession.restCentimeters,
        from: receiver.trajectory.position(at: core.now))
  }

  // MARK: What waited for a suspended app

  /// Hands a resumed app what waited for it, as far as the platform keeps it (`I-53`).
  mutating func deliverQueued(_ rights: LocationRights, _ core: inout PhoneCore) {
    guard rights.platform == .iOS, let session, !session.isPaused,
      rights.permission.status.allowsLocation, let last = session.last,
      !needsSatellites(for: session.request.desiredAccuracyMeters, core)
        || receiver.acquisition.measures(receiver.searchTimes(core.profile.constants))
    else { return }
    let interval = Self.interval(of: session.request, rights, core)
    if rights.hasCoarseRate { return deliverQueuedCoarse(interval, rights, &core) }
    for index in stride(from: core.profile.constants.queuedFixCountMax, to: 0, by: -1) {
      let measuredAt = core.now + interval * -index
      guard measuredAt > last.measuredAt,
        let queued = measureQueued(at: measuredAt, &core)
      else { continue }
      deliverQueued(queued, rights, &core)
    }
  }

  /// Hands over the coarse position that was measured when it was due last (`I-53`).
  private mutating func deliverQueuedCoarse(
    _ interval: Duration, _ rights: LocationRights, _ core: inout PhoneCore
  ) {
    guard let due = receiver.coarseDueAt, due <= core.now else { return }
    let rounds = (core.now - due).wholeMilliseconds / max(1, interval.wholeMilliseconds)
    let measuredAt = due + interval * Int(rounds)
    guard let queued = measureQueued(at: measuredAt, &core) else { return }
    (receiver.coarseDueAt, receiver.lastCoarse) = (measuredAt + interval, queued)
    deliverQueued(queued, rights, &core)
  }

  private mutating func measureQueued(
    at instant: Instant, _ core: inout PhoneCore
  ) -> CachedFix? {
    let quality = receiver.quality(at: instant)
    receiver.meet(quality, at: instant)
    let asked = session?.request.desiredAccuracyMeters ?? 0
    guard quality.hears,
      let source = receiver.source(for: asked, coarseMeters: core.coarseAccuracyMeters)
    else { return nil }
    return receiver.measure(
      quality, by: source, at: instant,
      constants: core.profile.constants, generator: &core.generator)
  }

  private mutating func deliverQueued(
    _ measured: CachedFix, _ rights: LocationRights, _ core: inout PhoneCore
  ) {
    guard notePassing(measured, rights, core) else { return }
    core.enqueue(.fix(fix(of: measured, rights.permission.accuracy, core)))
  }

  /// Notes a measurement that passes the distance filter, with the accuracy that the app is told; returns whether it does.
  private mutating func notePassing(
    _ measured: CachedFix, _ rights: LocationRights, _ core: PhoneCore
  ) -> Bool {
    var told = measured
    if rights.permission.accuracy != .full {
      told.accuracyMeters = Self.toldAccuracy(of: measured, rights.permission.accuracy, core)
    }
    guard session?.passesFilter(told) == true else { return false }
    session?.last = told
    return true
  }
}
