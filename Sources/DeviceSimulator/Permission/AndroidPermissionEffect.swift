public import DeviceInterface

/// What follows for the phone from a change in an app's permissions on Android.
public enum AndroidPermissionEffect: Hashable, Sendable {
  /// The dialog comes up.
  case ask(AndroidPrompt)
  /// The app's page in Settings opens (`A-28`).
  case openSettings
  /// The question goes away without an answer, because something else decided it.
  case withdrawPrompt
  /// The app's request ended with this result.
  case finish(PermissionResult)
  /// The app's process is killed (`A-07`, `A-08`, `A-09`); the rule says why.
  case killProcess(RuleID)
  /// A one-time grant ran out; whether that kills the process is open.
  case grantLapsed
  /// No question comes up, and the rule says why.
  case ignore(RuleID)
}
