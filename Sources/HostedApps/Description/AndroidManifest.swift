import DeviceInterface
import DeviceSimulator

/// The reader of an `AndroidManifest.xml`, as far as it concerns location.
enum AndroidManifest {
  /// Returns what an app declares to Android (`A-01`, `A-42`, `A-58`, `A-69`); throws what is wrong with the file.
  static func manifest(
    named name: String, _ file: String, _ bytes: [UInt8]
  ) throws(AppFileFault) -> AppManifest {
    guard bytes.first != 0x03 else {
      throw AppFileFault(
        file, "This is a compiled manifest.",
        notes: ["Name the AndroidManifest.xml of the sources, or the merged one of the build."])
    }
    let root = try XMLTree.read(file, bytes)
    guard root.name == "manifest" else {
      throw AppFileFault(file, "Expected <manifest>, found <\(root.name)>.")
    }
    var manifest = AppManifest(name: name)
    let permissions = root.children("uses-permission").compactMap { $0.attribute("name") }
    manifest.declaredPermissions = location(permissions)
    manifest.targetSDK = try targetSDK(root, file)
    let receivers = root.children("application").flatMap { $0.children("receiver") }
    let boot = receivers.filter { actions(of: $0).contains { $0.hasSuffix("BOOT_COMPLETED") } }
    // Without the permission the system tells a receiver nothing.
    manifest.receivesBoot =
      !boot.isEmpty && permissions.contains("android.permission.RECEIVE_BOOT_COMPLETED")
    manifest.isDirectBootAware =
      manifest.receivesBoot && boot.contains { $0.attribute("directBootAware") == "true" }
    return manifest
  }

  private static func location(_ permissions: [String]) -> AndroidPermissions {
    let names: [(String, AndroidPermissions)] = [
      ("ACCESS_COARSE_LOCATION", .coarse), ("ACCESS_FINE_LOCATION", .fine),
      ("ACCESS_BACKGROUND_LOCATION", .background),
    ]
    return AndroidPermissions(
      names.filter { permissions.contains("android.permission." + $0.0) }.map(\.1))
  }

  private static func targetSDK(_ root: XMLTree, _ file: String) throws(AppFileFault) -> Int {
    // Today's builds say it elsewhere; a merged manifest says it here.
    guard let text = root.children("uses-sdk").first?.attribute("targetSdkVersion") else {
      return 36
    }
    guard let version = Int(text), (23...40).contains(version) else {
      throw AppFileFault(
        file, "targetSdkVersion must be a number from 23 to 40, found \"\(text)\".")
    }
    return version
  }

  private static func actions(of receiver: XMLTree) -> [String] {
    receiver.children("intent-filter").flatMap { $0.children("action") }
      .compactMap { $0.attribute("name") }
  }
}
