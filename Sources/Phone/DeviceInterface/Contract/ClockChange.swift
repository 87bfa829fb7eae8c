/// What has changed about the time that the phone shows (`I-100`, `A-74`).
public enum ClockChange: String, Hashable, Sendable, CaseIterable {
  /// The clock was set, by its user or by the network.
  case set
  /// A new day has begun; iOS only.
  case newDay
  /// Summer time has begun or ended; iOS only.
  case summerTime
  /// The phone shows the time of another zone.
  case zone
}
