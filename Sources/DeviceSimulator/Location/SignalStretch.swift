import DeviceInterface

/// A stretch of time in which the receiver hears in a way of its own.
struct SignalStretch: Hashable, Sendable {
  /// When it begins.
  let start: Instant
  /// When it is over.
  let end: Instant
  /// How well the receiver hears meanwhile.
  let quality: SignalQuality
}
