public import DeviceInterface

/// The app's alarms: moments at which Android wakes or starts it (`A-72`, `A-74`).
extension Phone {
  /// Whether the app may set exact alarms: as its user has allowed them, and always where it is exempt from battery
  /// optimisation (`A-82`).
  var maySetExactAlarms: Bool { isAllowedExactAlarms || batteryUse == .unrestricted }

  /// Whether the app is allowed exact alarms: from Android 14 on only where the user has done so, or the app is made for it.
  private var isAllowedExactAlarms: Bool {
    guard core.profile.platform == .android, core.profile.version >= 12, let manifest,
      manifest.targetSDK >= 31, !manifest.isAlarmClock
    else { return true }
    let isAllowedAtFirst = core.profile.version < 14 || manifest.targetSDK < 33
    return work.exactAlarmDecision ?? isAllowedAtFirst
  }

  /// The alarm of the app with the name; `nil` where none is to ring.
  public func alarm(named name: String) -> Alarm? { work.alarm(named: name) }

  /// Lets the user allow the app exact alarms in Settings, or forbid them, which ends it and cancels them (`A-74`).
  public mutating func setExactAlarmsAllowed(_ isAllowed: Bool) throws(PhoneError) {
    try check(.android, has: "permission for exact alarms", .android(74))
    guard let manifest else { throw .appNotInstalled }
    guard core.profile.version >= 12, manifest.targetSDK >= 31, !manifest.isAlarmClock else {
      throw .ruleForbids(
        .android(74),
        reason: "the user is asked about exact alarms from Android 12 on, for apps that target it "
          + "and are no alarm clocks")
    }
    try checkUnlocked()
    guard isAllowedExactAlarms != isAllowed else {
      throw .alreadySo("exact alarms are \(isAllowed ? "allowed" : "forbidden")")
    }
    work.decideExactAlarms(isAllowed, &core)
    core.record(.user, .switched(.exactAlarms, isOn: isAllowed))
    if !isAllowed { live(.ended(.permissionRevoked)) }
  }

  mutating func setAlarm(_ alarm: Alarm) {
    guard core.profile.platform == .android else {
      return core.record(.system, .ignored(.android(74)))
    }
    guard !alarm.isExact || maySetExactAlarms else {
      // What the app catches leaves it without an alarm.
      if throwsUncaught(true) { return }
      return core.record(.system, .ignored(.android(74)))
    }
    work.add(alarm, &core)
  }

  mutating func cancelAlarm(_ name: String) { work.cancelAlarm(name, &core) }

  /// Lets those ring that have waited, if nothing holds them any more (`A-72`, `A-77`).
  mutating func releaseAlarms() {
    if !power.holdsReceiverBack, !holdsAlarmsAsRestricted { work.releaseAlarms(&core) }
  }

  private var holdsAlarmsAsRestricted: Bool {
    batteryUse == .restricted && !lifecycle.state.isForeground
  }

  mutating func alarmDue(_ name: String) {
    let alarm = work.ring(
      name, isResting: power.holdsReceiverBack, isRestricted: holdsAlarmsAsRestricted, &core)
    guard let alarm else { return }
    // A-43: an exact one is a reason to start a service.
    if wakeForBroadcast(.alarm, exempting: alarm.isExact ? .fromBan : .none) {
      core.enqueue(.alarmRang(name: name))
    }
  }
}
