import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What the sources leave open about a platform, decided by the scenario.
enum SettingSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Settings of the simulated platform")
    library.given(
      "the( setting) {setting} is {string}",
      "Decides what the sources leave open or dispute; `rehearse rules` lists the settings with their values.",
      example: "the force-quit policy is \"strict\"",
      also: ["the setting doze is \"stops services\""]
    ) { (world: inout World, name: String, value: String) in
      try world.act { phone throws(PhoneError) in try phone.profile.set(name, to: value) }
    }
    library.given(
      "the phone runs {platform} {int}",
      "Sets the version of the platform; the newest unless said.",
      example: "the phone runs iOS 17"
    ) { (world: inout World, platform: PlatformKind, version: Int) in
      guard world.phone.profile.platform == platform else {
        throw InvalidStep(
          "This scenario is played on \(world.phone.profile.name).",
          notes: ["Tag it @\(platform.rawValue.lowercased()) to play it there."])
      }
      try world.act { phone throws(PhoneError) in try phone.profile.setVersion(version) }
    }
  }
}
