import DeviceInterface

extension Phone {
  /// Whether the phone is on.
  public var isOn: Bool { front != .nothing }

  /// Restarts the phone at once, which then shows its lock screen and waits for the first unlock (`I-73`, `A-58`).
  ///
  /// A phone that is off is started, if its battery lets it.
  public mutating func reboot() {
    guard isOn else {
      if !power.isExhausted { start() }
      return
    }
    core.record(.user, .restarted)
    stopEverything(.rebooted)
    showLockScreen()
  }

  /// Turns the phone off; nothing runs until it is turned on, while the time and the way of the phone go on.
  public mutating func powerOff() throws(PhoneError) {
    try checkOn()
    goOff(batteryEmpty: false)
  }

  /// Turns the phone on, which then shows its lock screen and waits for the first unlock (`I-73`, `A-58`).
  ///
  /// An empty battery must have been charged, or be connected to power.
  public mutating func powerOn() throws(PhoneError) {
    guard !isOn else { throw .phoneIsOn }
    power.settle(at: core.now)
    guard !power.isExhausted else { throw .batteryEmpty }
    start()
  }

  private mutating func start() {
    core.record(.user, .switchedOn)
    showLockScreen()
  }

  mutating func goOff(batteryEmpty: Bool) {
    core.record(batteryEmpty ? .system : .user, .wentOff(batteryEmpty: batteryEmpty))
    stopEverything(.phoneOff)
    bring(.nothing, by: .system)
  }

  private mutating func showLockScreen() {
    bring(.lockScreen, by: .user)
    core.clock.boot(at: core.now)
    // I-96: a phone that goes on its way may be noticed before its unlock.
    if noticesCoarseEvents { movementChanged() }
    guard let manifest, core.profile.platform == .android else { return }
    // only an app made for it runs before the first unlock.
    if manifest.isDirectBootAware, mayHearOfStart(manifest) {
      live(.wokenInBackground(.lockedBoot))
    }
  }

  /// Whether an app of Android is told that the phone was started (`A-49`, `A-58`, `A-77`).
  private mutating func mayHearOfStart(_ manifest: AppManifest) -> Bool {
    guard manifest.receivesBoot, !installation.isStopped else { return false }
    guard keepsStartFromRestricted || isKeptDownByMaker else { return true }
    core.record(.system, .withheld(.android(77)))
    return false
  }

  /// Ends the app's process and what else does not outlive the phone's start.
  private mutating func stopEverything(_ reason: TerminationReason) {
    sound.goOff()
    network.interruptTransfers(&core)
    live(.ended(reason))
    lifecycle.phoneWentOff()
    foreground.goOff()
    endRest()
    core.timeline.removeAll {
      $0 == .motionChecked || $0 == .visitDue || $0 == .serviceRestart
        || $0 == .relaunchForUpdates
    }
    stopMotionUpdates()
    // Nobody takes them up after the start but the app itself.
    work.forgetAlarms(&core)
    // Notification Center of iOS keeps what it shows; Android begins with nothing.
    if core.profile.platform == .android { notices.hide() }
    let keepsRegions = core.profile.platform == .iOS && core.profile.policies.keepsRegionsOverReboot
    // Android loses its geofences.
    if !keepsRegions { places.forgetRegions(&core) }
  }

  func checkOn() throws(PhoneError) { guard isOn else { throw .phoneIsOff } }

  /// Takes up what had waited for the first unlock.
  mutating func firstUnlock() {
    guard foreground.unlock() else { return }
    movementChanged()
    network.startTransfers(&core)
    guard let manifest else { return }
    guard lifecycle.state == .notRunning else { return unlockedBehindProcess(manifest) }
    switch core.profile.platform {
    case .android:
      guard mayHearOfStart(manifest) else { return }
      // the start of the phone exempts from the ban on starts from the background.
      live(.wokenInBackground(.boot))
      services.exempt(.fromBan)
    case .iOS:
      guard core.profile.policies.relaunchesAfterReboot, !places.regionsOfApp.isEmpty,
        permission.status == .always
      else { return }
      live(.wokenInBackground(.location))
    }
  }

  /// Tells a process that had started before the first unlock; the broadcast of Android unfreezes it (`A-69`).
  private mutating func unlockedBehindProcess(_ manifest: AppManifest) {
    let tellsBoot = core.profile.platform == .android && manifest.receivesBoot
    if tellsBoot { live(.wokenInBackground(.boot)) }
    if lifecycle.state.hasProcess { core.enqueue(.storageUnlocked) }
    guard tellsBoot else { return }
    // the start of the phone is told twice to an app made for it; A-43: it exempts as ever.
    core.enqueue(.bootCompleted)
    services.exempt(.fromBan)
  }
}
