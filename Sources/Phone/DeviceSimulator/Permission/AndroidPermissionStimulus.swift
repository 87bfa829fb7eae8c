public import DeviceInterface

/// Something that bears on an app's location permissions on Android.
public enum AndroidPermissionStimulus: Hashable, Sendable {
  /// The circumstances of an app's request.
  public struct Circumstances: Hashable, Sendable {
    /// The Android version of the phone.
    public var version: Int
    /// The Android version the app is built for.
    public var targetSDK: Int
    /// The permissions the app's manifest declares.
    public var declared: AndroidPermissions
    /// Whether a request for fine location alone is ignored (`A-15`).
    public var ignoresFineAlone: Bool
    /// Whether a grant counts as a decision, so that the next refusal is already final (`A-24`).
    public var grantCountsAsDecision: Bool
    /// Whether a question closed without an answer is reported as cancelled rather than as not granted.
    public var dismissalCancels: Bool

    /// Creates the circumstances of an app of today.
    public init(
      version: Int = 16, targetSDK: Int = 36,
      declared: AndroidPermissions = [.coarse, .fine, .background],
      ignoresFineAlone: Bool = true, grantCountsAsDecision: Bool = false,
      dismissalCancels: Bool = true
    ) {
      self.version = version
      self.targetSDK = targetSDK
      self.declared = declared
      self.ignoresFineAlone = ignoresFineAlone
      self.grantCountsAsDecision = grantCountsAsDecision
      self.dismissalCancels = dismissalCancels
    }

    /// Whether the user of this app chooses between precise and approximate: from Android 12 on (`A-12`).
    var knowsApproximate: Bool { version >= 12 && targetSDK >= 31 }
  }

  /// The app asked for these permissions in one request.
  case requested(AndroidPermissions, Circumstances)
  /// The user answered the dialog that is up.
  case answered(AlertAnswer, precise: Bool, Circumstances)
  /// The user came back from the page that a request for the background permission opened (`A-28`).
  case returnedFromSettings
  /// The user chose a line of the app's page in Settings (`A-25`).
  case choseInSettings(SettingsAnswer, Circumstances)
  /// The user turned the "Use precise location" switch (`A-25`).
  case turnedPrecise(Bool)
  /// A one-time grant ran out (`A-38`).
  case oneTimeGrantLapsed
  /// The app's process ended; the request that was up is gone.
  case processEnded
  /// The app was not used for months (`A-59`).
  case resetAsUnused
  /// The app was installed anew (`A-60`).
  case reset
  /// A scenario or a policy put the grant in place as if it had been decided earlier.
  case preset(PresetPermission, precise: Bool)
}

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

/// A question about location that Android puts to the user for a request of the app.
public struct AndroidPrompt: Hashable, Sendable {
  /// Which question it is.
  public enum Kind: Hashable, Sendable {
    /// The first question; with the choice between precise and approximate or without (`A-11`, `A-12`, `A-14`).
    case foreground(choosesAccuracy: Bool)
    /// The question for precise location where approximate is granted for good (`A-16`).
    case preciseUpgrade
    /// The question for precise location where approximate is granted this time only (`A-16`).
    case preciseUpgradeOnce
    /// Not a dialog: the app's page in Settings, opened for the background permission (`A-28`).
    case backgroundInSettings
  }

  /// Which question it is.
  public var kind: Kind
  /// What the app asked for.
  public var requested: AndroidPermissions
  /// What an answer decides; less than was asked where the rest is settled (`A-16`, `A-23`).
  public var decides: AndroidPermissions
}
