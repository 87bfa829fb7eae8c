/// A length of time as the digits of a stopwatch.
public enum ClockText {
  /// Writes "01:05:09": hours, minutes and whole seconds, hours as many as there are.
  public static func render(_ duration: Duration) -> String {
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
