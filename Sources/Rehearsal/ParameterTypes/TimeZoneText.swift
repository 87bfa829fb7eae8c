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
