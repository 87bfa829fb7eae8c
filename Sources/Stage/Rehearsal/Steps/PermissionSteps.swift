import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The location permission: as it was decided earlier, as it changes, and as the app sees it.
enum PermissionSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Location permission")
    addPresets(to: &library)
    addChanges(to: &library)
    addSwitch(to: &library)
    addSwitchCheck(to: &library)
    library.doubtChecks { world in try world.requireHasRun() }
    addChecks(to: &library)
  }

  private static func addPresets(to library: inout StepLibrary<World>) {
    library.given(
      "(the )location permission is {permission}",
      "Puts the permission in place as if it had been decided before the scenario: denied, allowed while using, always.",
      example: "location permission is denied",
      also: ["location permission is while using", "location permission is not determined"]
    ) { (world: inout World, permission: PresetPermission) in
      world.decide(.permission)
      try world.arrange(permission, .full)
    }
    library.given(
      "(the )location permission is {permission} with {accuracy} accuracy/location",
      "Puts permission and accuracy in place as if they had been decided before the scenario.",
      example: "location permission is while using with reduced accuracy",
      also: ["location permission is while using with approximate location"]
    ) { (world: inout World, permission: PresetPermission, accuracy: AccuracyAuthorization) in
      world.decide(.permission)
      try world.arrange(permission, accuracy)
    }
    library.given(
      "Location Services are {switch}",
      "Sets the device's Location Services switch as it was before the scenario (I-05, A-56).",
      example: "Location Services are off"
    ) { (world: inout World, isOn: Bool) in
      world.decide(.services)
      world.phone.setLocationServices(isOn, by: .scenario)
    }
  }

  private static func addChanges(to library: inout StepLibrary<World>) {
    library.when(
      "(the )location permission changes to {permission}",
      "Changes the permission while the app runs, without anyone leaving the app: a policy, Siri, a reset.",
      example: "location permission changes to denied"
    ) { (world: inout World, permission: PresetPermission) in
      try world.requireProcess()
      try world.change(permission)
    }
  }

  private static func addSwitch(to library: inout StepLibrary<World>) {
    library.when(
      "the user switches/turns Location Services {switch}",
      "Turns the device's Location Services switch without leaving the app.",
      example: "the user switches Location Services off",
      also: ["the user turns Location Services on"]
    ) { (world: inout World, isOn: Bool) in try world.switchLocationServices(isOn, by: .user) }
    library.when(
      "Location Services are switched/turned {switch}",
      "Turns the device's Location Services switch, whoever does it, while the app stays where it is.",
      example: "Location Services are switched off", also: ["Location Services are turned on"]
    ) { (world: inout World, isOn: Bool) in try world.switchLocationServices(isOn, by: .scenario) }
  }

  private static func addSwitchCheck(to library: inout StepLibrary<World>) {
    library.then(
      "the Location Services switch is {switch}", "Checks the device's Location Services switch.",
      example: "the Location Services switch is off", about: .surroundings
    ) { (world: inout World, isOn: Bool) in
      let actual = world.phone.facts.locationServicesEnabled
      try world.expect(
        actual == isOn, "The switch is in the other position.", expected: isOn ? "on" : "off",
        actual: actual ? "on" : "off")
    }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the app sees location permission {status}",
      "Checks the authorization status as the platform tells it to the app.",
      example: "the app sees location permission denied", about: .surroundings
    ) { (world: inout World, status: AuthorizationStatus) in
      let actual = world.phone.facts.permission.status
      try world.expect(actual, is: status, "The app sees another permission.")
    }
    library.then(
      "the app sees {accuracy} accuracy/location",
      "Checks the accuracy authorization as the platform tells it to the app.",
      example: "the app sees reduced accuracy", about: .surroundings
    ) { (world: inout World, accuracy: AccuracyAuthorization) in
      let actual = world.phone.facts.permission.accuracy
      try world.expect(actual, is: accuracy, "The app sees another accuracy.")
    }
    library.then(
      "the app sees Location Services {switch}",
      "Checks the device's switch as the platform tells it to the app (I-06, A-56).",
      example: "the app sees Location Services off", about: .surroundings
    ) { (world: inout World, isOn: Bool) in
      try world.expect(
        world.phone.facts.locationServicesEnabled == isOn, "The app sees the other.",
        expected: isOn ? "on" : "off", actual: isOn ? "off" : "on")
    }
  }
}

extension World {
  /// Turns the device's switch; throws where it is so already.
  mutating func switchLocationServices(_ isOn: Bool, by cause: PhoneLogEntry.Cause) throws {
    guard phone.isOn else { throw Self.stepError(for: .phoneIsOff) }
    if cause == .user { try takeUpPhone() }
    try Self.requireChange(
      from: phone.facts.locationServicesEnabled, to: isOn, "the Location Services switch is",
      after: "When the user turns Location Services \(isOn ? "off" : "on")")
    phone.setLocationServices(isOn, by: cause)
  }

  /// Changes the permission while the app runs; throws where nothing comes of it.
  fileprivate mutating func change(_ permission: PresetPermission) throws {
    let before = (phone.permission, phone.settingsPage?.selected, phone.alert?.title)
    try act { phone throws(PhoneError) in try phone.preset(permission) }
    let isChanged = before != (phone.permission, phone.settingsPage?.selected, phone.alert?.title)
    // What no line of Settings stands for can differ from a permission that looks the same.
    guard isChanged || permission.settingsAnswer == nil else {
      let other = permission == .denied ? "while using" : "denied"
      throw Self.isSo(
        "the location permission is \(PermissionWords.word(phone.permission.status))",
        after: "When the location permission changes to \(other)")
    }
  }

  /// Throws unless the app has a process.
  fileprivate func requireProcess() throws {
    guard phone.appState.hasProcess else {
      throw InvalidStep(
        "The app is \(phone.appState.words), so nothing can change while it runs.",
        notes: Self.insertion(["When the user opens the app"])
          + [
            "For what was decided earlier, write for example: \(instead: "location permission is denied")"
          ])
    }
  }
}
