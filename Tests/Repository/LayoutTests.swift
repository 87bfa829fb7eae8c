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

  /// The folders of `Sources`, in the order in which one thing rests on another.
  static let wings = [
    "Language", "Phone", "Stage", "Apps", "Hosting", "iOSOnLinux", "Reports", "Command",
  ]

  @Test(arguments: ["Sources", "Tests"]) func `the house has eight wings`(top: String) throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: top).path)
    let more = top == "Tests" ? ["Packages", "Repository", "Support"] : []
    #expect(folders.filter { !$0.hasPrefix(".") }.sorted() == (Self.wings + more).sorted())
  }

  /// Where the tests of targets stand that are tested together with others.
  private static let sharedTests = [
    "AVFoundation": "VirtualTimeTests/AVFoundation", "AppParts": "AppTests/Tracking",
    "BackgroundTasks": "VirtualTimeTests/BackgroundTasks",
    "CoreLocation": "VirtualTimeTests/CoreLocation",
    "CoreLocationUI": "VirtualTimeTests/MapKit",
    "CoreMotion": "VirtualTimeTests/BackgroundTasks",
    "Network": "VirtualTimeTests/UIKit", "OSLog": "VirtualTimeTests/Combine",
    "PhoneNetwork": "VirtualTimeTests/PhoneNetwork", "RoomParts": "RoomTests/RoomParts",
    "Storyboards": "RehearsalTests/Evidence",
    "UIKit": "VirtualTimeTests/UIKit",
    "UserNotifications": "VirtualTimeTests/UserNotifications", "rehearse": "RehearseCommandTests",
  ]

  /// The tests of targets that stand in another wing, as they need what that has.
  private static let testsElsewhere = [
    "PermissionModel": "Language/ExplorerTests", "PrepareSources": "Packages/PreparedApp",
    "rehearse-prepare": "Packages/PreparedApp",
  ]

  @Test func `every target has its tests in its wing`() {
    var places: Set<String> = []
    for file in Repository.sources where !file.target.hasPrefix("rehearse-bench") {
      places.insert(
        Self.testsElsewhere[file.target] ?? "\(file.wing)/\(Self.testFolder(of: file.target))")
    }
    for place in places.sorted() {
      #expect(
        Repository.tests.contains { $0.path.hasPrefix("Tests/\(place)/") },
        "there are no tests in Tests/\(place)")
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
