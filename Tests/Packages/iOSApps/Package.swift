// swift-tools-version: 6.2
import PackageDescription

/// An app whose sources are prepared, with the frameworks that it uses.
func app(_ name: String, uses frameworks: String..., mode: SwiftLanguageMode) -> Target {
  .executableTarget(
    name: name,
    dependencies: (frameworks + ["VirtualTime"]).map { .product(name: $0, package: "rehearsal") },
    exclude: ["PrepareSources.txt"],
    swiftSettings: [.swiftLanguageMode(mode)],
    plugins: [.plugin(name: "PrepareSources", package: "rehearsal")])
}

// Apps for iOS, as their makers write them, are in the folder iOS: they are played on Linux as they are.
let package = Package(
  name: "ios-apps",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "rehearsal", path: "../../..")],
  targets: [
    app("Trail", uses: "CoreLocation", "SwiftUI", "UserNotifications", mode: .v5),
    app("Near", uses: "CoreLocation", "PhoneNetwork", "SwiftUI", mode: .v6),
    app("Parking", uses: "CoreLocation", "PhoneFoundation", "SwiftUI", "UIKit", mode: .v5),
    app("Tour", uses: "AVFoundation", "CoreLocation", "PhoneNetwork", "UIKit", mode: .v6),
    app(
      "SonicWalk", uses: "AVFoundation", "Combine", "PhoneFoundation", "CoreLocation", "MapKit",
      "SwiftUI", "UIKit", mode: .v5),
  ]
)
