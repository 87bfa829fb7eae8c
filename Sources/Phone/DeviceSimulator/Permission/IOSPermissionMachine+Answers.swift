import DeviceInterface

extension IOSPermissionMachine {
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
    case .keepWhileInUse, .changeToAlways, .changeToPrecise, .turnOn, .dismiss:
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
    case .allowWhileInUse, .allowOnce, .deny, .changeToPrecise, .turnOn, .dismiss:
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
    case .allowWhileInUse, .allowOnce, .deny, .changeToPrecise, .turnOn, .dismiss:
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
    case .allowWhileInUse, .allowOnce, .deny, .changeToPrecise, .turnOn, .dismiss:
      return []
    }
  }

  private mutating func answeredFullAccuracy(_ answer: AlertAnswer) -> [IOSPermissionEffect] {
    switch answer {
    case .allowOnce:
      hasTemporaryFullAccuracy = true
    case .deny:
      break
    case .allowWhileInUse, .keepWhileInUse, .changeToAlways, .changeToPrecise, .turnOn, .dismiss:
      return []
    }
    prompt = nil
    // I-47: the completion does not tell a grant from a refusal.
    return [.finishFullAccuracyRequest(promptDeclined: false)]
  }
}
