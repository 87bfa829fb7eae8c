/// A point in a scenario's time, counted from its start.
///
/// It never goes back and never jumps: a reboot and a changed wall clock do not touch it.
public struct Instant: Hashable, Sendable, Comparable {
  /// The time since the scenario started.
  public let sinceStart: Duration

  /// Creates the instant that lies the duration after the scenario's start.
  @inlinable public init(sinceStart: Duration) { self.sinceStart = sinceStart }

  /// The instant at which every scenario starts.
  public static let start = Instant(sinceStart: .zero)

  // Whatever happens is put in order by its instant, and each operator of `Duration` is a call of the library; those of its
  // attoseconds are a few instructions.

  /// Tells whether two instants are the same.
  @inlinable public static func == (left: Instant, right: Instant) -> Bool {
    left.sinceStart.attoseconds == right.sinceStart.attoseconds
  }

  /// Tells whether one instant comes before another.
  @inlinable public static func < (left: Instant, right: Instant) -> Bool {
    left.sinceStart.attoseconds < right.sinceStart.attoseconds
  }

  /// Tells whether one instant comes before another or is the same.
  @inlinable public static func <= (left: Instant, right: Instant) -> Bool {
    left.sinceStart.attoseconds <= right.sinceStart.attoseconds
  }

  /// Returns the instant that lies the duration after this one.
  @inlinable public static func + (instant: Instant, duration: Duration) -> Instant {
    Instant(
      sinceStart: Duration(attoseconds: instant.sinceStart.attoseconds + duration.attoseconds))
  }

  /// Returns the time from the right instant to the left one.
  @inlinable public static func - (left: Instant, right: Instant) -> Duration {
    Duration(attoseconds: left.sinceStart.attoseconds - right.sinceStart.attoseconds)
  }
}

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

  /// Two times are equal that show the same from now on, wherever each of them began to run.
  public static func == (left: RunningTime, right: RunningTime) -> Bool {
    left.isRunning == right.isRunning && left.start == right.start
  }

  /// Feeds what equal times have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isRunning)
    hasher.combine(start)
  }

  private var isRunning: Bool { runningSince != nil }

  /// What it would have shown when the phone started, had it run since then; where it stands, what it shows.
  private var start: Duration { base - (runningSince ?? .zero) }
}

extension Duration {
  /// The duration in whole milliseconds, rounded toward zero.
  public var wholeMilliseconds: Int64 {
    // A millisecond is 2^15 × 5^15 attoseconds. What is left of up to a week after the shift is divided in 64 bits.
    if let shifted = UInt64(exactly: attoseconds >> 15) { return Int64(shifted / 30_517_578_125) }
    let (seconds, attoseconds) = components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}
