import DeviceInterface

/// The elapsed time is the time that a campaign or shift has been active (`campaign:4.2`, `campaign:4.3`).
public enum ElapsedEqualsActiveTime {
  static let rule = "The elapsed time equals the time spent active."

  /// What storing in whole milliseconds may cost, at each pause.
  private static let tolerance = Duration.milliseconds(50)

  /// Compares the app's elapsed time with what it can be; `nil` where nobody can know.
  public static func check(_ elapsed: Duration, _ bounds: ClosedRange<Duration>?)
    -> InvariantViolation?
  {
    guard let bounds else { return nil }
    let isRight =
      elapsed >= bounds.lowerBound - tolerance && elapsed <= bounds.upperBound + tolerance
    guard !isRight else { return nil }
    let least = DurationText.render(bounds.lowerBound)
    let most = DurationText.render(bounds.upperBound)
    return InvariantViolation(
      rule: rule,
      happened: "The app counts \(DurationText.render(elapsed)), but "
        + (least == most ? "\(least) were active." : "\(least) to \(most) were active."))
  }
}
