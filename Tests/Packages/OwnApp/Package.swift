// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "parking",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "rehearsal", path: "../../..")],
  targets: [
    .executableTarget(
      name: "rehearse-parking",
      dependencies: [
        .product(name: "Rehearsal", package: "rehearsal"),
        .product(name: "RehearseCommand", package: "rehearsal"),
      ])
  ]
)
