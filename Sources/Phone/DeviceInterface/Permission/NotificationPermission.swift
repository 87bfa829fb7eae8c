/// The permission for notifications, as an app can read it (`I-98`, `A-71`).
public enum NotificationPermission: String, Hashable, Sendable, CaseIterable {
  /// Nobody has been asked yet; iOS only, as Android tells an app no more than whether its notifications are seen.
  case notDetermined
  /// The user does not want them; on Android also while nobody has been asked.
  case denied
  /// The user wants them.
  case authorized
  /// They come quietly and nobody has been asked; iOS only.
  case provisional
}
