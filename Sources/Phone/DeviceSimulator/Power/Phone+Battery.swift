public import DeviceInterface

extension Phone {
  /// The battery as an app reads it: full and steady unless a scenario lets it drain.
  public var battery: Battery { power.reading }

  /// What the phone has used of its battery, and what of that the app's tracking; counted also where nothing drains.
  public var energyUse: EnergyUse { power.used(at: now) }

  /// Whether the battery drains by what the phone does; it does not unless a scenario says so.
  public var isBatteryDraining: Bool { power.isDraining }

  /// Lets the battery drain by the profile's model, or stay as it is.
  ///
  /// The power saver never comes on by itself: iOS asks its user at 20 %, and Android leaves it to a schedule.
  public mutating func setBatteryDraining(_ on: Bool) {
    power.setDraining(on)
    core.record(.scenario, .batteryDraining(on))
  }

  /// Sets the charge, 0 to 100 percent; with nothing left and no charger the phone goes off.
  public mutating func setBattery(percentage: Int) throws(PhoneError) {
    guard (0...100).contains(percentage) else { throw .invalidPercentage(percentage) }
    let before = battery.percentage
    power.set(percentage: percentage, at: core.now)
    core.record(.scenario, .batterySet(percentage: percentage))
    batteryChanged()
    batteryRose(from: before)
  }

  /// Connects the phone to power, or takes it away; a phone that is off charges too, and stays off.
  public mutating func setCharging(_ on: Bool) {
    let wasSaving = isSavingPower
    guard power.setCharging(on, at: core.now) else { return }
    if standbyBucket != .active { work.lookAnew(&core) }
    core.record(.user, .charging(on))
    batteryChanged()
    // Battery Saver rests while the phone charges; I-102: Low Power Mode ends where it has charged enough.
    savingMayHaveChanged(from: wasSaving)
    if on { batteryRose(from: 0) }
    powerSaverMayHaveLetGo()
  }

  /// Takes in that the shown percentage may have changed.
  mutating func batteryDue() {
    let before = battery.percentage
    power.settle(at: core.now)
    guard batteryChanged() else { return }
    power.schedule(&core)
    batteryRose(from: before)
  }

  /// Switches Low Power Mode off where the charge has come to its end just now (`I-102`).
  private mutating func batteryRose(from before: Int) {
    if core.profile.policies.lowPowerModeEnd.percentage.map({ before < $0 }) == true {
      endLowPowerModeIfCharged()
    }
  }

  /// Lets the phone go off, or tells the app of the battery; returns whether the phone has power.
  @discardableResult
  private mutating func batteryChanged() -> Bool {
    if isOn, power.isExhausted {
      goOff(batteryEmpty: true)
      return false
    }
    tellBattery()
    return true
  }

  /// Tells the running app of the battery, where it differs from what it was told last.
  ///
  /// A suspended app is told when it runs again, once: iOS posts only to running apps, Android's broadcast is sticky.
  mutating func tellBattery() {
    if lifecycle.state.isRunning { power.tell(&core) }
  }

  /// Takes in what takes power now; at the end of every instant.
  mutating func observePowerDemand() { power.observe(powerDemand, &core) }

  mutating func spendOnUpload() {
    guard isOnline else { return }
    var amount = PowerDraw()
    amount.uploads = core.profile.constants.battery.perUpload * PowerDraw.amountPerMicroPercent
    power.spend(amount, &core)
  }

  mutating func spendOnFix() {
    var amount = PowerDraw()
    amount.positioning = core.profile.constants.battery.perFix * PowerDraw.amountPerMicroPercent
    power.spend(amount, &core)
  }

  @inline(__always)
  private var powerDemand: PowerDemand {
    let isRunning = lifecycle.state.isRunning
    let isUpdating =
      isRunning && locationServicesEnabled && location.isUpdating && !location.isPaused
      && grants.permission.status != .notDetermined
    let request = isUpdating ? location.request : nil
    return PowerDemand(
      isOn: isOn, isCharging: power.isCharging, isDraining: power.isDraining,
      isScreenOn: front != .lockScreen && front != .nothing, isSaving: isSavingPower,
      isSeekingFix: isRunning
        && location.isSeekingBySatellites(coarseMeters: core.coarseAccuracyMeters),
      isUpdating: isUpdating,
      interval: request?.interval,
      accuracyMeters: request?.desiredAccuracyMeters ?? 0,
      isPlaying: sound.isPlaying, isSearching: network.isSearching)
  }
}
