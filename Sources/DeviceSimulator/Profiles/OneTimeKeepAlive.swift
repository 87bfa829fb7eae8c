/// What keeps a one-time grant of Android alive while the app is not visible (`A-35`, `A-37`).
public enum OneTimeKeepAlive: String, Hashable, Sendable, CaseIterable {
  /// A foreground service that was started while the app was visible.
  case foregroundService = "foreground service"
  /// Also a visible process that is bound to the app, as older releases had it.
  case importance
}
