import DeviceSimulator
import XML

/// The reader of an `Info.plist`, as far as it concerns location.
enum InfoPlist {
  private static let whenInUse = "NSLocationWhenInUseUsageDescription"
  private static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
  private static let temporary = "NSLocationTemporaryUsageDescriptionDictionary"
  private static let reduced = "NSLocationDefaultAccuracyReduced"
  private static let explicitSession = "NSLocationRequireExplicitServiceSession"

  /// Returns what an app declares to iOS (`I-12`, `I-26`, `I-46`, `I-49`, `I-50`); throws what is wrong with the file.
  static func manifest(
    named name: String, _ file: String, _ bytes: [UInt8]
  ) throws(AppFileFault) -> AppManifest {
    let root = try PropertyList.read(file, bytes)
    guard case .dictionary(let keys) = root else {
      throw AppFileFault(file, "An Info.plist holds a dictionary.")
    }
    var manifest = AppManifest(name: name)
    manifest.whenInUseUsage = keys[whenInUse]?.text
    manifest.alwaysUsage = keys[always]?.text
    manifest.temporaryPurposes = (keys[temporary]?.dictionary ?? [:])
      .sorted { $0.key < $1.key }
      .compactMap { key, value in value.text.map { PurposeText(key: key, text: $0) } }
    manifest.asksForReducedAccuracy = keys[reduced] == .flag(true)
    manifest.requiresExplicitServiceSession = keys[explicitSession] == .flag(true)
    manifest.backgroundModes = []
    for mode in keys["UIBackgroundModes"]?.list ?? [] {
      switch mode.text {
      case "location": manifest.backgroundModes.insert(.location)
      case "audio": manifest.backgroundModes.insert(.audio)
      // What does not concern location and sound is not simulated.
      default: break
      }
    }
    return manifest
  }
}

/// A value of a property list.
enum PropertyList: Hashable {
  case text(String)
  case flag(Bool)
  case list([PropertyList])
  case dictionary([String: PropertyList])
  /// A number, a date, data: nothing that is looked at here.
  case other

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [PropertyList]? { if case .list(let list) = self { list } else { nil } }
  var dictionary: [String: PropertyList]? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }

  /// Reads a property list in XML; throws what is wrong with it.
  static func read(_ file: String, _ bytes: [UInt8]) throws(AppFileFault) -> PropertyList {
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw AppFileFault(
        file, "This is a binary property list.",
        notes: ["Turn it into XML: plutil -convert xml1 \(file)"])
    }
    let root = try XMLTree.read(file, withoutDocumentType(bytes))
    guard root.name == "plist", let value = root.children.first else {
      throw AppFileFault(file, "Expected a property list, found <\(root.name)>.")
    }
    return PropertyList(value)
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

  private init(_ node: XMLTree) {
    switch node.name {
    case "string": self = .text(node.text)
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    case "array": self = .list(node.children.map { PropertyList($0) })
    case "dict": self = .dictionary(Self.members(of: node))
    default: self = .other
    }
  }

  private static func members(of node: XMLTree) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    var key: String?
    for child in node.children {
      if child.name == "key" {
        key = child.text
      } else if let name = key {
        members[name] = PropertyList(child)
        key = nil
      }
    }
    return members
  }
}
