// swift-tools-version: 6.2
import PackageDescription

// Arrows point from the edges (the command, the reports) to the core, never back.

/// The wings of the house: folders of `Sources`, with the rooms in each, which are targets.
///
/// A room's tests stand in the folder of `Tests` that has its wing's name. What may import what goes by the wing.
private let wings: KeyValuePairs = [
  "Language": ["CucumberExpressions", "Explorer", "Gherkin", "ScenarioRunner", "XML"],
  "Phone": ["BackendSimulator", "DeviceInterface", "DeviceSimulator", "Vocabulary"],
  "Stage": ["Rehearsal", "Storyboards"],
  // Each app has a folder of its own besides; their tests stand together, as `AppTests` and `RoomTests`.
  "Apps": ["AppParts", "RoomParts", "App", "Room"],
  "Hosting": ["AppHost", "AppProtocol", "Processes", "CProcesses", "RealServers", "HostedApps"],
  "iOSOnLinux": [
    "CVirtualTime", "PhoneFoundation", "PhoneNetwork", "PrepareSources", "SourcePreparation",
    "VirtualTime", "rehearse-prepare",
  ],
  // Apple's frameworks, by their own names.
  "iOSOnLinux/Frameworks": [
    "AVFoundation", "BackgroundTasks", "Combine", "Contacts", "CoreLocation", "CoreLocationUI",
    "CoreMotion", "MapKit", "Network", "OSLog", "SwiftUI", "UIKit", "UserNotifications", "os",
  ],
  "Reports": ["Requirements", "ScenarioReports", "TrackFiles"],
  "Command": ["Authoring", "RehearseCommand", "Studio", "rehearse"],
  "Command/Benchmarks": [
    "PermissionModel", "SpeedGuard", "rehearse-bench", "rehearse-bench-app", "rehearse-bench-ios",
    "rehearse-bench-swiftui",
  ],
]

/// The folder of a target; nil where the target says it itself.
private func folder(of name: String) -> String? {
  let room = name.hasSuffix("Tests") ? String(name.dropLast(5)) : name
  guard let wing = wings.first(where: { $0.value.contains(room) })?.key else { return nil }
  // Tests of frameworks stand with the others of their wing.
  guard name == room else { return "Tests/\(wing.split(separator: "/")[0])/\(name)" }
  return "Sources/\(wing)/\(name)"
}

/// The apps that come with the package: a folder each below `Sources/Apps`.
private let apps = ["Campaign", "ClockIn", "Delivery", "PetListing", "Tour"]
private let flows = apps.map { "\($0)App" }
private let rooms = apps.map { "\($0)Room" }

/// What plays an app by scenarios: the language, the phone, the servers, and where they meet.
private let playground = [
  "BackendSimulator", "CucumberExpressions", "DeviceInterface", "DeviceSimulator",
  "Rehearsal", "ScenarioRunner", "Vocabulary",
]

/// An app's two targets: the flow, which could ship alone, and the room, in which scenarios play it.
private func app(_ name: String) -> [Target] {
  let folder = "Sources/Apps/\(name)"
  return [
    .target(
      name: "\(name)App", dependencies: uses("AppParts", "DeviceInterface"), path: "\(folder)/App"),
    .target(
      name: "\(name)Room",
      dependencies: uses(playground + ["AppParts", "Gherkin", "RoomParts", "\(name)App"]),
      path: "\(folder)/Room"),
  ]
}

/// A library in its wing.
private func library(_ name: String, uses names: String...) -> Target {
  .target(name: name, dependencies: uses(names))
}

// Apple's frameworks, by their own names, for apps that are played on Linux; elsewhere Apple's own are there.
#if os(Linux)
  private let appleFrameworks = [
    library("AVFoundation", uses: "DeviceInterface", "VirtualTime"),
    library("BackgroundTasks", uses: "DeviceInterface", "VirtualTime"),
    library("Combine"),
    library("Contacts"),
    library("CoreLocation", uses: "Contacts", "DeviceInterface", "VirtualTime"),
    library("CoreLocationUI", uses: "CoreLocation", "SwiftUI"),
    library("CoreMotion", uses: "DeviceInterface", "VirtualTime"),
    library(
      "MapKit", uses: "Contacts", "CoreLocation", "DeviceInterface", "SwiftUI", "UIKit",
      "VirtualTime"),
    library("Network", uses: "DeviceInterface", "VirtualTime"),
    library(
      "UIKit", uses: "AppHost", "DeviceInterface", "PhoneFoundation", "PhoneNetwork",
      "VirtualTime"),
    library("UserNotifications", uses: "CoreLocation", "DeviceInterface", "VirtualTime"),
    library("os"),
    library("OSLog", uses: "os"),
    library(
      "SwiftUI",
      uses: "AppHost", "CVirtualTime", "Combine", "DeviceInterface", "PhoneFoundation",
      "PhoneNetwork", "UIKit",
      "VirtualTime"),
    // No frameworks of Apple's, but of use with those alone.
    .target(
      name: "PhoneFoundation", dependencies: uses("DeviceInterface", "VirtualTime"),
      // Foundation has the tables of languages in a library of its own.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    library("PhoneNetwork", uses: "CVirtualTime", "DeviceInterface", "VirtualTime"),
  ]
#else
  private let appleFrameworks: [Target] = []
#endif

/// The tests of a target, named after it.
private func tests(of name: String, use names: String..., exclude: [String] = []) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: uses([name] + names), exclude: exclude)
}

/// A program below `Tests` that uses frameworks of Apple's as apps do; it does nothing where they are not ours.
@MainActor private func probe(_ name: String, of names: String...) -> Target {
  .executableTarget(
    name: name, dependencies: frameworks(names), path: "Tests/iOSOnLinux/Probes/\(names[0])Probe")
}

/// The tests of a framework of Apple's in their own process; there are none where it is not ours.
@MainActor private func tests(ofFramework name: String, use names: String...) -> Target {
  let frameworks = appleFrameworks.map(\.name).filter { $0 == name }
  return .testTarget(
    name: "\(name)Tests", dependencies: uses(frameworks + (frameworks.isEmpty ? [] : names)))
}

/// The frameworks of Apple's that are ours here, and what has an app live under the phone.
@MainActor private func frameworks(_ names: [String]) -> [Target.Dependency] {
  uses(["AppHost", "VirtualTime"] + appleFrameworks.map(\.name).filter(names.contains))
}

private func uses(_ names: String...) -> [Target.Dependency] { uses(names) }

private func uses(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

/// What is written in Swift 5.
///
/// The API of these frameworks is older than Swift 6: what goes from one queue to another by them, closures, values and
/// notifications, is not declared so, and could not be passed on in Swift 6.
private let olderTargets = [
  "BackgroundTasks", "Combine", "CoreLocationUI", "CoreMotion", "MapKit", "PhoneFoundation",
  "SwiftUI", "UserNotifications", "os",
]

/// What is optimised in debug builds as well, beside the apps' flows: what plays, searches and reads by the million.
///
/// Tests play years of simulated time, and take five times as long without the optimiser. With it everywhere, whoever comes new
/// waits half as long again for the first answer.
private let optimizedTargets = [
  "AppParts", "BackendSimulator", "CucumberExpressions", "DeviceInterface", "DeviceSimulator",
  "Explorer", "Gherkin", "PermissionModel", "Rehearsal", "RoomParts", "ScenarioReports",
  "ScenarioRunner", "SourcePreparation", "Storyboards", "Studio", "TrackFiles", "Vocabulary", "XML",
]

/// What can be adopted alone.
private let products = [
  "AppParts", "BackendSimulator", "CucumberExpressions", "DeviceInterface", "DeviceSimulator",
  "Explorer", "Gherkin", "RehearseCommand", "ScenarioRunner", "VirtualTime",
]

let package = Package(
  name: "rehearsal",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "rehearse", targets: ["rehearse"]),
    .plugin(name: "PrepareSources", targets: ["PrepareSources"]),
    .library(name: "Rehearsal", targets: playground + ["AppParts", "Storyboards"]),
  ] + (products + flows + appleFrameworks.map(\.name)).map { .library(name: $0, targets: [$0]) },
  targets: apps.flatMap(app) + [
    // The core: nouns, languages and simulators, none of which knows an app.
    library("DeviceInterface"),
    tests(of: "DeviceInterface", use: "TestSupport"),
    library("Explorer"),
    tests(of: "Explorer", use: "PermissionModel", "TestSupport"),
    library("Vocabulary", uses: "DeviceInterface"),
    tests(of: "Vocabulary", use: "DeviceInterface"),
    library("AppProtocol", uses: "DeviceInterface", "Vocabulary"),
    tests(of: "AppProtocol", use: "DeviceInterface", "TestSupport", "Vocabulary"),
    library("AppHost", uses: "AppProtocol", "DeviceInterface"),
    tests(of: "AppHost", use: "AppProtocol", "DeviceInterface"),
    // The clocks of the C library: whoever links them has the phone's time, which is why `AppHost` does without.
    .target(name: "CVirtualTime"),
    library("VirtualTime", uses: "AppHost", "AppProtocol", "CVirtualTime", "DeviceInterface"),
  ] + appleFrameworks + [
    .executableTarget(
      name: "virtual-time-probe", dependencies: uses("AppHost", "DeviceInterface", "VirtualTime"),
      path: "Tests/iOSOnLinux/Probes/VirtualTimeProbe"),
    probe("core-location-probe", of: "CoreLocation"),
    probe("phone-network-probe", of: "PhoneNetwork", "Combine", "PhoneFoundation"),
    probe("ui-kit-probe", of: "UIKit", "Network", "PhoneFoundation"),
    probe("av-foundation-probe", of: "AVFoundation"),
    probe("background-tasks-probe", of: "BackgroundTasks", "CoreMotion"),
    probe("user-notifications-probe", of: "UserNotifications", "CoreLocation"),
    .executableTarget(
      name: "view-controller-probe",
      dependencies: frameworks(["UIKit", "CoreLocation", "PhoneFoundation"]),
      path: "Tests/iOSOnLinux/Probes/ViewControllerProbe"),
    probe("swift-ui-probe", of: "SwiftUI", "CoreLocation"),
    probe("map-kit-probe", of: "MapKit", "Contacts", "CoreLocationUI", "SwiftUI", "UIKit"),
    probe("combine-probe", of: "Combine", "OSLog", "PhoneFoundation", "os"),
    tests(ofFramework: "Combine"),
    tests(ofFramework: "Contacts"),
    tests(ofFramework: "MapKit", use: "DeviceInterface", "SwiftUI", "VirtualTime"),
    tests(ofFramework: "PhoneFoundation"),
    tests(ofFramework: "SwiftUI", use: "Combine", "DeviceInterface", "UIKit", "VirtualTime"),
    tests(ofFramework: "UIKit", use: "DeviceInterface", "PhoneFoundation", "VirtualTime"),
    tests(ofFramework: "os"),
    .testTarget(
      name: "VirtualTimeTests", dependencies: uses("AppProtocol", "Processes", "DeviceInterface")),
    library("AppParts", uses: "DeviceInterface"),
    library(
      "RoomParts",
      uses: "AppParts", "BackendSimulator", "DeviceInterface", "DeviceSimulator", "Rehearsal"),
    library("DeviceSimulator", uses: "DeviceInterface"),
    tests(of: "DeviceSimulator", use: "TestSupport"),
    library("BackendSimulator", uses: "DeviceInterface"),
    tests(of: "BackendSimulator"),
    library("CucumberExpressions"),
    tests(of: "CucumberExpressions", use: "TestSupport"),
    library("Gherkin"),
    tests(of: "Gherkin", use: "TestSupport"),
    library("ScenarioRunner", uses: "CucumberExpressions", "Explorer", "Gherkin"),
    tests(of: "ScenarioRunner", use: "Explorer", "TestSupport"),

    // Where language meets the phone, and the tests that play the apps.
    library("Storyboards", uses: "DeviceInterface", "ScenarioRunner"),
    .target(
      name: "Rehearsal",
      dependencies: uses(playground.filter { $0 != "Rehearsal" } + ["Gherkin", "Storyboards"])),
    .testTarget(
      name: "RehearsalTests",
      dependencies: uses(
        flows + rooms + [
          "AppParts", "BackendSimulator", "Rehearsal", "RoomParts", "Storyboards", "TestSupport",
          "TrackFiles", "Vocabulary",
        ]),
      exclude: ["Evidence/Snapshots", "Sweeps/Snapshots"]),
    .testTarget(
      name: "AppTests",
      dependencies: uses(flows + ["AppParts", "DeviceInterface", "TestSupport"])),
    .testTarget(
      name: "RoomTests",
      dependencies: uses(
        rooms + [
          "AppParts", "BackendSimulator", "DeliveryApp", "DeviceInterface", "DeviceSimulator",
          "Rehearsal", "RoomParts", "TestSupport", "TourApp",
        ]),
      exclude: ["Delivery/Snapshots"]),

    // The edges: files, reports and the command.
    library("XML"),
    tests(of: "XML", use: "TestSupport"),
    library("TrackFiles", uses: "DeviceInterface", "Gherkin", "XML"),
    tests(of: "TrackFiles", use: "TestSupport"),
    // Sources of iOS apps, so changed that they compile on Linux: by the command, and by a plug-in while SwiftPM builds.
    library("SourcePreparation"),
    tests(of: "SourcePreparation"),
    .executableTarget(
      name: "rehearse-prepare", dependencies: uses("Processes", "SourcePreparation")),
    .plugin(
      name: "PrepareSources", capability: .buildTool(), dependencies: ["rehearse-prepare"]),
    library(
      "Requirements", uses: "CucumberExpressions", "DeviceInterface", "Gherkin", "ScenarioRunner"),
    tests(of: "Requirements", use: "TestSupport"),
    // The page's script and style stand in files of their own; a test makes Swift of them.
    .target(
      name: "ScenarioReports",
      dependencies: uses(
        "DeviceInterface", "Gherkin", "Processes", "ScenarioRunner", "Storyboards"),
      exclude: ["Page"]),
    tests(
      of: "ScenarioReports", use: "Storyboards", "TestSupport",
      exclude: ["Browser", "HTML/Snapshots", "Snapshots"]),
    // Calls of the C library that Swift does not see.
    .target(name: "CProcesses"),
    library("Processes", uses: "CProcesses"),
    tests(of: "Processes", use: "TestSupport"),
    library("RealServers", uses: "Processes", "DeviceInterface", "Rehearsal"),
    tests(of: "RealServers", use: "DeviceInterface", "Rehearsal"),
    library(
      "HostedApps",
      uses: "AppProtocol", "BackendSimulator", "Processes", "DeviceInterface", "DeviceSimulator",
      "Rehearsal", "ScenarioRunner", "Vocabulary", "XML"),
    tests(
      of: "HostedApps", use: "DeviceInterface", "DeviceSimulator", "Processes", "Rehearsal",
      "ScenarioRunner",
      "TestSupport"),
    // What can be written next in a feature, and what comes of it; whoever asks is not known here.
    library("Authoring", uses: "Gherkin", "ScenarioRunner", "Storyboards"),
    .testTarget(
      name: "AuthoringTests",
      dependencies: uses(
        rooms + [
          "Authoring", "Gherkin", "Rehearsal", "ScenarioRunner", "Storyboards", "TestSupport",
        ])),
    // The page's script and style stand in files of their own; a test makes Swift of them.
    .target(
      name: "Studio",
      dependencies: uses(
        "Authoring", "DeviceInterface", "Gherkin", "Processes", "ScenarioReports",
        "ScenarioRunner", "Storyboards", "TrackFiles"),
      exclude: ["Page"]),
    tests(
      of: "Studio", use: "Authoring", "CucumberExpressions", "Gherkin", "Processes",
      "ScenarioRunner", "TestSupport",
      exclude: ["Browser"]),
    library(
      "RehearseCommand",
      uses: "AppProtocol", "Authoring", "BackendSimulator", "Processes", "CucumberExpressions",
      "DeviceInterface", "DeviceSimulator", "Explorer", "Gherkin", "RealServers", "HostedApps",
      "Rehearsal", "Requirements", "ScenarioReports", "ScenarioRunner", "SourcePreparation",
      "Storyboards", "Studio", "TrackFiles", "Vocabulary"),
    .testTarget(
      name: "RehearseCommandTests",
      dependencies: uses(
        rooms + ["Processes", "Rehearsal", "RehearseCommand", "TestSupport"]),
      exclude: ["Snapshots"]),
    .executableTarget(
      name: "rehearse", dependencies: uses(rooms + ["RehearseCommand"]),
      // At a place of its own the program has nothing to relocate: it starts in 0.6 of the time.
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--no-pie"], .when(platforms: [.linux], configuration: .release))
      ]),
    .executableTarget(
      name: "rehearse-bench",
      dependencies: uses(
        rooms + [
          "AppParts", "CampaignApp", "ClockInApp", "DeviceInterface", "DeviceSimulator", "Explorer",
          "Gherkin", "HostedApps", "PermissionModel", "PetListingApp", "Processes", "Rehearsal",
          "ScenarioReports", "ScenarioRunner", "SpeedGuard",
          "Storyboards", "TrackFiles", "rehearse", "rehearse-bench-app", "rehearse-bench-ios",
        ])),
    .executableTarget(
      name: "rehearse-bench-app", dependencies: uses("AppHost", "DeviceInterface")),
    .executableTarget(
      name: "rehearse-bench-ios", dependencies: frameworks(["CoreLocation"])),
    .executableTarget(
      name: "rehearse-bench-swiftui", dependencies: frameworks(["SwiftUI"])),

    // A model of what apps with permission can do, by which the search is tested and measured.
    library("PermissionModel", uses: "Explorer"),
    // Two programs that take turns, and what became of their times: it knows neither what they do nor an app.
    library("SpeedGuard", uses: "CProcesses", "Processes"),
    tests(of: "SpeedGuard", use: "Processes", "TestSupport", exclude: ["Snapshots"]),

    // What the tests of several targets use, which no product holds, and the tests of the repository itself.
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(
      name: "RepositoryTests", dependencies: ["TestSupport"], path: "Tests/Repository"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.path == nil {
  target.path = folder(of: target.name)
}

for target in package.targets
where !["CProcesses", "CVirtualTime"].contains(target.name) && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if olderTargets.contains(target.name) { target.swiftSettings?.append(.swiftLanguageMode(.v5)) }
  if (optimizedTargets + flows).contains(target.name) {
    // Packages of tools version 6.2 and later may be depended on with such flags, by path and by version.
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    // What plays calls across its modules with every signal; what the compiler may see of another one is a call less.
    target.swiftSettings?.append(
      .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)))
  }
}
