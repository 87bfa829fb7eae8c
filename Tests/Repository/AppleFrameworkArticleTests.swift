import Foundation
import Testing

/// The article on iOS apps lists what there is of Apple's frameworks, and nothing else.
struct AppleFrameworkArticleTests {
  private static let frameworks = [
    ("AVFoundation", 20), ("BackgroundTasks", 15), ("Combine", 110), ("Contacts", 5),
    ("CoreLocation", 80), ("CoreLocationUI", 1), ("CoreMotion", 10), ("MapKit", 150),
    ("Network", 12), ("PhoneFoundation", 40), ("SwiftUI", 300), ("UIKit", 25),
    ("UserNotifications", 20), ("os", 40),
  ]

  private static func article(_ name: String) throws -> String {
    try String(
      contentsOf: Repository.root.appending(
        path: "Sources/Command/RehearseCommand/RehearseCommand.docc/\(name).md"),
      encoding: .utf8)
  }

  @Test(arguments: ["YourIOSAppOnLinux", "SwiftUIOnLinux"])
  func `each row stands in a table`(name: String) throws {
    let lines = try Self.article(name).split(separator: "\n", omittingEmptySubsequences: false)
    for (before, line) in zip(lines, lines.dropFirst()) where line.hasPrefix("| `") {
      #expect(before.hasPrefix("|"), "\(line)")
    }
  }

  /// What stands between backticks in the table under the heading of a framework.
  private static func listed(_ framework: String) throws -> Set<String> {
    // What there is of SwiftUI fills an article of its own.
    let isAlone = framework == "SwiftUI"
    let article = try article(isAlone ? "SwiftUIOnLinux" : "YourIOSAppOnLinux")
    let sections = article.components(separatedBy: "\n### ")
    let section = try #require(
      isAlone ? article : sections.first { $0.hasPrefix(framework + "\n") })
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Set(rows.flatMap { $0.matches(of: /`([A-Za-z0-9_]+)`/).map { String($0.1) } })
  }

  private static func sources(_ framework: String) -> [Repository.File] {
    Repository.sources.filter { $0.target == framework }
  }

  /// The names of what apps can use: types, constants and functions, and what managers and their delegates have.
  private static func declared(_ framework: String) -> Set<String> {
    var names: Set<String> = []
    for file in sources(framework) {
      // Of values, the type alone is listed.
      let hasMembersListed = framework != "CoreLocation" || file.path.contains("CLLocationManager")
      for (_, line) in file.code {
        if let match = line.firstMatch(
          of:
            /^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|actor|protocol|typealias|let|func) (\w+)/
        ) {
          names.insert(String(match.1))
        }
        guard hasMembersListed else { continue }
        if let match = line.firstMatch(
          of:
            /^  (?:public|open) (?:private\(set\) |static |nonisolated |class |weak )*(?:func|var|let) (\w+)/
        ), match.1 != "locationManager" {
          names.insert(String(match.1))
        }
        if let match = line.firstMatch(of: /_ manager: CLLocationManager, (did\w+|monitoring\w+)/) {
          names.insert(String(match.1))
        }
        if let match = line.firstMatch(of: /^  func (application[A-Z]\w+)\(/) {
          names.insert(String(match.1))
        }
      }
    }
    return names
  }

  @Test(arguments: frameworks)
  func `everything that apps can use is listed`(framework: String, least: Int) throws {
    let declared = Self.declared(framework)
    #expect(declared.count >= least, "\(declared.sorted())")
    let missing = declared.subtracting(try Self.listed(framework)).sorted()
    #expect(missing == [], "\(missing)")
  }

  @Test(arguments: frameworks)
  func `nothing is listed that there is not`(framework: String, least: Int) throws {
    let text = Self.sources(framework).flatMap { $0.code.map(\.1) }.joined(separator: "\n")
    for name in try Self.listed(framework) { #expect(text.contains(name), "\(name)") }
  }
}
