import DeviceInterface

/// An interruption of the tracking of a shift.
public struct ShiftGap: Hashable, Sendable {
  /// Why there was no tracking.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The app might not use the location.
    case noPermission
    /// The receiver found no position.
    case noSignal
    /// The app had been ended, or the system did not let it run.
    case appNotRunning
    /// The phone was off.
    case phoneOff
    /// Recorded points had to make room before they were uploaded.
    case storageFull
    /// Tracking stopped to save the battery, as configured.
    case lowBattery
  }

  /// Why.
  public var reason: Reason
  /// Since when, in milliseconds since 1970 by the phone's clock at that time.
  public var fromMilliseconds: Int64

  /// Creates an interruption that goes on.
  public init(_ reason: Reason, fromMilliseconds: Int64) {
    self.reason = reason
    self.fromMilliseconds = fromMilliseconds
  }

  /// The body of the report about it, once it is over.
  func report(number: Int, toMilliseconds: Int64) -> String {
    JSONValue.object([
      .init(
        "gaps",
        .array([
          .object([
            .init("n", .integer(Int64(number))), .init("fromMs", .integer(fromMilliseconds)),
            .init("toMs", .integer(toMilliseconds)), .init("reason", .string(reason.rawValue)),
          ])
        ]))
    ]).text
  }
}
