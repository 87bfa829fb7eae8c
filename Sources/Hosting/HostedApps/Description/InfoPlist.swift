import DeviceSimulator

/// The reader of an `Info.plist`, as far as the simulated phone gives what it declares.
enum InfoPlist {
  /// Returns what an app declares to iOS (`I-12`, `I-26`, `I-46`, `I-49`, `I-50`, `I-95`); throws what is wrong with the
  /// file.
  static func manifest(
    named name: String, _ file: String, _ bytes: [UInt8]
  ) throws(AppFileFault) -> AppManifest {
    let keys = try PropertyDictionary(file, bytes)
    var manifest = AppManifest(name: name)
    manifest.whenInUseUsage = try keys.text("NSLocationWhenInUseUsageDescription")
    manifest.alwaysUsage = try keys.text("NSLocationAlwaysAndWhenInUseUsageDescription")
    manifest.temporaryPurposes = try purposes(keys)
    manifest.asksForReducedAccuracy = try keys.flag("NSLocationDefaultAccuracyReduced")
    manifest.requiresExplicitServiceSession = try keys.flag(
      "NSLocationRequireExplicitServiceSession")
    manifest.backgroundModes = try modes(keys)
    manifest.permittedWork = try keys.texts("BGTaskSchedulerPermittedIdentifiers")
    if try keys.text("NSMotionUsageDescription") == nil {
      manifest.undeclared.insert(.motionUsage)
    }
    return manifest
  }

  private static func purposes(_ keys: PropertyDictionary) throws(AppFileFault) -> [PurposeText] {
    guard
      let texts = try keys.dictionary("NSLocationTemporaryUsageDescriptionDictionary")
    else { return [] }
    var purposes: [PurposeText] = []
    for key in texts.keys.sorted() {
      if let text = try texts.text(key) { purposes.append(PurposeText(key: key, text: text)) }
    }
    return purposes
  }

  private static func modes(_ keys: PropertyDictionary) throws(AppFileFault) -> BackgroundModes {
    var modes: BackgroundModes = []
    for mode in try keys.texts("UIBackgroundModes") {
      switch mode {
      case "location": modes.insert(.location)
      case "audio": modes.insert(.audio)
      case "fetch": modes.insert(.fetch)
      case "processing": modes.insert(.processing)
      // What does not concern location, sound and deferred work is not simulated.
      default: break
      }
    }
    return modes
  }
}
