import DeviceSimulator
import Flows
import ScenarioRunner

/// What employees do with the clock-in app.
enum ClockInSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Shifts")
    library.given(
      "the clock-in app is installed",
      "Puts the clock-in app on the phone, newly installed and never opened.",
      example: "the clock-in app is installed"
    ) { (world: inout World) in
      try world.install(.clockIn(ClockInFlow()), World.clockInManifest)
    }
  }
}
