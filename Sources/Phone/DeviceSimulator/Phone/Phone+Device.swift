import DeviceInterface

extension Phone {
  /// Whether the phone saves energy: Low Power Mode (`I-76`) or Battery Saver (`A-46`), which rests while it charges.
  public var isSavingPower: Bool { power.isSaving(on: core.profile.platform) }

  /// Whether Low Power Mode or Battery Saver is switched on, also where it does nothing as the phone charges (`A-73`).
  public var isPowerSaverOn: Bool { power.isSaverOn }

  /// Whether a visible process of another app is bound to this one (`A-37`).
  public var isBoundByVisibleProcess: Bool { services.areBoundByVisibleProcess }

  /// Turns Low Power Mode or Battery Saver.
  public mutating func setSavingPower(_ on: Bool) { setSavingPower(on, by: .user) }

  private mutating func setSavingPower(_ on: Bool, by cause: PhoneLogEntry.Cause) {
    let before = isSavingPower
    _ = power.setSaving(on)
    core.record(cause, .switched(.powerSaving, isOn: on))
    savingMayHaveChanged(from: before)
    powerSaverMayHaveLetGo()
    dozeDue()
  }

  /// Tells the app that the phone began or ceased to save energy, where it did.
  mutating func savingMayHaveChanged(from before: Bool) {
    guard isSavingPower != before else { return }
    if lifecycle.state.hasProcess { core.enqueue(.powerSavingChanged(isOn: isSavingPower)) }
  }

  /// Switches Low Power Mode off on a phone that has charged enough (`I-102`).
  mutating func endLowPowerModeIfCharged() {
    guard core.profile.platform == .iOS, power.isSaverOn, power.isCharging,
      let end = core.profile.policies.lowPowerModeEnd.percentage, battery.percentage >= end
    else { return }
    setSavingPower(false, by: .system)
  }

  /// Lets requests and updates go on that the power saver kept away, if it does so no longer (`A-46`).
  mutating func powerSaverMayHaveLetGo() {
    resumeWithheldFix()
    wakeUpdates()
  }

  /// Binds a visible process of another app to this app, or unbinds it (`A-37`); Android only.
  public mutating func setBoundByVisibleProcess(_ on: Bool) throws(PhoneError) {
    try check(.android, has: "bound processes", .android(37))
    if on { try checkOn() }
    services.setBound(on)
    core.record(.scenario, .switched(.binding, isOn: on))
    if !on, grants.isOverdue, !keepsOneTimeGrant { temporaryGrantLapsed() }
  }

  /// Stops the app by force in Settings, until the user opens it again (`A-49`); Android only.
  public mutating func forceStop() throws(PhoneError) {
    try check(.android, has: "force stop", .android(49))
    guard manifest != nil else { throw .appNotInstalled }
    try takeUp()
    stopApp()
  }

  /// Whether the user finds the app in the list of active apps (`A-78`).
  public var isListedAsActive: Bool {
    core.profile.platform == .android && core.profile.version >= 13
      && services.hasForegroundService
  }

  /// Stops the app in the list of active apps, where Android shows every app with a foreground service (`A-78`).
  ///
  /// The whole app ends without a word; its deferred work and its geofences stay, and everything may start it again.
  public mutating func stopAmongActiveApps() throws(PhoneError) {
    try check(.android, has: "list of active apps", .android(78))
    guard manifest != nil else { throw .appNotInstalled }
    guard core.profile.version >= 13 else {
      throw .ruleForbids(
        .android(78),
        reason: "the list of active apps came with Android 13; "
          + "write instead: the user force-stops the app, or: the user quits the app")
    }
    try checkUnlocked()
    guard services.hasForegroundService else {
      throw .missing(wanted: "an app with a foreground service")
    }
    core.record(.user, .stoppedAmongActiveApps)
    live(.ended(.stoppedByUser))
  }

  /// Resets an app that was not used for months: no permission, and stopped as by force (`A-59`); Android only.
  ///
  /// It is in the rarest bucket then (`A-76`).
  public mutating func resetAsUnused() throws(PhoneError) {
    try check(.android, has: "reset of unused apps", .android(59))
    guard manifest != nil else { throw .appNotInstalled }
    try checkOn()
    guard front != .app else { throw .wrongFront(wanted: .homeScreen, front: .app) }
    guard !services.hasForegroundService else {
      throw .ruleForbids(
        .android(59), reason: "an app with a foreground service is in use; let its service end")
    }
    guard isPausedIfUnused else {
      throw .missing(wanted: "an app that Android pauses if it is unused (A-82)")
    }
    guard !isUnusedForMonths else { throw .alreadySo("the app has not been used for months") }
    // the target decides; only from 31 on the app hibernates too.
    let target = installation.targetSDK
    if target >= 30 { changeAndroid(.resetAsUnused) }
    if target >= 31 { stopApp() }
    letLieForMonths()
  }

  private mutating func stopApp() {
    if front == .app { leaveFor(.homeScreen, by: .user) }
    live(.ended(.forceStopped))
    core.timeline.removeAll { $0 == .serviceRestart }
    work.forgetAlarms(&core)
    // Android takes a stopped app's notifications away, whether or not it has a process.
    notices.hide()
    installation.setStopped(true)
    // from Android 15 on all its pending intents are cancelled, and geofences live by them.
    if core.profile.version >= 15 {
      places.forgetRegions(&core)
      stopMotionUpdates()
    }
  }

  /// Resets location and privacy for every app (`I-07`); iOS only.
  public mutating func resetLocationAndPrivacy() throws(PhoneError) {
    try check(.iOS, has: "Reset Location & Privacy", .iOS(7))
    try checkOn()
    changeIOS(.reset)
    flushNews()
  }

  /// Lets iOS remind the user of the app's use of location in the background (`I-24`).
  public mutating func remindOfUsage() throws(PhoneError) {
    try check(.iOS, has: "usage reminder with a choice", .iOS(24))
    try checkOn()
    guard case .iOS(let machine) = grants.machine, machine.grant == .always else {
      throw .ruleForbids(.iOS(24), reason: "only an app with Always is the subject of a reminder")
    }
    try checkNoAlert()
    changeIOS(.reminderDue)
    flushNews()
  }

  /// Ends what a stopped app was kept from, now that the user opened it (`A-49`).
  mutating func appOpenedByUser() {
    lifecycle.wasOpened()
    guard installation.isStopped else { return }
    installation.setStopped(false)
    // the app can register anew what was cancelled when it was stopped.
    if core.profile.version >= 15, manifest?.receivesBoot == true { core.enqueue(.bootCompleted) }
  }

  func check(
    _ platform: PlatformKind, has what: String, _ rule: RuleID
  ) throws(PhoneError) {
    guard core.profile.platform == platform else {
      throw .notOnPlatform(wanted: what, platform: core.profile.platform, rule: rule)
    }
  }

  /// Whether the platform treats the device's location as on (`I-05`).
  var effectiveLocationServices: Bool {
    locationServicesEnabled
      && !(network.isInAirplaneMode && core.profile.policies.airplaneModeDenies)
  }
}
