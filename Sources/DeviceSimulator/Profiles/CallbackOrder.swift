/// Which comes first where the platforms do not say: the news about permission or the news of being active (`I-21`).
public enum CallbackOrder: String, Hashable, Sendable, CaseIterable {
  /// First the permission, then active.
  case beforeActive = "before active"
  /// First active, then the permission.
  case afterActive = "after active"
  /// Either, by the phone's seed.
  case seeded
}
