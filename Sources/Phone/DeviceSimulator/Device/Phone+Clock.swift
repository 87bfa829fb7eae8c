public import DeviceInterface

/// What the phone's clock shows, and who is told when that changes (`I-100`, `A-74`).
extension Phone {
  /// What the phone's clock shows; setting it arranges the time, which a process of the app is told, and wakes nobody.
  ///
  /// Every duration stays as it is.
  public var wallClock: WallTime {
    get { core.clock.reading(at: now) }
    set {
      turnClock(to: newValue, by: .scenario)
      if lifecycle.state.hasProcess { tellClock(.set) }
    }
  }

  /// Lets the user set the clock, or the network, for which Android wakes or starts the app (`A-74`).
  public mutating func setClock(to reading: WallTime) {
    turnClock(to: reading, by: .user)
    clockChanged(.set)
  }

  private mutating func turnClock(to reading: WallTime, by cause: PhoneLogEntry.Cause) {
    core.clock.set(to: reading, at: now)
    core.record(cause, .clockSet(reading))
    awaitPlannedZone()
  }

  /// Moves the phone's clock to a time zone: it shows another time of day, and the moment stays the same.
  public mutating func setTimeZone(offsetSeconds: Int, by cause: PhoneLogEntry.Cause = .user) {
    if moveClock(toZone: offsetSeconds, by: cause) { clockChanged(.zone) }
  }

  private mutating func moveClock(toZone offset: Int, by cause: PhoneLogEntry.Cause) -> Bool {
    guard core.clock.setZone(offsetSeconds: offset) else { return false }
    core.record(cause, .timeZoneSet(offsetSeconds: offset))
    return true
  }

  /// Lets the zone's offset change when the clock shows the moment, as summer time begins and ends.
  ///
  /// Only the moment of the reading counts, not its zone. A moment that is past changes the offset at once; changes
  /// for other moments stay, and come in the order of time.
  public mutating func changeTimeZone(toOffsetSeconds offset: Int, at moment: WallTime) {
    core.clock.planZone(offsetSeconds: offset, at: moment)
    awaitPlannedZone()
  }

  /// Waits for the next planned change of the zone, as the clock goes now.
  private mutating func awaitPlannedZone() {
    core.timeline.removeAll { $0 == .zoneChanges }
    if let due = core.clock.nextZoneChange(from: core.now) {
      core.timeline.add(.zoneChanges, at: due)
    }
  }

  mutating func zoneChanges() {
    let planned = core.clock.takePlannedZone()
    awaitPlannedZone()
    guard let planned, moveClock(toZone: planned, by: .system) else { return }
    // I-100: told on iOS; Android, whose zone stays the same, tells no app of it.
    if core.profile.platform == .iOS, lifecycle.state.hasProcess { tellClock(.summerTime) }
  }

  /// Tells the app, and wakes or starts it for it on Android (`A-74`).
  private mutating func clockChanged(_ change: ClockChange) {
    guard core.profile.platform == .android, !lifecycle.state.isRunning,
      hasReceiver(\.receivesClock)
    else {
      if lifecycle.state.hasProcess { tellClock(change) }
      return
    }
    guard wakeForBroadcast(.clock) else { return }
    core.enqueue(.clockChanged(change))
  }

  /// Tells a process of the app; one of iOS that is suspended is told once, when it runs again (`I-100`).
  private mutating func tellClock(_ change: ClockChange) {
    switch core.profile.platform {
    case .android: core.enqueue(.clockChanged(change))
    case .iOS where lifecycle.state == .suspended:
      core.news.hold(change)
      core.record(.system, .held(.clockChanged(change)))
    case .iOS:
      core.enqueue(.clockChanged(change))
      watchForNewDay()
    }
  }

  /// Lets a running app of iOS hear of the next midnight; what it knows of the date is what the clock shows now.
  mutating func watchForNewDay() {
    core.timeline.removeAll { $0 == .newDay }
    guard core.profile.platform == .iOS, lifecycle.state.isRunning else { return }
    core.news.knows(wallClock.date)
    core.timeline.add(.newDay, at: core.now + wallClock.timeToMidnight)
  }

  /// Whether nothing lies ahead but that the next day begins.
  public var awaitsOnlyMidnight: Bool { core.timeline.upcoming == [.newDay] }

  mutating func newDay() {
    guard lifecycle.state.isRunning else { return }
    tellClock(.newDay)
  }

  /// Tells a resumed app of iOS once what has become of the time, however often it changed (`I-100`).
  mutating func tellMissedClock() {
    guard core.profile.platform == .iOS else { return }
    if let change = core.news.takeClockChange(on: wallClock.date) {
      core.enqueue(.clockChanged(change))
    }
    watchForNewDay()
  }
}
