import DeviceInterface

/// The app's alarms on Android, and what the user lets it do with exact ones (`A-72`, `A-74`).
struct Alarms: Hashable, Sendable {
  private var set: [Alarm] = []
  /// What the user has decided about exact alarms; `nil` where nothing was decided.
  private var exactDecision: Bool?
  /// When one rang last while the phone rested.
  private var rangInDozeAt: Instant?
  /// Those that are due and wait for the phone to be awake.
  private var overdue: [String] = []

  /// What the user has decided about exact alarms.
  var decision: Bool? { exactDecision }

  var isEmpty: Bool { self.set.isEmpty }

  /// The alarm with the name.
  func named(_ name: String) -> Alarm? { set.first { $0.name == name } }

  mutating func decide(_ isAllowed: Bool) { exactDecision = isAllowed }

  mutating func add(_ alarm: Alarm, _ core: inout PhoneCore) {
    remove(alarm.name, &core)
    set.append(alarm)
    core.timeline.add(.alarmDue(name: alarm.name), at: core.now + max(.zero, alarm.delay))
  }

  mutating func remove(_ name: String, _ core: inout PhoneCore) {
    set.removeAll { $0.name == name }
    overdue.removeAll { $0 == name }
    core.timeline.removeAll { $0 == .alarmDue(name: name) }
  }

  /// Forgets the alarms of which that is so.
  mutating func removeAll(
    where isMeant: (Alarm) -> Bool = { _ in true }, _ core: inout PhoneCore
  ) {
    for alarm in set where isMeant(alarm) { remove(alarm.name, &core) }
  }

  /// Takes out an alarm that is due, if nothing holds it now; otherwise it waits (`A-72`, `A-77`).
  mutating func ring(
    _ name: String, isResting: Bool, isRestricted: Bool, _ core: inout PhoneCore
  ) -> Alarm? {
    guard let alarm = named(name) else { return nil }
    guard !isRestricted else {
      overdue.append(name)
      core.record(.system, .withheld(.android(77)))
      return nil
    }
    if isResting {
      guard alarm.ringsInDoze else {
        overdue.append(name)
        core.record(.system, .withheld(.android(72)))
        return nil
      }
      if let last = rangInDozeAt, core.now - last < core.profile.constants.alarmDistanceInDoze {
        core.timeline.add(
          .alarmDue(name: name), at: last + core.profile.constants.alarmDistanceInDoze)
        return nil
      }
      rangInDozeAt = core.now
    }
    remove(name, &core)
    return alarm
  }

  /// Lets those ring that have waited.
  mutating func release(_ core: inout PhoneCore) {
    for name in overdue { core.timeline.add(.alarmDue(name: name), at: core.now) }
    overdue = []
  }
}
