import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The platform that the phone runs, and its behaviour where the sources are silent or disagree.
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
      example: "the force-quit policy is \"strict\"",
      also: [
        "fine location alone is \"works\"", "the maker's killer is \"all of these\"",
      ]
    ) { (world: inout World, setting: String, value: String) in
      try world.arrangePlatform { profile throws(PhoneError) in try profile.set(setting, to: value)
      }
    }
    library.given(
      "the {timing} is {duration}",
      "Sets a length of time that the platforms do not document; see: rehearse rules.",
      example: "the suspension delay is 30 seconds", also: ["the deferred work delay is 1 hour"]
    ) { (world: inout World, name: String, value: Duration) in
      try world.arrangePlatform { profile throws(PhoneError) in try profile.set(name, to: value) }
    }
    library.given(
      "the {reach} is {distance}",
      "Sets a distance that the platforms do not document; see: rehearse rules.",
      example: "the radius of Wi-Fi positions is 40 m"
    ) { (world: inout World, name: String, value: Distance) in
      try world.arrangePlatform { profile throws(PhoneError) in
        try profile.set(name, toMeters: Int(value.wholeMeters))
      }
    }
  }
}

extension World {
  /// Says which version the phone runs; throws where the app has a process, which another version would have ended.
  fileprivate mutating func arrangeVersion(_ version: Int) throws {
    guard !phone.appState.hasProcess else {
      throw InvalidStep(
        "The app is open, so it is too late to say what the phone runs.",
        notes: ["Say it before the app is opened."])
    }
    let declared = app.outside?.manifest(for: phone.profile)
    try act { phone throws(PhoneError) in try phone.profile.setVersion(version) }
    try declareAnew(instead: declared)
  }

  /// Takes over what the app itself declares to this version; throws where the scenario has changed that before.
  fileprivate mutating func declareAnew(instead declared: AppManifest?) throws {
    guard let new = app.outside?.manifest(for: phone.profile), new != declared else { return }
    guard phone.manifest == declared else {
      throw InvalidStep(
        "The app declares something else to this version than what the scenario has changed.",
        notes: ["Say first what the phone runs, and then what is different about the app."])
    }
    try act { phone throws(PhoneError) in try phone.changeManifest { $0 = new } }
  }

  /// Says how the platform behaves; throws where the app was opened, which has seen how it is without that.
  ///
  /// With the bare app, of which scenarios decide everything, it may be said at any time, and holds from then on.
  fileprivate mutating func arrangePlatform(
    _ change: (inout Profile) throws(PhoneError) -> Void
  ) throws {
    guard app.isBare || journal.session == 0 else {
      throw InvalidStep(
        "The app was opened before, so it is too late to say how the platform behaves.",
        notes: ["Say it before the app is opened for the first time."])
    }
    try act { phone throws(PhoneError) in try change(&phone.profile) }
  }
}
