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
  /// A push of the app's server arrived, on Android an urgent message (`I-103`, `A-43`).
  case message
  /// The user tapped a button of the app's notification (`A-44`); Android only.
  case notification
  /// The system had ended the process of a foreground service and starts it again (`A-50`); Android only.
  case service
  /// Deferred work of the app is due, for which it runs in the background (`I-95`, `A-68`).
  case work
  /// All background transfers of the app are done (`I-94`); iOS only.
  case transfers
  /// The phone was started and waits for its first unlock (`A-69`); Android only, and only for apps made for it.
  case lockedBoot
}
