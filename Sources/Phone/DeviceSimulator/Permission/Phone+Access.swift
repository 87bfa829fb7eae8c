import DeviceInterface

extension Phone {
  var locationAccess: LocationAccess {
    switch grants.machine {
    case .iOS(let machine): iOSAccess(machine)
    case .android(let machine): androidAccess(machine)
    }
  }

  private func iOSAccess(_ machine: IOSPermissionMachine) -> LocationAccess {
    switch machine.status {
    case .denied, .restricted: return .refused
    case .notDetermined:
      switch core.profile.policies.undeterminedUpdates {
      case .wait: return .waiting(.iOS(91))
      case .fail: return .refused
      }
    case .whenInUse: return isInUse ? .granted : .withheld(.iOS(36))
    case .always:
      // I-19: as long as Always is provisional, what needs it is held.
      return isInUse || machine.grant == .always ? .granted : .withheld(.iOS(19))
    }
  }

  private func androidAccess(_ machine: AndroidPermissionMachine) -> LocationAccess {
    switch machine.status {
    case .denied, .restricted, .notDetermined: return .refused
    case .whenInUse, .always:
      guard locationServicesEnabled else { return .switchedOff }
      if power.isDozing, core.profile.policies.dozeStopsServices { return .withheld(.android(47)) }
      if isBlockedByPowerSaver { return .withheld(.android(46)) }
      if isInUse || machine.status == .always { return .granted }
      // the permission reads as granted, and nothing comes.
      return .withheld(.android(4))
    }
  }

  /// Whether positions come only now and then, as iOS has it without precise location (`I-43`).
  ///
  /// The rate is the same however the user moves: the times at which a position is due are set by the one before,
  /// and nothing but time brings them nearer.
  @inline(__always)
  var hasCoarseRate: Bool {
    core.profile.platform == .iOS && grants.permission.accuracy == .reduced
  }

  /// Notes a coarse measurement: it sets when the next one is due, and may be given to a later request.
  mutating func noteCoarse(_ measured: CachedFix, until next: Instant) {
    guard hasCoarseRate else { return }
    receiver.coarseDueAt = next
    receiver.lastCoarse = measured
  }

  /// Hands a resumed app the coarse position that was measured when it was due last (`I-53`).
  mutating func deliverQueuedCoarseFix(_ session: UpdateSession) {
    guard let due = receiver.coarseDueAt, due <= core.now else { return }
    let interval = updateInterval(of: session.request)
    let rounds = (core.now - due).wholeMilliseconds / max(1, interval.wholeMilliseconds)
    let measuredAt = due + interval * Int(rounds)
    let quality = receiver.quality(at: measuredAt)
    receiver.meet(quality, at: measuredAt)
    guard quality.hears else { return }
    receiver.coarseDueAt = measuredAt + interval
    let queued = receiver.measure(
      quality, at: measuredAt, constants: core.profile.constants, generator: &core.generator)
    receiver.lastCoarse = queued
    deliverQueued(queued)
  }

  /// Takes what the platform can answer a request with before anything is measured.
  mutating func takeRememberedFix() -> CachedFix? {
    if let cached = receiver.cachedFix {
      // I-92: what was kept from before comes first, whatever its age.
      receiver.cachedFix = nil
      return cached
    }
    guard hasCoarseRate, core.profile.policies.repeatsReducedFixes, let last = receiver.lastCoarse,
      core.now - last.measuredAt <= core.profile.constants.reducedFixAgeMax
    else { return nil }
    return last
  }
}
