import DeviceInterface

/// A request for one fix; there is at most one (`I-62`).
extension Location {
  /// Starts a request for one fix; it replaces the one under way.
  mutating func request(
    _ request: FixRequest, _ rights: LocationRights, _ core: inout PhoneCore
  ) {
    stopOneShot(&core)
    let timeout = max(.zero, request.timeout)
    switch rights.access {
    case .refused:
      core.enqueue(.locationFailed(.denied))
    case .switchedOff:
      // the permission stands, and there is no current location to be had.
      core.record(.system, .withheld(.android(56)))
      core.enqueue(.locationFailed(.locationUnknown))
    case .waiting(let rule), .withheld(let rule):
      // I-91: what was asked for before the answer begins with the grant; its time counts from there.
      core.record(.system, .withheld(rule))
      oneShot = OneShotRequest(
        timeout: timeout, askedMeters: request.desiredAccuracyMeters, isWithheld: true)
    case .granted:
      oneShot = OneShotRequest(
        timeout: timeout, askedMeters: request.desiredAccuracyMeters, isWithheld: false)
      measureForOneShot(rights, &core)
    }
  }

  /// Lets a request that waited for the answer or for the app to be in use begin.
  mutating func resumeWithheld(_ rights: LocationRights, _ core: inout PhoneCore) {
    guard oneShot?.isWithheld == true, rights.access == .granted else { return }
    oneShot?.isWithheld = false
    measureForOneShot(rights, &core)
  }

  private mutating func measureForOneShot(_ rights: LocationRights, _ core: inout PhoneCore) {
    guard let request = oneShot else { return }
    let first = firstAttempt(for: request.askedMeters, core)
    if let failure = receiver.scriptedFailures.first {
      receiver.scriptedFailures.removeFirst()
      oneShot = nil
      core.timeline.add(.signal(.locationFailed(failure)), at: first)
      return
    }
    if let cached = takeRemembered(rights, core) {
      oneShot = nil
      core.enqueue(.fix(fix(of: cached, rights.permission.accuracy, core)))
      return
    }
    core.timeline.add(.fixMeasured, at: first)
    core.timeline.add(.fixTimedOut, at: core.now + request.timeout)
  }

  /// Takes in a measurement for the request under way; returns what answers it.
  mutating func measured(_ rights: LocationRights, _ core: inout PhoneCore) -> Fix? {
    guard let asked = oneShot?.askedMeters else { return nil }
    let reception = listen(for: asked, &core)
    guard case .measured(let measured) = reception else {
      tryAgain(after: reception, &core)
      return nil
    }
    // with the device's switch off nothing is measured; the request waits for its end.
    guard rights.access != .switchedOff, withholdIfNotInUse(rights, &core) else { return nil }
    let source = receiver.source(for: asked, coarseMeters: core.coarseAccuracyMeters)
    guard receiver.quality(at: core.now).isPrecise || source?.isFarFromPrecise == true else {
      // I-62: too coarse to answer with now, good enough when the time is over.
      oneShot?.best = measured
      tryAgain(after: .silent, &core)
      return nil
    }
    stopOneShot(&core)
    if rights.hasCoarseRate { receiver.lastCoarse = measured }
    return fix(of: measured, rights.permission.accuracy, core)
  }

  /// Sets the time of the next attempt, unless only a change of the signal can help.
  private func tryAgain(after reception: Reception, _ core: inout PhoneCore) {
    let next = core.now + core.profile.constants.updateInterval
    switch reception {
    case .measured: break
    case .missed: core.timeline.add(.fixMeasured, at: next)
    case .acquiring(let end): core.timeline.add(.fixMeasured, at: end)
    case .silent:
      if receiver.changesOnTheWay(at: core.now) { core.timeline.add(.fixMeasured, at: next) }
    }
  }

  /// Ends the request under way with the best there is (`I-62`); returns what the app is told.
  mutating func timedOut(_ rights: LocationRights, _ core: inout PhoneCore) -> Signal? {
    if core.timeline.instant(where: { $0 == .fixMeasured }) == core.now {
      // A measurement at the very end of the time is in time.
      core.timeline.add(.fixTimedOut, at: core.now)
      return nil
    }
    guard let ended = oneShot, withholdIfNotInUse(rights, &core) else { return nil }
    stopOneShot(&core)
    guard let best = ended.best else { return .locationFailed(.locationUnknown) }
    return .fix(fix(of: best, rights.permission.accuracy, core))
  }

  /// Lets the request under way wait, if the app may not get locations now; returns whether it may.
  private mutating func withholdIfNotInUse(
    _ rights: LocationRights, _ core: inout PhoneCore
  ) -> Bool {
    switch rights.access {
    case .granted, .switchedOff:
      return true
    case .refused, .waiting, .withheld:
      withhold(&core)
      return false
    }
  }

  /// Lets the request under way wait.
  mutating func withhold(_ core: inout PhoneCore) {
    oneShot?.isWithheld = true
    // What was measured before the permission went is no answer to what is asked for then.
    oneShot?.best = nil
    core.timeline.removeAll { $0.isOfOneShot }
  }

  /// Ends the request under way without a word.
  mutating func stopOneShot(_ core: inout PhoneCore) {
    oneShot = nil
    core.timeline.removeAll { $0.isOfOneShot }
  }

  /// Lets the request under way try at once, after something changed that it depends on.
  func signalChanged(_ core: inout PhoneCore) {
    core.timeline.removeAll { $0 == .fixMeasured }
    if isSeekingFix { core.timeline.add(.fixMeasured, at: core.now) }
  }
}
