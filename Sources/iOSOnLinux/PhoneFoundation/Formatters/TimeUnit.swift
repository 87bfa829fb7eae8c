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
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// What it is among units that are allowed.
  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// What it is called in a style.
  func name(_ style: DateComponentsFormatter.UnitsStyle, isOne: Bool) -> String {
    switch style {
    case .positional, .abbreviated: letters
    case .brief, .short: isOne || isOnClock ? short : short + "s"
    case .full, .spellOut: isOne ? "\(self)" : "\(self)s"
    }
  }

  private var letters: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }

  private var short: String {
    switch self {
    case .year: "yr"
    case .month: "mth"
    case .week: "wk"
    case .day: "day"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }
}
