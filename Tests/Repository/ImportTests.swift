import Testing

/// Which target may import which: the arrows of the house, from the edges to the core.
struct ImportTests {
  private static let app: Set = ["AppParts", "DeviceInterface"]
  private static let rehearsal: Set = [
    "BackendSimulator", "CucumberExpressions", "DeviceInterface", "DeviceSimulator", "Gherkin",
    "ScenarioRunner", "Storyboards", "Vocabulary",
  ]
  /// A room imports its own app, and no other room.
  private static let room = rehearsal.union(["AppParts", "Rehearsal", "RoomParts"])

  /// What each target may import beside the standard library.
  static let allowed: [String: Set<String>] = [
    "AVFoundation": ["DeviceInterface", "Foundation", "VirtualTime"],
    "BackgroundTasks": ["DeviceInterface", "Dispatch", "Foundation", "VirtualTime"],
    "Combine": ["Dispatch", "Foundation", "FoundationNetworking", "Synchronization"],
    "CoreMotion": ["DeviceInterface", "Foundation", "VirtualTime"],
    "AppHost": ["AppProtocol", "Darwin", "DeviceInterface", "Glibc", "Musl"],
    "AppProtocol": ["DeviceInterface", "Vocabulary"],
    "AppParts": ["DeviceInterface"],
    "Authoring": ["Gherkin", "ScenarioRunner", "Storyboards"],
    "BackendSimulator": ["DeviceInterface"],
    "CampaignApp": app,
    "CampaignRoom": room.union(["CampaignApp"]),
    "Processes": ["CProcesses", "Darwin", "Glibc", "Musl", "Synchronization"],
    "ClockInApp": app,
    "ClockInRoom": room.union(["ClockInApp"]),
    "Contacts": ["Foundation"],
    "CoreLocation": [
      "Contacts", "DeviceInterface", "Foundation", "Synchronization", "VirtualTime",
    ],
    "CoreLocationUI": ["CoreLocation", "SwiftUI"],
    "CucumberExpressions": [],
    "DeviceInterface": [],
    "DeviceSimulator": ["DeviceInterface"],
    "Explorer": [],
    "Gherkin": [],
    "RealServers": ["Processes", "DeviceInterface", "Rehearsal"],
    "HostedApps": [
      "AppProtocol", "BackendSimulator", "Processes", "DeviceInterface", "DeviceSimulator",
      "Rehearsal", "ScenarioRunner", "Synchronization", "Vocabulary", "XML",
    ],
    "DeliveryApp": app,
    "DeliveryRoom": room.union(["DeliveryApp"]),
    "MapKit": [
      "Contacts", "CoreLocation", "DeviceInterface", "Foundation", "SwiftUI", "UIKit",
      "VirtualTime",
    ],
    "OSLog": ["os"],
    "PermissionModel": ["Explorer"],
    "PhoneFoundation": [
      "DeviceInterface", "Foundation", "FoundationNetworking", "Synchronization", "VirtualTime",
      "_FoundationICU",
    ],
    "Network": ["DeviceInterface", "Dispatch", "Synchronization", "VirtualTime"],
    "PetListingApp": app,
    "PhoneNetwork": [
      "CVirtualTime", "DeviceInterface", "Dispatch", "Foundation", "FoundationNetworking",
      "Synchronization", "VirtualTime",
    ],
    "PetListingRoom": room.union(["PetListingApp"]),
    "Rehearsal": rehearsal,
    "RoomParts": [
      "AppParts", "BackendSimulator", "DeviceInterface", "DeviceSimulator", "Rehearsal",
    ],
    "Requirements": [
      "CucumberExpressions", "DeviceInterface", "Foundation", "FoundationEssentials", "Gherkin",
      "ScenarioRunner",
    ],
    "ScenarioReports": [
      "CucumberExpressions", "DeviceInterface", "Foundation", "FoundationEssentials", "Gherkin",
      "Processes", "ScenarioRunner", "Storyboards",
    ],
    "ScenarioRunner": ["CucumberExpressions", "Explorer", "Gherkin", "Synchronization"],
    // As an app of other people's: it uses nothing but the door for apps.
    "rehearse-bench-app": ["AppHost", "DeviceInterface"],
    "rehearse-bench-ios": ["AppHost", "CoreLocation", "Foundation", "VirtualTime"],
    "rehearse-bench-swiftui": ["SwiftUI"],
    "PrepareSources": ["Foundation", "PackagePlugin"],
    "SourcePreparation": [],
    "SpeedGuard": ["CProcesses", "Processes"],
    "rehearse-prepare": ["Processes", "SourcePreparation"],
    "Storyboards": ["DeviceInterface", "ScenarioRunner"],
    "Studio": [
      "Authoring", "DeviceInterface", "Foundation", "Gherkin", "Processes", "ScenarioReports",
      "ScenarioRunner", "Storyboards", "Synchronization", "TrackFiles",
    ],
    "TourApp": app,
    "TourRoom": room.union(["TourApp"]),
    "TrackFiles": ["DeviceInterface", "Gherkin", "XML"],
    "SwiftUI": [
      "AppHost", "CVirtualTime", "Combine", "DeviceInterface", "Foundation", "Observation",
      "PhoneFoundation", "PhoneNetwork", "Swift", "UIKit", "VirtualTime",
    ],
    "UIKit": [
      "AppHost", "DeviceInterface", "Foundation", "PhoneFoundation", "PhoneNetwork",
      "Synchronization", "VirtualTime",
    ],
    "UserNotifications": ["CoreLocation", "DeviceInterface", "Foundation", "VirtualTime"],
    "VirtualTime": [
      "AppHost", "AppProtocol", "CVirtualTime", "DeviceInterface", "Foundation", "Synchronization",
      "_Concurrency",
    ],
    "Vocabulary": ["DeviceInterface"],
    "XML": [],
    "os": ["Foundation", "Synchronization"],
  ]

  /// The command and the executables are the edge itself and may import everything.
  static let edges: Set = ["rehearse", "rehearse-bench", "RehearseCommand"]

  @Test func `a file imports only what its target may`() {
    for file in Repository.sources where !Self.edges.contains(file.target) {
      guard let allowed = Self.allowed[file.target] else {
        Issue.record("\(file.target) is not in the table of allowed imports")
        continue
      }
      for (number, module) in Self.imports(of: file) where !allowed.contains(module) {
        Issue.record("\(file.path):\(number) imports \(module)")
      }
    }
  }

  @Test
  func `which C library there is, only two rooms ask: one for all, and one that ships in apps`() {
    for file in Repository.sources where !["AppHost", "Processes"].contains(file.target) {
      for (number, module) in Self.imports(of: file) {
        #expect(!["Darwin", "Glibc", "Musl"].contains(module), "\(file.path):\(number)")
      }
    }
  }

  @Test func `every target of the table exists`() {
    let targets = Set(Repository.sources.map(\.target))
    for target in Self.allowed.keys where !targets.contains(target) {
      Issue.record("\(target) has no sources")
    }
  }

  // MARK: Wings.

  /// What each wing may import of ours beside what stands in itself.
  static let allowedWings: [String: Set<String>] = [
    "Language": [], "Phone": [], "Stage": ["Language", "Phone"],
    "Apps": ["Language", "Phone", "Stage"],
    "Hosting": ["Language", "Phone", "Stage"], "iOSOnLinux": ["Hosting", "Phone"],
    "Reports": ["Hosting", "Language", "Phone", "Stage"], "Command": Set(LayoutTests.wings),
  ]

  /// The rooms that whole wings are closed to but for some doors.
  ///
  /// Of `Stage` the storyboards are open, of `Hosting` an app's end and what asks the operating system.
  static let doors: [String: [String: Set<String>]] = [
    "Reports": [
      "Hosting": ["Processes"], "Stage": ["Storyboards"], "Phone": ["DeviceInterface"],
    ],
    "iOSOnLinux": [
      "Hosting": ["AppHost", "AppProtocol", "Processes"], "Phone": ["DeviceInterface"],
    ],
  ]

  @Test func `an arrow between wings is one of the house's`() {
    let wings = Dictionary(
      Repository.sources.map { ($0.target, $0.wing) }, uniquingKeysWith: { first, _ in first })
    for file in Repository.sources {
      for (number, module) in Self.imports(of: file) {
        guard let wing = wings[module], wing != file.wing else { continue }
        let isOpen = Self.allowedWings[file.wing]?.contains(wing) == true
        let isDoor = Self.doors[file.wing]?[wing]?.contains(module) ?? true
        #expect(isOpen && isDoor, "\(file.path):\(number) imports \(module) of \(wing)")
      }
    }
  }

  // MARK: Reading imports.

  @Test(arguments: [
    ("import Gherkin", "Gherkin"), ("internal import Gherkin", "Gherkin"),
    ("fileprivate import Gherkin", "Gherkin"), ("package import Gherkin", "Gherkin"),
    ("@testable import Gherkin", "Gherkin"), ("@_exported public import Gherkin", "Gherkin"),
    ("  @preconcurrency import Gherkin // why", "Gherkin"),
    ("import struct Gherkin.Tag", "Gherkin"),
    ("public import func Gherkin.parse", "Gherkin"), ("let text = \"import Gherkin\"", nil),
    ("important()", nil),
  ])
  func `every form of import is read`(line: String, module: String?) {
    let file = Repository.File(path: "Sources/Language/Gherkin/A.swift", text: line)
    #expect(Self.imports(of: file).map(\.1) == (module.map { [$0] } ?? []))
  }

  /// The kinds of declarations that can be imported alone.
  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The modules that a file imports, in whatever form, with the lines they stand on.
  private static func imports(of file: Repository.File) -> [(Int, String)] {
    file.code.compactMap { number, line in
      guard line.contains("import ") else { return nil }
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(isModifier)
      else { return nil }
      let rest = words[(keyword + 1)...].drop { kinds.contains($0) }
      guard let name = rest.first?.split(separator: ".").first else { return nil }
      return (number, String(name))
    }
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}
