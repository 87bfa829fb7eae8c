internal import Foundation

/// A quantity of time, counted by units.
struct TimeQuantity {
  /// A number of a unit.
  struct Count {
    let unit: TimeUnit
    var value: Double

    /// The number, as in "1.5".
    var digits: String {
      let formatter = PhoneLanguage.numberFormatter()
      // Hours of many years have no commas between colons.
      formatter.usesGroupingSeparator = false
      return formatter.string(from: NSNumber(value: value)) ?? ""
    }

    /// The number in words; a fraction has none.
    var words: String {
      Int(exactly: value).map(PhoneLanguage.words) ?? digits
    }
  }

  /// The counts, the largest unit first.
  private(set) var counts: [Count]

  /// Counts the time between two dates.
  init(from start: Date, to end: Date, in calendar: Calendar, units: [TimeUnit], hasFraction: Bool)
  {
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: start, to: end)
    counts = units.map { Count(unit: $0, value: Double(components.value(for: $0.component) ?? 0)) }
    guard hasFraction, let last = units.last,
      var whole = calendar.date(byAdding: components, to: start)
    else { return }
    // A calendar gives nanoseconds only where they are asked for.
    if abs(end.timeIntervalSince(whole)) < 0.001 { whole = end }
    if let next = calendar.date(byAdding: last.component, value: end < start ? -1 : 1, to: whole) {
      let length = abs(next.timeIntervalSince(whole))
      counts[counts.count - 1].value += end.timeIntervalSince(whole) / length
    }
  }

  /// The units without the largest, where there is one of that alone; nil where nothing is to be told by a smaller one.
  func collapsed() -> [TimeUnit]? {
    guard let first = counts.firstIndex(where: { $0.value != 0 }), first + 1 < counts.count,
      counts[first].value.magnitude == 1
    else { return nil }
    return counts[(first + 1)...].map(\.unit)
  }

  /// Leaves so many units, from the first that is not zero; zero stands for all of them.
  mutating func keep(_ maximum: Int) {
    guard maximum > 0, counts.count > maximum else { return }
    let first = counts.firstIndex { $0.value != 0 } ?? counts.count - 1
    counts = Array(counts[max(0, min(first, counts.count - 1))...].prefix(maximum))
  }

  /// What is to be seen, where some zeros are not: at least the smallest unit.
  func shown(_ zeros: ZeroRule) -> [Count] {
    guard let first = counts.firstIndex(where: { $0.value != 0 }),
      let last = counts.lastIndex(where: { $0.value != 0 })
    else { return zeros.dropsLeading || zeros.dropsTrailing ? counts.suffix(1) : counts }
    return counts.indices.filter { index in
      if counts[index].value != 0 { return true }
      if index < first { return !zeros.dropsLeading }
      return !(index > last ? zeros.dropsTrailing : zeros.dropsMiddle)
    }.map { counts[$0] }
  }
}

/// The rule by which zeros are dropped.
struct ZeroRule {
  let dropsLeading: Bool
  let dropsMiddle: Bool
  let dropsTrailing: Bool
  let pads: Bool

  /// In digits, zeros between and behind others say what those are, and stay.
  init(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
    let byDefault = behavior.contains(.default)
    dropsLeading = byDefault || behavior.contains(.dropLeading)
    dropsMiddle = !isPositional && (byDefault || behavior.contains(.dropMiddle))
    dropsTrailing = !isPositional && (byDefault || behavior.contains(.dropTrailing))
    pads = behavior.contains(.pad)
  }
}

/// A unit in which time is told, the largest first.
enum TimeUnit: CaseIterable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  static let all = allCases.reduce(into: NSCalendar.Unit()) { $0.insert($1.flag) }

  /// Whether a clock shows it.
  var isOnClock: Bool { [.hour, .minute, .second].contains(self) }

  /// What it is for calendars; as apps say it, weeks are those of a month.
  var component: Calendar.Component { terms.component }
  /// What it is among units that are allowed.
  var flag: NSCalendar.Unit { terms.flag }

  private var terms:
    (component: Calendar.Component, flag: NSCalendar.Unit, letters: String, short: String)
  {
    switch self {
    case .year: (.year, .year, "y", "yr")
    case .month: (.month, .month, "mo", "mth")
    case .week: (.weekOfMonth, .weekOfMonth, "w", "wk")
    case .day: (.day, .day, "d", "day")
    case .hour: (.hour, .hour, "h", "hr")
    case .minute: (.minute, .minute, "m", "min")
    case .second: (.second, .second, "s", "sec")
    }
  }

  /// What it is called in a style.
  func name(_ style: DateComponentsFormatter.UnitsStyle, isOne: Bool) -> String {
    switch style {
    case .positional, .abbreviated: terms.letters
    case .brief, .short: isOne || isOnClock ? terms.short : terms.short + "s"
    case .full, .spellOut: isOne ? "\(self)" : "\(self)s"
    }
  }
}
