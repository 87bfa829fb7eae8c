/// A point in a scenario's time, counted from its start.
///
/// It never goes back and never jumps: a reboot and a changed wall clock do not touch it.
public struct Instant: Hashable, Sendable, Comparable {
  /// The time since the scenario started.
  public let sinceStart: Duration

  /// Creates the instant that lies the duration after the scenario's start.
  public init(sinceStart: Duration) {
    self.sinceStart = sinceStart
  }

  /// The instant at which every scenario starts.
  public static let start = Instant(sinceStart: .zero)

  /// Tells whether one instant comes before another.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.sinceStart < right.sinceStart
  }

  /// Returns the instant that lies the duration after this one.
  public static func + (instant: Instant, duration: Duration) -> Instant {
    Instant(sinceStart: instant.sinceStart + duration)
  }

  /// Returns the time from the right instant to the left one.
  public static func - (left: Instant, right: Instant) -> Duration {
    left.sinceStart - right.sinceStart
  }
}
