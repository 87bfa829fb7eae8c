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
    manifest.setVersion(try keys.text("CFBundleShortVersionString"))
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
      case "remote-notification": modes.insert(.remoteNotification)
      // What does not concern location, sound, deferred work and pushes is not simulated.
      default: break
      }
    }
    return modes
  }
}

/// A dictionary of a property list, in XML or binary, whose values are of the types that are asked for.
struct PropertyDictionary {
  private let document: XMLDocument
  private let values: [String: XMLTree]
  /// The keys in the order of the file.
  let keys: [String]

  /// Reads the dictionary that a property list holds; throws what is wrong with the file.
  init(_ file: String, _ bytes: [UInt8]) throws(AppFileFault) {
    let document = try XMLDocument(file, Self.withoutDocumentType(try Self.inXML(file, bytes)))
    guard document.root.name == "plist", let value = document.root.children.first else {
      throw document.fault(
        "Expected a property list, found <\(document.root.name)>.", at: document.root)
    }
    guard value.name == "dict" else {
      throw document.fault("An Info.plist holds a dictionary, found <\(value.name)>.", at: value)
    }
    try self.init(value, of: document)
  }

  private init(_ node: XMLTree, of document: XMLDocument) throws(AppFileFault) {
    var values: [String: XMLTree] = [:]
    var keys: [String] = []
    var children = node.children[...]
    while let key = children.popFirst() {
      guard key.name == "key" else {
        throw document.fault("Expected a <key>, found <\(key.name)>.", at: key)
      }
      guard let value = children.popFirst(), value.name != "key" else {
        throw document.fault("The key \"\(key.text)\" has no value.", at: key)
      }
      guard values.updateValue(value, forKey: key.text) == nil else {
        throw document.fault("The key \"\(key.text)\" stands here twice.", at: key)
      }
      keys.append(key.text)
    }
    (self.document, self.values, self.keys) = (document, values, keys)
  }

  /// The values as text, which is the same for the same value however it is laid out.
  var written: [String: String] { values.mapValues(Self.written) }

  private static func written(_ value: XMLTree) -> String {
    let inner = value.children.isEmpty ? value.text : value.children.map(written).joined()
    return "<\(value.name)>\(inner)</\(value.name)>"
  }

  /// Returns a text; `nil` where it is missing or blank, which says nothing to the user.
  func text(_ key: String) throws(AppFileFault) -> String? {
    guard let value = values[key] else { return nil }
    let text = try self.text(value, key)
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// Returns whether a switch is on; one that is missing is off.
  func flag(_ key: String) throws(AppFileFault) -> Bool {
    guard let value = values[key] else { return false }
    guard value.name == "true" || value.name == "false" else {
      throw wrong(value, key, "<true/> or <false/>")
    }
    return value.name == "true"
  }

  /// Returns a list of texts; an empty one where it is missing.
  func texts(_ key: String) throws(AppFileFault) -> [String] {
    guard let value = values[key] else { return [] }
    guard value.name == "array" else { throw wrong(value, key, "an <array> of texts") }
    var texts: [String] = []
    for element in value.children { texts.append(try text(element, key)) }
    return texts
  }

  /// Returns a dictionary; `nil` where it is missing.
  func dictionary(_ key: String) throws(AppFileFault) -> PropertyDictionary? {
    guard let value = values[key] else { return nil }
    guard value.name == "dict" else { throw wrong(value, key, "a <dict>") }
    return try PropertyDictionary(value, of: document)
  }

  private func text(_ value: XMLTree, _ key: String) throws(AppFileFault) -> String {
    guard value.name == "string" else { throw wrong(value, key, "a <string>") }
    return value.text
  }

  private func wrong(_ value: XMLTree, _ key: String, _ expected: String) -> AppFileFault {
    document.fault("\"\(key)\" must be \(expected), found <\(value.name)>.", at: value)
  }

  /// The list in XML, whatever it was written in.
  private static func inXML(_ file: String, _ bytes: [UInt8]) throws(AppFileFault) -> [UInt8] {
    guard BinaryPropertyList.isOne(bytes) else { return bytes }
    do throws(BinaryPropertyList.Fault) { return try BinaryPropertyList(bytes).xml } catch {
      throw AppFileFault(
        file, "This is no binary property list: \(error.message).",
        notes: ["Turn it into XML: plutil -convert xml1 \(file)"])
    }
  }

  /// Blanks out the declaration that every property list begins with; any other is refused by the reader.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    let start = Array("<!DOCTYPE plist PUBLIC \"-//Apple".utf8)
    guard
      let first = bytes.prefix(1_000).indices.first(where: { bytes[$0...].starts(with: start) }),
      let last = bytes[first...].firstIndex(of: UInt8(ascii: ">"))
    else { return bytes }
    var blanked = bytes
    for index in first...last where bytes[index] != UInt8(ascii: "\n") {
      blanked[index] = UInt8(ascii: " ")
    }
    return blanked
  }
}
