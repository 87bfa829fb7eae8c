/// A foreground service of type location that runs (`A-41`).
struct ForegroundService: Hashable, Sendable {
  /// Whether it was started while the app was visible, so that a while-in-use grant covers it (`A-33`, `A-42`).
  var startedWhileVisible: Bool
}

/// What the event that woke an app on Android allows it to do about foreground services.
enum StartExemption: Hashable, Sendable {
  /// Nothing: no service may start from the background (`A-43`).
  case none
  /// A service may start, and location needs the background permission (`A-44`).
  case fromBan
  /// A service may start and use location as if the app were visible (`A-44`).
  case asIfVisible
}
