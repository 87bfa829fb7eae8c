/// Why the platform started an app's process.
public enum LaunchReason: Hashable, Sendable {
  /// The user opened the app.
  case user
}
