import AppParts
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
