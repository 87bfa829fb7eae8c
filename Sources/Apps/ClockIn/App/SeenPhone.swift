import DeviceInterface

/// What was seen of the phone last, as far as the screen is computed from it.
struct SeenPhone: Hashable, Sendable {
  /// The platform, which decides what a dialog can offer.
  private(set) var platform = PlatformKind.iOS
  /// The permission.
  private(set) var permission = Permission(.notDetermined)
  /// The time zone in which times are shown, in seconds east of UTC.
  private(set) var zoneOffsetSeconds = 0

  /// Takes note of what can be read now.
  mutating func note(_ facts: Facts) {
    platform = facts.platform
    permission = facts.permission
    zoneOffsetSeconds = facts.wallClock.zoneOffsetSeconds
  }
}

/// What the employee was warned of, each time it comes up once.
struct ShiftWarnings: Hashable, Sendable {
  /// Whether the battery is below the bound of the notice.
  private(set) var isBatteryLow = false
  /// Whether the phone's storage fills.
  private(set) var isStorageLow = false

  /// Takes note of the battery; returns whether that is news.
  mutating func noteBattery(isLow: Bool) -> Bool {
    defer { isBatteryLow = isLow }
    return isBatteryLow != isLow
  }

  /// Takes note of the storage; returns whether that is news.
  mutating func noteStorage(isLow: Bool) -> Bool {
    defer { isStorageLow = isLow }
    return isStorageLow != isLow
  }
}
