/// Why the phone could not give a location.
public enum LocationFailure: Hashable, Sendable {
  /// No position could be found now; it may work later (`I-89`; on Android, no current location).
  case locationUnknown
  /// The app is not allowed to know (`I-91`; on Android, a security exception).
  case denied
}
