/// Why the process before this one ended, where the platform lets an app read it; Android only.
public enum ProcessExit: String, Hashable, Sendable, CaseIterable {
  /// The system needed the memory.
  case killedBySystem
  /// The user swiped the app away.
  case closedByUser
  /// The user stopped the app by force in Settings (`A-49`).
  case forceStopped
  /// The app crashed.
  case crashed
  /// A permission was taken away (`A-28`).
  case permissionRevoked
}
