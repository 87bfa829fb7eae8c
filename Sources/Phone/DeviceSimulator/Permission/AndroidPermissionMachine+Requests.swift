import DeviceInterface

extension AndroidPermissionMachine {
  mutating func requested(
    _ requested: AndroidPermissions, _ circumstances: AndroidPermissionStimulus.Circumstances
  ) -> [AndroidPermissionEffect] {
    // a second request while one is up comes back empty.
    if prompt.exists { return [.finish(.cancelled), .ignore(.android(18))] }
    if let reason = refusalWithoutQuestion(requested, circumstances) {
      return [.finish(result(for: requested)), .ignore(reason)]
    }
    if requested.contains(.background) {
      return ask(.backgroundInSettings, for: requested, deciding: .background)
    }
    return requestedForeground(requested, circumstances)
  }

  /// Returns the rule by which a request ends at once, or `nil` where the user may be asked.
  private func refusalWithoutQuestion(
    _ requested: AndroidPermissions, _ circumstances: AndroidPermissionStimulus.Circumstances
  ) -> RuleID? {
    // a policy has decided.
    if isFixedByPolicy { return .android(22) }
    // what the manifest does not declare cannot be had.
    if !circumstances.declared.isSuperset(of: requested) { return .android(1) }
    // nothing is left to ask.
    if granted.isSuperset(of: requested) { return .android(17) }
    guard requested.contains(.background) else { return nil }
    // foreground and background in one request are refused as a whole.
    if requested != .background { return .android(26) }
    // background comes after foreground.
    if granted.isDisjoint(with: Self.foreground) { return .android(27) }
    // came back twice without choosing.
    if userFixed.contains(.background) { return .android(29) }
    return nil
  }

  private mutating func requestedForeground(
    _ requested: AndroidPermissions, _ circumstances: AndroidPermissionStimulus.Circumstances
  ) -> [AndroidPermissionEffect] {
    if requested == .fine, circumstances.knowsApproximate, circumstances.ignoresFineAlone {
      return [.finish(result(for: requested)), .ignore(.android(15))]
    }
    if granted.contains(.fine) {
      // fine covers coarse, so the rest of the group comes without a question.
      if oneTime.contains(.fine) { oneTime.formUnion(requested.subtracting(granted)) }
      granted.formUnion(requested)
      return [.finish(result(for: requested)), .ignore(.android(17))]
    }
    let open = requested.subtracting(granted).subtracting(userFixed)
    if granted.contains(.coarse) {
      guard open.contains(.fine) else { return refusedForGood(requested) }
      return ask(isOneTime ? .preciseUpgradeOnce : .preciseUpgrade, for: requested, deciding: .fine)
    }
    if open.isEmpty { return refusedForGood(requested) }
    // the choice is there only where both can still be granted.
    let choosesAccuracy = circumstances.knowsApproximate && open == Self.foreground
    return ask(.foreground(choosesAccuracy: choosesAccuracy), for: requested, deciding: open)
  }

  private func refusedForGood(_ requested: AndroidPermissions) -> [AndroidPermissionEffect] {
    // after two refusals there is no dialog.
    [.finish(result(for: requested)), .ignore(.android(20))]
  }

  private mutating func ask(
    _ kind: AndroidPrompt.Kind, for requested: AndroidPermissions,
    deciding decides: AndroidPermissions
  ) -> [AndroidPermissionEffect] {
    let question = AndroidPrompt(kind: kind, requested: requested, decides: decides)
    prompt = question
    return kind == .backgroundInSettings ? [.openSettings] : [.ask(question)]
  }

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
    case .changeToAlways, .allow, .turnOn:
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
