public import Foundation

/// The folders of the app's home by their names.
extension URL {
  /// The user's documents.
  public static var documentsDirectory: URL { home("Documents") }

  /// What the app needs and the user does not see.
  public static var libraryDirectory: URL { home("Library") }

  /// What can be made again.
  public static var cachesDirectory: URL { home("Library/Caches") }

  /// What the app needs to run; like on a phone, it need not be there yet.
  public static var applicationSupportDirectory: URL { home("Library/Application Support") }

  static func home(_ path: String) -> URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent(path, isDirectory: true)
  }
}

extension FileManager {
  /// Returns the folder that the apps of a group share, and makes it where it is not there; nil without a name.
  ///
  /// A phone gives it to apps alone that are entitled to it. Here it lies in the app's home, and goes with the app.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // A name is no way out of the folder of the groups.
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".." else {
      return nil
    }
    let folder = URL.home("Library/Group Containers/\(groupIdentifier)")
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension URLResourceKey {
  /// How much room there is for what the user has asked for.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")

  /// How much room there is for what may be of use some day.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

/// The room on the phone, which here has none that it could make by deleting what others can get again.
extension URLResourceValues {
  /// How much room there is for what the user has asked for, in bytes.
  public var volumeAvailableCapacityForImportantUsage: Int64? { free }

  /// How much room there is for what may be of use some day, in bytes.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { free }

  private var free: Int64? {
    let home = URL(fileURLWithPath: NSHomeDirectory())
    let values = try? home.resourceValues(forKeys: [.volumeAvailableCapacityKey])
    return values?.volumeAvailableCapacity.map(Int64.init)
  }
}
