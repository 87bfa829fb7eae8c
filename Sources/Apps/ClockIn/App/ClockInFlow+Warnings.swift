import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Whether tracking is off to save the battery.
  var isStoppedForBattery: Bool { configuration.stopsOnLowBattery && warnings.isBatteryLow }

  /// The battery has changed: below the bound the employee is told, and tracking stops if configured so (`clock-in:US3.2`).
  mutating func watchBattery(_ platform: inout Requests) {
    guard let current = shift, current.clockedOutAtMilliseconds == nil else { return }
    let battery = platform.facts.battery
    let isLow =
      !battery.isCharging && battery.percentage < configuration.lowBatteryPercentage
    // Nothing is recorded meanwhile that would tell a later process how long this one has lived (clock-in:EDGE-3).
    if current.openGap?.reason == .lowBattery { store(&platform) }
    guard warnings.recordBattery(isLow: isLow) else { return }
    if !isLow {
      platform.add(.withdraw(id: Self.batteryNotification))
      resumeTracking(&platform)
      return
    }
    if configuration.notifiesOfLowBattery {
      platform.add(
        .post(
          AppNotification(
            id: Self.batteryNotification, title: ClockInWording.batteryLow,
            text: ClockInWording.batteryText(stops: configuration.stopsOnLowBattery))))
    }
    guard isStoppedForBattery, core.updates.isRunning else { return }
    stopTracking(&platform)
    beginGap(.lowBattery, &platform)
    postTrackingNotification(&platform)
  }

  /// Warns the employee before the storage is full (`clock-in:EDGE-7`).
  ///
  /// What counts is how much of what the app can have it has taken, whoever has taken the rest.
  mutating func watchStorage(_ platform: inout Requests) {
    guard shift != nil, let free = platform.facts.storageFreeBytes else { return }
    let used = platform.facts.storage.reduce(0) {
      $0 + $1.key.utf8.count + $1.value.utf8.count
    }
    let isLow =
      core.journal.isStorageFull
      || used * 100 >= configuration.storageWarningPercentage * (used + free)
    guard warnings.recordStorage(isLow: isLow) else { return }
    if isLow {
      platform.add(
        .post(
          AppNotification(
            id: Self.storageNotification, title: ClockInWording.storageLow,
            text: ClockInWording.storageText)))
    } else {
      platform.add(.withdraw(id: Self.storageNotification))
    }
  }
}

/// What the employee was warned of, each time it comes up once.
struct ShiftWarnings: Hashable, Sendable {
  /// Whether the battery is below the bound of the notice.
  private(set) var isBatteryLow = false
  /// Whether the phone's storage fills.
  private(set) var isStorageLow = false

  /// Takes note of the battery; returns whether that is news.
  mutating func recordBattery(isLow: Bool) -> Bool {
    defer { isBatteryLow = isLow }
    return isBatteryLow != isLow
  }

  /// Takes note of the storage; returns whether that is news.
  mutating func recordStorage(isLow: Bool) -> Bool {
    defer { isStorageLow = isLow }
    return isStorageLow != isLow
  }
}
