/// What iOS does when an app asks for locations before the user has decided (`I-91`).
public enum UndeterminedUpdates: String, Hashable, Sendable, CaseIterable {
  /// Nothing comes.
  case silent
  /// A failure comes at once.
  case denied
}
