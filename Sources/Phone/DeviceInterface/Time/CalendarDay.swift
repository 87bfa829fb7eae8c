/// A day of the Gregorian calendar, which is used for all times, also before its introduction.
public struct CalendarDay: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates a date, or `nil` where there is no such day or the year is not within 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date that lies so many days after 1970-01-01.
  ///
  /// The years are counted from March, so that the leap day is the last day of a year and months follow a formula.
  init(daysSince1970: Int) {
    let days = daysSince1970 + Self.daysFromYearZeroTo1970
    let era = floorDivide(days, by: 146_097).quotient
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    self.month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days after 1970-01-01; negative before it.
  public var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = floorDivide(yearFromMarch, by: 400).quotient
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.daysFromYearZeroTo1970
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday, the day three after Monday.
    let index = floorDivide(daysSince1970 + 3, by: 7).remainder
    return Weekday.allCases[index]
  }

  private static let daysFromYearZeroTo1970 = 719_468

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: CustomStringConvertible {
  /// The date as ISO 8601 writes it: "2026-01-05".
  public var description: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

/// A day of the week.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  /// Monday, the first day of the week as ISO 8601 counts.
  case monday = 1
  /// Tuesday.
  case tuesday
  /// Wednesday.
  case wednesday
  /// Thursday.
  case thursday
  /// Friday.
  case friday
  /// Saturday.
  case saturday
  /// Sunday.
  case sunday

  /// The English name's first three letters.
  public var abbreviation: String {
    switch self {
    case .monday: "Mon"
    case .tuesday: "Tue"
    case .wednesday: "Wed"
    case .thursday: "Thu"
    case .friday: "Fri"
    case .saturday: "Sat"
    case .sunday: "Sun"
    }
  }
}

/// A time of day on a 24-hour clock.
public struct TimeOfDay: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int

  /// Creates a time of day, or `nil` where a part is out of its range.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Creates the time so many seconds after midnight; 0 to 86,399.
  init(secondsSinceMidnight seconds: Int) {
    self.hour = seconds / 3_600
    self.minute = seconds / 60 % 60
    self.second = seconds % 60
  }

  /// Midnight, when a day begins.
  public static let midnight = TimeOfDay(secondsSinceMidnight: 0)

  /// The seconds since midnight, 0 to 86,399.
  public var secondsSinceMidnight: Int { (hour * 60 + minute) * 60 + second }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time with its seconds: "08:00:00".
  public var description: String {
    "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
  }
}
