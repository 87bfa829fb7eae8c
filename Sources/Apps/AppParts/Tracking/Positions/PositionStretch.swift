public import DeviceInterface

/// A position, and the uptime at which it was measured: the wall clock orders nothing, as it may be turned back.
public struct MeasuredFix: Hashable, Sendable {
  /// The use of a position to someone who has tracked for a while.
  public enum Timeliness: Hashable, Sendable {
    /// Too old, or from before the tracking began: it is not where the phone is now (`I-92`).
    case stale
    /// Measured before the latest one.
    case late
    /// The latest one once more.
    case repeated
    /// Newer than all before.
    case new
  }

  /// The position.
  public let fix: Fix
  /// The uptime at which it was measured.
  public let at: Duration

  /// Takes a fix with the uptime at which it was measured, by what the platform says now.
  public init(_ fix: Fix, _ facts: borrowing Facts) {
    self.fix = fix.dated(by: facts)
    at = facts.uptime - fix.age
  }

  /// Returns what the position is to a flow that tracks since an uptime and knows one of another.
  public func timeliness(ageMax: Duration, since start: Duration, latest: Duration?) -> Timeliness {
    if fix.age > ageMax || at < start { return .stale }
    guard let latest else { return .new }
    if at < latest { return .late }
    return at == latest ? .repeated : .new
  }
}

extension Fix {
  /// How far a receiver's clock may be ahead of the phone's.
  private static let aheadMax = Duration.seconds(60)
  /// How far it may be behind; a user who sets the phone's clock does so by less.
  private static let behindMax = Duration.seconds(24 * 3_600)

  /// Returns the position with the time at which it was measured by its age, where the receiver has stamped it with one
  /// that cannot be: still to come, or long over, as of a receiver that counts its weeks anew.
  ///
  /// Its place is as good as any, and who reads its time must not take it for a journey through time.
  public func dated(by facts: borrowing Facts) -> Fix {
    let measured = facts.wallClock + (.zero - age)
    let ahead = Duration.milliseconds(
      timestamp.millisecondsSince1970 - measured.millisecondsSince1970)
    guard ahead > Self.aheadMax || ahead < .zero - Self.behindMax else { return self }
    var dated = self
    dated.timestamp = measured
    return dated
  }
}

/// The positions of one stretch of tracking: which of them are new, which of those can be true, and what way they make.
///
/// A stretch begins when positions are asked for. Times are uptimes, as a wall clock may be turned back.
///
/// ```swift
/// positions.begin(at: platform.facts.uptime)
/// let measured = MeasuredFix(fix, platform.facts)
/// guard positions.timeliness(of: measured, ageMax: .seconds(10)) == .new else { return }
/// positions.note(measured)
/// switch positions.judge(measured) { … }
/// ```
public struct PositionStretch: Hashable, Sendable {
  private var begunAt = Duration.zero
  private var latestAt: Duration?
  private var plausibility = PlausibilityCheck()
  /// The way along the positions that are believed.
  public var way = WayMeter()

  /// Trusts nothing yet; positions count from the phone's start on.
  public init() {}

  /// Lets positions count from an uptime on; they are still held against what was trusted before.
  public mutating func begin(at uptime: Duration) {
    begunAt = uptime
    latestAt = nil
    plausibility.lookAway()
    way.begin()
  }

  /// Forgets what was trusted, so that the next position has nothing to contradict.
  public mutating func forgetTrusted() { plausibility = PlausibilityCheck() }

  /// Whether a position was measured since the stretch began.
  public func covers(_ measured: MeasuredFix) -> Bool { measured.at >= begunAt }

  /// Returns what a position is to the stretch, by the latest one that was noted.
  public func timeliness(of measured: MeasuredFix, ageMax: Duration) -> MeasuredFix.Timeliness {
    measured.timeliness(ageMax: ageMax, since: begunAt, latest: latestAt)
  }

  /// Notes a position as the latest one.
  public mutating func note(_ measured: MeasuredFix) { latestAt = measured.at }

  /// Judges a position by the way to it from the last trusted one; the way goes on with one that is believed.
  public mutating func judge(
    _ measured: MeasuredFix, motion: Motion = .unknown,
    speedMaxKilometersPerHour speedMax: Int = PlausibilityCheck.speedMax
  ) -> PlausibilityCheck.Verdict {
    let verdict = plausibility.judge(measured, speedMaxKilometersPerHour: speedMax)
    switch verdict {
    case .trusted:
      way.observe(
        measured.fix, at: measured.at, motion: motion, isLeap: plausibility.hasLeapt)
    case .corrected:
      // No line leads to it.
      way.begin()
      way.observe(measured.fix, at: measured.at, motion: motion)
    case .doubted, .stray:
      // Nobody knows that somebody has been there.
      break
    }
    return verdict
  }

  /// Whether two positions contradict each other, and nothing tells yet which of them is the wrong one.
  public var isUndecided: Bool { plausibility.isUndecided }

  /// Whether one may ask for a position that decides a doubt; each time counts.
  public mutating func mayAsk(regardless: Bool = false) -> Bool {
    plausibility.mayAsk(regardless: regardless)
  }
}
