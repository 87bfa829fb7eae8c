import TestSupport
import Testing

@testable import RehearseCommand

struct UsageTests {
  @Test(arguments: [
    [], ["prepare"], ["prepare", "App"], ["prepare", "App", "-o", "App/Out"],
    ["prepare", "App", "-o", "Out", "--framework", "UIKit"], ["rum"], ["--verison"],
    ["help", "stpes"], ["help", "run", "steps"],
    ["run", "--tgas", "@a"],
    ["run", "--shard", "3/2"], ["run", "--shard"], ["run", "--parallel=0"],
    ["run", "--seed", "twelve"], ["run", "--order", "randon"], ["run", "--tags", "@a or (@b"],
    ["run", "--format", "junti:x.xml"], ["run", "--format", "pretty", "-f", "progress"],
    ["run", "--format", "junit:x", "--format", "pretty:x"], ["run", "--format", "junit:"],
    ["run", "--format", "junit:ok.feature"], ["run", "--rerun-failed=OK.feature.md"],
    ["run", "--watch", "--format", "record:x"], ["run", "--failed-first", "--rerun-failed"],
    ["requirements", "--format", "html:ok.feature"],
    ["run", "--quiet", "--verbose"], ["run", "--quiet=yes"], ["run", "--seed", "1", "--seed", "2"],
    ["run", "--tags", "--quiet"], ["steps", "--format", "jsn"], ["parse"], ["format"],
    ["run", "--color", "--no-color"], ["requirements", "--skeleton"],
    ["requirements", "--prefix", "Shop", "--spec", "a"], ["requirements", "--prefix", "shop"],
    ["requirements", "--output", "x"], ["requirements", "--spec", "a", "--skeleton", "--strict"],
    ["requirements", "--spec", "a", "--spec", "b", "--skeleton"],
    ["requirements", "--list", "--format", "html"], ["requirements", "--format", "hmtl"],
    ["requirements", "--spec", "a", "--skeleton", "b"],
    ["requirements", "--list", "--seed", "1"], ["requirements", "--list", "--quiet"],
    ["requirements", "--list", "--spec", "a", "b"], ["requirements", "--list", "a.feature:3"],
    ["requirements", "--quiet", "--format", "json"],
    ["requirements", "--spec", "a", "--skeleton", "--parallel", "2"],
    ["run", "--verbose", "--format", "messages"], ["parse", "a.feature:3"],
    ["format", "--check", "a.feature:3"],
  ])
  func `a command line that cannot be understood is told`(arguments: [String]) async throws {
    let outcome = try await Bench().run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    let name = arguments.isEmpty ? "nothing" : arguments.joined(separator: " ")
    try Snapshot.expect(
      outcome.errors,
      matches: "usage \(name.replacing("/", with: "-").replacing(":", with: "-")).txt")
  }

  @Test func `words behind two dashes are operands`() async throws {
    let bench = try Bench([
      "--quiet.feature": "Feature: F\n  Scenario: S\n    Given the count is 1\n"
    ])
    let outcome = await bench.run("run", "--", "--quiet.feature")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("S  :2"))
  }
}
