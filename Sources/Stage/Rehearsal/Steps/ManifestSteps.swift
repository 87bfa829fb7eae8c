import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The declarations of the app: Info.plist on iOS, the manifest on Android.
enum ManifestSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app declares")
    addIOS(to: &library)
    addAndroid(to: &library)
  }

  private static func addIOS(to library: inout StepLibrary<World>) {
    library.given(
      "the app's {word} usage description is missing",
      "Takes a usage description out of Info.plist: \"when-in-use\" or \"always\" (I-12).",
      example: "the app's when-in-use usage description is missing"
    ) { (world: inout World, key: String) in try world.removeUsageDescription(key) }
    library.given(
      "the app declares the purpose {string}",
      "Adds a key to NSLocationTemporaryUsageDescriptionDictionary (I-46).",
      example: "the app declares the purpose \"Navigation\""
    ) { (world: inout World, key: String) in
      try world.declare {
        $0.temporaryPurposes.append(PurposeText(key: key, text: "Your exact position is needed."))
      }
    }
    library.given(
      "the app does not declare the location background mode",
      "Takes \"location\" out of UIBackgroundModes (I-50)."
    ) { (world: inout World) in try world.declare { $0.backgroundModes.remove(.location) } }
    library.given(
      "the app does not declare the remote-notification background mode",
      "Takes \"remote-notification\" out of UIBackgroundModes (I-103)."
    ) { (world: inout World) in
      try world.requirePlatform(.iOS, has: "background modes", .iOS(103))
      try world.declare { $0.backgroundModes.remove(.remoteNotification) }
    }
    library.given(
      "the app declares the audio background mode",
      "Adds \"audio\" to UIBackgroundModes, so that audio goes on in the background (I-97)."
    ) { (world: inout World) in
      try world.requirePlatform(.iOS, has: "background modes", .iOS(97))
      try world.declare { $0.backgroundModes.insert(.audio) }
    }
    library.given(
      "the app asks for reduced accuracy by default",
      "Sets NSLocationDefaultAccuracyReduced (I-49)."
    ) { (world: inout World) in try world.declare { $0.asksForReducedAccuracy = true } }
    library.given(
      "the app's location delegate lacks a method",
      "Leaves out didFailWithError or didUpdateLocations: to ask for one position ends the app (I-107)."
    ) { (world: inout World) in
      try world.requirePlatform(.iOS, has: "delegates of location managers", .iOS(107))
      try world.declare { $0.lacksLocationCallbacks = true }
    }
    library.given(
      "the app requires explicit service sessions",
      "Sets NSLocationRequireExplicitServiceSession (I-26)."
    ) { (world: inout World) in try world.declare { $0.requiresExplicitServiceSession = true } }
  }

  private static func addAndroid(to library: inout StepLibrary<World>) {
    library.given(
      "the app targets SDK {version}",
      "Sets the Android version the app is built for (A-26, A-42).",
      example: "the app targets SDK 33"
    ) { (world: inout World, version: Int) in
      guard (21...99).contains(version) else {
        throw InvalidStep("There is no SDK \(version).", notes: ["Write a number from 21 on."])
      }
      try world.declare { $0.targetSDK = version }
    }
    library.given(
      "the app declares the permission(s) {android permissions} only",
      "Sets the location permissions in the Android manifest (A-01).",
      example: "the app declares the permissions coarse and fine only"
    ) { (world: inout World, permissions: AndroidPermissions) in
      try world.declare { $0.declaredPermissions = permissions }
    }
    library.given(
      "the app does not listen for the phone's start", "Takes the boot receiver away (A-58)."
    ) { (world: inout World) in try world.declare { $0.receivesBoot = false } }
    library.given(
      "the app does not listen for another time",
      "Takes the receiver for TIME_SET and TIMEZONE_CHANGED away (A-74)."
    ) { (world: inout World) in
      try world.requirePlatform(.android, has: "receivers", .android(74))
      try world.declare { $0.receivesClock = false }
    }
    library.given(
      "the app is made for direct boot",
      "Marks its boot receiver directBootAware: it runs before the first unlock (A-69)."
    ) { (world: inout World) in
      try world.requirePlatform(.android, has: "direct boot", .android(69))
      try world.declare { $0.isDirectBootAware = true }
    }
    library.given(
      "the app catches no exceptions",
      "Lets what Android refuses by a SecurityException end the app's process (A-66)."
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.leaveExceptionsUncaught() }
    }
  }
}

extension World {
  /// Changes what the installed app declares.
  mutating func declare(_ change: (inout AppManifest) -> Void) throws {
    try act { phone throws(PhoneError) in try phone.changeManifest(change) }
  }

  /// Takes a usage description out of what the app declares.
  fileprivate mutating func removeUsageDescription(_ key: String) throws {
    guard phone.facts.platform == .iOS else {
      throw Self.stepError(
        for: .notOnPlatform(wanted: "usage descriptions", platform: .android, rule: .iOS(12)))
    }
    switch key {
    case "when-in-use":
      try act { phone throws(PhoneError) in
        try phone.changeManifest { $0.whenInUseUsage = nil }
      }
    case "always":
      try act { phone throws(PhoneError) in
        try phone.changeManifest { $0.alwaysUsage = nil }
      }
    default:
      throw InvalidStep(
        "There is no usage description called \"\(key)\".",
        notes: ["Write \"when-in-use\" or \"always\"."])
    }
  }
}
