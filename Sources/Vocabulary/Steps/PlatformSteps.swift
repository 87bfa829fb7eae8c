import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The platform under the app: its version, and what its documentation leaves open.
enum PlatformSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The platform")
    library.given(
      "the phone runs {platform} {int}",
      "Takes another version of the platform than the newest: iOS 14 to 26, Android 11 to 17.",
      example: "the phone runs Android 13"
    ) { (world: inout World, platform: PlatformKind, version: Int) in
      guard platform == world.phone.profile.platform else {
        throw InvalidStep(
          "The phone runs \(world.phone.profile.name), not \(platform == .iOS ? "iOS" : "Android").",
          notes: ["Tag the scenario @\(platform.rawValue.lowercased()) to play it there."])
      }
      try world.act { phone throws(PhoneError) in try phone.profile.setVersion(version) }
    }
    library.given(
      "(the ){setting} is {string}",
      "Decides what the platform's documents leave open or contradict; unless said, it is the "
        + "first of the values that the message names.",
      example: "the force-quit policy is \"strict\"",
      also: ["fine location alone is \"works\"", "the swipe from recents is \"stops services\""]
    ) { (world: inout World, name: String, value: String) in
      try world.act { phone throws(PhoneError) in try phone.profile.set(name, to: value) }
    }
  }
}
