import DeviceInterface

extension IOSPermissionMachine {
  mutating func whenInUseRequested(
    _ circumstances: IOSPermissionStimulus.Circumstances
  ) -> [IOSPermissionEffect] {
    if let reason = obstacle(circumstances) { return [.ignore(reason)] }
    switch grant {
    case .notDetermined:
      return ask(.whenInUse(askedForAlways: false))
    case .restricted:
      // The user cannot change it, so there is nothing to ask (I-04).
      return [.ignore(.iOS(4))]
    case .denied, .temporaryWhenInUse, .whenInUse, .provisionalAlways, .always:
      // It acts only where nothing is decided, and causes no callback (I-10).
      return [.ignore(.iOS(10))]
    }
  }

  mutating func alwaysRequested(
    _ circumstances: IOSPermissionStimulus.Circumstances
  ) -> [IOSPermissionEffect] {
    if let reason = obstacle(circumstances) { return [.ignore(reason)] }
    switch grant {
    case .notDetermined:
      // The direct path: the first question is the one for when-in-use (I-16). Where there is no provisional
      // Always (I-20), its answer gives when-in-use and nothing more.
      hasAskedForAlways = true
      return ask(.whenInUse(askedForAlways: circumstances.hasProvisionalAlways))
    case .whenInUse:
      guard !hasAskedForAlways else {
        // Asked once, asked for good (I-13).
        return [.ignore(.iOS(13))]
      }
      hasAskedForAlways = true
      return ask(.alwaysUpgrade)
    case .temporaryWhenInUse:
      // Allow Once leaves no way to Always (I-15).
      return [.ignore(.iOS(15))]
    case .restricted:
      return [.ignore(.iOS(4))]
    case .denied, .provisionalAlways, .always:
      // Valid only from not determined and from when-in-use (I-13).
      return [.ignore(.iOS(13))]
    }
  }

  mutating func fullAccuracyRequested(
    _ key: String, _ isKeyInManifest: Bool, _ isInForeground: Bool
  ) -> [IOSPermissionEffect] {
    // I-46 names three conditions; without one of them the request always fails.
    let lacksAccuracy = permission.accuracy == .reduced && status.allowsLocation
    guard isKeyInManifest, isInForeground, lacksAccuracy, !prompt.exists else {
      return [.finishFullAccuracyRequest(promptDeclined: true), .ignore(.iOS(46))]
    }
    return ask(.temporaryFullAccuracy(purposeKey: key))
  }

  /// Returns the rule that stands against any request, or `nil`.
  private func obstacle(_ circumstances: IOSPermissionStimulus.Circumstances) -> RuleID? {
    if !circumstances.hasUsageDescriptions { return .iOS(12) }
    if !circumstances.isInUse { return .iOS(11) }
    // While the switch is off the status is denied, and a request acts only where nothing is decided.
    if !locationServicesOn { return .iOS(10) }
    // The question is up already; asking again changes nothing.
    if prompt.exists { return .iOS(28) }
    return nil
  }

  private mutating func ask(_ question: IOSPrompt) -> [IOSPermissionEffect] {
    prompt = question
    return [.ask(question)]
  }

  /// Takes in the user's answer to the question that is up; an answer the question does not offer changes nothing.
  mutating func answered(_ answer: AlertAnswer, precise: Bool) -> [IOSPermissionEffect] {
    guard let question = prompt else { return [] }
    switch question {
    case .whenInUse(let askedForAlways):
      return answeredFirstQuestion(answer, precise: precise, askedForAlways: askedForAlways)
    case .alwaysUpgrade:
      return answeredUpgrade(answer)
    case .deferredAlways:
      return answeredDeferredQuestion(answer)
    case .usageReminder:
      return answeredReminder(answer)
    case .temporaryFullAccuracy:
      return answeredFullAccuracy(answer)
    }
  }

  private mutating func answeredFirstQuestion(
    _ answer: AlertAnswer, precise: Bool, askedForAlways: Bool
  ) -> [IOSPermissionEffect] {
    switch answer {
    case .allowWhileInUse:
      // I-09; asked for Always it is the provisional kind (I-16).
      grant = askedForAlways ? .provisionalAlways : .whenInUse
    case .allowOnce:
      // I-09, I-16: temporary, whatever the app asked for.
      grant = .temporaryWhenInUse
    case .deny:
      // I-09: final on iOS.
      grant = .denied
    case .keepWhileInUse, .changeToAlways, .changeToPrecise, .allow, .turnOn, .dismiss:
      return []
    }
    prompt = nil
    if answer != .deny {
      // The switch in the question (I-42) counts only with a grant.
      isPrecise = precise
    }
    return []
  }

  private mutating func answeredUpgrade(_ answer: AlertAnswer) -> [IOSPermissionEffect] {
    switch answer {
    case .keepWhileInUse:
      // I-14: nothing changes and the app hears nothing.
      prompt = nil
      return []
    case .changeToAlways:
      prompt = nil
      grant = .always
      return []
    case .allowWhileInUse, .allowOnce, .deny, .changeToPrecise, .allow, .turnOn, .dismiss:
      return []
    }
  }

  private mutating func answeredDeferredQuestion(_ answer: AlertAnswer) -> [IOSPermissionEffect] {
    switch answer {
    case .keepWhileInUse:
      // I-18, I-19: the app gets the changed status instead of the event.
      prompt = nil
      grant = .whenInUse
      return [.dropHeldEvent]
    case .changeToAlways:
      // I-18: it read as Always before, so there is no callback; the event goes through.
      prompt = nil
      grant = .always
      return [.releaseHeldEvent]
    case .allowWhileInUse, .allowOnce, .deny, .changeToPrecise, .allow, .turnOn, .dismiss:
      return []
    }
  }

  private mutating func answeredReminder(_ answer: AlertAnswer) -> [IOSPermissionEffect] {
    switch answer {
    case .keepWhileInUse:
      // I-24: the first choice takes Always away, and the app is told.
      prompt = nil
      grant = .whenInUse
      return []
    case .changeToAlways:
      prompt = nil
      return []
    case .allowWhileInUse, .allowOnce, .deny, .changeToPrecise, .allow, .turnOn, .dismiss:
      return []
    }
  }

  private mutating func answeredFullAccuracy(_ answer: AlertAnswer) -> [IOSPermissionEffect] {
    switch answer {
    case .allowOnce:
      hasTemporaryFullAccuracy = true
    case .deny:
      break
    case .allowWhileInUse, .keepWhileInUse, .changeToAlways, .changeToPrecise, .allow, .turnOn,
      .dismiss:
      return []
    }
    prompt = nil
    // I-47: the completion does not tell a grant from a refusal.
    return [.finishFullAccuracyRequest(promptDeclined: false)]
  }
}
