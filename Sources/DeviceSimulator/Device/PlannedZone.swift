/// A change of the time zone's offset that lies ahead.
struct PlannedZone: Hashable, Sendable {
  /// The offset from then on, in seconds east of UTC.
  var offsetSeconds: Int
  /// The moment by the phone's clock.
  var atMillisecondsSince1970: Int64
}
