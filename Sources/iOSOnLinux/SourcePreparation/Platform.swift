/// The surroundings that an app's sources find where they are compiled.
package struct Platform: Hashable, Sendable {
  /// The frameworks of iOS that are there, by the names of their modules.
  package let frameworks: [String]
  /// Whether sources take it for Apple's simulator, and not for a phone.
  package let isSimulator: Bool

  /// Names the frameworks, among them the one that is always there.
  ///
  /// Who has SwiftUI has Combine, from which its objects come, and UIKit, as on a phone. The app is played as on a phone, so
  /// what ships is compiled, unless it cannot be.
  package init(frameworks: [String] = Platform.ownFrameworks, isSimulator: Bool = false) {
    self.isSimulator = isSimulator
    let brought = frameworks.contains("SwiftUI") ? ["Combine", "UIKit"] : []
    self.frameworks = frameworks + brought.filter { !frameworks.contains($0) }
  }

  /// The framework of this package that is always there.
  package static let ownFrameworks = ["CoreLocation"]

  /// The frameworks of this package that an app has to ask for, as hardly one can live with a part of them.
  package static let offeredFrameworks: Set = [
    "AVFoundation", "BackgroundTasks", "Combine", "Contacts", "CoreLocationUI", "CoreMotion",
    "MapKit", "Network", "OSLog", "SwiftUI", "UIKit", "UserNotifications", "os",
  ]

  /// What there is of a module that a source imports.
  package enum Availability: Hashable, Sendable {
    /// It comes with Swift for Linux, or has another name there.
    case ofToolchain
    /// This package has it always.
    case own
    /// This package has a part of it, for which an app has to ask.
    case offered
    /// A framework of iOS that is not here.
    case missing
    /// What tests and manifests of packages import, and no app.
    case ofTests
    /// A module of the app or of a package of its own.
    case ofOthers
  }

  /// What there is of a module.
  package static func availability(of module: String) -> Availability {
    if ownFrameworks.contains(module) { return .own }
    if offeredFrameworks.contains(module) { return .offered }
    if AppleFrameworks.names.contains(module) { return .missing }
    if ["PackageDescription", "Testing", "XCTest"].contains(module) { return .ofTests }
    return namesOfToolchain.contains(module) ? .ofToolchain : .ofOthers
  }

  /// What has another name on Linux, which is no longer: functions of C, and points, sizes and rectangles.
  static let otherNames = ["CoreGraphics": "Foundation", "Darwin": "Glibc"]

  private static let namesOfToolchain: Set = [
    "CoreFoundation", "CoreGraphics", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed",
    "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization",
    "_Concurrency", "_StringProcessing",
  ]

  /// What `import Foundation` brings with it on iOS, and has to be imported by itself here.
  var broughtByFoundation: [String] {
    ["FoundationNetworking"] + (frameworks.contains("Combine") ? ["Combine"] : [])
      + (frameworks.contains("Foundation") ? ["PhoneFoundation"] : [])
  }

  /// What a framework of iOS brings with it beside Foundation, as far as it is there.
  func brought(by framework: String) -> [String] {
    (Self.broughtBy[framework] ?? []).filter(frameworks.contains)
  }

  private static let broughtBy = ["MapKit": ["UIKit"], "SwiftUI": ["UIKit"]]
}
