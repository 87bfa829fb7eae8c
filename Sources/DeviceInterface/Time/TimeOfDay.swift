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
