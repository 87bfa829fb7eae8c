public import DeviceInterface

extension Phone {
  /// The battery as an app reads it: full and steady unless a scenario lets it drain.
  public var battery: Battery { batteryState.reading }

  /// What the phone has used of its battery, and what of that the app's tracking; counted also where nothing drains.
  public var energyUse: EnergyUse {
    var settled = batteryState
    settled.settle(at: core.now)
    return EnergyUse(settled.used)
  }

  /// Whether the battery drains by what the phone does; it does not unless a scenario says so.
  public var isBatteryDraining: Bool { batteryState.isDraining }

  /// Lets the battery drain by the profile's model, or stay as it is.
  ///
  /// The power saver never comes on by itself: iOS asks its user at 20 %, and Android leaves it to a schedule.
  public mutating func setBatteryDraining(_ on: Bool) {
    batteryState.isDraining = on
    core.record(.scenario, .batteryDraining(on))
  }

  /// Sets the charge, 0 to 100 percent; with nothing left and no charger the phone goes off.
  public mutating func setBattery(percentage: Int) throws(PhoneError) {
    guard (0...100).contains(percentage) else { throw .invalidPercentage(percentage) }
    batteryState.set(percentage: percentage, at: core.now)
    batteryState.demand = nil
    core.record(.scenario, .batterySet(percentage: percentage))
    if isOn, batteryState.isEmpty, !batteryState.isCharging {
      goOff(batteryEmpty: true)
    } else {
      tellBattery()
    }
  }

  /// Connects the phone to power, or takes it away; a phone that is off charges too, and stays off.
  public mutating func setCharging(_ on: Bool) {
    guard batteryState.isCharging != on else { return }
    batteryState.settle(at: core.now)
    batteryState.isCharging = on
    core.record(.user, .charging(on))
    if isOn, batteryState.isEmpty, !on {
      goOff(batteryEmpty: true)
    } else {
      tellBattery()
    }
  }

  /// Tells the running app of the battery, where it differs from what it was told last.
  ///
  /// A suspended app is told when it runs again, once: iOS posts only to running apps, Android's broadcast is sticky.
  mutating func tellBattery() {
    guard lifecycle.state.isRunning, batteryState.told != batteryState.reading else { return }
    batteryState.told = batteryState.reading
    core.enqueue(.batteryChanged(batteryState.reading))
  }

  /// Takes in that the shown percentage may have changed.
  mutating func batteryDue() {
    batteryState.settle(at: core.now)
    if isOn, batteryState.isEmpty, !batteryState.isCharging { return goOff(batteryEmpty: true) }
    tellBattery()
    scheduleBattery()
  }

  /// Takes in what takes power now; at the end of every instant, and cheap where nothing has changed.
  mutating func observePowerDemand() {
    let demand = powerDemand
    guard demand != batteryState.demand else { return }
    let constants = core.profile.constants
    batteryState.follow(
      demand,
      PowerDraw(demand, constants.battery, updateInterval: constants.updateInterval),
      charging: constants.battery.chargingPerHour, from: core.now)
    scheduleBattery()
  }

  /// Takes the power of something that is over at once.
  private mutating func spend(_ amount: PowerDraw) {
    batteryState.spend(amount, at: core.now)
    guard batteryState.isDraining else { return }
    core.timeline.move(.batteryDue, to: core.now)
  }

  mutating func spendOnUpload() {
    guard isOnline else { return }
    var amount = PowerDraw()
    amount.uploads = core.profile.constants.battery.perUpload * PowerDraw.amountPerMicroPercent
    spend(amount)
  }

  mutating func spendOnFix() {
    var amount = PowerDraw()
    amount.positioning = core.profile.constants.battery.perFix * PowerDraw.amountPerMicroPercent
    spend(amount)
  }

  private mutating func scheduleBattery() {
    core.timeline.removeAll { $0 == .batteryDue }
    if let instant = batteryState.nextChange {
      core.timeline.add(.batteryDue, at: max(core.now, instant))
    }
  }

  @inline(__always)
  private var powerDemand: PowerDemand {
    let isRunning = lifecycle.state.isRunning
    let isUpdating =
      isRunning && locationServicesEnabled && updates?.isPaused == false
      && grants.permission.status != .notDetermined
    return PowerDemand(
      isOn: isOn, isCharging: batteryState.isCharging, isDraining: batteryState.isDraining,
      isScreenOn: front != .lockScreen && front != .nothing, isSaving: modes.isSavingPower,
      isSeekingFix: isRunning && receiver.oneShot?.isWithheld == false, isUpdating: isUpdating,
      interval: isUpdating ? updates?.request.interval : nil,
      accuracyMeters: isUpdating ? updates?.request.desiredAccuracyMeters ?? 0 : 0,
      isPlaying: sound.isPlaying,
      isSearching: network.isSearching)
  }
}
