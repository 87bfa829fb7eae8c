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
      try world.declare("purposes of full accuracy", .iOS(46)) {
        $0.temporaryPurposes.append(PurposeText(key: key, text: "Your exact position is needed."))
      }
    }
    addBackgroundMode(
      "does not declare the location", "Takes \"location\" out of UIBackgroundModes (I-50).",
      .iOS(50), to: &library
    ) { $0.remove(.location) }
    addBackgroundMode(
      "does not declare the remote-notification",
      "Takes \"remote-notification\" out of UIBackgroundModes (I-103).", .iOS(103), to: &library
    ) { $0.remove(.remoteNotification) }
    addBackgroundMode(
      "declares the audio",
      "Adds \"audio\" to UIBackgroundModes, so that audio goes on in the background (I-97).",
      .iOS(97), to: &library
    ) { $0.insert(.audio) }
    library.given(
      "the app asks for reduced accuracy by default",
      "Sets NSLocationDefaultAccuracyReduced (I-49)."
    ) { (world: inout World) in
      try world.declare("reduced accuracy by default", .iOS(49)) {
        $0.asksForReducedAccuracy = true
      }
    }
    library.given(
      "the app's location delegate lacks a method",
      "Leaves out didFailWithError or didUpdateLocations: to ask for one position ends the app (I-107)."
    ) { (world: inout World) in
      try world.declare("delegates of location managers", .iOS(107)) {
        $0.lacksLocationCallbacks = true
      }
    }
    library.given(
      "the app requires explicit service sessions",
      "Sets NSLocationRequireExplicitServiceSession (I-26)."
    ) { (world: inout World) in
      try world.declare("service sessions", .iOS(26)) { $0.requiresExplicitServiceSession = true }
    }
  }

  private static func addBackgroundMode(
    _ words: String, _ documentation: String, _ rule: RuleID, to library: inout StepLibrary<World>,
    line: Int = #line, _ change: @escaping @Sendable (inout BackgroundModes) -> Void
  ) {
    library.given("the app \(words) background mode", documentation, line: line) {
      (world: inout World) in
      try world.declare("background modes", rule) { change(&$0.backgroundModes) }
    }
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
      try world.declare("target SDK", .android(42)) { $0.targetSDK = version }
    }
    library.given(
      "the app declares the permission(s) {android permissions} only",
      "Sets the location permissions in the Android manifest (A-01).",
      example: "the app declares the permissions coarse and fine only"
    ) { (world: inout World, permissions: AndroidPermissions) in
      try world.declare("permissions in a manifest", .android(1)) {
        $0.declaredPermissions = permissions
      }
    }
    library.given(
      "the app does not listen for the phone's start", "Takes the boot receiver away (A-58)."
    ) { (world: inout World) in
      try world.declare("receivers", .android(58)) { $0.receivesBoot = false }
    }
    library.given(
      "the app does not listen for another time",
      "Takes the receiver for TIME_SET and TIMEZONE_CHANGED away (A-74)."
    ) { (world: inout World) in
      try world.declare("receivers", .android(74)) { $0.receivesClock = false }
    }
    library.given(
      "the app does not listen for another language",
      "Takes the receiver for LOCALE_CHANGED away (A-74)."
    ) { (world: inout World) in
      try world.declare("receivers", .android(74)) { $0.receivesLanguage = false }
    }
    library.given(
      "the app is made for direct boot",
      "Marks its boot receiver directBootAware: it runs before the first unlock (A-69)."
    ) { (world: inout World) in
      try world.declare("direct boot", .android(69)) { $0.isDirectBootAware = true }
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
  /// Changes what the installed app declares, which only the platform of the rule reads.
  mutating func declare(
    _ thing: String, _ rule: RuleID, _ change: (inout AppManifest) -> Void
  ) throws {
    try requirePlatform(rule.platform, has: thing, rule)
    try act { phone throws(PhoneError) in try phone.changeManifest(change) }
  }

  /// Takes a usage description out of what the app declares.
  fileprivate mutating func removeUsageDescription(_ key: String) throws {
    switch key {
    case "when-in-use":
      try declare("usage descriptions", .iOS(12)) { $0.whenInUseUsage = nil }
    case "always":
      try declare("usage descriptions", .iOS(12)) { $0.alwaysUsage = nil }
    default:
      throw InvalidStep(
        "There is no usage description called \"\(key)\".",
        notes: ["Write \"when-in-use\" or \"always\"."])
    }
  }
}
