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
