/// When a terminated app is started again for its live updates (`I-59`); the sources disagree.
public enum LiveUpdatesRelaunch: String, Hashable, Sendable, CaseIterable {
  /// Only where a background activity session was active.
  case withBackgroundSession = "with background session"
  /// Always.
  case always
  /// Never.
  case never
}
