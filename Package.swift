// swift-tools-version: 6.2
import PackageDescription

// One section per target with its tests, in alphabetical order; one dependency per line.
// Arrows point from the edges (the command, the reports) to the core, never back.
let package = Package(
  name: "rehearsal",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "rehearse", targets: ["rehearse"]),
    .library(name: "AppParts", targets: ["AppParts"]),
    .library(name: "BackendSimulator", targets: ["BackendSimulator"]),
    .library(name: "CampaignApp", targets: ["CampaignApp"]),
    .library(name: "ClockInApp", targets: ["ClockInApp"]),
    .library(name: "CucumberExpressions", targets: ["CucumberExpressions"]),
    .library(name: "DeliveryApp", targets: ["DeliveryApp"]),
    .library(name: "DeviceInterface", targets: ["DeviceInterface"]),
    .library(name: "DeviceSimulator", targets: ["DeviceSimulator"]),
    .library(name: "Gherkin", targets: ["Gherkin"]),
    .library(name: "PetListingApp", targets: ["PetListingApp"]),
    .library(
      name: "Rehearsal",
      targets: [
        "AppParts", "BackendSimulator", "CucumberExpressions", "DeviceInterface", "DeviceSimulator",
        "Rehearsal", "ScenarioRunner",
      ]),
    .library(name: "RehearseCommand", targets: ["RehearseCommand"]),
    .library(name: "ScenarioRunner", targets: ["ScenarioRunner"]),
    .library(name: "TourApp", targets: ["TourApp"]),
  ],
  targets: [
    .target(
      name: "AppLine",
      dependencies: ["DeviceInterface"]
    ),
    .testTarget(
      name: "AppLineTests",
      dependencies: ["AppLine", "DeviceInterface", "TestSupport"]
    ),

    .target(
      name: "AppParts",
      dependencies: [
        "DeviceInterface"
      ]
    ),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "AppParts",
        "CampaignApp",
        "ClockInApp",
        "DeliveryApp",
        "DeviceInterface",
        "PetListingApp",
        "TestSupport",
        "TourApp",
      ]
    ),

    .target(
      name: "BackendSimulator",
      dependencies: ["DeviceInterface"]
    ),
    .testTarget(
      name: "BackendSimulatorTests",
      dependencies: ["BackendSimulator"]
    ),

    .target(
      name: "CampaignApp",
      dependencies: [
        "AppParts",
        "DeviceInterface",
      ],
      path: "Sources/Apps/Campaign/App"
    ),

    .target(
      name: "CampaignRoom",
      dependencies: [
        "AppParts",
        "BackendSimulator",
        "CampaignApp",
        "CucumberExpressions",
        "DeviceInterface",
        "DeviceSimulator",
        "Gherkin",
        "Rehearsal",
        "ScenarioRunner",
      ],
      path: "Sources/Apps/Campaign/Room"
    ),

    .target(
      name: "ClockInApp",
      dependencies: [
        "AppParts",
        "DeviceInterface",
      ],
      path: "Sources/Apps/ClockIn/App"
    ),

    .target(
      name: "ClockInRoom",
      dependencies: [
        "AppParts",
        "BackendSimulator",
        "ClockInApp",
        "CucumberExpressions",
        "DeviceInterface",
        "DeviceSimulator",
        "Gherkin",
        "Rehearsal",
        "ScenarioRunner",
      ],
      path: "Sources/Apps/ClockIn/Room"
    ),

    // Calls of the C library that Swift does not see.
    .target(
      name: "CProcesses"
    ),

    .target(
      name: "CucumberExpressions"
    ),
    .testTarget(
      name: "CucumberExpressionsTests",
      dependencies: [
        "CucumberExpressions",
        "TestSupport",
      ]
    ),

    .target(
      name: "DeliveryApp",
      dependencies: [
        "AppParts",
        "DeviceInterface",
      ],
      path: "Sources/Apps/Delivery/App"
    ),

    .target(
      name: "DeliveryRoom",
      dependencies: [
        "AppParts",
        "BackendSimulator",
        "CucumberExpressions",
        "DeliveryApp",
        "DeviceInterface",
        "DeviceSimulator",
        "Gherkin",
        "Rehearsal",
        "ScenarioRunner",
      ],
      path: "Sources/Apps/Delivery/Room"
    ),

    .target(
      name: "DeviceInterface"
    ),
    .testTarget(
      name: "DeviceInterfaceTests",
      dependencies: ["DeviceInterface", "TestSupport"]
    ),

    .target(
      name: "DeviceSimulator",
      dependencies: ["DeviceInterface"]
    ),
    .testTarget(
      name: "DeviceSimulatorTests",
      dependencies: ["DeviceSimulator", "TestSupport"]
    ),

    .target(
      name: "HostedApps",
      dependencies: [
        "AppLine",
        "AppParts",
        "BackendSimulator",
        "CProcesses",
        "DeviceInterface",
        "DeviceSimulator",
        "Rehearsal",
        "ScenarioRunner",
        "XML",
      ]
    ),

    .target(
      name: "Gherkin"
    ),
    .testTarget(
      name: "GherkinTests",
      dependencies: [
        "Gherkin",
        "TestSupport",
      ]
    ),

    .target(
      name: "PetListingApp",
      dependencies: [
        "AppParts",
        "DeviceInterface",
      ],
      path: "Sources/Apps/PetListing/App"
    ),

    .target(
      name: "PetListingRoom",
      dependencies: [
        "AppParts",
        "BackendSimulator",
        "PetListingApp",
        "CucumberExpressions",
        "DeviceInterface",
        "DeviceSimulator",
        "Gherkin",
        "Rehearsal",
        "ScenarioRunner",
      ],
      path: "Sources/Apps/PetListing/Room"
    ),

    .target(
      name: "Rehearsal",
      dependencies: [
        "AppParts",
        "BackendSimulator",
        "CucumberExpressions",
        "DeviceInterface",
        "DeviceSimulator",
        "Gherkin",
        "ScenarioRunner",
      ]
    ),
    .testTarget(
      name: "RehearsalTests",
      dependencies: [
        "AppParts",
        "BackendSimulator",
        "CampaignRoom",
        "ClockInRoom",
        "CampaignApp",
        "ClockInApp",
        "DeliveryApp",
        "DeliveryRoom",
        "PetListingApp",
        "PetListingRoom",
        "Rehearsal",
        "TestSupport",
        "TourApp",
        "TourRoom",
        "TrackFiles",
      ],
      exclude: ["Sweeps/Snapshots"]
    ),

    .executableTarget(
      name: "rehearse",
      dependencies: [
        "CampaignRoom",
        "ClockInRoom",
        "DeliveryRoom",
        "PetListingRoom",
        "RehearseCommand",
        "TourRoom",
      ]
    ),

    .executableTarget(
      name: "rehearse-bench",
      dependencies: [
        "DeviceInterface",
        "DeviceSimulator",
        "AppParts",
        "CampaignApp",
        "CampaignRoom",
        "ClockInApp",
        "ClockInRoom",
        "DeliveryRoom",
        "PetListingApp",
        "PetListingRoom",
        "Rehearsal",
        "Gherkin",
        "ScenarioReports",
        "ScenarioRunner",
        "TourRoom",
        "TrackFiles",
      ]
    ),

    .target(
      name: "RehearseCommand",
      dependencies: [
        "AppLine",
        "CucumberExpressions",
        "DeviceInterface",
        "DeviceSimulator",
        "Gherkin",
        "HostedApps",
        "Rehearsal",
        "Requirements",
        "ScenarioReports",
        "ScenarioRunner",
        "TrackFiles",
      ]
    ),
    .testTarget(
      name: "RehearseCommandTests",
      dependencies: [
        "CampaignRoom",
        "ClockInRoom",
        "DeliveryRoom",
        "PetListingRoom",
        "Rehearsal",
        "RehearseCommand",
        "TestSupport",
        "TourRoom",
      ],
      exclude: ["Snapshots"]
    ),

    .testTarget(
      name: "RepositoryTests",
      dependencies: ["TestSupport"]
    ),

    .target(
      name: "Requirements",
      dependencies: [
        "CucumberExpressions",
        "Gherkin",
        "ScenarioRunner",
      ]
    ),
    .testTarget(
      name: "RequirementsTests",
      dependencies: [
        "Requirements",
        "TestSupport",
      ]
    ),

    .testTarget(
      name: "RoomTests",
      dependencies: [
        "BackendSimulator",
        "CampaignRoom",
        "ClockInRoom",
        "DeliveryApp",
        "DeliveryRoom",
        "DeviceInterface",
        "PetListingRoom",
        "TestSupport",
        "TourApp",
        "TourRoom",
      ],
      exclude: ["Delivery/Snapshots"]
    ),

    .target(
      name: "ScenarioReports",
      dependencies: [
        "Gherkin",
        "ScenarioRunner",
      ]
    ),
    .testTarget(
      name: "ScenarioReportsTests",
      dependencies: [
        "ScenarioReports",
        "TestSupport",
      ],
      exclude: ["Browser", "HTML/Snapshots", "Snapshots"]
    ),

    .target(
      name: "ScenarioRunner",
      dependencies: [
        "CucumberExpressions",
        "Gherkin",
      ]
    ),
    .testTarget(
      name: "ScenarioRunnerTests",
      dependencies: [
        "ScenarioRunner",
        "TestSupport",
      ]
    ),

    // What the tests of several targets use; no product holds it.
    .target(
      name: "TestSupport",
      path: "Tests/TestSupport"
    ),

    .target(
      name: "TourApp",
      dependencies: [
        "AppParts",
        "DeviceInterface",
      ],
      path: "Sources/Apps/Tour/App"
    ),

    .target(
      name: "TourRoom",
      dependencies: [
        "AppParts",
        "BackendSimulator",
        "CucumberExpressions",
        "DeviceInterface",
        "DeviceSimulator",
        "Gherkin",
        "Rehearsal",
        "ScenarioRunner",
        "TourApp",
      ],
      path: "Sources/Apps/Tour/Room"
    ),

    .target(
      name: "TrackFiles",
      dependencies: [
        "DeviceInterface",
        "XML",
      ]
    ),
    .testTarget(
      name: "TrackFilesTests",
      dependencies: [
        "TestSupport",
        "TrackFiles",
      ]
    ),

    .target(
      name: "XML"
    ),
    .testTarget(
      name: "XMLTests",
      dependencies: [
        "TestSupport",
        "XML",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CProcesses" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if target.type == .regular {
    // Tests play years of simulated time: without the optimiser they take five times as long.
    // Packages of tools version 6.2 and later may be depended on with such flags, by path and by version.
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
