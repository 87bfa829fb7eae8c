import DeviceInterface

extension Phone {
  /// Puts a stimulus into the permission machine of the phone's platform and does what follows.
  mutating func change(iOS: IOSPermissionStimulus, android: AndroidPermissionStimulus) {
    switch grants.machine {
    case .iOS: changeIOS(iOS)
    case .android: changeAndroid(android)
    }
  }

  /// Puts a stimulus into the permission machine of iOS and does what follows.
  mutating func changeIOS(_ stimulus: IOSPermissionStimulus) {
    for effect in grants.handle(stimulus) { apply(effect) }
  }

  /// Puts a stimulus into the permission machine of Android and does what follows.
  mutating func changeAndroid(_ stimulus: AndroidPermissionStimulus) {
    let before = grants.permission
    let effects = grants.handle(stimulus)
    let after = grants.permission
    if after != before { core.record(.system, .permissionChanged(after)) }
    for effect in effects { apply(effect) }
    if after != before { locationAccessChanged() }
  }

  private mutating func apply(_ effect: IOSPermissionEffect) {
    switch effect {
    case .ask:
      permissionQuestionCameUp(isPrecise: !(manifest?.asksForReducedAccuracy ?? false))
    case .withdrawPrompt:
      core.record(.system, .alertWithdrawn)
      questionWent()
    case .permissionChanged:
      core.record(.system, .permissionChanged(permission))
      appendPermissionNews()
      locationAccessChanged()
      backgroundWorkChanged()
    case .finishFullAccuracyRequest(let promptDeclined):
      core.news.add(.signal(.temporaryFullAccuracyFinished(promptDeclined: promptDeclined)))
    case .releaseHeldEvent:
      releaseHeldEvent()
    case .dropHeldEvent:
      _ = places.takeHeld()
    case .ignore(let rule):
      core.record(.system, .ignored(rule))
    }
  }

  private mutating func apply(_ effect: AndroidPermissionEffect) {
    switch effect {
    case .ask:
      permissionQuestionCameUp(isPrecise: !prefersApproximate)
    case .openSettings:
      leaveFor(.settings, by: .system)
    case .withdrawPrompt:
      core.record(.system, .alertWithdrawn)
      questionWent()
    case .finish(let result):
      core.news.add(.signal(.permissionRequestFinished(result)))
    case .killProcess:
      live(.ended(.permissionRevoked))
    case .grantLapsed:
      if core.profile.policies.oneTimeExpiryKills { live(.ended(.permissionRevoked)) }
    case .ignore(let rule):
      core.record(.system, .ignored(rule))
    }
  }

  mutating func askForPermission(_ request: PermissionRequest) {
    switch grants.machine {
    case .iOS: askIOS(request)
    case .android: askAndroid(request)
    }
    flushNews()
  }

  private mutating func askIOS(_ request: PermissionRequest) {
    switch request {
    case .whenInUse:
      changeIOS(.whenInUseRequested(iOSCircumstances(needsAlways: false)))
    case .always:
      changeIOS(.alwaysRequested(iOSCircumstances(needsAlways: true)))
    case .temporaryFullAccuracy(let key):
      changeIOS(
        .fullAccuracyRequested(
          purposeKey: key, isKeyInManifest: manifest?.temporaryPurpose(forKey: key) != nil,
          isInForeground: lifecycle.state.isForeground))
    case .android:
      // iOS knows none of these permissions.
      core.record(.system, .ignored(.android(1)))
    }
  }

  private mutating func askAndroid(_ request: PermissionRequest) {
    let permissions: AndroidPermissions
    switch request {
    case .whenInUse: permissions = [.coarse, .fine]
    case .always: permissions = .background
    case .android(let exactly): permissions = exactly
    case .temporaryFullAccuracy:
      // there is no such request on Android.
      core.record(.system, .ignored(.android(65)))
      return
    }
    guard lifecycle.state.isForeground else {
      // A question needs an activity of the app to stand on; without one the request is interrupted.
      core.record(.system, .ignored(.android(18)))
      core.enqueue(.permissionRequestFinished(.cancelled))
      return
    }
    // the platform answers by an activity of its own, also where it asks the user nothing.
    live(.covered)
    changeAndroid(.requested(permissions, androidCircumstances))
    if front == .app, !isAppCovered { live(.uncovered) }
  }

  private func iOSCircumstances(needsAlways: Bool) -> IOSPermissionStimulus.Circumstances {
    // I-12: Always needs both descriptions.
    let hasWhenInUse = manifest?.whenInUseUsage != nil
    let hasAlways = manifest?.alwaysUsage != nil
    return .init(
      isInUse: isInUse, hasUsageDescriptions: hasWhenInUse && (hasAlways || !needsAlways),
      hasProvisionalAlways: core.profile.policies.hasProvisionalAlways)
  }

  var androidCircumstances: AndroidPermissionStimulus.Circumstances {
    let policies = core.profile.policies
    return .init(
      version: core.profile.version, targetSDK: installation.targetSDK,
      declared: manifest?.declaredPermissions ?? [],
      ignoresFineAlone: policies.ignoresFineAlone,
      grantCountsAsDecision: policies.grantCountsAsDecision,
      dismissalCancels: policies.dismissalCancels)
  }

  private var prefersApproximate: Bool {
    guard case .android(let machine) = grants.machine else { return false }
    return machine.prefersApproximate
  }

  /// Tells the app its permission, if it differs from what the app was told last (`I-28`).
  mutating func tellPermission() -> PhoneEvent? {
    guard lifecycle.state.isRunning, core.news.tell(permission) else { return nil }
    return tell(.authorizationChanged(permission))
  }

  /// Whether a change of permission or accuracy is still to be told to the running app.
  @inline(__always)
  var owesPermission: Bool { core.profile.platform == .iOS && core.news.owes(grants.permission) }

  /// Lets a fix wait until the app knows the permission by which it comes (`I-43`, `I-91`).
  mutating func tellPermission(before fix: Signal) -> PhoneEvent? {
    let isAboutToBeTold = core.timeline.instant { $0 == .authorizationCallback } != nil
    core.enqueue(fix)
    return isAboutToBeTold ? nil : tellPermission()
  }

  /// Ends the request that had sent the user to Settings (`A-28`, `A-29`), now that the user is back.
  mutating func questionInSettingsEnds() { changeAndroid(.returnedFromSettings) }
}
