import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The declarations of the app: Info.plist on iOS, the manifest on Android.
enum ManifestSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app declares", isTechnical: true)
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
    addChecks(to: &library)
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

  /// What the app declares and asks for, to the letter.
  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the app's {word} usage description is {string}",
      "Checks a usage description in Info.plist to the letter: \"when-in-use\" or \"always\" (I-12).",
      example: "the app's when-in-use usage description is \"The route of your walk is recorded.\""
    ) { (world: inout World, key: String, text: String) in
      try world.expect(world.usageDescription(key), equals: text, "The usage description")
    }
    library.then(
      "the app declares the background mode {word}",
      "Checks UIBackgroundModes in Info.plist: location, audio, processing, fetch or remote-notification (I-50).",
      example: "the app declares the background mode location"
    ) { (world: inout World, name: String) in try world.expectBackgroundMode(name) }
    library.then(
      "the app has asked for full accuracy for the purpose {string}",
      "Checks the purpose key, to the letter, of every request for full accuracy for a while (I-46).",
      example: "the app has asked for full accuracy for the purpose \"Navigation\"", about: .history
    ) { (world: inout World, key: String) in
      try world.requirePlatform(.iOS, has: "purposes of full accuracy", .iOS(46))
      let keys = world.journal.counts.purposeKeys.sorted()
      try world.expect(
        keys == [key], "The app has asked otherwise.", expected: "\"\(key)\"",
        actual: keys.isEmpty
          ? "no request" : keys.map { "\"\($0)\"" }.joined(separator: ", "))
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

  /// The usage description of a name; throws where there is none of the name, or none is declared.
  fileprivate func usageDescription(_ key: String) throws -> String {
    try requirePlatform(.iOS, has: "usage descriptions", .iOS(12))
    guard ["when-in-use", "always"].contains(key) else { throw Self.noUsageDescription(key) }
    let text = key == "always" ? phone.manifest?.alwaysUsage : phone.manifest?.whenInUseUsage
    guard let text else {
      throw StepFailure(
        "The app declares no such usage description.", expected: "a text", actual: "none")
    }
    return text
  }

  private static func noUsageDescription(_ key: String) -> InvalidStep {
    InvalidStep(
      "There is no usage description called \"\(key)\".",
      notes: ["Write \"when-in-use\" or \"always\"."])
  }

  fileprivate func expectBackgroundMode(_ name: String) throws {
    try requirePlatform(.iOS, has: "background modes", .iOS(50))
    let modes: [(name: String, mode: BackgroundModes)] = [
      ("location", .location), ("audio", .audio), ("fetch", .fetch), ("processing", .processing),
      ("remote-notification", .remoteNotification),
    ]
    guard modes.contains(where: { $0.name == name }) else {
      throw InvalidStep(
        "There is no background mode called \"\(name)\".",
        notes: ["Write one of: \(modes.map(\.name).joined(separator: ", "))"])
    }
    let declared = modes.filter { phone.manifest?.backgroundModes.contains($0.mode) == true }
      .map(\.name)
    try expect(
      declared.contains(name), "The app does not declare it.", expected: name,
      actual: declared.isEmpty ? "none" : declared.joined(separator: ", "))
  }

  /// Takes a usage description out of what the app declares.
  fileprivate mutating func removeUsageDescription(_ key: String) throws {
    switch key {
    case "when-in-use":
      try declare("usage descriptions", .iOS(12)) { $0.whenInUseUsage = nil }
    case "always":
      try declare("usage descriptions", .iOS(12)) { $0.alwaysUsage = nil }
    default: throw Self.noUsageDescription(key)
    }
  }
}
