import AppParts
import DeviceInterface

/// How the next point hangs together with the last one.
struct StretchMark: Hashable, Sendable {
  private var beginsStretch = true
  private var refutesLast = false

  /// No line leads to the next point; it may show that the last one was wrong.
  mutating func breakOff(refutingLast: Bool = false) {
    beginsStretch = true
    if refutingLast { refutesLast = true }
  }

  /// Marks a point that is recorded now: no line leads over an interruption, whatever its reason (`design`).
  mutating func put(on point: inout TrackPoint, afterGap: Bool) {
    point.beginsStretch = beginsStretch || afterGap
    point.refutesLast = refutesLast
    (beginsStretch, refutesLast) = (false, false)
  }
}

/// What is known of points that had to make room before they were uploaded.
struct PruningWatch: Hashable, Sendable {
  /// How many they were when it was last looked.
  private var count = 0
  /// The number of the latest segment of them.
  private var segment = 0

  /// Takes what an earlier process has lost as known.
  mutating func adopt(_ log: PointLog) { count = log.lostCount }

  /// Whether points were lost since it was last looked.
  func hasNews(of log: PointLog) -> Bool { log.lostCount > count }

  /// Returns where in the log the points stand that were lost since, from the first to the last; `nil` where none does.
  mutating func takeNews(of log: PointLog) -> Range<Int>? {
    count = log.lostCount
    let lost = log.segments.filter { $0.state == .lost && $0.number > segment }
    guard let first = lost.first, let last = lost.last else { return nil }
    segment = last.number
    return first.range.lowerBound..<last.range.upperBound
  }
}
