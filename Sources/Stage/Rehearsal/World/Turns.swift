import DeviceInterface
import DeviceSimulator

/// What events at the same time turn one way and back again.
struct Turns {
  /// What events can turn one way and the other.
  private struct Row {
    let number: Int
    let before: [AnyHashable]
  }

  /// The rows that have happened at the present time, with how things stood before each.
  private var rows: [Row] = []
  private var time: Instant?

  /// Takes note of how things stand before the event of a row.
  mutating func begin(_ number: Int, with phone: Phone, _ others: [AnyHashable] = []) {
    if time != phone.now { rows = [] }
    time = phone.now
    rows.append(Row(number: number, before: Self.state(of: phone) + others))
  }

  /// Returns the row of the same time that the latest one has undone; `nil` where there is none.
  func end(with phone: Phone, _ others: [AnyHashable] = []) -> Int? {
    guard let latest = rows.last, time == phone.now else { return nil }
    let after = Self.state(of: phone) + others
    for place in rows.indices.dropLast().reversed() {
      let (before, between) = (rows[place].before, rows[place + 1].before)
      let isUndone = after.indices.contains { index in
        before[index] != between[index] && after[index] == before[index]
          && latest.before[index] != after[index]
      }
      if isUndone { return rows[place].number }
    }
    return nil
  }

  private static func state(of phone: Phone) -> [AnyHashable] {
    [
      phone.isOn, phone.isOnline, phone.locationServicesEnabled, phone.signal, phone.permission,
      phone.front, phone.battery.isCharging, phone.facts.isSavingPower,
      phone.facts.notificationsEnabled, phone.call, phone.storageFreeBytes,
    ]
  }
}
