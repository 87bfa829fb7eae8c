import DeviceInterface
public import DeviceSimulator
import ScenarioRunner

/// How scenarios bring about that an app records, whichever it is.
extension World {
  /// Throws where the app has a process, as a setting holds from its start on.
  func requireSettingsCanChange() throws {
    guard !phone.appState.hasProcess else {
      throw InvalidStep(
        "Settings cannot change while the app has a process.",
        notes: ["Say it before the app is opened."])
    }
  }

  /// Opens the installed app where the user is, with precise location allowed.
  ///
  /// Throws with the hint where it is open already.
  public mutating func open(with permission: PresetPermission, orElse hint: String) throws {
    guard !phone.appState.hasProcess else {
      throw InvalidStep("The app is open already.", notes: [hint])
    }
    try act { phone throws(PhoneError) in try phone.preset(permission, accuracy: .full) }
    try act { phone throws(PhoneError) in try phone.openApp() }
    try settle()
  }
}
