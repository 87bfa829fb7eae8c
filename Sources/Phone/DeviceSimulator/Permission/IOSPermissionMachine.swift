public import DeviceInterface

/// An app's location permission on iOS: what the user granted, what the app sees of it, and which question is up.
///
/// It decides and never acts: a stimulus comes in, effects go out.
///
///     var machine = IOSPermissionMachine()
///     machine.handle(.whenInUseRequested(.init()))          // [.ask(.whenInUse(askedForAlways: false))]
///     machine.handle(.answered(.allowOnce, precise: true))  // [.permissionChanged]
public struct IOSPermissionMachine: Hashable, Sendable {
  /// What the user has granted.
  public internal(set) var grant: IOSGrant = .notDetermined
  /// Whether the Precise Location switch is on.
  public internal(set) var isPrecise = true
  /// Whether the user gave full accuracy for a while (`I-47`, `I-48`).
  public internal(set) var hasTemporaryFullAccuracy = false
  /// Whether the app has asked for Always before; iOS asks the user only once (`I-13`).
  public internal(set) var hasAskedForAlways = false
  /// Whether the device's Location Services are on (`I-05`).
  public internal(set) var locationServicesOn = true
  /// The question that is up.
  public internal(set) var prompt: IOSPrompt?

  /// Creates the permission of a newly installed app.
  public init() {}

  /// The permission as the app sees it.
  public var permission: Permission {
    Permission(status, accuracy: isPrecise || hasTemporaryFullAccuracy ? .full : .reduced)
  }

  /// The status as the app sees it: the hidden grants look like the lasting ones (`I-02`), and the device's switch
  /// makes every app denied (`I-05`).
  public var status: AuthorizationStatus {
    guard locationServicesOn else { return .denied }
    switch grant {
    case .notDetermined: return .notDetermined
    case .restricted: return .restricted
    case .denied: return .denied
    case .temporaryWhenInUse, .whenInUse: return .whenInUse
    case .provisionalAlways, .always: return .always
    }
  }

  /// Takes in a stimulus and returns what follows, in order.
  ///
  /// Whatever the stimulus, an app hears of it exactly when what it can see has changed (`I-28`).
  public mutating func handle(_ stimulus: IOSPermissionStimulus) -> [IOSPermissionEffect] {
    let before = permission
    var effects = react(to: stimulus)
    if permission != before { effects.append(.permissionChanged) }
    return effects
  }

  private mutating func react(to stimulus: IOSPermissionStimulus) -> [IOSPermissionEffect] {
    switch stimulus {
    case .whenInUseRequested(let circumstances): return whenInUseRequested(circumstances)
    case .alwaysRequested(let circumstances): return alwaysRequested(circumstances)
    case .fullAccuracyRequested(let key, let isKeyInManifest, let isInForeground):
      return fullAccuracyRequested(key, isKeyInManifest, isInForeground)
    case .answered(let answer, let precise): return answered(answer, precise: precise)
    case .choseInSettings(let choice): return choseInSettings(choice)
    case .turnedPrecise(let on): return turnedPrecise(on)
    case .useEnded: return useEnded()
    case .processEnded: return processEnded()
    case .alwaysNeeded: return alwaysNeeded()
    case .reminderDue: return reminderDue()
    case .turnedLocationServices(let on):
      // I-05: the grant itself stays, so that switching on again brings the previous status back.
      locationServicesOn = on
      return []
    case .reset: return reset()
    case .preset(let new, let precise):
      grant = new
      isPrecise = precise
      return settlePrompt()
    }
  }

  /// Takes the question away that something else has decided; a request that has a completion is told its end (`I-47`).
  mutating func settlePrompt() -> [IOSPermissionEffect] {
    guard case .temporaryFullAccuracy = prompt else { return withdrawPrompt() }
    return [.finishFullAccuracyRequest(promptDeclined: false)] + withdrawPrompt()
  }

  mutating func withdrawPrompt() -> [IOSPermissionEffect] {
    guard prompt.exists else { return [] }
    prompt = nil
    return [.withdrawPrompt]
  }
}
