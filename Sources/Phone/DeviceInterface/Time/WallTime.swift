/// A reading of the phone's wall clock: a date and time of day in a time zone.
///
/// The user, the network and a scenario can set it, so nothing may measure a duration with it.
public struct WallTime: Hashable, Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var millisecondsSince1970: Int64
  /// The time zone's offset from UTC in seconds, positive to the east.
  public var zoneOffsetSeconds: Int

  /// Creates a reading from milliseconds since 1970 and the zone's offset in seconds.
  public init(millisecondsSince1970: Int64, zoneOffsetSeconds: Int = 0) {
    self.millisecondsSince1970 = millisecondsSince1970
    self.zoneOffsetSeconds = zoneOffsetSeconds
  }

  /// 08:00 UTC on Monday, 5 January 2026: when every scenario starts.
  public static let scenarioStart = WallTime(millisecondsSince1970: 1_767_600_000_000)

  /// Returns the reading the duration later, in the same zone.
  public static func + (time: WallTime, duration: Duration) -> WallTime {
    WallTime(
      millisecondsSince1970: time.millisecondsSince1970 + duration.wholeMilliseconds,
      zoneOffsetSeconds: time.zoneOffsetSeconds)
  }
}

extension WallTime {
  /// Creates the reading of a clock that shows the date and time in a zone.
  public init(
    _ date: CalendarDay, _ time: TimeOfDay = .midnight, zoneOffsetSeconds: Int = 0
  ) {
    let seconds = date.daysSince1970 * 86_400 + time.secondsSinceMidnight - zoneOffsetSeconds
    self.init(millisecondsSince1970: Int64(seconds) * 1_000, zoneOffsetSeconds: zoneOffsetSeconds)
  }

  /// The date that the clock shows in its zone.
  public var date: CalendarDay { CalendarDay(daysSince1970: local.days) }

  /// The time of day that the clock shows in its zone, without fractions of a second.
  public var timeOfDay: TimeOfDay { TimeOfDay(secondsSinceMidnight: local.seconds) }

  /// How long it is until the clock shows the next day.
  public var timeToMidnight: Duration {
    let past = floorDivide(
      Int(millisecondsSince1970) + zoneOffsetSeconds * 1_000, by: 86_400_000
    ).remainder
    return .milliseconds(86_400_000 - past)
  }

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
