import Testing

/// Which target may import which: the arrows of the house, from the edges to the core.
struct ImportTests {
  private static let app: Set = ["AppParts", "DeviceInterface"]
  private static let rehearsal: Set = [
    "AppParts", "BackendSimulator", "CucumberExpressions", "DeviceInterface", "DeviceSimulator",
    "Gherkin", "ScenarioRunner", "Storyboards",
  ]
  /// A room imports its own app, and no other room.
  private static let room = rehearsal.union(["Rehearsal"])

  /// What each target may import beside the standard library.
  static let allowed: [String: Set<String>] = [
    "AVFoundation": ["DeviceInterface", "Foundation", "FrameworkParts"],
    "BackgroundTasks": ["DeviceInterface", "Dispatch", "Foundation", "FrameworkParts"],
    "Combine": ["Dispatch", "Foundation", "FoundationNetworking", "Synchronization"],
    "CoreMotion": ["DeviceInterface", "Foundation", "FrameworkParts"],
    "FrameworkParts": ["DeviceInterface", "Foundation", "VirtualTime"],
    "AppHost": ["AppLine", "Darwin", "DeviceInterface", "Glibc", "Musl"],
    "AppLine": ["DeviceInterface"],
    "AppParts": ["DeviceInterface"],
    "BackendSimulator": ["DeviceInterface"],
    "CampaignApp": app,
    "CampaignRoom": room.union(["CampaignApp"]),
    "ChildProcesses": ["CProcesses", "Darwin", "Glibc", "Musl", "Synchronization"],
    "ClockInApp": app,
    "ClockInRoom": room.union(["ClockInApp"]),
    "CoreLocation": [
      "DeviceInterface", "Foundation", "Synchronization", "FrameworkParts", "VirtualTime",
    ],
    "CucumberExpressions": [],
    "DeviceInterface": [],
    "DeviceSimulator": ["DeviceInterface"],
    "Explorer": [],
    "Gherkin": [],
    "HTTPServers": ["ChildProcesses", "Darwin", "DeviceInterface", "Glibc", "Musl", "Rehearsal"],
    "HostedApps": [
      "AppLine", "AppParts", "BackendSimulator", "ChildProcesses", "Darwin", "DeviceInterface",
      "DeviceSimulator", "Glibc", "Musl", "Rehearsal", "ScenarioRunner", "Synchronization", "XML",
    ],
    "DeliveryApp": app,
    "DeliveryRoom": room.union(["DeliveryApp"]),
    "OSLog": ["os"],
    "PermissionModel": ["Explorer"],
    "PhoneFoundation": ["Foundation", "FoundationNetworking", "Synchronization", "_FoundationICU"],
    "Network": ["DeviceInterface", "Dispatch", "Synchronization", "VirtualTime"],
    "PetListingApp": app,
    "PhoneNetwork": [
      "DeviceInterface", "Foundation", "FoundationNetworking", "Synchronization", "VirtualTime",
    ],
    "PetListingRoom": room.union(["PetListingApp"]),
    "Rehearsal": rehearsal,
    "Requirements": [
      "CucumberExpressions", "Foundation", "FoundationEssentials", "Gherkin", "ScenarioRunner",
    ],
    "ScenarioReports": [
      "CucumberExpressions", "Darwin", "Glibc", "Musl", "Foundation", "FoundationEssentials",
      "Gherkin", "ScenarioRunner", "Storyboards",
    ],
    "ScenarioRunner": ["CucumberExpressions", "Explorer", "Gherkin", "Synchronization"],
    // As an app of other people's: it uses nothing but the door for apps.
    "rehearse-bench-app": ["AppHost", "DeviceInterface"],
    "rehearse-bench-ios": ["AppHost", "CoreLocation", "Foundation", "VirtualTime"],
    "PrepareSources": ["Foundation", "PackagePlugin"],
    "SourcePreparation": [],
    "rehearse-prepare": ["Darwin", "Glibc", "Musl", "SourcePreparation"],
    "Storyboards": ["ScenarioRunner"],
    "TourApp": app,
    "TourRoom": room.union(["TourApp"]),
    "TrackFiles": ["DeviceInterface", "XML"],
    "UIKit": ["DeviceInterface", "Foundation", "VirtualTime"],
    "UserNotifications": ["CoreLocation", "DeviceInterface", "Foundation", "FrameworkParts"],
    "VirtualTime": [
      "AppHost", "AppLine", "CVirtualTime", "DeviceInterface", "Synchronization", "_Concurrency",
    ],
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

  @Test func `every target of the table exists`() {
    let targets = Set(Repository.sources.map(\.target))
    for target in Self.allowed.keys where !targets.contains(target) {
      Issue.record("\(target) has no sources")
    }
  }

  /// The modules that a file imports, with the lines they stand on.
  private static func imports(of file: Repository.File) -> [(Int, String)] {
    file.code.compactMap { number, line in
      guard line.contains("import ") else { return nil }
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword <= 1, words.count > keyword + 1
      else { return nil }
      let isImport =
        keyword == 0 || ["public", "package", "private", "@testable"].contains(words[0])
      return isImport ? (number, String(words[keyword + 1])) : nil
    }
  }
}
