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
  /// The system's alert; throws where none is shown.
  func requireAlert() throws -> SystemAlert {
    guard let alert = phone.alert else {
      throw StepFailure(obstacle: "No system alert is shown.", expected: "an alert", actual: "none")
    }
    return alert
  }

  /// Opens the app's page in Settings unless it is in front already.
  mutating func openSettingsIfNeeded() throws {
    guard phone.front != .settings else { return }
    try act { phone throws(PhoneError) in try phone.openSettings() }
    try settle()
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
