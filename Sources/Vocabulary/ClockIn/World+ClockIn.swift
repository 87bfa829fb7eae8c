import DeviceInterface
import DeviceSimulator
import Flows
import ScenarioRunner

/// What steps do with the clock-in app.
extension World {
  /// The clock-in app; throws where another one is installed.
  func requireClockInApp() throws -> ClockInFlow {
    guard case .clockIn(let flow) = app else {
      throw InvalidStep(
        "The clock-in app is not installed.",
        notes: ["Install it first: Given the clock-in app is installed"])
    }
    return flow
  }

  /// What the clock-in app declares to its platform.
  static var clockInManifest: AppManifest {
    var manifest = AppManifest(name: "Clock-in")
    manifest.whenInUseUsage = "Your work route is recorded during your shift."
    manifest.alwaysUsage =
      "Your work route is recorded from clock-in to clock-out, also while the phone is locked."
    manifest.backgroundModes = .location
    manifest.receivesBoot = true
    manifest.declaredPermissions = [.coarse, .fine, .background]
    return manifest
  }

  /// Changes a setting of the app; it must not have a process yet.
  mutating func configureClockIn(
    _ change: (inout ClockInFlow.Configuration) throws -> Void
  ) throws {
    guard !phone.appState.hasProcess else {
      throw InvalidStep("Settings cannot change while the app has a process.")
    }
    var configuration = try requireClockInApp().configuration
    try change(&configuration)
    app = .clockIn(ClockInFlow(configuration: configuration))
  }
}
