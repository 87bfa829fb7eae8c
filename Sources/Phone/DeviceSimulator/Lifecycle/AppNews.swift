import DeviceInterface

/// What the running process has been told of what it can compare, and what it is still to be told.
struct AppNews: Hashable, Sendable {
  /// What the suspended app will be told when it runs again, in order.
  private var held: [Signal] = []
  /// What the app will be told around its next activation, in the order the policy says.
  private var waiting: [Occurrence] = []
  /// The permission the process was last told (`I-28`).
  private var toldPermission: Permission?
  /// The date when the app last could know it, and what has become of the clock since (`I-100`).
  private var knownDate: CalendarDay?
  private var clockChange: ClockChange?
  /// Whether the network was there when the app last could know.
  private var toldIsOnline = true

  var areWaiting: Bool { !waiting.isEmpty }

  /// Begins with a process that has been told nothing and can see the network.
  mutating func processStarted(isOnline: Bool) {
    toldPermission = nil
    toldIsOnline = isOnline
  }

  /// Drops everything that was still to be told.
  mutating func processEnded() {
    held = []
    waiting = []
    clockChange = nil
  }

  /// Keeps a signal until the suspended app runs again.
  mutating func hold(_ signal: Signal) { held.append(signal) }

  /// Drops what a suspended app need not be told any more.
  mutating func dropHeld(where isObsolete: (Signal) -> Bool) { held.removeAll(where: isObsolete) }

  mutating func takeHeld() -> [Signal] {
    defer { held = [] }
    return held
  }

  /// Lets something wait for the next activation.
  mutating func add(_ item: Occurrence) { waiting.append(item) }

  mutating func takeWaiting() -> [Occurrence] {
    defer { waiting = [] }
    return waiting
  }

  mutating func dropWaiting() { waiting = [] }

  /// Whether the process does not know its permission.
  @inline(__always)
  func owes(_ permission: Permission) -> Bool { toldPermission != permission }

  /// Notes that the process is told its permission; returns whether it did not know it.
  mutating func tell(_ permission: Permission) -> Bool {
    guard owes(permission) else { return false }
    toldPermission = permission
    return true
  }

  /// Keeps what has become of the clock for when the app runs again; of several changes the last.
  mutating func hold(_ change: ClockChange) { clockChange = change }

  mutating func knows(_ date: CalendarDay) { knownDate = date }

  /// Returns what has become of the clock since the app last could know, where anything has.
  mutating func takeClockChange(on date: CalendarDay) -> ClockChange? {
    defer { (clockChange, knownDate) = (nil, date) }
    return clockChange ?? (knownDate == nil || knownDate == date ? nil : .newDay)
  }

  /// Forgets what permission the process was told, so that it is told again.
  mutating func forgetPermission() { toldPermission = nil }

  /// Notes that the process is told whether there is a network; returns whether it did not know it.
  @discardableResult
  mutating func tell(isOnline: Bool) -> Bool {
    guard toldIsOnline != isOnline else { return false }
    toldIsOnline = isOnline
    return true
  }
}
