/// The authorization that a service session of iOS declares, and so asks for (`I-25`).
public enum ServiceSessionKind: String, Hashable, Sendable, CaseIterable {
  /// Location while the app is in use.
  case whenInUse
  /// Location at any time.
  case always
}
