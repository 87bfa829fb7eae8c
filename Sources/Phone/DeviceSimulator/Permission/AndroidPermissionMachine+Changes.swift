import DeviceInterface

extension AndroidPermissionMachine {
  mutating func choseInSettings(
    _ choice: SettingsAnswer, _ circumstances: AndroidPermissionStimulus.Circumstances
  ) -> [AndroidPermissionEffect] {
    if isFixedByPolicy { return [.ignore(.android(22))] }
    let before = granted
    switch choice {
    case .always:
      grantForeground(circumstances)
      granted.insert(.background)
      clearFlags(granted)
    case .whileInUse:
      grantForeground(circumstances)
      granted.remove(.background)
      clearFlags(granted)
    case .askNextTime:
      granted = []
      clearFlags([.coarse, .fine, .background])
    case .never:
      granted = []
      userSet.formUnion(Self.foreground)
    }
    oneTime = []
    return questionSettledElsewhere() + killIfRevoked(from: before)
  }

  mutating func turnedPrecise(_ on: Bool) -> [AndroidPermissionEffect] {
    if isFixedByPolicy { return [.ignore(.android(22))] }
    let before = granted
    prefersApproximate = !on
    guard !granted.isDisjoint(with: Self.foreground) else { return [] }
    if on {
      granted.insert(.fine)
      if oneTime.contains(.coarse) { oneTime.insert(.fine) }
    } else {
      granted.remove(.fine)
      oneTime.remove(.fine)
    }
    return killIfRevoked(from: before)
  }

  /// Takes in that a one-time grant ran out: it is revoked, and the next request asks again (`A-38`).
  mutating func oneTimeGrantLapsed() -> [AndroidPermissionEffect] {
    guard !oneTime.isEmpty else { return [] }
    granted.subtract(oneTime)
    userSet.subtract(Self.foreground)
    userFixed.subtract(oneTime)
    oneTime = []
    return [.grantLapsed]
  }

  /// Takes in the end of the process: the request that was up goes with its activity.
  mutating func processEnded() -> [AndroidPermissionEffect] { withdrawPrompt() }

  /// Takes permissions away from an app that was not used for months (`A-59`).
  mutating func resetAsUnused() -> [AndroidPermissionEffect] {
    if isFixedByPolicy { return [.ignore(.android(22))] }
    let before = granted
    granted = []
    oneTime = []
    clearFlags([.coarse, .fine, .background])
    return questionSettledElsewhere() + killIfRevoked(from: before)
  }

  /// Puts a permission in place as if it had been decided earlier.
  mutating func apply(
    _ preset: PresetPermission, precise: Bool
  ) -> [AndroidPermissionEffect] {
    let before = granted
    let question = prompt
    self = AndroidPermissionMachine()
    prompt = question
    let foreground: AndroidPermissions = precise ? Self.foreground : .coarse
    prefersApproximate = !precise
    switch preset {
    case .notAsked:
      break
    case .restricted:
      isFixedByPolicy = true
    case .grantedByPolicy:
      isFixedByPolicy = true
      granted = foreground.union(.background)
    case .denied:
      userSet = Self.foreground
      userFixed = Self.foreground
    case .deniedOnce:
      userSet = Self.foreground
    case .once:
      granted = foreground
      oneTime = foreground
    case .whileInUse:
      granted = foreground
    case .always, .provisionalAlways:
      // There is no provisional kind on Android; the phone refuses it before it comes here.
      granted = foreground.union(.background)
    }
    return questionSettledElsewhere() + killIfRevoked(from: before)
  }

  private mutating func grantForeground(
    _ circumstances: AndroidPermissionStimulus.Circumstances
  ) {
    guard granted.isDisjoint(with: Self.foreground) else { return }
    let wanted: AndroidPermissions = prefersApproximate ? .coarse : Self.foreground
    granted.formUnion(wanted.intersection(circumstances.declared))
  }

  private mutating func clearFlags(_ permissions: AndroidPermissions) {
    userSet.subtract(permissions)
    userFixed.subtract(permissions)
  }

  /// A dialog that was left open is settled by the choice, and the redirect waits for the return (`A-28`).
  ///
  /// The request ends with what is granted now: every one has an end that the app is told (`A-18`).
  private mutating func questionSettledElsewhere() -> [AndroidPermissionEffect] {
    guard let question = prompt, question.kind != .backgroundInSettings else { return [] }
    return [.finish(result(for: question.requested))] + withdrawPrompt()
  }

  /// Any permission taken away ends the process (`A-07`); less precise restarts it (`A-08`), and so does
  /// losing the background (`A-09`).
  private mutating func killIfRevoked(from before: AndroidPermissions) -> [AndroidPermissionEffect]
  {
    let lost = before.subtracting(granted)
    if lost.isEmpty { return [] }
    let rule: RuleID =
      switch lost {
      case .fine: .android(8)
      case .background: .android(9)
      default: .android(7)
      }
    return [.killProcess(rule)]
  }
}
