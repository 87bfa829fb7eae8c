import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// Tables of times and events.
extension World {
  /// The next reading of the phone's clock with the time of day; the present one where it shows it now.
  func next(_ time: TimeOfDay) -> WallTime {
    let now = phone.wallClock
    let today = now.setting(time)
    let isPast = today.millisecondsSince1970 < now.millisecondsSince1970
    return isPast ? today + .seconds(86_400) : today
  }

  /// Lets each event of a table happen at its time, in order; what else falls into the time happens too.
  mutating func follow(_ table: EventTableArgument<World>) throws {
    let start = phone.now
    let (heading, column) = try Self.timeColumn(of: table)
    try Self.requireKnownColumns(of: table, besides: heading)
    var previous = start
    var turns = Turns()
    for row in table.rows {
      let due =
        heading == "after"
        ? try Self.instant(row, row.cells[column], after: start)
        : try instant(row, row.cells[column])
      guard due >= previous else {
        throw InvalidStep(
          "The events are not in order: row \(row.number) is due before the row above it.",
          notes: ["Times after “after” count from the step, not from the row above."])
      }
      guard due >= phone.now else {
        throw InvalidStep(
          "Row \(row.number) is due before the event above it is over.",
          notes: ["It is due at \(due.sinceStart), but by then it is \(phone.now.sinceStart)."])
      }
      try pass(due - phone.now)
      turns.begin(row.number, with: phone, turnable)
      if row.kind == .then { look() } else { beginDeed(about: row.concern) }
      try row.happen(in: &self)
      try settle()
      if let undone = turns.end(with: phone, turnable) {
        warn(
          "Row \(row.number) undoes what row \(undone) has done at the same time, so hardly anything can come of either.",
          notes: ["Let some time pass between the two."])
      }
      previous = due
    }
  }

  /// What events can turn one way and the other beside the phone itself: the screen, and how servers behave.
  private var turnable: [AnyHashable] {
    [AnyHashable(visibleScreen)] + servers.map { AnyHashable($0.behaviour) }
  }

  private static func timeColumn(
    of table: EventTableArgument<World>
  ) throws(InvalidStep) -> (heading: String, column: Int) {
    switch (table.column("after"), table.column("at")) {
    case (let column?, nil): return ("after", column)
    case (nil, let column?): return ("at", column)
    case (nil, nil), (.some, .some):
      throw InvalidStep(
        "The table needs one column of times.",
        notes: [
          "Head it “after” (\"30 seconds\" from the step on) or “at” (\"08:15\" by the clock)."
        ])
    }
  }

  private static func requireKnownColumns(
    of table: EventTableArgument<World>, besides heading: String
  ) throws(InvalidStep) {
    let known = [heading, "event"]
    let unknown = table.header.filter { !known.contains($0.lowercased()) }
    guard !unknown.isEmpty else { return }
    let names = unknown.map { "“\($0)”" }.joined(separator: ", ")
    throw InvalidStep(
      "A table of events has no column \(names), so nothing would come of it.",
      notes: ["Its columns are: \(known.joined(separator: ", "))"])
  }

  private static func instant(
    _ row: EventTableArgument<World>.Row, _ text: String, after start: Instant
  ) throws(InvalidStep) -> Instant {
    guard let delay = DurationText.parse(text) else {
      throw InvalidStep(
        "Row \(row.number): \"\(text)\" is no length of time.",
        notes: ["Write for example \"30 s\" or \"5 minutes\"."])
    }
    return start + delay
  }

  private func instant(
    _ row: EventTableArgument<World>.Row, _ text: String
  ) throws(InvalidStep) -> Instant {
    guard let time = TimeOfDay(text: text) else {
      throw InvalidStep(
        "Row \(row.number): \"\(text)\" is no time of day.", notes: ["Write for example \"08:15\"."]
      )
    }
    let left = next(time).millisecondsSince1970 - phone.wallClock.millisecondsSince1970
    return phone.now + .milliseconds(left)
  }
}

/// The changes that events at the same time make one way and back again.
struct Turns {
  /// The things that events can turn one way and the other.
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
