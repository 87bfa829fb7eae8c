import DeviceInterface
import DeviceSimulator

/// The declarations of an `AndroidManifest.xml`, as far as the simulated phone gives what they declare.
struct AndroidManifest: Sendable {
  /// A permission, which newer phones may not know of.
  private struct Permission {
    let name: String
    /// The last API level that is meant; `nil` where all are.
    let lastLevel: Int?
  }

  private let name: String
  private let targetSDK: Int
  private let permissions: [Permission]
  private let hasLocationService: Bool
  private let hasBootReceiver: Bool
  private let hasClockReceiver: Bool
  private let hasLanguageReceiver: Bool
  private let hasUpdateReceiver: Bool
  private let version: String?
  private let isDirectBootAware: Bool

  /// Reads the file (`A-01`, `A-42`, `A-58`, `A-66`, `A-69`, `A-74`, `A-79`); throws what is wrong with it.
  init(named name: String, _ file: String, _ bytes: [UInt8]) throws(AppFileFault) {
    guard bytes.first != 0x03 else {
      throw AppFileFault(
        file, "This is a compiled manifest.",
        notes: ["Name the AndroidManifest.xml of the sources, or the merged one of the build."])
    }
    let document = try XMLDocument(file, bytes)
    let root = document.root
    guard root.name == "manifest" else {
      throw document.fault("Expected <manifest>, found <\(root.name)>.", at: root)
    }
    self.name = name
    version = root.attribute("versionName")
    targetSDK = try Self.targetSDK(document)
    permissions = try Self.permissions(document)
    let application = Self.kept(root, "application")
    hasLocationService = application.flatMap { Self.kept($0, "service") }.contains {
      let types = $0.attribute("foregroundServiceType") ?? ""
      return types.split { $0 == "|" || $0.isWhitespace }.contains("location")
    }
    let receivers = application.flatMap { Self.kept($0, "receiver") }
    hasClockReceiver = receivers.contains {
      Self.actions(of: $0).contains { $0.hasSuffix("TIME_SET") || $0.hasSuffix("TIMEZONE_CHANGED") }
    }
    hasLanguageReceiver = receivers.contains {
      Self.actions(of: $0).contains { $0.hasSuffix("LOCALE_CHANGED") }
    }
    hasUpdateReceiver = receivers.contains {
      Self.actions(of: $0).contains { $0.hasSuffix("MY_PACKAGE_REPLACED") }
    }
    let boot = receivers.filter { Self.actions(of: $0).contains { $0.hasSuffix("BOOT_COMPLETED") } }
    hasBootReceiver = !boot.isEmpty
    isDirectBootAware = boot.contains { $0.attribute("directBootAware") == "true" }
  }

  /// Returns what the app declares to a version of Android.
  func manifest(apiLevel: Int) -> AppManifest {
    let names = permissions.filter { $0.lastLevel.map { apiLevel <= $0 } ?? true }.map(\.name)
    func declares(_ name: String) -> Bool { names.contains("android.permission." + name) }
    var manifest = AppManifest(name: name)
    manifest.targetSDK = targetSDK
    manifest.declaredPermissions = AndroidPermissions(
      Self.location.filter { declares($0.0) }.map(\.1))
    manifest.undeclared = Set(Self.others.filter { !declares($0.description) })
    if !hasLocationService { manifest.undeclared.insert(.locationServiceType) }
    // Without the permission the system tells a receiver nothing.
    manifest.receivesBoot = hasBootReceiver && declares("RECEIVE_BOOT_COMPLETED")
    manifest.receivesClock = hasClockReceiver
    manifest.receivesLanguage = hasLanguageReceiver
    manifest.isAlarmClock = declares("USE_EXACT_ALARM")
    manifest.receivesUpdate = hasUpdateReceiver
    manifest.setVersion(version)
    manifest.isDirectBootAware = manifest.receivesBoot && isDirectBootAware
    return manifest
  }

  private static let location: [(String, AndroidPermissions)] = [
    ("ACCESS_COARSE_LOCATION", .coarse), ("ACCESS_FINE_LOCATION", .fine),
    ("ACCESS_BACKGROUND_LOCATION", .background),
  ]

  private static let others: [Declaration] = [
    .foregroundService, .locationService, .activityRecognition, .notifications, .exactAlarms,
  ]

  private static func permissions(_ document: XMLDocument) throws(AppFileFault) -> [Permission] {
    let names = ["uses-permission", "uses-permission-sdk-23"]
    var permissions: [Permission] = []
    for element in names.flatMap({ kept(document.root, $0) }) {
      guard let name = element.attribute("name") else { continue }
      let level = try number("maxSdkVersion", of: element, in: 1...99, document)
      permissions.append(Permission(name: name, lastLevel: level))
    }
    return permissions
  }

  /// Returns the children that the build does not take out of the merged manifest.
  private static func kept(_ parent: XMLTree, _ name: String) -> [XMLTree] {
    let all = parent.children(name)
    if all.contains(where: { $0.attribute("node") == "removeAll" }) { return [] }
    let removed = all.filter { $0.attribute("node") == "remove" }.map { $0.attribute("name") }
    return all.filter { !removed.contains($0.attribute("name")) }
  }

  private static func targetSDK(_ document: XMLDocument) throws(AppFileFault) -> Int {
    // Today's builds say it elsewhere; a merged manifest says it here.
    guard let element = document.root.children("uses-sdk").first else { return 36 }
    return try number("targetSdkVersion", of: element, in: 23...40, document) ?? 36
  }

  private static func number(
    _ name: String, of element: XMLTree, in range: ClosedRange<Int>, _ document: XMLDocument
  ) throws(AppFileFault) -> Int? {
    guard let text = element.attribute(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw document.fault(
        "\(name) must be a number from \(range.lowerBound) to \(range.upperBound), found \"\(text)\".",
        at: element)
    }
    return number
  }

  private static func actions(of receiver: XMLTree) -> [String] {
    receiver.children("intent-filter").flatMap { $0.children("action") }
      .compactMap { $0.attribute("name") }
  }
}
