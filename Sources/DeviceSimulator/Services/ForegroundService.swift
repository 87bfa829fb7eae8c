/// A foreground service of type location that runs (`A-41`).
struct ForegroundService: Hashable, Sendable {
  /// Whether it was started while the app was visible, so that a while-in-use grant covers it (`A-33`, `A-42`).
  var startedWhileVisible: Bool
}
