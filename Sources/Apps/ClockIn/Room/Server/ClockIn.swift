public import BackendSimulator

/// The beginning of a shift.
public struct ClockIn: Hashable, Sendable {
  /// When, in milliseconds since 1970-01-01 00:00 UTC.
  public let timeMilliseconds: Int64
  /// Where; `nil` where the app had no position.
  public let fix: RecordedFix?

  /// Creates a clock-in.
  public init(timeMilliseconds: Int64, fix: RecordedFix?) {
    self.timeMilliseconds = timeMilliseconds
    self.fix = fix
  }

  init(_ fields: RequestFields) throws(Refusal) {
    timeMilliseconds = try fields.integer("clockedInAtMs", in: RequestFields.times)
    fix = try fields.fixIfPresent("position")
  }
}

/// The end of a shift, with what the app says it recorded.
public struct ClockOut: ClosingReport {
  /// When, in milliseconds since 1970-01-01 00:00 UTC.
  public let timeMilliseconds: Int64
  /// Where; `nil` where the app had no position.
  public let fix: RecordedFix?
  /// How many points the app says there are.
  public let pointCount: Int
  /// How many gaps the app says there are.
  public let gapCount: Int
  /// How many points the app had to throw away for want of room.
  public let prunedCount: Int

  /// Creates a clock-out.
  public init(
    timeMilliseconds: Int64, fix: RecordedFix?, pointCount: Int, gapCount: Int, prunedCount: Int
  ) {
    self.timeMilliseconds = timeMilliseconds
    self.fix = fix
    self.pointCount = pointCount
    self.gapCount = gapCount
    self.prunedCount = prunedCount
  }

  init(_ fields: RequestFields) throws(Refusal) {
    timeMilliseconds = try fields.integer("clockedOutAtMs", in: RequestFields.times)
    fix = try fields.fixIfPresent("position")
    pointCount = Int(try fields.integer("points", in: RequestFields.counts))
    gapCount = Int(try fields.integer("gaps", in: RequestFields.counts))
    prunedCount = Int(try fields.integer("pruned", in: RequestFields.counts))
  }
}
