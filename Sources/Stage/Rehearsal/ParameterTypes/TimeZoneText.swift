import DeviceInterface

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
