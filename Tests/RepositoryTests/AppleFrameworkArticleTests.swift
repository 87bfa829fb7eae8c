import Foundation
import Testing

/// The article on iOS apps lists what there is of CoreLocation, and nothing else.
struct CoreLocationArticleTests {
  private static let sources = Repository.sources.filter { $0.target == "CoreLocation" }

  private static func article() throws -> String {
    try String(
      contentsOf: Repository.root.appending(
        path: "Sources/RehearseCommand/RehearseCommand.docc/YourIOSAppOnLinux.md"), encoding: .utf8)
  }

  /// What stands between backticks in the table.
  private static func listed() throws -> Set<String> {
    let rows = try article().split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Set(rows.flatMap { $0.matches(of: /`([A-Za-z0-9]+)`/).map { String($0.1) } })
  }

  /// The names of what apps can use: types, constants and functions, and what managers and their delegates have.
  private static let declared: Set<String> = {
    var names: Set<String> = []
    for file in sources {
      let isOfManagers = file.path.contains("CLLocationManager")
      for (_, line) in file.code {
        if let match = line.firstMatch(
          of:
            /^(?:public|open) (?:final )?(?:class|struct|enum|actor|protocol|typealias|let|func) (\w+)/
        ) {
          names.insert(String(match.1))
        }
        guard isOfManagers else { continue }
        if let match = line.firstMatch(
          of: /^  (?:public|open) (?:class |weak )*(?:func|var) (\w+)/),
          match.1 != "locationManager"
        {
          names.insert(String(match.1))
        }
        if let match = line.firstMatch(of: /_ manager: CLLocationManager, (did\w+|monitoring\w+)/) {
          names.insert(String(match.1))
        }
      }
    }
    return names
  }()

  @Test func `everything that apps can use is listed`() throws {
    #expect(Self.declared.count > 80)
    #expect(Self.declared.subtracting(try Self.listed()).sorted() == [])
  }

  @Test func `nothing is listed that there is not`() throws {
    let text = Self.sources.flatMap { $0.code.map(\.1) }.joined(separator: "\n")
    for name in try Self.listed() { #expect(text.contains(name), "\(name)") }
  }
}
