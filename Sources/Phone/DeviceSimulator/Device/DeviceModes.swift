/// What the user or the phone has switched on or off, and what the platform remembers about the app beside its grants.
struct DeviceModes: Hashable, Sendable {
  /// Low Power Mode of iOS (`I-76`), or Battery Saver of Android (`A-46`).
  var isSavingPower = false
  /// Background App Refresh, for the app or for all (`I-75`).
  var backgroundRefreshEnabled = true
  /// Whether the user lets the app show notifications.
  var notificationsEnabled = true
  /// Whether the app has registered for the pushes of its server (`I-103`, `A-43`).
  var isRegisteredForPushes = false
  /// Doze (`A-47`).
  var isDozing = false
  /// Whether the phone was unlocked since it was started (`I-73`, `A-58`).
  var hasBeenUnlocked = true
  /// Whether the app is stopped by force or hibernates, until the user opens it (`A-49`, `A-59`).
  var isAppStopped = false
  /// Whether the user closed the app in the app switcher and has not opened it since (`I-94`, `I-95`).
  var isClosedByUser = false
  /// Whether the process may start a foreground service from the background, as it was woken for an event (`A-43`).
  var startExemption: StartExemption = .none
  /// Whether a visible process of another app is bound to the app's process (`A-37`).
  var isBoundByVisibleProcess = false
  /// Whether a temporary grant has outlived its time, because the app is kept in use (`I-38`, `A-35`).
  var isGrantOverdue = false
  /// Whether the app lets a `SecurityException` pass, which then ends its process (`A-66`).
  var areExceptionsUncaught = false
  /// Why the last process ended; `nil` while one runs or none ever did.
  var lastEnd: TerminationReason?
  /// Whether the app got a location in the background since it was granted, and the user was told (`A-32`).
  var hasBackgroundNotice = false
  /// Whether the user is asked to turn the device's location on (`A-57`).
  var isAskedToTurnLocationOn = false
}

/// Something on the device that is on or off.
public enum DeviceSwitch: String, Hashable, Sendable, CaseIterable {
  /// Low Power Mode (`I-76`) or Battery Saver (`A-46`).
  case powerSaving = "power saving"
  /// Background App Refresh (`I-75`).
  case backgroundRefresh = "Background App Refresh"
  /// The app's notifications, on its page in Settings.
  case notifications = "the app's notifications"
  /// Airplane mode (`I-05`).
  case airplaneMode = "airplane mode"
  /// Doze (`A-47`).
  case doze = "Doze"
  /// The binding of a visible process to the app (`A-37`).
  case binding = "binding by a visible process"
}

/// A phone call that someone makes to the user.
public enum PhoneCall: String, Hashable, Sendable, CaseIterable {
  /// It rings.
  case ringing
  /// The user talks.
  case accepted
}
