import DeviceSimulator
import ScenarioRunner

/// What comes between the user and the app: calls, Control Center, and a system that needs memory.
enum InterruptionSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Interruptions")
    addInterruptions(to: &library)
    addCalls(to: &library)
    addSystemActions(to: &library)
  }

  private static func addInterruptions(to library: inout StepLibrary<World>) {
    library.acting(
      "the user opens Control Center",
      "Covers the app: it stays in front but is inactive until Control Center is closed."
    ) { phone throws(PhoneError) in try phone.coverApp() }
    library.acting(
      "the user closes Control Center", "Uncovers the app, which becomes active again.",
      after: "When the user opens Control Center"
    ) { phone throws(PhoneError) in try phone.uncoverApp() }
  }

  private static func addCalls(to library: inout StepLibrary<World>) {
    library.acting(
      "a phone call comes in",
      "Lets the phone ring: the app in front is inactive, and audio falls silent, until it is over."
    ) { phone throws(PhoneError) in try phone.receiveCall() }
    library.acting(
      "the user declines the phone call", "Ends the ringing; the app becomes active again."
    ) { phone throws(PhoneError) in try phone.declineCall() }
    library.acting(
      "the user accepts the phone call",
      "Brings the call to the front, and the app to the background."
    ) { phone throws(PhoneError) in try phone.acceptCall() }
    library.acting(
      "the phone call ends", "Ends an accepted call; what was in front before it comes back."
    ) { phone throws(PhoneError) in try phone.hangUp() }
  }

  private static func addSystemActions(to library: inout StepLibrary<World>) {
    library.when(
      "the system ends/kills the app",
      "Ends the app's process as the system does when it needs memory; the app gets no word of it.",
      example: "the system ends the app", also: ["the system kills the app"]
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.killBySystem() }
    }
    library.acting(
      "the app crashes", "Ends the app's process by a fault of its own."
    ) { phone throws(PhoneError) in try phone.crash() }
    library.acting(
      "the system suspends the app",
      "Stops an app in the background at once, without waiting for its grace period to end.",
      after: "When the user leaves the app"
    ) { phone throws(PhoneError) in try phone.suspend() }
  }
}
