import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What steps do to the phone.
extension World {
  /// Does something to the phone; what the phone cannot do makes the step invalid or failed.
  ///
  /// - Parameter sentence: A sentence before it that makes it possible, where things are otherwise than it needs.
  mutating func act(
    after sentence: String? = nil, _ action: (inout Phone) throws(PhoneError) -> Void
  ) throws {
    if isFilmed { filmBeforeAction() }
    do throws(PhoneError) {
      try action(&phone)
    } catch {
      throw Self.stepError(for: error, on: phone, after: sentence)
    }
  }

  /// Returns what a deed needs; where it is not there, the deed cannot be done here.
  public static func needed<Value>(_ find: () throws -> Value) throws -> Value {
    do {
      return try find()
    } catch let failure as StepFailure {
      throw failure.ofDeed
    }
  }
}

extension World {
  /// Throws unless the app has a process.
  func requireProcess() throws {
    guard phone.appState.hasProcess else {
      throw InvalidStep(
        "The app is \(phone.appState.words), so nothing can change while it runs.",
        notes: Self.insertion(["When the user opens the app"])
          + ["For what was decided earlier, write for example: location permission is denied"])
    }
  }

  /// The system's alert; throws where none is shown.
  func requireAlert() throws -> SystemAlert {
    guard let alert = phone.alert else {
      throw StepFailure(obstacle: "No system alert is shown.", expected: "an alert", actual: "none")
    }
    return alert
  }

  /// Whether the system is asking for location permission, and not for something else.
  var asksForLocation: Bool {
    switch phone.alert?.kind {
    case .iOS, .android: true
    case .turnLocationOn, nil: false
    }
  }

  /// The system's alert, in words.
  var alertWords: String {
    phone.alert.map { "the alert \"\($0.title)\"" } ?? "no system alert"
  }

  /// Throws unless the alert has exactly these buttons, in this order.
  func expectAlertOffers(_ labels: [String]) throws {
    let actual = try requireAlert().buttons.map(\.label)
    try expect(
      actual.map(\.foldedForComparison) == labels.map(\.foldedForComparison),
      "The alert offers other buttons.", expected: labels.joined(separator: ", "),
      actual: actual.joined(separator: ", "))
  }

  /// Goes to the home screen, and back to the app when the time has passed.
  mutating func leaveAndReturn(after duration: Duration) throws {
    try act { phone throws(PhoneError) in try phone.pressHome() }
    try pass(duration)
    try act { phone throws(PhoneError) in try phone.returnToApp() }
  }

  /// Opens the app's page in Settings unless it is in front already.
  mutating func openSettingsIfNeeded() throws {
    guard phone.front != .settings else { return }
    try act { phone throws(PhoneError) in try phone.openSettings() }
    try settle()
  }

  /// Comes back to the app from Settings, once what was chosen there has taken effect.
  mutating func returnFromSettings() throws {
    try settle()
    try act { phone throws(PhoneError) in try phone.returnToApp() }
  }

  /// Chooses the permission on the app's page in Settings, which is opened if needed.
  mutating func choose(_ permission: PresetPermission) throws {
    guard let answer = permission.settingsAnswer else {
      throw InvalidStep(
        "Settings have no line for \(permission.rawValue).",
        notes: ["Settings offer: never, ask next time, while using, always (I-23, A-25)."])
    }
    try openSettingsIfNeeded()
    try chooseLine { phone throws(PhoneError) in try phone.chooseInSettings(answer) }
  }

  /// Chooses a line of the app's page in Settings; throws where it stands for what is so already.
  mutating func chooseLine(_ choice: (inout Phone) throws(PhoneError) -> Void) throws {
    let before = (phone.permission, phone.settingsPage?.selected)
    try act(choice)
    guard before == (phone.permission, phone.settingsPage?.selected) else { return }
    let line = phone.settingsPage.flatMap { page in
      page.choices.first { $0.meaning == page.selected }?.label
    }
    throw InvalidStep(
      "\"\(line ?? "")\" is chosen in Settings already.",
      notes: ["To choose it all the same, write: the user chooses the same line again in Settings"])
  }

  /// Turns the precise switch on the app's page in Settings; throws where it is so already.
  mutating func turnPrecise(_ isOn: Bool) throws {
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

extension PresetPermission {
  /// The line of the Settings page that stands for the permission, if there is one.
  var settingsAnswer: SettingsAnswer? {
    switch self {
    case .notAsked: .askNextTime
    case .denied: .never
    case .whileInUse: .whileInUse
    case .always: .always
    case .restricted, .grantedByPolicy, .deniedOnce, .once, .provisionalAlways: nil
    }
  }
}

extension World {
  /// Takes a usage description out of what the app declares.
  mutating func removeUsageDescription(_ key: String) throws {
    guard phone.facts.platform == .iOS else {
      throw Self.stepError(
        for: .notOnPlatform(wanted: "usage descriptions", platform: .android, rule: .iOS(12)))
    }
    switch key {
    case "when-in-use":
      try act { phone throws(PhoneError) in
        try phone.changeManifest { $0.whenInUseUsage = nil }
      }
    case "always":
      try act { phone throws(PhoneError) in
        try phone.changeManifest { $0.alwaysUsage = nil }
      }
    default:
      throw InvalidStep(
        "There is no usage description called \"\(key)\".",
        notes: ["Write \"when-in-use\" or \"always\"."])
    }
  }
}
