import DeviceInterface

/// What comes of listening for a position.
enum Reception: Hashable, Sendable {
  /// There is one.
  case measured(CachedFix)
  /// This one failed; the next may not.
  case missed
  /// The receiver hears again and needs until then to find itself.
  case acquiring(until: Instant)
  /// Nothing is to be heard here.
  case silent
}
