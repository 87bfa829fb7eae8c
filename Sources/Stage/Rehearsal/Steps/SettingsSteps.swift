import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The Settings app and this app's page in it.
enum SettingsSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Settings")
    addPermissionChoices(to: &library)
    addSameLine(to: &library)
    addSwitches(to: &library)
    addChecks(to: &library)
  }

  private static func addPermissionChoices(to library: inout StepLibrary<World>) {
    library.when(
      "the user opens (the app's page in )Settings",
      "Leaves the app and opens its page in the Settings app.",
      example: "the user opens the app's page in Settings", also: ["the user opens Settings"]
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.openSettings() }
    }
    library.when(
      "the user sets location permission to {permission} in Settings",
      "Grants or revokes on the app's page in Settings, opening it if needed; the user stays in Settings.",
      example: "the user sets location permission to denied in Settings"
    ) { (world: inout World, permission: PresetPermission) in try world.choose(permission) }
    library.when(
      "the user sets location permission to {permission} in Settings and returns",
      "Chooses on the app's page in Settings and comes back to the app.",
      example: "the user sets location permission to while using in Settings and returns"
    ) { (world: inout World, permission: PresetPermission) in
      try world.choose(permission)
      try world.returnFromSettings()
    }
    library.when(
      "the user chooses {string} in Settings",
      "Chooses a line of the app's location page by its label; the page must be open.",
      example: "the user chooses \"While Using the App\" in Settings"
    ) { (world: inout World, label: String) in
      try world.chooseLine { phone throws(PhoneError) in try phone.chooseInSettings(label) }
    }
  }

  private static func addSameLine(to library: inout StepLibrary<World>) {
    library.when(
      "the user chooses the same line again in Settings",
      "Taps the line of the app's location page that is ticked, from which nothing should follow (I-28); the page must be open."
    ) { (world: inout World) in
      guard let page = world.phone.settingsPage else {
        throw World.stepError(for: .appNotInstalled)
      }
      try world.act { phone throws(PhoneError) in try phone.chooseInSettings(page.selected) }
    }
  }

  private static func addSwitches(to library: inout StepLibrary<World>) {
    library.when(
      "the user switches/turns Location Services {switch} in Settings",
      "Turns the device's switch in the Settings app, which is opened if needed; the user stays there.",
      example: "the user switches Location Services off in Settings"
    ) { (world: inout World, isOn: Bool) in
      try world.openSettingsIfNeeded()
      try world.switchLocationServices(isOn, by: .user)
    }
    library.when(
      "the user switches/turns Location Services {switch} in Settings and returns",
      "Turns the device's switch in the Settings app and comes back to the app.",
      example: "the user switches Location Services on in Settings and returns",
      also: ["the user turns Location Services on in Settings and returns"]
    ) { (world: inout World, isOn: Bool) in
      try world.openSettingsIfNeeded()
      try world.switchLocationServices(isOn, by: .user)
      try world.returnFromSettings()
    }
    library.when(
      "the user switches/turns Precise Location {switch} in Settings",
      "Turns the precise switch on the app's page; opens the page if it is not open.",
      example: "the user switches Precise Location off in Settings"
    ) { (world: inout World, isOn: Bool) in try world.turnPrecise(isOn) }
    library.when(
      "the user switches/turns Precise Location {switch} in Settings and returns",
      "Turns the precise switch on the app's page and comes back to the app.",
      example: "the user switches Precise Location off in Settings and returns"
    ) { (world: inout World, isOn: Bool) in
      try world.turnPrecise(isOn)
      try world.returnFromSettings()
    }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "Settings shows/show the page of this app",
      "Checks that the Settings app is in front and shows this app's page.",
      example: "Settings shows the page of this app", about: .surroundings
    ) { (world: inout World) in
      try world.expect(
        world.phone.front == .settings, "Settings is not in front.",
        expected: "this app's page in Settings", actual: world.phone.front.words)
    }
    library.then(
      "Settings shows/show location permission {permission}",
      "Checks which line of the app's location page is ticked (I-23, A-25).",
      example: "Settings shows location permission while using", about: .surroundings
    ) { (world: inout World, permission: PresetPermission) in
      // No permission's line can be ticked on a page without lines.
      guard let wanted = permission.settingsAnswer else {
        throw InvalidStep(
          "Settings has no line for the permission \(permission).",
          notes: ["Its lines are those that a user can choose."])
      }
      try world.expect(
        world.phone.front == .settings, "Settings is not in front.",
        expected: "this app's page in Settings", actual: world.phone.front.words,
        notes: ["\(before: "When the user opens the app's page in Settings")"])
      guard let actual = world.phone.settingsPage?.selected else {
        throw StepFailure(
          "Settings shows no location permission of this app.", expected: wanted.rawValue,
          actual: "no line")
      }
      try world.expect(actual, is: wanted, "Another line is ticked in Settings.")
    }
  }
}

extension StepLibrary<World> {
  /// Declares what the user does on the app's page in Settings: a sentence after which the user stays there, and one after
  /// which the user is back in the app.
  mutating func inSettings<Value: Sendable>(
    _ sentence: String, _ documentation: String, example: String, fileID: String = #fileID,
    line: Int = #line, _ choose: @escaping @Sendable (inout World, Value) throws -> Void
  ) {
    for returns in [false, true] {
      let end = returns ? " and returns" : ""
      when(
        sentence + end,
        documentation + (returns ? ", and comes back to the app." : "; the user stays there."),
        example: example + end, about: .surroundings, fileID: fileID, line: line
      ) { (world: inout World, value: Value) in
        try world.openSettingsIfNeeded()
        try choose(&world, value)
        if returns { try world.returnFromSettings() }
      }
    }
  }
}

extension World {
  /// Comes back to the app from Settings, once what was chosen there has taken effect.
  mutating func returnFromSettings() throws {
    try settle()
    try act { phone throws(PhoneError) in try phone.returnToApp() }
  }

  /// Opens the app's page in Settings unless it is in front already.
  mutating func openSettingsIfNeeded() throws {
    guard phone.front != .settings else { return }
    try act { phone throws(PhoneError) in try phone.openSettings() }
    try settle()
  }

  /// Chooses the permission on the app's page in Settings, which is opened if needed.
  fileprivate mutating func choose(_ permission: PresetPermission) throws {
    guard let answer = permission.settingsAnswer else {
      throw InvalidStep(
        "Settings have no line for \(permission.rawValue).",
        notes: ["Settings offer: never, ask next time, while using, always (I-23, A-25)."])
    }
    try openSettingsIfNeeded()
    try chooseLine { phone throws(PhoneError) in try phone.chooseInSettings(answer) }
  }

  /// Chooses a line of the app's page in Settings; throws where it stands for what is so already.
  fileprivate mutating func chooseLine(_ choice: (inout Phone) throws(PhoneError) -> Void) throws {
    let before = (phone.permission, phone.settingsPage?.selected)
    try act(choice)
    guard before == (phone.permission, phone.settingsPage?.selected) else { return }
    let line = phone.settingsPage.flatMap { page in
      page.choices.first { $0.meaning == page.selected }?.label
    }
    throw InvalidStep(
      "\"\(line ?? "")\" is chosen in Settings already.",
      notes: [
        "To choose it all the same, write: \(instead: "the user chooses the same line again in Settings")"
      ])
  }

  /// Turns the precise switch on the app's page in Settings; throws where it is so already.
  fileprivate mutating func turnPrecise(_ isOn: Bool) throws {
    try openSettingsIfNeeded()
    let before = phone.settingsPage?.isPrecise
    try act { phone throws(PhoneError) in try phone.turnPreciseInSettings(isOn) }
    if let before {
      try Self.requireChange(
        from: before, to: isOn, "the switch for precise location is",
        after: "When the user switches Precise Location \(isOn ? "off" : "on") in Settings")
    }
  }
}
