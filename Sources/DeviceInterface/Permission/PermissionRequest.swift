/// What an app asks the user for.
public enum PermissionRequest: Hashable, Sendable {
  /// Location while the app is in use (`I-08`; on Android fine and coarse together, `A-12`).
  case whenInUse
  /// Location at any time (`I-13`; on Android the background permission, `A-28`).
  case always
  /// Full accuracy for a while, for the purpose named by the key (`I-46`); iOS only.
  case temporaryFullAccuracy(purposeKey: String)
  /// Exactly these Android permissions, in one request (`A-12` to `A-17`, `A-26`); Android only.
  case android(AndroidPermissions)
}
