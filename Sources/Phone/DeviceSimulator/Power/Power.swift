import DeviceInterface

/// What feeds the phone and what it saves: the battery, the power saver, and Doze.
struct Power: Hashable, Sendable {
  private var battery = BatteryState()
  private var saving = false
  private var doze = Doze()
  private var use = Standby()

  /// The battery as an app reads it.
  var reading: Battery { battery.reading }
  var isCharging: Bool { battery.isCharging }
  var isDraining: Bool { battery.isDraining }
  /// Whether nothing is left, and nothing brings any.
  var isExhausted: Bool { battery.isEmpty && !battery.isCharging }
  /// Whether Low Power Mode of iOS (`I-76`) or Battery Saver of Android (`A-46`) is switched on.
  var isSaverOn: Bool { saving }
  /// How deep the phone rests; `nil` while it does not (`A-72`).
  var dozeDepth: DozeDepth? { doze.depth }
  /// Whether a maintenance window of Doze is open.
  var isInDozeWindow: Bool { doze.isInWindow }
  /// Whether nobody uses the phone, and no charger feeds it.
  var isUnused: Bool { doze.isUnused }
  /// Whether Doze holds deferred work and the network back.
  var holdsWorkBack: Bool { doze.depth != nil && !doze.isInWindow }
  /// Whether Doze holds the receiver back too.
  var holdsReceiverBack: Bool { doze.depth == .deep && !doze.isInWindow }

  /// What Android lets the app do out of sight (`A-76`, `A-77`).
  var standby: Standby { use }

  /// Whether the power saver does what it does; A-73: Battery Saver does nothing while the phone charges.
  func isSaving(on platform: PlatformKind) -> Bool {
    switch platform {
    case .iOS: saving
    case .android: saving && !battery.isCharging
    }
  }

  /// What has been used of the battery until the instant.
  func used(at now: Instant) -> EnergyUse {
    var settled = battery
    settled.settle(at: now)
    return EnergyUse(settled.used)
  }

  /// Turns the power saver; returns whether that is new.
  mutating func setSaving(_ on: Bool) -> Bool {
    defer { saving = on }
    return on != saving
  }

  mutating func setDraining(_ on: Bool) { battery.isDraining = on }

  mutating func set(percentage: Int, at now: Instant) {
    battery.set(percentage: percentage, at: now)
    battery.demand = nil
  }

  /// Connects the charger or takes it away; returns whether that is new.
  mutating func setCharging(_ on: Bool, at now: Instant) -> Bool {
    guard battery.isCharging != on else { return false }
    battery.settle(at: now)
    battery.isCharging = on
    return true
  }

  // MARK: Doze

  /// Lets the phone rest so deep at once.
  mutating func fall(into depth: DozeDepth, _ core: PhoneCore) {
    doze.fall(depth, at: core.now, core.profile.constants)
  }

  /// Takes in whether the phone lies unused; returns whether that has ended Doze.
  mutating func setUnused(_ isUnused: Bool, _ core: inout PhoneCore) -> Bool {
    guard isUnused else {
      core.timeline.removeAll { $0.isDozeDue }
      return doze.end()
    }
    doze.begin(at: core.now)
    return false
  }

  /// Wakes the phone, which goes on lying there; returns whether it was in Doze.
  mutating func wake(_ core: PhoneCore) -> Bool { doze.wake(at: core.now) }

  /// Takes in whether the phone lies still, and what of Doze is due; returns whether anything is another way.
  mutating func advanceDoze(isStill: Bool, _ core: PhoneCore) -> Bool {
    doze.advance(at: core.now, isStill: isStill, entry: dozeEntry(core), core.profile.constants)
  }

  private func dozeEntry(_ core: PhoneCore) -> DozeEntry {
    switch core.profile.policies.dozeEntry {
    case .byItself: isSaving(on: .android) ? .quick : .byItself
    case .neverQuick: .byItself
    case .onlyWhenTold: .onlyWhenTold
    }
  }

  /// Sets the instant at which Doze is looked at next, at the latest when the phone begins or ceases to move.
  func scheduleDoze(motionChange: Instant?, _ core: inout PhoneCore) {
    core.timeline.removeAll { $0.isDozeDue }
    let due = doze.nextChange(dozeEntry(core), core.profile.constants)
    let next = Instant?.soonest(due, isUnused ? motionChange : nil)
    if let next { core.timeline.add(.dozeDue, at: max(core.now, next)) }
  }

  // MARK: The app that nobody looks at

  /// Takes the user's choice in Settings; returns whether it is another one.
  mutating func chooseBatteryUse(_ use: BatteryUse) -> Bool { self.use.choose(use) }

  mutating func fall(into bucket: StandbyBucket) { use.fall(into: bucket) }

  /// Lets the app lie unused for months, after which it is in that bucket.
  mutating func lieForMonths(in bucket: StandbyBucket) { use.lieForMonths(in: bucket) }

  /// Notes that the app is used, and when, where that matters; returns whether it was in another bucket.
  mutating func noteUse(at now: Instant?) -> Bool {
    let wasActive = use.bucket == .active
    use.use(at: now)
    return !wasActive
  }

  /// Counts an urgent message; returns whether the app's bucket leaves it one (`A-76`).
  mutating func takesMessage(_ core: PhoneCore) -> Bool {
    use.takesMessage(
      at: core.now, version: core.profile.version, isCharging: battery.isCharging)
  }

  /// Begins anew, as for an app that was not there before.
  mutating func appWasRemoved() { use = Standby() }

  // MARK: The battery

  /// Takes in how much is left by now.
  mutating func settle(at now: Instant) { battery.settle(at: now) }

  /// Lets the line of the charge be looked at again, as the numbers may have changed from which it follows.
  mutating func forgetDemand() { battery.demand = nil }

  /// Lets a new process know the battery as it is.
  mutating func processStarted() { battery.told = battery.reading }

  /// Tells the running app of the battery, where it differs from what it was told last.
  mutating func tell(_ core: inout PhoneCore) {
    guard battery.told != battery.reading else { return }
    battery.told = battery.reading
    core.enqueue(.batteryChanged(battery.reading))
  }

  /// Takes in what takes power from now on; cheap where nothing has changed.
  mutating func observe(_ demand: PowerDemand, _ core: inout PhoneCore) {
    guard demand != battery.demand else { return }
    let constants = core.profile.constants
    battery.follow(
      demand,
      PowerDraw(demand, constants.battery, updateInterval: constants.updateInterval),
      charging: constants.battery.chargingPerHour, from: core.now)
    schedule(&core)
  }

  /// Takes the power of something that is over at once.
  mutating func spend(_ amount: PowerDraw, _ core: inout PhoneCore) {
    battery.spend(amount, at: core.now)
    if battery.isDraining { core.timeline.move(.batteryDue, to: core.now, where: \.isBatteryDue) }
  }

  /// Sets the instant at which the shown percentage changes next.
  func schedule(_ core: inout PhoneCore) {
    core.timeline.removeAll { $0.isBatteryDue }
    if let instant = battery.nextChange {
      core.timeline.add(.batteryDue, at: max(core.now, instant))
    }
  }
}
