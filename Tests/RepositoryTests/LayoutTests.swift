import Foundation
import Testing

/// What lies at the top of the repository.
struct LayoutTests {
  static let allowed: Set = ["Package.swift", "README.md", "Scenarios", "Sources", "Tests"]

  @Test func `the top level holds the package, the sources, the scenarios and dot-files only`()
    throws
  {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let others = entries.filter { !$0.hasPrefix(".") && !Self.allowed.contains($0) }.sorted()
    #expect(others == [])
  }

  /// Where the tests of targets stand that are tested together with others.
  private static let sharedTests = [
    "AVFoundation": "VirtualTimeTests/AVFoundation", "AppParts": "AppTests/Tracking",
    "BackgroundTasks": "VirtualTimeTests/BackgroundTasks",
    "CoreLocation": "VirtualTimeTests/CoreLocation",
    "CoreMotion": "VirtualTimeTests/BackgroundTasks",
    "FrameworkParts": "VirtualTimeTests/CoreLocation",
    "Network": "VirtualTimeTests/UIKit", "OSLog": "VirtualTimeTests/Combine",
    "PermissionModel": "ExplorerTests",
    "PhoneNetwork": "VirtualTimeTests/PhoneNetwork",
    "PrepareSources": "PreparedApp", "Storyboards": "RehearsalTests/Evidence",
    "UIKit": "VirtualTimeTests/UIKit",
    "UserNotifications": "VirtualTimeTests/UserNotifications", "rehearse": "RehearseCommandTests",
    "rehearse-prepare": "PreparedApp",
  ]

  @Test func `every target has its tests`() {
    let sources = Set(Repository.sources.map(\.target)).subtracting([
      "rehearse-bench", "rehearse-bench-app", "rehearse-bench-ios",
    ])
    for target in sources.sorted() {
      let folder = Self.testFolder(of: target)
      #expect(
        Repository.tests.contains { $0.path.hasPrefix("Tests/\(folder)/") },
        "\(target) has no tests in Tests/\(folder)")
    }
  }

  /// The tests of an app's parts stand together: `AppTests/Campaign`, `RoomTests/Campaign`.
  private static func testFolder(of target: String) -> String {
    if let folder = sharedTests[target] { return folder }
    for part in ["App", "Room"] where target.hasSuffix(part) {
      return "\(part)Tests/\(target.dropLast(part.count))"
    }
    return "\(target)Tests"
  }
}
