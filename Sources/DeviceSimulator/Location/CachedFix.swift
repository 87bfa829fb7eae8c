import DeviceInterface

/// A measured position; one the platform kept from before has no speed (`I-92`).
struct CachedFix: Hashable, Sendable {
  /// Where the phone was.
  var position: Position
  /// How accurate the measurement was, in metres.
  var accuracyMeters: Int
  /// When it was measured.
  var measuredAt: Instant
  /// How fast the phone was, in millimetres per second, where the receiver could tell.
  var speedMillimetersPerSecond: Int?
  /// Whether a scenario made it wrong, so that the next true one tells a resting phone something new.
  var isStray = false
}
