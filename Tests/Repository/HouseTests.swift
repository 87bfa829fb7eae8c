import Foundation
import Testing

/// What the README and the article say of the house is what stands there.
struct HouseTests {
  private static let article = "Sources/Command/RehearseCommand/RehearseCommand.docc/TheHouse.md"

  /// The most lines that the README may have: what is read in two minutes.
  private static let readmeLineCountMax = 150

  @Test func `the README is read in two minutes`() throws {
    #expect(try Self.lines(of: "README.md").count <= Self.readmeLineCountMax)
  }

  @Test func `the README names the eight wings in their order`() throws {
    let rows = try Self.rows(of: "README.md", under: "## The house")
    #expect(rows.map { Self.names(in: $0[0]) } == LayoutTests.wings.map { [$0] })
  }

  @Test func `the README says what each wing may import`() throws {
    for row in try Self.rows(of: "README.md", under: "## The house") {
      let wing = try #require(Self.names(in: row[0]).first)
      let open = try #require(ImportTests.allowedWings[wing], "\(wing)")
      let doors = ImportTests.doors[wing] ?? [:]
      let allowed = open.reduce(into: Set<String>()) { $0.formUnion(doors[$1] ?? [$1]) }
      switch row[2] {
      case "everything": #expect(open == Set(LayoutTests.wings), "\(wing)")
      case "nothing": #expect(allowed.isEmpty, "\(wing)")
      default: #expect(Set(Self.names(in: row[2])) == allowed, "\(wing)")
      }
    }
  }

  @Test(arguments: LayoutTests.wings)
  func `the article names every target of a wing`(wing: String) throws {
    let rows = try Self.rows(of: Self.article, under: "### \(wing)")
    let named = rows.flatMap { Self.names(in: $0[0]) }
    let targets = Set(Repository.sources.filter { $0.wing == wing }.map(\.target))
    #expect(Set(named).count == named.count, "\(named)")
    // What is written in C has no sources in Swift.
    let others = named.filter { !targets.contains($0) }
    #expect(targets.subtracting(named) == [])
    for name in others {
      let folder = Repository.root.appending(path: "Sources/\(wing)/\(name)").path
      #expect(FileManager.default.fileExists(atPath: folder), "\(name)")
    }
  }

  // MARK: Reading tables.

  private static func lines(of path: String) throws -> [String] {
    let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The cells of the rows of the table under a heading, without its head.
  private static func rows(of path: String, under heading: String) throws -> [[String]] {
    let section = try lines(of: path).drop { $0 != heading }.dropFirst().prefix {
      !$0.hasPrefix("#")
    }
    let rows = section.filter { $0.hasPrefix("| `") }
    try #require(!rows.isEmpty, "\(heading)")
    return rows.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// What stands between backticks.
  private static func names(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}
