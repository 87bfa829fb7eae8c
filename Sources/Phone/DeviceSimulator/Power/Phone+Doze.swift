import DeviceInterface

/// Doze: an Android phone that nobody uses rests, lets things through now and then, and wakes by itself (`A-72`).
extension Phone {
  /// How deep the phone rests; `nil` while it does not.
  public var dozeDepth: DozeDepth? { power.dozeDepth }

  /// Lets the phone fall into Doze, or throws why it cannot, as one in use, on a charger or in motion does not.
  ///
  /// Deep Doze needs a phone that lies still, unless Battery Saver brings it; the light one comes on the move too, and not out
  /// of the deep one. Android only.
  public mutating func fallIntoDoze(_ depth: DozeDepth = .deep) throws(PhoneError) {
    try check(.android, has: "Doze", .android(72))
    guard power.dozeDepth != depth else { throw .alreadySo("the phone rests") }
    guard power.dozeDepth != .deep else { throw .alreadySo("the phone rests in deep Doze") }
    try checkMayRest()
    if depth == .deep, !isStill, !isSavingPower { throw .cannotRest(.moving) }
    power.fall(into: depth, core)
    dozeTurned()
    scheduleDoze()
  }

  private func checkMayRest() throws(PhoneError) {
    try checkOn()
    if power.isCharging { throw .cannotRest(.charging) }
    if call.exists { throw .callUnderWay }
    guard front == .lockScreen else { throw .wrongFront(wanted: .lockScreen, front: front) }
    if sound.plays(.alarm) { throw .cannotRest(.ringing) }
    if sound.plays(.assistant) { throw .cannotRest(.assisting) }
  }

  /// Wakes the phone from Doze without anybody using it, as a developer's command does; Android only.
  public mutating func wakeFromDoze() throws(PhoneError) {
    try check(.android, has: "Doze", .android(72))
    guard power.wake(core) else { throw .missing(wanted: "a phone in Doze") }
    dozeTurned()
    dozeDue()
  }

  /// Takes in whether somebody uses the phone, or feeds it; at the end of every instant.
  ///
  /// Tells whether that is another way than before.
  @discardableResult
  mutating func observeRest() -> Bool {
    let isUnused = mayRest
    guard isUnused != power.isUnused else { return false }
    if power.setUnused(isUnused, &core) { dozeTurned() }
    if isUnused { dozeDue() }
    return true
  }

  /// Ends the rest of a phone that its user takes up, be it for a moment: where it lies on, it begins anew.
  mutating func endRest() { if power.setUnused(false, &core) { dozeTurned() } }

  /// Whether the screen is off and the battery the only source of power; a call, an alarm or the assistant
  /// lights the screen.
  private var mayRest: Bool {
    guard core.profile.platform == .android, front == .lockScreen, !power.isCharging else {
      return false
    }
    return !call.exists && !sound.plays(.alarm) && !sound.plays(.assistant)
  }

  private var isStill: Bool {
    location.trajectory.motion(at: core.now, constants: core.profile.constants) == .stationary
  }

  /// Takes in that the phone began or ceased to move, or what of Doze is due.
  mutating func dozeDue() {
    guard power.isUnused else { return }
    if power.advanceDoze(isStill: isStill, core) { dozeTurned() }
    scheduleDoze()
  }

  /// Ends deep Doze of a phone that somebody has carried elsewhere in no time.
  mutating func wakeByJolt() {
    guard power.dozeDepth == .deep, power.wake(core) else { return }
    dozeTurned()
    scheduleDoze()
  }

  private mutating func scheduleDoze() {
    let change = location.trajectory.nextChangeOfMotion(
      after: core.now, constants: core.profile.constants)
    power.scheduleDoze(motionChange: change, &core)
  }

  /// Lets everything go on that Doze held back, or holds it back from now on.
  private mutating func dozeTurned() {
    core.record(.system, .dozed(power.dozeDepth, inWindow: power.isInDozeWindow))
    tellReachability()
    resumeWithheldFix()
    wakeUpdates()
    releaseAlarms()
  }

  /// Tells a running app that Doze has taken its network or given it back.
  mutating func tellReachability() {
    guard lifecycle.state.isRunning, core.news.tell(isOnline: reachesNetwork) else { return }
    core.enqueue(.connectivityChanged(isOnline: reachesNetwork))
  }

  /// Whether the app has a network: in Doze one out of sight has none, unless it has a service, was woken for an event
  /// that pierces Doze (`A-72`), or is exempt from battery optimisation (`A-82`).
  var reachesNetwork: Bool {
    guard network.isOnline, power.holdsWorkBack else { return network.isOnline }
    return lifecycle.state.isForeground || services.hasForegroundService
      || services.startExemption != .none || batteryUse == .unrestricted
  }
}
