extension WallTime {
  /// Creates the reading of a clock that shows the date and time in a zone.
  public init(
    _ date: CalendarDay, _ time: TimeOfDay = .midnight, zoneOffsetSeconds: Int = 0
  ) {
    let seconds = date.daysSince1970 * 86_400 + time.secondsSinceMidnight - zoneOffsetSeconds
    self.init(
      millisecondsSince1970: Int64(seconds) * 1_000, zoneOffsetSeconds: zoneOffsetSeconds)
  }

  /// The date that the clock shows in its zone.
  public var date: CalendarDay { CalendarDay(daysSince1970: local.days) }

  /// The time of day that the clock shows in its zone, without fractions of a second.
  public var timeOfDay: TimeOfDay { TimeOfDay(secondsSinceMidnight: local.seconds) }

  /// The day of the week in the clock's zone.
  public var weekday: Weekday { date.weekday }

  /// Returns the reading with another time of day on the same date and in the same zone.
  public func setting(_ time: TimeOfDay) -> WallTime {
    WallTime(date, time, zoneOffsetSeconds: zoneOffsetSeconds)
  }

  /// Returns what the clock shows at the same moment in another zone.
  public func inZone(offsetSeconds: Int) -> WallTime {
    WallTime(millisecondsSince1970: millisecondsSince1970, zoneOffsetSeconds: offsetSeconds)
  }

  /// Days since 1970 and seconds since midnight in the zone; divided down first, so that no sum overflows.
  private var local: (days: Int, seconds: Int) {
    let seconds = floorDivide(Int(millisecondsSince1970), by: 1_000).quotient
    let (days, rest) = floorDivide(seconds + zoneOffsetSeconds, by: 86_400)
    return (days, rest)
  }
}

extension WallTime: CustomStringConvertible {
  /// What the clock shows in its zone: "Mon 2026-01-05 08:00:00".
  public var description: String { "\(weekday.abbreviation) \(date) \(timeOfDay)" }
}

/// Divides so that the remainder is never negative.
func floorDivide(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}

/// Returns the number with zeros before it up to the width.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
  return (number < 0 ? "-" : "") + zeros + digits
}
