// swift-tools-version: 6.2
import PackageDescription

// Apps for iOS, as their makers write them, are in the folder iOS: they are played on Linux as they are.
let package = Package(
  name: "ios-apps",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "rehearsal", path: "../..")],
  targets: [
    .executableTarget(
      name: "Trail",
      dependencies: [
        .product(name: "CoreLocation", package: "rehearsal"),
        .product(name: "VirtualTime", package: "rehearsal"),
      ],
      exclude: ["PrepareSources.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PrepareSources", package: "rehearsal")]),
    .executableTarget(
      name: "Near",
      dependencies: [
        .product(name: "CoreLocation", package: "rehearsal"),
        .product(name: "PhoneNetwork", package: "rehearsal"),
        .product(name: "VirtualTime", package: "rehearsal"),
      ],
      exclude: ["PrepareSources.txt"],
      plugins: [.plugin(name: "PrepareSources", package: "rehearsal")]),
    .executableTarget(
      name: "Parking",
      dependencies: [
        .product(name: "CoreLocation", package: "rehearsal"),
        .product(name: "VirtualTime", package: "rehearsal"),
      ],
      exclude: ["PrepareSources.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PrepareSources", package: "rehearsal")]),
  ]
)
