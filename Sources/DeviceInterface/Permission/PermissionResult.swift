/// How an Android permission request ended, as its result callback tells the app (`A-18`).
public enum PermissionResult: Hashable, Sendable {
  /// The request was answered: these of the requested permissions are now granted, the rest are not.
  case answered(granted: AndroidPermissions)
  /// The request was interrupted: both arrays were empty.
  case cancelled
}
