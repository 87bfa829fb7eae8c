import DeviceInterface

/// A length of time as the digits of a stopwatch.
public enum ClockText {
  /// Writes "01:05:09": hours, minutes and whole seconds, hours as many as there are.
  static func render(_ duration: Duration) -> String {
    let seconds = max(0, duration.wholeMilliseconds / 1_000)
    return [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { part in
      part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }

  /// Reads "01:05:09", or returns `nil` where the text is no such time.
  public static func parse(_ text: String) -> Duration? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2],
      (0...99_999).contains(hours), (0...59).contains(minutes), (0...59).contains(seconds)
    else { return nil }
    return .seconds(hours * 3_600 + minutes * 60 + seconds)
  }
}

extension TimeOfDay {
  /// Reads "08:15" or "08:15:30", or returns `nil` where the text is no time of day.
  init?(text: String) {
    let parts = text.split(separator: ":").map { Int($0) ?? -1 }
    guard parts.count == 2 || parts.count == 3 else { return nil }
    self.init(hour: parts[0], minute: parts[1], second: parts.count == 3 ? parts[2] : 0)
  }
}

/// The words in which scenarios write a time zone: "UTC+2", "UTC-05:30".
enum TimeZoneText {
  /// Reads the distance from UTC in seconds, or returns `nil` where there is no such zone.
  static func parse(_ text: String) -> Int? {
    let rest = text.dropFirst(3)
    guard let sign = rest.first else { return 0 }
    let parts = rest.dropFirst().split(separator: ":").map { Int($0) ?? -1 }
    guard let hours = parts.first, hours >= 0 else { return nil }
    let minutes = parts.count > 1 ? parts[1] : 0
    guard (0...59).contains(minutes) else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    let offset = sign == "-" ? -seconds : seconds
    return (-12 * 3_600...14 * 3_600).contains(offset) ? offset : nil
  }
}
