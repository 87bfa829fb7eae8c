/// Something that bears on an app's location permission on iOS.
public enum IOSPermissionStimulus: Hashable, Sendable {
  /// The circumstances of an app's request.
  public struct Circumstances: Hashable, Sendable {
    /// Whether the app is in use (`I-11`, `I-36`).
    public var isInUse: Bool
    /// Whether the usage descriptions that the request needs are in the manifest (`I-12`).
    public var hasUsageDescriptions: Bool
    /// Whether Always starts as provisional Always (`I-16`, `I-20`).
    public var hasProvisionalAlways: Bool

    /// Creates the circumstances of a request that nothing stands against.
    public init(
      isInUse: Bool = true, hasUsageDescriptions: Bool = true, hasProvisionalAlways: Bool = true
    ) {
      self.isInUse = isInUse
      self.hasUsageDescriptions = hasUsageDescriptions
      self.hasProvisionalAlways = hasProvisionalAlways
    }
  }

  /// The app asked for when-in-use.
  case whenInUseRequested(Circumstances)
  /// The app asked for Always.
  case alwaysRequested(Circumstances)
  /// The app asked for full accuracy for a while.
  case fullAccuracyRequested(purposeKey: String, isKeyInManifest: Bool, isInForeground: Bool)
  /// The user answered the question that is on the screen.
  case answered(AlertAnswer, precise: Bool)
  /// The user chose a line of the app's page in Settings (`I-23`).
  case choseInSettings(SettingsAnswer)
  /// The user turned the Precise Location switch (`I-23`).
  case turnedPrecise(Bool)
  /// The app stopped being in use, and the time it may have after that is over (`I-37`, `I-48`).
  case useEnded
  /// The app's process ended (`I-39`).
  case processEnded
  /// The system has an event for the app that needs Always (`I-17`).
  case alwaysNeeded
  /// The system reminds the user of the app's use of location (`I-24`).
  case reminderDue
  /// The Location Services switch was turned (`I-05`).
  case turnedLocationServices(Bool)
  /// The app was installed anew, or location and privacy were reset (`I-07`, `I-77`).
  case reset
  /// A scenario or a policy put the grant in place as if it had been decided earlier.
  case preset(IOSGrant, precise: Bool)
}
