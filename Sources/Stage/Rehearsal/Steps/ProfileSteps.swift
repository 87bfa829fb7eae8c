import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// Which platform the phone runs, and how it behaves where the sources are silent or disagree.
enum ProfileSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The platform")
    library.given(
      "the phone runs {platform} {version}",
      "Sets the version of iOS (14 to 26) or Android (11 to 17); the newest unless said.",
      example: "the phone runs iOS 17"
    ) { (world: inout World, platform: PlatformKind, version: Int) in
      world.decide(.version)
      guard world.phone.profile.platform == platform else {
        throw InvalidStep(
          "This scenario is played on \(world.phone.profile.name).",
          notes: ["Tag it @\(platform.rawValue.lowercased()) to play it there."])
      }
      try world.arrangeVersion(version)
    }
    library.given(
      "the phone runs version {version}",
      "Sets the version of whichever platform the scenario is played on.",
      example: "the phone runs version 17"
    ) { (world: inout World, version: Int) in
      world.decide(.version)
      try world.arrangeVersion(version)
    }
    library.given(
      "(the ){setting} is {string}",
      "Decides what the platform's sources leave open or contradict; see: rehearse rules.",
      example: "the force-quit policy is \"strict\"", also: ["fine location alone is \"works\""]
    ) { (world: inout World, setting: String, value: String) in
      try world.arrangePlatform { profile throws(PhoneError) in try profile.set(setting, to: value)
      }
    }
    library.given(
      "the {timing} is {duration}",
      "Sets a length of time that the platforms do not document; see: rehearse rules.",
      example: "the suspension delay is 30 seconds",
      also: ["the deferred work delay is 1 hour"]
    ) { (world: inout World, name: String, value: Duration) in
      try world.arrangePlatform { profile throws(PhoneError) in try profile.set(name, to: value) }
    }
  }
}
