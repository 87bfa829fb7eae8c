/// Why the platform started an app's process.
public enum LaunchReason: Hashable, Sendable {
  /// The user opened the app.
  case user
  /// Something about the phone's position concerns the app, which runs in the background (`I-67`, `I-68`); iOS only.
  case location
  /// A geofence of the app was crossed (`A-50`); Android only.
  case geofence
  /// The phone was started (`A-58`); Android only.
  case boot
  /// An urgent message from a server arrived (`A-43`); Android only.
  case message
  /// The user tapped a button of the app's notification (`A-44`); Android only.
  case notification
  /// The system had ended the process of a foreground service and starts it again (`A-50`); Android only.
  case service
  /// Deferred work of the app is due, for which it runs in the background (`I-95`, `A-68`).
  case work
}
