internal import Foundation

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
