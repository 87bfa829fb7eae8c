import DeviceInterface

extension IOSPermissionMachine {
  /// Decides about a request for when-in-use.
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

  /// Decides about a request for Always.
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

  /// Decides about a request for full accuracy for a while.
  mutating func fullAccuracyRequested(
    _ key: String, _ isKeyInManifest: Bool, _ isInForeground: Bool
  ) -> [IOSPermissionEffect] {
    // I-46 names three conditions; without one of them the request always fails.
    let lacksAccuracy = permission.accuracy == .reduced && status.allowsLocation
    guard isKeyInManifest, isInForeground, lacksAccuracy, prompt == nil else {
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
    if prompt != nil { return .iOS(28) }
    return nil
  }

  private mutating func ask(_ question: IOSPrompt) -> [IOSPermissionEffect] {
    prompt = question
    return [.ask(question)]
  }
}
