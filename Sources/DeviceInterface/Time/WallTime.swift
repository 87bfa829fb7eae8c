/// A reading of the phone's wall clock: a date and time of day in a time zone.
///
/// The user, the network and a scenario can set it, so nothing may measure a duration with it.
public struct WallTime: Hashable, Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var millisecondsSince1970: Int64
  /// The time zone's offset from UTC in seconds, positive to the east.
  public var zoneOffsetSeconds: Int

  /// Creates a reading from milliseconds since 1970 and the zone's offset in seconds.
  public init(millisecondsSince1970: Int64, zoneOffsetSeconds: Int = 0) {
    self.millisecondsSince1970 = millisecondsSince1970
    self.zoneOffsetSeconds = zoneOffsetSeconds
  }

  /// 08:00 UTC on Monday, 5 January 2026: when every scenario starts.
  public static let scenarioStart = WallTime(millisecondsSince1970: 1_767_600_000_000)

  /// Returns the reading the duration later, in the same zone.
  public static func + (time: WallTime, duration: Duration) -> WallTime {
    WallTime(
      millisecondsSince1970: time.millisecondsSince1970 + duration.wholeMilliseconds,
      zoneOffsetSeconds: time.zoneOffsetSeconds)
  }
}
