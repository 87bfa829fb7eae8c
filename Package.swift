// swift-tools-version: 6.2
import PackageDescription

// One section per target with its tests, in alphabetical order; one dependency per line.
// Arrows point from the edges (the command, the reports) to the core, never back.
let package = Package(
  name: "rehearsal",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "rehearse", targets: ["rehearse"]),
    .library(name: "BackendSimulator", targets: ["BackendSimulator"]),
    .library(name: "CucumberExpressions", targets: ["CucumberExpressions"]),
    .library(name: "DeviceInterface", targets: ["DeviceInterface"]),
    .library(name: "DeviceSimulator", targets: ["DeviceSimulator"]),
    .library(name: "Flows", targets: ["Flows"]),
    .library(name: "Gherkin", targets: ["Gherkin"]),
    .library(name: "ScenarioRunner", targets: ["ScenarioRunner"]),
  ],
  targets: [
    .target(
      name: "BackendSimulator",
      dependencies: ["DeviceInterface"]
    ),
    .testTarget(
      name: "BackendSimulatorTests",
      dependencies: ["BackendSimulator"]
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
      name: "Flows",
      dependencies: ["DeviceInterface"]
    ),
    .testTarget(
      name: "FlowsTests",
      dependencies: [
        "Flows",
        "TestSupport",
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

    .executableTarget(
      name: "rehearse",
      dependencies: [
        "CucumberExpressions",
        "DeviceInterface",
        "DeviceSimulator",
        "Gherkin",
        "Requirements",
        "ScenarioReports",
        "ScenarioRunner",
        "TrackFiles",
        "Vocabulary",
      ]
    ),
    .testTarget(
      name: "RehearseTests",
      dependencies: [
        "rehearse",
        "TestSupport",
        "Vocabulary",
      ],
      exclude: ["Snapshots"]
    ),

    .executableTarget(
      name: "rehearse-bench",
      dependencies: [
        "DeviceInterface",
        "DeviceSimulator",
        "Flows",
        "Gherkin",
        "ScenarioReports",
        "ScenarioRunner",
        "TrackFiles",
        "Vocabulary",
      ]
    ),

    .testTarget(
      name: "RepositoryTests",
      dependencies: ["TestSupport"]
    ),

    .target(
      name: "Requirements",
      dependencies: [
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
      exclude: ["Browser", "Snapshots"]
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
      name: "Vocabulary",
      dependencies: [
        "BackendSimulator",
        "CucumberExpressions",
        "DeviceInterface",
        "DeviceSimulator",
        "Flows",
        "Gherkin",
        "ScenarioRunner",
      ]
    ),
    .testTarget(
      name: "VocabularyTests",
      dependencies: [
        "TestSupport",
        "TrackFiles",
        "Vocabulary",
      ],
      exclude: ["Sweeps/Snapshots"]
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

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
