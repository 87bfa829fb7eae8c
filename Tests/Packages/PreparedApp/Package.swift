// swift-tools-version: 6.2
import PackageDescription

// The app's own sources are in the folder iOS, as its makers wrote them: here they are neither edited nor copied.
let package = Package(
  name: "walk",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "rehearsal", path: "../../..")],
  targets: [
    .target(name: "HealthKit"),
    .executableTarget(
      name: "Walk",
      dependencies: [
        "HealthKit", .product(name: "Combine", package: "rehearsal"),
        .product(name: "os", package: "rehearsal"),
      ],
      exclude: ["PrepareSources.txt"],
      plugins: [.plugin(name: "PrepareSources", package: "rehearsal")]),
  ]
)
