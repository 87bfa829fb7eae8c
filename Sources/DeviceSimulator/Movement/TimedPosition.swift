import DeviceInterface

/// A place and the time at which the phone passes it, in milliseconds after the start of the way.
struct TimedPosition: Hashable, Sendable {
  /// The time after the start, in milliseconds.
  let milliseconds: Int64
  /// The place.
  let position: Position
}
