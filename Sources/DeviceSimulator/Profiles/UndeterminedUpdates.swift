/// What iOS does when an app asks for locations before the user has decided (`I-91`).
public enum UndeterminedUpdates: String, Hashable, Sendable, CaseIterable {
  /// Updates wait in silence, and begin with the grant.
  case wait
  /// A failure comes at once.
  case fail
}
