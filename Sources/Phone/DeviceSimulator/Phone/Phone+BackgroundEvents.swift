import DeviceInterface

extension Phone {
  /// Delivers an event that can wake or start the app, as far as the platform does so.
  mutating func deliverEvent(_ kind: BackgroundEventKind, _ signals: [Signal]) {
    if let rule = obstacle(to: kind) {
      core.record(.system, .withheld(rule))
      return
    }
    switch grants.machine {
    case .iOS(let machine): deliverOnIOS(kind, signals, machine)
    case .android: deliverOnAndroid(signals)
    }
  }

  /// The rule that keeps every event of the kind away now, or `nil`.
  func obstacle(to kind: BackgroundEventKind) -> RuleID? {
    let isNoticed = kind == .region ? noticesRegions : noticesCoarseEvents
    if !isNoticed { return core.profile.platform == .iOS ? .iOS(73) : .android(58) }
    if installation.isStopped { return .android(49) }
    if isKeptDownByMaker { return .android(77) }
    let isBlockable =
      switch kind {
      case .region, .significantChange: true
      case .visit: false
      }
    if !work.backgroundRefreshEnabled, core.profile.policies.refreshOffBlocksEvents, isBlockable {
      return .iOS(75)
    }
    return nil
  }

  /// Whether significant changes and visits are noticed: before the first unlock sources differ (`I-73`, `I-96`).
  var noticesCoarseEvents: Bool {
    if foreground.hasBeenUnlocked { return true }
    return core.profile.platform == .iOS && core.profile.policies.startsBeforeFirstUnlock != .never
  }

  /// Whether regions are noticed (`I-73`).
  var noticesRegions: Bool {
    if foreground.hasBeenUnlocked { return true }
    return core.profile.platform == .iOS
      && core.profile.policies.startsBeforeFirstUnlock == .withRegions
  }

  private mutating func deliverOnIOS(
    _ kind: BackgroundEventKind, _ signals: [Signal], _ machine: IOSPermissionMachine
  ) {
    guard machine.status.allowsLocation else { return }
    if isInUse { return core.enqueue(signals) }
    switch machine.grant {
    case .provisionalAlways:
      // I-71: an event that would start nothing is no reason to ask.
      guard lifecycle.state != .notRunning || relaunches(for: kind) else {
        core.record(.system, .ignored(.iOS(71)))
        return
      }
      // I-17, I-19: the event is held, and the user is asked.
      places.hold(HeldEvent(kind: kind, signals: signals))
      changeIOS(.alwaysNeeded)
      flushNews()
    case .always:
      wakeForEvent(kind, signals)
    case .whenInUse, .temporaryWhenInUse:
      // I-87: while it runs and never beyond.
      if lifecycle.state.isRunning {
        core.enqueue(signals)
      } else {
        core.record(.system, .withheld(.iOS(67)))
      }
    case .notDetermined, .restricted, .denied:
      break
    }
  }

  private mutating func wakeForEvent(_ kind: BackgroundEventKind, _ signals: [Signal]) {
    switch lifecycle.state {
    case .active, .inactive, .background:
      core.enqueue(signals)
    case .suspended:
      live(.wokenInBackground(.location))
      core.enqueue(signals)
    case .notRunning:
      guard relaunches(for: kind) else {
        core.record(.system, .withheld(.iOS(71)))
        return
      }
      live(.wokenInBackground(.location))
      switch kind {
      case .region, .visit: core.enqueue(signals)
      case .significantChange: places.keepChange()
      }
    case .notInstalled:
      break
    }
  }

  /// Whether iOS starts the terminated app for an event of the kind (`I-67`, `I-71`).
  private func relaunches(for kind: BackgroundEventKind) -> Bool {
    guard lifecycle.lastEnd == .closedByUser else { return true }
    switch (core.profile.policies.forceQuit, kind) {
    case (.documented, _), (.dts, .region): return true
    case (.dts, .significantChange), (.dts, .visit), (.strict, _): return false
    }
  }

  private mutating func deliverOnAndroid(_ signals: [Signal]) {
    guard lifecycle.state != .notInstalled else { return }
    // a geofence exempts from the ban on starts from the background.
    wake(.geofence, exempting: .fromBan)
    core.enqueue(signals)
  }

  /// Taps a button of the app's notification, which wakes the app without opening it (`A-44`); Android only.
  public mutating func tapNotificationAction() throws(PhoneError) {
    try checkCanBeWoken("notifications that wake an app", .android(44))
    try checkOn()
    guard foreground.hasBeenUnlocked else {
      throw .ruleForbids(.android(58), reason: "the phone waits for its first unlock")
    }
    guard !installation.isStopped else {
      throw .ruleForbids(.android(49), reason: "a stopped app has no notification")
    }
    guard showsNotifications else {
      throw .ruleForbids(.android(44), reason: "the user does not let the app show notifications")
    }
    guard showsAnyNotification else { throw .missing(wanted: "a notification of the app") }
    endRest()
    wake(.notification, exempting: .asIfVisible)
  }

  /// Whether the user sees a notification of the app, be it that of its foreground service.
  public var showsAnyNotification: Bool {
    !notifications.isEmpty || indicators.serviceNotification
  }

  mutating func wake(_ reason: LaunchReason, exempting exemption: StartExemption) {
    // First, as what pierces Doze brings the network along.
    services.exempt(lifecycle.state.isForeground ? .none : exemption)
    if lifecycle.state.isRunning {
      // What is to be told is not told to a process that is frozen in the same instant.
      prolongBackgroundTime(to: core.profile.constants.suspensionDelay)
    } else {
      live(.wokenInBackground(reason))
    }
  }

  /// Wakes or starts an app of Android that a message, a broadcast or an intent concerns, if it may have any (`A-74`).
  ///
  /// A stopped app gets nothing, and nobody does before the first unlock (`A-49`, `A-58`).
  mutating func wakeForBroadcast(
    _ reason: LaunchReason, exempting exemption: StartExemption = .fromBan
  ) -> Bool {
    guard lifecycle.state != .notInstalled else { return false }
    if let rule = obstacle(to: .visit) {
      core.record(.system, .withheld(rule))
      return false
    }
    wake(reason, exempting: exemption)
    return true
  }

  /// Whether the app declares a receiver that Android tells; what was never opened counts as stopped (`A-49`).
  func hasReceiver(_ declared: KeyPath<AppManifest, Bool>) -> Bool {
    lifecycle.hasBeenOpened && manifest?[keyPath: declared] ?? false
  }

  func checkCanBeWoken(_ what: String, _ rule: RuleID) throws(PhoneError) {
    guard core.profile.platform == .android else {
      throw .notOnPlatform(wanted: what, platform: core.profile.platform, rule: rule)
    }
    guard lifecycle.state != .notInstalled else { throw .appNotInstalled }
  }

  /// Lets the held event through, now that the user has answered (`I-18`).
  mutating func releaseHeldEvent() {
    guard let held = places.takeHeld() else { return }
    deliverEvent(held.kind, held.signals)
  }
}
