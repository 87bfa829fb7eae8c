import DeviceInterface

/// A position the platform kept from before (`I-92`).
struct CachedFix: Hashable, Sendable {
  /// Where the phone was.
  var position: Position
  /// How accurate the measurement was, in metres.
  var accuracyMeters: Int
  /// When it was measured.
  var measuredAt: Instant
}
