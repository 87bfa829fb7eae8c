import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The phone as a device: locked, restarted, saving energy.
enum DeviceSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The phone")
    addPower(to: &library)
    addUser(to: &library)
    addSystem(to: &library)
  }

  private static func addUser(to library: inout StepLibrary<World>) {
    library.acting(
      "the user locks the phone",
      "Locks the phone: its screen goes off, which it never does by itself, and the app leaves the front."
    ) { phone throws(PhoneError) in try phone.lock() }
    library.acting(
      "the user unlocks the phone",
      "Unlocks the phone; what was in front comes back. After a restart this is the first unlock (I-73)."
    ) { phone throws(PhoneError) in try phone.unlock() }
    library.when(
      "the phone restarts",
      "Restarts the phone; it stands at its lock screen until the first unlock (I-73, A-58)."
    ) { (world: inout World) in world.phone.reboot() }
    library.acting(
      "the user force-stops the app",
      "Stops the app by force on its page in Settings, until the user opens it again (A-49)."
    ) { phone throws(PhoneError) in try phone.forceStop() }
    library.when(
      "the user clears the app's data",
      "Deletes what the app has stored; its process ends, its geofences and its registration for pushes are lost (A-55)."
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.clearData(ofPlayServices: false) }
      // What was recorded went with it, by the user's will.
      world.tracks = TrackLedger()
    }
    library.acting(
      "the user clears the data of Google Play services",
      "Deletes what Play services have stored, with the geofences of every app (A-55)."
    ) { phone throws(PhoneError) in try phone.clearData(ofPlayServices: true) }
    library.acting(
      "the user resets Location & Privacy", "Resets the permissions of every app (I-07)."
    ) { phone throws(PhoneError) in try phone.resetLocationAndPrivacy() }
  }

  private static func addPower(to library: inout StepLibrary<World>) {
    library.given(
      "the phone's power saving is {switch}",
      "Turns iOS's Low Power Mode (I-76) or Android's Battery Saver (A-46).",
      example: "the phone's power saving is on"
    ) { (world: inout World, isOn: Bool) in world.setSavingPower(isOn) }
    addSavers(to: &library)
    library.given(
      "Background App Refresh is {switch}", "Turns Background App Refresh (I-75).",
      example: "Background App Refresh is off"
    ) { (world: inout World, isOn: Bool) in
      world.layOut(.state(.backgroundRefresh), unless: isOn)
      try world.act { phone throws(PhoneError) in try phone.setBackgroundRefresh(isOn) }
    }
    library.given(
      "airplane mode is (switched )(turned ){switch}",
      "Turns airplane mode: no network, so that satellites alone tell positions, and on iOS no location (I-05, A-81).",
      example: "airplane mode is on"
    ) { (world: inout World, isOn: Bool) in
      world.decide(.network)
      world.phone.setAirplaneMode(isOn)
    }
    addDoze(to: &library)
  }

  private static func addDoze(to library: inout StepLibrary<World>) {
    library.acting(
      "the phone falls into Doze",
      "Lets an Android phone rest deep that lies locked, still and without a charger (A-72).",
      after: "When the phone wakes from Doze"
    ) { phone throws(PhoneError) in try phone.fallIntoDoze() }
    library.acting(
      "the phone falls into light Doze",
      "Lets an Android phone rest that is locked and without a charger, also on the move (A-72).",
      after: "When the phone wakes from Doze"
    ) { phone throws(PhoneError) in try phone.fallIntoDoze(.light) }
    library.acting(
      "the phone wakes from Doze", "Ends the rest, though nobody uses the phone (A-72).",
      after: "When the phone falls into Doze"
    ) { phone throws(PhoneError) in try phone.wakeFromDoze() }
    library.then(
      "the phone is {doze}",
      "Checks how deep an Android phone rests: \"in light Doze\", \"in deep Doze\" or \"awake\" (A-72).",
      example: "the phone is in deep Doze", about: .surroundings
    ) { (world: inout World, wanted: DozeState) in
      try world.requirePlatform(.android, has: "Doze", .android(72))
      try world.requireOn()
      let actual = DozeState(world.phone.dozeDepth)
      try world.expect(
        actual == wanted, "The phone rests otherwise.", expected: wanted.rawValue,
        actual: actual.rawValue)
    }
  }

  private static func addWakingEvents(to library: inout StepLibrary<World>) {
    library.acting(
      "an urgent message reaches the app",
      "A message of high priority wakes the app, which may then start a service; without a network it waits (A-43)."
    ) { phone throws(PhoneError) in try phone.receiveUrgentMessage() }
    library.when(
      "the user taps a button of the app's notification",
      "Wakes the app without opening it; for services that is as good as being visible (A-44).",
      example: "the user taps a button of the app's notification"
    ) { (world: inout World) in
      if world.phone.profile.platform == .android { try world.requireAnyNotification() }
      try world.act { phone throws(PhoneError) in try phone.tapNotificationAction() }
    }
  }

  /// The names by which people know the two platforms' ways to save energy.
  private static func addSavers(to library: inout StepLibrary<World>) {
    addSaver("Low Power Mode", .iOS, "iOS only (I-76).", .iOS(76), to: &library)
    addSaver("Battery Saver", .android, "Android only (A-46).", .android(46), to: &library)
  }

  private static func addSaver(
    _ name: String, _ platform: PlatformKind, _ note: String, _ rule: RuleID,
    to library: inout StepLibrary<World>
  ) {
    library.given("\(name) is {switch}", "Turns \(name); \(note)", example: "\(name) is on") {
      (world: inout World, isOn: Bool) in
      try world.requirePlatform(platform, has: name, rule)
      world.setSavingPower(isOn)
    }
    library.when(
      "the user switches/turns \(name) {switch}", "Turns \(name), which the app is told; \(note)",
      example: "the user turns \(name) on", about: .surroundings
    ) { (world: inout World, isOn: Bool) in
      try world.requirePlatform(platform, has: name, rule)
      try world.takeUpPhone()
      try World.requireChange(
        from: world.phone.isPowerSaverOn, to: isOn, "\(name) is",
        after: "When the user turns \(name) \(isOn ? "off" : "on")")
      world.setSavingPower(isOn)
    }
  }

  private static func addSystem(to library: inout StepLibrary<World>) {
    library.when(
      "the app is not used for months",
      "Lets Android reset an unused app: no permission, and stopped as by force (A-59); not one that is exempt (A-82).",
      example: "the app is not used for months"
    ) { (world: inout World) in
      let way =
        world.phone.isPausedIfUnused
        ? "When the user opens the app"
        : "When the user turns Pause app activity if unused on in Settings"
      try world.act(after: way) { phone throws(PhoneError) in try phone.resetAsUnused() }
    }
    addWakingEvents(to: &library)
    library.acting(
      "iOS reminds the user of the app's background use",
      "Shows the usage reminder of an app with Always permission (I-24)."
    ) { phone throws(PhoneError) in try phone.remindOfUsage() }
    library.acting(
      "a visible app binds to the app", "Binds a visible process of another app to this one (A-37)."
    ) { phone throws(PhoneError) in
      guard !phone.isBoundByVisibleProcess else { throw .alreadySo("a visible app is bound to it") }
      try phone.setBoundByVisibleProcess(true)
    }
  }
}

/// How deep an Android phone rests, as sentences have it.
enum DozeState: String, Hashable, Sendable, CaseIterable {
  case awake
  case light = "in light Doze"
  case deep = "in deep Doze"

  init(_ depth: DozeDepth?) {
    switch depth {
    case nil: self = .awake
    case .light: self = .light
    case .deep: self = .deep
    }
  }
}

extension World {
  fileprivate mutating func setSavingPower(_ isOn: Bool) {
    layOut(.state(.powerSaving), unless: !isOn)
    phone.setSavingPower(isOn)
  }
}
