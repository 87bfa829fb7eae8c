import DeviceInterface

extension Phone {
  /// Starts a request for one fix; it replaces the one under way (`I-62`).
  mutating func requestFix(_ request: FixRequest) {
    stopOneShot()
    var oneShot = OneShotRequest(timeout: max(.zero, request.timeout), isWithheld: false)
    switch locationAccess {
    case .refused:
      core.enqueue(.locationFailed(.denied))
    case .switchedOff:
      // the permission stands, and there is no current location to be had.
      core.record(.system, .withheld(.android(56)))
      core.enqueue(.locationFailed(.locationUnknown))
    case .waiting(let rule):
      // Only of updates is it known that they wait.
      core.record(.system, .ignored(rule))
    case .withheld(let rule):
      core.record(.system, .withheld(rule))
      oneShot.isWithheld = true
      receiver.oneShot = oneShot
    case .granted:
      receiver.oneShot = oneShot
      measureForOneShot()
    }
  }

  /// Lets a request that waited for the app to be in use begin.
  mutating func resumeWithheldFix() {
    guard var oneShot = receiver.oneShot, oneShot.isWithheld, locationAccess == .granted else {
      return
    }
    oneShot.isWithheld = false
    receiver.oneShot = oneShot
    measureForOneShot()
  }

  private mutating func measureForOneShot() {
    guard let oneShot = receiver.oneShot else { return }
    let first = firstAttempt
    if let failure = receiver.scriptedFailures.first {
      receiver.scriptedFailures.removeFirst()
      receiver.oneShot = nil
      core.timeline.add(.signal(.locationFailed(failure)), at: first)
      return
    }
    if let cached = takeRememberedFix() {
      receiver.oneShot = nil
      core.enqueue(.fix(fix(of: cached)))
      return
    }
    core.timeline.add(.fixMeasured, at: first)
    core.timeline.add(.fixTimedOut, at: core.now + oneShot.timeout)
  }

  /// Takes in a measurement for the request under way.
  mutating func fixMeasured() -> PhoneEvent? {
    guard var oneShot = receiver.oneShot else { return nil }
    let reception = receiver.listen(
      at: core.now, constants: core.profile.constants, generator: &core.generator)
    guard case .measured(let measured) = reception else {
      tryAgain(after: reception)
      return nil
    }
    // with the device's switch off nothing is measured; the request waits for its end.
    guard locationAccess != .switchedOff, withholdIfNotInUse() else { return nil }
    guard receiver.quality(at: core.now).isPrecise else {
      // I-62: too coarse to answer with now, good enough when the time is over.
      oneShot.best = measured
      receiver.oneShot = oneShot
      tryAgain(after: .silent)
      return nil
    }
    stopOneShot()
    if hasCoarseRate { receiver.lastCoarse = measured }
    noteBackgroundAccess()
    return tell(.fix(fix(of: measured)))
  }

  /// Sets the time of the next attempt, unless only a change of the signal can help.
  private mutating func tryAgain(after reception: Reception) {
    let next = core.now + core.profile.constants.updateInterval
    switch reception {
    case .measured: break
    case .missed: core.timeline.add(.fixMeasured, at: next)
    case .acquiring(let end): core.timeline.add(.fixMeasured, at: end)
    case .silent:
      if receiver.changesOnTheWay(at: core.now) { core.timeline.add(.fixMeasured, at: next) }
    }
  }

  /// Ends the request under way with the best there is (`I-62`).
  mutating func fixTimedOut() -> PhoneEvent? {
    if core.timeline.instant(where: { $0 == .fixMeasured }) == core.now {
      // A measurement at the very end of the time is in time.
      core.timeline.add(.fixTimedOut, at: core.now)
      return nil
    }
    guard let oneShot = receiver.oneShot, withholdIfNotInUse() else { return nil }
    stopOneShot()
    guard let best = oneShot.best else { return tell(.locationFailed(.locationUnknown)) }
    return tell(.fix(fix(of: best)))
  }

  /// Lets the request under way wait, if the app may not get locations now; returns whether it may.
  private mutating func withholdIfNotInUse() -> Bool {
    switch locationAccess {
    case .granted, .switchedOff:
      return true
    case .refused, .waiting, .withheld:
      receiver.oneShot?.isWithheld = true
      core.timeline.removeAll { $0 == .fixMeasured || $0 == .fixTimedOut }
      return false
    }
  }

  /// Ends the request under way without a word.
  mutating func stopOneShot() {
    receiver.oneShot = nil
    core.timeline.removeAll { $0 == .fixMeasured || $0 == .fixTimedOut }
  }

  /// Lets the request under way try at once, after something changed that it depends on.
  mutating func signalChanged() {
    core.timeline.removeAll { $0 == .fixMeasured }
    guard let oneShot = receiver.oneShot, !oneShot.isWithheld else { return }
    core.timeline.add(.fixMeasured, at: core.now)
  }

  /// Takes in that the permission changed: what was asked for stops where it may not go on.
  mutating func locationAccessChanged() {
    if places.hasRegions { movementChanged() }
    guard receiver.oneShot != nil || updates != nil else { return }
    switch locationAccess {
    case .granted:
      resumeWithheldFix()
      wakeUpdates()
    case .refused:
      stopUpdates()
      // I-91; whether this comes before or after the news about permission is not documented.
      core.news.add(.signal(.locationFailed(.denied)))
    case .waiting:
      // I-91: the user is to decide again, and updates wait for that as they do for a first decision.
      stopOneShot()
    case .withheld, .switchedOff: break
    }
  }

  /// Makes the report of a measurement that the app may read: coarse where precise location is off (`I-43`, `A-64`).
  ///
  /// A coarse report has neither speed nor course nor height; that is an assumption, as they would give the way away.
  func fix(of measured: CachedFix) -> Fix {
    let age = core.now - measured.measuredAt
    let timestamp = wallClock + (.zero - age)
    let constants = core.profile.constants
    switch permission.accuracy {
    case .full:
      var fix = Fix(
        position: measured.position, accuracyMeters: measured.accuracyMeters,
        timestamp: timestamp, speedMillimetersPerSecond: measured.speedMillimetersPerSecond,
        age: age)
      // Worked out only for what is told: the receiver measures more often than the app wants to know.
      if measured.isFromSatellites {
        let trajectory = receiver.trajectory
        fix.altitudeMeters = trajectory.altitudeMeters(at: measured.measuredAt)
        if measured.speedMillimetersPerSecond != nil {
          fix.courseDegrees = trajectory.course(at: measured.measuredAt)
        }
      }
      return fix
    case .reduced:
      return Fix(
        position: measured.position.snapped(toCellOf: constants.reducedCellMeters),
        accuracyMeters: toldAccuracy(of: measured),
        timestamp: timestamp, age: age)
    }
  }

  /// How accurate the app is told that a measurement is, in metres (`I-43`).
  func toldAccuracy(of measured: CachedFix) -> Int {
    switch permission.accuracy {
    case .full: measured.accuracyMeters
    case .reduced: max(core.profile.constants.reducedAccuracyMeters, measured.accuracyMeters)
    }
  }
}
