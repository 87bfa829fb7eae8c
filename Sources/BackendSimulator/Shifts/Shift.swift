/// A working shift, as far as the server has heard of it.
public struct Shift: Hashable, Sendable {
  /// What identifies it; chosen by the app.
  public let id: String
  /// How it began; `nil` where other news of it came first.
  public internal(set) var clockIn: ClockIn?
  /// How it ended; `nil` while it is open.
  public internal(set) var end: ReceivedReport<ClockOut>?
  /// Why somebody should look at it; `nil` where nothing is odd.
  public internal(set) var review: ShiftReview?

  /// How far outside the shift a point's time may lie: the tap comes a moment after the position it belongs to.
  static let toleranceMilliseconds: Int64 = 60_000

  /// Creates a shift of which nothing is known yet.
  init(id: String) {
    self.id = id
  }

  /// Returns why a new point cannot belong to the shift, or `nil` where it can.
  ///
  /// Points of a shift that is over still come in from phones that were offline, if their time lies within it. A
  /// last known position is older than its use. Where the clock was turned back in between, nothing can be told.
  func objection(to point: RecordedPoint) -> String? {
    guard let begin = clockIn?.timeMilliseconds, let end = end?.report.timeMilliseconds,
      begin <= end
    else { return nil }
    let time = point.fix.timeMilliseconds
    if time > end + Self.toleranceMilliseconds { return "after clock-out" }
    if time < begin - Self.toleranceMilliseconds, !point.fix.isLastKnown {
      return "before clock-in"
    }
    return nil
  }
}
