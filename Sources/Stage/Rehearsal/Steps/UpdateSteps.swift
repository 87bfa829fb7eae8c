import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// Updates of the app, and what its user and Android make of an app that nobody uses.
enum UpdateSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Updates of the app")
    library.when(
      "the app is updated to version {string}",
      "Puts a later version in the app's place: its process ends, what it stored stays (I-105, A-79).",
      example: "the app is updated to version \"2.0\""
    ) { (world: inout World, version: String) in
      try world.act { phone throws(PhoneError) in try phone.update(to: version) }
    }
    library.acting(
      "the app is updated",
      "Puts the next version in the app's place, the first being 1.0 (I-105, A-79)."
    ) { phone throws(PhoneError) in
      guard let next = phone.nextVersion else { throw .appNotInstalled }
      try phone.update(to: next)
    }
    library.given(
      "the app does not listen for its update",
      "Takes the receiver for MY_PACKAGE_REPLACED away, for which Android starts an app (A-79)."
    ) { (world: inout World) in
      try world.declare("receivers", .android(79)) { $0.receivesUpdate = false }
    }
    library.then(
      "the installed app is at {string}",
      "Checks which version of the app is on the phone; \"2\" and \"2.0\" are the same.",
      example: "the installed app is at \"2.0\"", about: .surroundings
    ) { (world: inout World, version: String) in
      let isInstalled: Bool
      do throws(PhoneError) {
        isInstalled = try world.phone.isInstalled(atVersion: version)
      } catch {
        throw World.stepError(for: error)
      }
      try world.expect(
        isInstalled, "Another version is installed.", expected: version,
        actual: world.phone.facts.appVersion)
    }
  }
}

/// What the app may do out of sight: battery use, standby buckets, the pause of unused apps, the list of active apps.
enum StandbySteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Battery use and standby")
    library.doubtChecks { world in try world.requireHasRun() }
    addBatteryUse(to: &library)
    addBuckets(to: &library)
    addPause(to: &library)
    library.acting(
      "the user stops the app in the list of active apps",
      "Taps \"Stop\" where Android 13 and later list apps with a foreground service; the whole app ends (A-78).",
      after: "When the app starts a foreground service"
    ) { phone throws(PhoneError) in try phone.stopAmongActiveApps() }
  }

  private static func addBatteryUse(to library: inout StepLibrary<World>) {
    library.given(
      "the app's battery use is {battery use}",
      "Sets what the user has chosen on the app's page in Settings: unrestricted, optimized, restricted (A-77).",
      example: "the app's battery use is restricted"
    ) { (world: inout World, use: BatteryUse) in
      try world.requirePlatform(.android, has: "choice of an app's battery use", .android(77))
      world.layOut(.state(.batteryUse), unless: use == .optimized)
      // What nobody has chosen is so from the beginning.
      if world.phone.batteryUse != use { try world.setBatteryUse(use) }
    }
    library.inSettings(
      "the user sets battery use to {battery use} in Settings",
      "Chooses on the app's page in Settings (A-77, A-82)",
      example: "the user sets battery use to restricted in Settings"
    ) { (world: inout World, use: BatteryUse) in try world.setBatteryUse(use) }
    library.then(
      "the app sees battery use {battery use}",
      "Checks what the app reads of it: isIgnoringBatteryOptimizations, isBackgroundRestricted (A-77, A-82).",
      example: "the app sees battery use unrestricted", about: .surroundings
    ) { (world: inout World, use: BatteryUse) in
      try world.requirePlatform(.android, has: "choice of an app's battery use", .android(77))
      try world.expect(
        world.phone.facts.batteryUse, is: use, "The app reads another use of the battery.")
      world.readBack(.batteryUse)
    }
  }

  private static func addBuckets(to library: inout StepLibrary<World>) {
    library.when(
      "the app falls into the standby bucket {standby bucket}",
      "Lets Android count an app as used so often; opening it, or its service, makes it active again (A-76).",
      example: "the app falls into the standby bucket rare", about: .surroundings
    ) { (world: inout World, bucket: StandbyBucket) in
      try world.act(after: "When the user opens the app") { phone throws(PhoneError) in
        try phone.fall(into: bucket)
      }
    }
    library.then(
      "the app sees the standby bucket {standby bucket}",
      "Checks how often Android takes the app to be used: getAppStandbyBucket (A-76).",
      example: "the app sees the standby bucket active", about: .surroundings
    ) { (world: inout World, bucket: StandbyBucket) in
      try world.requirePlatform(.android, has: "standby buckets", .android(76))
      try world.expect(
        world.phone.facts.standbyBucket, is: bucket, "The app is in another standby bucket.")
    }
  }

  private static func addPause(to library: inout StepLibrary<World>) {
    library.inSettings(
      "the user switches/turns Pause app activity if unused {switch} in Settings",
      "Turns the switch on the app's page in Settings; off, Android does not reset the unused app (A-82)",
      example: "the user turns Pause app activity if unused off in Settings"
    ) { (world: inout World, isOn: Bool) in try world.setPause(isOn) }
    library.then(
      "the app sees Pause app activity if unused {switch}",
      "Checks what the app reads of the switch (A-82).",
      example: "the app sees Pause app activity if unused on", about: .surroundings
    ) { (world: inout World, isOn: Bool) in
      try world.requirePlatform(.android, has: "pause of unused apps", .android(82))
      let actual = world.phone.facts.isPausedIfUnused
      try world.expect(
        actual == isOn, "The switch is in the other position.", expected: isOn ? "on" : "off",
        actual: actual ? "on" : "off")
    }
  }
}

extension World {
  fileprivate mutating func setBatteryUse(_ use: BatteryUse) throws {
    let other: BatteryUse = use == .optimized ? .restricted : .optimized
    try act(after: "When the user sets battery use to \(other.rawValue) in Settings") {
      phone throws(PhoneError) in try phone.setBatteryUse(use)
    }
  }

  fileprivate mutating func setPause(_ isOn: Bool) throws {
    let other = isOn ? "off" : "on"
    try act(after: "When the user turns Pause app activity if unused \(other) in Settings") {
      phone throws(PhoneError) in try phone.setPausedIfUnused(isOn)
    }
  }
}
