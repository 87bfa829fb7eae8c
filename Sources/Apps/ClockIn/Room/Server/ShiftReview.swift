import AppParts
import BackendSimulator
import ClockInApp

/// Why somebody should look at a shift.
public struct ShiftReview: Hashable, Sendable {
  /// What is odd about the shift.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It has been open for more than a day: the clock-out may have been forgotten (`clock-in:EDGE-5`).
    case longShift
    /// The phone's clock and the server's were more than five minutes apart (`design`).
    case clockDiffers
  }

  /// What is odd.
  public let reason: Reason
  /// When the app noticed, in milliseconds since 1970-01-01 00:00 UTC.
  public let timeMilliseconds: Int64

  /// Creates a review.
  public init(reason: Reason, timeMilliseconds: Int64) {
    self.reason = reason
    self.timeMilliseconds = timeMilliseconds
  }

  init(_ fields: RequestFields) throws(Refusal) {
    self.init(
      reason: try fields.word("reason"),
      timeMilliseconds: try fields.integer("atMs", in: RequestFields.times))
  }
}
