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

/// What follows for the phone from a change in an app's permission on iOS.
public enum IOSPermissionEffect: Hashable, Sendable {
  /// The question comes up.
  case ask(IOSPrompt)
  /// The question goes away without an answer, because something else decided it.
  case withdrawPrompt
  /// The permission that the app can see is another one now (`I-28`, `I-32`).
  case permissionChanged
  /// The request for full accuracy for a while ended (`I-46`, `I-47`).
  case finishFullAccuracyRequest(promptDeclined: Bool)
  /// The event that waited for Always may reach the app (`I-18`).
  case releaseHeldEvent
  /// The event that waited for Always is lost to the app (`I-18`, `I-19`).
  case dropHeldEvent
  /// Nothing happens, and the rule says why.
  case ignore(RuleID)
}

/// A question about location that iOS puts to the user.
public enum IOSPrompt: Hashable, Sendable {
  /// The first question; asked for Always it leads to provisional Always (`I-08`, `I-16`).
  case whenInUse(askedForAlways: Bool)
  /// The question after a request for Always by an app that has when-in-use (`I-14`).
  case alwaysUpgrade
  /// The question that provisional Always put off (`I-17`).
  case deferredAlways
  /// The reminder that an app uses location in the background (`I-24`).
  case usageReminder
  /// The question for full accuracy for a while, with the manifest's purpose key (`I-46`).
  case temporaryFullAccuracy(purposeKey: String)
}

/// What the user has granted on iOS, with the two states that an app cannot see (`I-01`, `I-02`).
public enum IOSGrant: String, Hashable, Sendable, CaseIterable {
  /// The user has not decided, or a temporary grant has lapsed.
  case notDetermined
  /// A policy forbids location (`I-04`).
  case restricted
  /// The user said no (`I-09`).
  case denied
  /// The user allowed it once: reads as when-in-use until the app is no longer in use (`I-02`, `I-37`).
  case temporaryWhenInUse
  /// The user allowed it while the app is in use.
  case whenInUse
  /// Always, with the question to the user still to come: reads as always (`I-02`, `I-16`).
  case provisionalAlways
  /// The user allowed it at any time.
  case always
}
