import Foundation
import TestSupport
import Testing

/// Scenarios that lie elsewhere, in other lines and another order, end as they did.
struct MovedSuiteTests {
  @Test func `a moved, commented, formatted and shuffled suite ends as the one it was made from`()
    async throws
  {
    let paths = try WholePlay.compared()
    let bench = try Readme.bench()
    let here = await endings(of: paths, in: bench)
    try bench.moveScenarios(to: "else where")
    let moved = paths.map { "else where/" + $0.dropFirst("Scenarios/".count) }
    for path in moved {
      try bench.write("# Moved, with a comment on top.\n\n\n" + (bench.text(path) ?? ""), to: path)
    }
    let formatted = await bench.run(["format"] + moved, steps: CommandSteps.all)
    #expect(formatted.code == 0, "\(formatted.text)")
    // Every other one by its absolute path, the last ones first.
    let spelt = moved.enumerated().reversed().map { place, path in
      place.isMultiple(of: 2) ? bench.folder.appending(path: path).path : "./" + path
    }
    let there = await endings(of: spelt, in: bench)
    #expect(here.count > (Sweep.scale > 1 ? 5_000 : 1_000))
    #expect(here.allSatisfy { $0.hasSuffix(" passed") })
    #expect(there == here)
  }

  /// The name of every scenario, with its feature, row and platform, and how it ended, sorted.
  private func endings(of paths: [String], in bench: Bench) async -> [String] {
    _ = await bench.run(
      ["run"] + paths + ["--parallel", "2", "--quiet", "--format", "junit:all.xml"],
      steps: CommandSteps.all)
    return (bench.text("all.xml") ?? "").split(separator: "<testcase ").dropFirst().map { text in
      let name = text.firstMatch(of: /(?:^| )name="([^"]*)"/)?.1 ?? "?"
      let feature = text.firstMatch(of: /classname="([^"]*)"/)?.1 ?? "?"
      let ending = text.contains("<failure") || text.contains("<error") ? "not passed" : "passed"
      // Namesakes are told apart by their lines, which have moved.
      return "\(feature) \(name.replacing(/\s\[line [0-9]+\]/, with: "")): \(ending)"
    }.sorted()
  }
}

extension Bench {
  fileprivate func moveScenarios(to name: String) throws {
    try FileManager.default.moveItem(
      at: folder.appending(path: "Scenarios"), to: folder.appending(path: name))
  }
}
