import Foundation
import Testing

/// What lies at the top of the repository.
struct LayoutTests {
  static let allowed: Set = ["Package.swift", "README.md", "Scenarios", "Sources", "Tests"]

  @Test func `the top level holds the package, the sources, the scenarios and dot-files only`()
    throws
  {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let others = entries.filter { !$0.hasPrefix(".") && !Self.allowed.contains($0) }.sorted()
    #expect(others == [])
  }

  @Test func `every target has its tests`() {
    let sources = Set(Repository.sources.map(\.target)).subtracting(["rehearse-bench"])
    let tests = Set(Repository.tests.map(\.target))
    for target in sources.sorted() {
      let name = target.prefix(1).uppercased() + target.dropFirst() + "Tests"
      #expect(tests.contains(name), "\(target) has no \(name)")
    }
  }
}
