import DeviceInterface

/// A place of a way and when the phone passes it.
struct TimedPosition: Hashable, Sendable {
  /// The time after the start, in milliseconds.
  let milliseconds: Int64
  /// The place.
  let position: Position
  /// Whether a gap of the route lies between here and the next place.
  var beginsGap = false
}
