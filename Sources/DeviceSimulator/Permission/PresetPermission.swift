/// A permission that a scenario puts in place as if the user or a policy had decided it earlier.
public enum PresetPermission: String, Hashable, Sendable, CaseIterable {
  /// Never asked.
  case notAsked
  /// A policy forbids location (`I-04`, `A-22`).
  case restricted
  /// A policy grants location, in the background too, and the user cannot change it (`A-22`); Android only.
  case grantedByPolicy
  /// Refused, so that the app cannot ask any more.
  case denied
  /// Refused once, so that the app may ask once more (`A-20`); Android only.
  case deniedOnce
  /// Allowed once; it lapses as every such grant does (`I-37`, `A-34`).
  case once
  /// Allowed while the app is in use.
  case whileInUse
  /// Always, with the question to the user still to come (`I-16`); iOS only.
  case provisionalAlways
  /// Allowed at any time.
  case always
}
