/// Whether an app gets locations now, and if not, how it finds out.
enum LocationAccess: Hashable, Sendable {
  /// Locations are delivered.
  case granted
  /// Asking fails at once (`I-91`).
  case refused
  /// Nothing is delivered until the user has decided (`I-91`).
  case waiting(RuleID)
  /// Nothing is delivered until the app is in use (`I-36`, `A-04`).
  case withheld(RuleID)
  /// The device's switch is off, and the permission does not show it (`A-56`).
  case switchedOff
}
