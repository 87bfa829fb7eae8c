import DeviceInterface

extension IOSPermissionMachine {
  /// Takes in a choice of the app's page in Settings (I-23); it settles any question that is up.
  mutating func choseInSettings(_ choice: SettingsAnswer) -> [IOSPermissionEffect] {
    switch grant {
    case .restricted:
      // The page is greyed out (I-04).
      return [.ignore(.iOS(4))]
    case .notDetermined, .denied, .temporaryWhenInUse, .whenInUse, .provisionalAlways, .always:
      switch choice {
      case .never: grant = .denied
      case .askNextTime: grant = .notDetermined
      case .whileInUse: grant = .whenInUse
      case .always: grant = .always
      }
      return settlePrompt()
    }
  }

  mutating func turnedPrecise(_ on: Bool) -> [IOSPermissionEffect] {
    switch grant {
    case .restricted:
      return [.ignore(.iOS(4))]
    case .notDetermined, .denied, .temporaryWhenInUse, .whenInUse, .provisionalAlways, .always:
      isPrecise = on
      return []
    }
  }

  mutating func useEnded() -> [IOSPermissionEffect] {
    // I-48: full accuracy for a while lasts as long as the app is in use.
    hasTemporaryFullAccuracy = false
    switch grant {
    case .temporaryWhenInUse:
      // I-37: the app is told, and may ask again (I-40).
      grant = .notDetermined
      return []
    case .notDetermined, .restricted, .denied, .whenInUse, .provisionalAlways, .always:
      return []
    }
  }

  /// Takes in the end of the app's process: no use outlives it (I-39), and the app's questions go with it.
  mutating func processEnded() -> [IOSPermissionEffect] {
    let effects = useEnded()
    switch prompt {
    case .whenInUse, .alwaysUpgrade, .temporaryFullAccuracy:
      return effects + withdrawPrompt()
    case .deferredAlways, .usageReminder, nil:
      // These are the system's own questions and need no process.
      return effects
    }
  }

  /// Takes in that an event for the app needs Always.
  mutating func alwaysNeeded() -> [IOSPermissionEffect] {
    switch grant {
    case .provisionalAlways:
      // I-17: now the user is asked, and the event is held until the answer (I-19).
      guard !prompt.exists else { return [] }
      prompt = .deferredAlways
      return [.ask(.deferredAlways)]
    case .always:
      return [.releaseHeldEvent]
    case .notDetermined, .restricted, .denied, .temporaryWhenInUse, .whenInUse:
      // I-67: without Always such an event never reaches the app.
      return [.dropHeldEvent]
    }
  }

  mutating func reminderDue() -> [IOSPermissionEffect] {
    switch grant {
    case .always:
      guard !prompt.exists else { return [] }
      prompt = .usageReminder
      return [.ask(.usageReminder)]
    case .notDetermined, .restricted, .denied, .temporaryWhenInUse, .whenInUse,
      .provisionalAlways:
      // I-24: only apps that hold Always are the subject of a reminder.
      return [.ignore(.iOS(24))]
    }
  }

  /// Starts over, as for a newly installed app; the device's switch is not the app's and stays.
  mutating func reset() -> [IOSPermissionEffect] {
    let effects = withdrawPrompt()
    let servicesOn = locationServicesOn
    self = IOSPermissionMachine()
    locationServicesOn = servicesOn
    return effects
  }
}
