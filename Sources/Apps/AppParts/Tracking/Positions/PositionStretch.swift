/// The positions of one stretch of tracking: which of them are new, and which of those can be true.
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

  /// Trusts nothing yet; positions count from the phone's start on.
  public init() {}

  /// Lets positions count from an uptime on; they are still held against what was trusted before.
  public mutating func begin(at uptime: Duration) {
    begunAt = uptime
    latestAt = nil
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

  /// Judges a position by the way to it from the last trusted one.
  public mutating func judge(
    _ measured: MeasuredFix, speedMaxKilometersPerHour speedMax: Int = PlausibilityCheck.speedMax
  ) -> PlausibilityCheck.Verdict {
    plausibility.judge(measured, speedMaxKilometersPerHour: speedMax)
  }

  /// Whether two positions contradict each other, and nothing tells yet which of them is the wrong one.
  public var isUndecided: Bool { plausibility.isUndecided }

  /// Whether one may ask for a position that decides a doubt; each time counts.
  public mutating func mayAsk(regardless: Bool = false) -> Bool {
    plausibility.mayAsk(regardless: regardless)
  }
}
