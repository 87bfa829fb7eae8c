/// A time that goes on by itself, as a stopwatch on a screen does: the platform draws it anew every second.
public struct RunningTime: Hashable, Sendable {
  /// The time when it last began to run, or at which it stands.
  public var base: Duration
  /// The uptime of the phone at which it began to run; `nil` while it stands.
  public var runningSince: Duration?

  /// Creates a time that stands, or that has been running since the uptime.
  public init(_ base: Duration, runningSince: Duration? = nil) {
    self.base = base
    self.runningSince = runningSince
  }

  /// Returns the time at an uptime of the phone; never less than where it began.
  public func value(atUptime uptime: Duration) -> Duration {
    guard let runningSince, uptime > runningSince else { return base }
    return base + (uptime - runningSince)
  }
}
