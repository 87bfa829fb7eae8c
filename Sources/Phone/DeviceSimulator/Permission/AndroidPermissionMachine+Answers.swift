import DeviceInterface

extension AndroidPermissionMachine {
  /// Takes in the user's answer to the dialog; an answer the dialog does not offer changes nothing.
  mutating func answered(
    _ answer: AlertAnswer, precise: Bool,
    _ circumstances: AndroidPermissionStimulus.Circumstances
  ) -> [AndroidPermissionEffect] {
    guard let question = prompt, question.kind != .backgroundInSettings else { return [] }
    switch answer {
    case .allowWhileInUse:
      guard case .foreground = question.kind else { return [] }
      oneTime.subtract(grant(question, precise: precise, circumstances))
    case .allowOnce:
      // duration is a flag of each permission, so what lasts already goes on lasting.
      oneTime.formUnion(grant(question, precise: precise, circumstances))
    case .changeToPrecise:
      guard question.kind == .preciseUpgrade else { return [] }
      oneTime.subtract(grant(question, precise: true, circumstances))
    case .deny, .keepWhileInUse:
      refuse(question.decides)
    case .dismiss:
      // no flag changes, and it does not count as a refusal.
      prompt = nil
      return [
        .finish(circumstances.dismissalCancels ? .cancelled : result(for: question.requested))
      ]
    case .changeToAlways, .turnOn:
      return []
    }
    prompt = nil
    return [.finish(result(for: question.requested))]
  }

  /// Takes in that the user came back from the page opened for the background permission.
  mutating func returnedFromSettings() -> [AndroidPermissionEffect] {
    guard let question = prompt, question.kind == .backgroundInSettings else { return [] }
    prompt = nil
    if !granted.contains(.background) {
      // coming back without choosing counts, the second time for good.
      refuse(.background)
    }
    return [.finish(result(for: question.requested))]
  }

  /// Grants what the answer to the question says, and returns it.
  private mutating func grant(
    _ question: AndroidPrompt, precise: Bool,
    _ circumstances: AndroidPermissionStimulus.Circumstances
  ) -> AndroidPermissions {
    var new = question.decides
    switch question.kind {
    case .foreground(choosesAccuracy: true):
      // approximate grants coarse only; the choice is remembered.
      new = precise ? Self.foreground : .coarse
      prefersApproximate = !precise
    case .foreground(choosesAccuracy: false):
      // fine without coarse does not exist; fine brings coarse along.
      if new.contains(.fine) { new = Self.foreground }
    case .preciseUpgrade, .preciseUpgradeOnce, .backgroundInSettings:
      break
    }
    granted.formUnion(new)
    userSet.subtract(new)
    userFixed.subtract(new)
    if circumstances.grantCountsAsDecision {
      // A-24, an inference from the source: the flag is set for the whole group.
      userSet.formUnion(Self.foreground)
    }
    return new
  }

  /// Counts a refusal: the first sets one flag, the next the final one (`A-20`).
  mutating func refuse(_ permissions: AndroidPermissions) {
    userFixed.formUnion(permissions.intersection(userSet))
    userSet.formUnion(permissions)
  }
}
