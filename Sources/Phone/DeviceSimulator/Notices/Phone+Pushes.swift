import DeviceInterface

/// Pushes of the app's server: what reaches the app, what is shown to the user, and what is held back (`I-103`, `A-43`).
extension Phone {
  /// Whether the app has registered for the pushes of its server (`I-103`, `A-43`).
  public var isRegisteredForPushes: Bool { notices.isRegisteredForPushes }

  /// Lets a push of the app's server arrive, or hold it back for as long as the phone cannot be reached.
  public mutating func receivePush(_ push: Push) throws(PhoneError) {
    guard lifecycle.state != .notInstalled else { throw .appNotInstalled }
    guard isRegisteredForPushes else {
      throw .missing(wanted: "an app that has registered for pushes")
    }
    if push.kind == .normal { try check(.android, has: "pushes of normal priority", .android(72)) }
    core.record(.scenario, .pushed(push))
    admit(push)
  }

  private mutating func admit(_ push: Push) {
    guard mayCome(push) else {
      notices.hold(push, on: core.profile.platform, isOnPhone: canReceivePushes)
      core.record(.system, .held(.pushReceived(data: push.text)))
      awaitPushLimit()
      return
    }
    arrive(push)
  }

  /// Lets what was held back come as soon as it may; at the end of every instant.
  ///
  /// Tells whether anything came.
  mutating func observePushes() -> Bool {
    guard notices.holdsPushes, canReceivePushes else { return false }
    notices.heldPushesReachedPhone()
    guard
      let index = notices.heldPushes.firstIndex(where: { mayCome($0) })
    else { return false }
    arrive(notices.takePush(at: index))
    awaitPushLimit()
    return true
  }

  /// Whether the phone can be reached.
  private var canReceivePushes: Bool { isOn && network.isOnline && foreground.hasBeenUnlocked }

  /// Whether the phone can be reached, and the platform lets the push through now.
  private func mayCome(_ push: Push) -> Bool {
    guard canReceivePushes else { return false }
    switch (core.profile.platform, push.kind) {
    case (.android, .normal): return !power.holdsWorkBack
    case (.android, .urgent), (.android, .visible), (.iOS, .normal), (.iOS, .visible): return true
    case (.iOS, .urgent):
      // I-103: what is in front is not woken by it.
      if lifecycle.state.isForeground { return true }
      if isSavingPower, core.profile.policies.silentPushLimit.isHeldInLowPowerMode { return false }
      return notices.silentPushesOpen(core.profile) <= core.now
    }
  }

  /// Has the phone look again when iOS lets the next silent push through.
  mutating func awaitPushLimit() {
    core.timeline.removeAll { $0 == .pushesDue }
    guard core.profile.platform == .iOS,
      notices.heldPushes.contains(where: { $0.kind == .urgent })
    else { return }
    let opens = notices.silentPushesOpen(core.profile)
    if opens > core.now { core.timeline.add(.pushesDue, at: opens) }
  }

  private mutating func arrive(_ push: Push) {
    // what was never opened counts as stopped.
    guard core.profile.platform == .iOS || lifecycle.hasBeenOpened else {
      return core.record(.system, .withheld(.android(49)))
    }
    switch push.kind {
    case .visible: show(push)
    case .urgent:
      guard staysUrgent() else {
        var other = push
        other.kind = .normal
        return admit(other)
      }
      if wakeForPush() { hand(push) }
    case .normal:
      // no reason to start a service.
      if wakeForBroadcast(.message, exempting: .none) { hand(push) }
    }
  }

  private mutating func hand(_ push: Push) {
    if push.isTold { core.enqueue(.pushReceived(data: push.text)) }
  }

  /// Shows what is for the user; an app in front is told instead, and may show it itself.
  private mutating func show(_ push: Push) {
    let notification = AppNotification(id: push.text, title: push.text, text: "")
    guard front == .app else {
      if installation.isStopped { return core.record(.system, .withheld(.android(49))) }
      return notices.show(notification, isSeen: showsNotifications, &core)
    }
    switch core.profile.platform {
    case .iOS: core.enqueue(.notificationDue(id: push.text))
    case .android: core.enqueue(.pushReceived(data: push.text))
    }
  }

  /// Lets an urgent message from a server wake the app, as soon as the phone can be reached (`A-43`); Android only.
  public mutating func receiveUrgentMessage() throws(PhoneError) {
    try checkCanBeWoken("urgent messages", .android(43))
    admit(.wakeUp)
  }

  /// Counts an urgent message; returns whether the app's bucket leaves it one, and does not make it one like others (`A-76`).
  private mutating func staysUrgent() -> Bool {
    guard core.profile.platform == .android, obstacle(to: .visit) == nil,
      !power.takesMessage(core)
    else { return true }
    core.record(.system, .withheld(.android(76)))
    return false
  }

  /// Wakes or starts the app for a push that is for it alone; returns whether the platform lets it.
  private mutating func wakeForPush() -> Bool {
    switch core.profile.platform {
    case .android: return wakeForBroadcast(.message)
    case .iOS:
      if let rule = obstacleToSilentPush {
        core.record(.system, .withheld(rule))
        return false
      }
      if !lifecycle.state.isForeground { notices.passSilentPush(at: core.now) }
      if lifecycle.state.isRunning {
        prolongBackgroundTime(to: core.profile.constants.pushTime)
      } else {
        live(.wokenInBackground(.message))
      }
      return true
    }
  }

  /// The rule by which iOS wakes no app for a silent push now, or `nil`.
  private var obstacleToSilentPush: RuleID? {
    if lifecycle.state.isForeground { return nil }
    if manifest?.backgroundModes.contains(.remoteNotification) != true { return .iOS(103) }
    if !work.backgroundRefreshEnabled { return .iOS(75) }
    // I-103: not before the user opens the app, whatever else may have started it.
    return lifecycle.keepsPushesAway ? .iOS(103) : nil
  }
}
