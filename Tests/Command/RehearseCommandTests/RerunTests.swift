import Foundation
import Testing

@testable import RehearseCommand

struct RerunTests {
  private static func feature(_ sum: Int) -> String {
    """
    Feature: Sums
      Scenario: Right
        Given the count is 1
      @ios @android
      Scenario: Wrong
        Given the count is 2
        Then the count should be \(sum)
    """
  }

  @Test func `what did not pass runs again until it passes`() async throws {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(3)])
    let first = await bench.run("run", "--rerun-failed")
    #expect(first.output.contains("3 scenarios: 1 passed, 2 failed"))
    let list = bench.text(".rehearse/failed.txt") ?? ""
    #expect(
      list.contains(
        "Scenarios/a.feature:5 (iOS)\t# Wrong\nScenarios/a.feature:5 (Android)\t# Wrong\n"))

    let second = await bench.run("run", "--rerun-failed")
    #expect(second.output.contains("2 scenarios: 2 failed"))
    try bench.write(Self.feature(2), to: "Scenarios/a.feature")
    let third = await bench.run("run", "--rerun-failed")
    #expect(third.output.contains("2 scenarios: 2 passed"))
    let fourth = await bench.run("run", "--rerun-failed")
    #expect(fourth.output.contains("3 scenarios: 3 passed"))
  }

  @Test func `another scenario on the line of one that did not pass is not played for it`()
    async throws
  {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(3)])
    _ = await bench.run("run", "--rerun-failed")
    let moved = """
      Feature: Sums
        Scenario: Right
          Given the count is 1
        @ios @android
        Scenario: New
          Given the count is 1
        @ios @android
        Scenario: Wrong
          Given the count is 2
          Then the count should be 3
      """
    try bench.write(moved, to: "Scenarios/a.feature")
    let outcome = await bench.run("run", "--rerun-failed")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("“Scenarios/a.feature:5 (iOS)” any more"))
    #expect(outcome.errors.contains("The file has changed"))
    #expect(!outcome.output.contains("New"))
  }

  @Test
  func `what failed and is not found any more stays in the list until its file is played whole`()
    async throws
  {
    func feature(_ name: String, _ sum: Int) -> String {
      "Feature: F\n  Scenario: \(name)\n    Given the count is 1\n    Then the count should be 2\n"
        + "  Scenario: Other\n    Given the count is 1\n    Then the count should be \(sum)\n"
    }
    let bench = try Bench(["Scenarios/a.feature": feature("One", 3)])
    _ = await bench.run("run", "--rerun-failed")
    try bench.write(feature("Renamed", 1), to: "Scenarios/a.feature")
    for _ in 0..<2 {
      let outcome = await bench.run("run", "--rerun-failed")
      #expect(outcome.code != 0, "the renamed one has not passed: \(outcome.text)")
      #expect(bench.text(".rehearse/failed.txt")?.contains("# One") == true)
    }
    let whole = await bench.run("run", "--failed-first")
    #expect(whole.code == 1)
    #expect(bench.text(".rehearse/failed.txt")?.contains("# One") == false)
    #expect(bench.text(".rehearse/failed.txt")?.contains("# Renamed") == true)
  }

  @Test func `another row on the line of one that did not pass is not played for it`() async throws
  {
    func outline(_ rows: String...) -> String {
      "Feature: F\n  Scenario Outline: S\n    Given the count is 1\n"
        + "    Then the count should be <n>\n    Examples:\n      | n |\n"
        + rows.map { "      | \($0) |\n" }.joined()
    }
    let bench = try Bench(["Scenarios/a.feature": outline("2")])
    _ = await bench.run("run", "--rerun-failed")
    #expect(bench.text(".rehearse/failed.txt")?.contains("a.feature:7\t# S | 2\n") == true)
    try bench.write(outline("1", "2"), to: "Scenarios/a.feature")
    let outcome = await bench.run("run", "--rerun-failed")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("“Scenarios/a.feature:7” any more"))
  }

  @Test(arguments: [
    ["--dry-run"], ["--name", "Right"], ["--shard", "2/2"], ["--tags", "@x"],
    ["Scenarios/b.feature"],
  ])
  func `what a run does not play stays in the list`(options: [String]) async throws {
    let bench = try Bench([
      "Scenarios/a.feature": Self.feature(3).replacing("  @ios @android\n", with: ""),
      "Scenarios/b.feature": "Feature: B\n  Scenario: S\n    Given the count is 1\n",
    ])
    _ = await bench.run("run", "--rerun-failed")
    let list = try #require(bench.text(".rehearse/failed.txt"))
    #expect(list.contains("Scenarios/a.feature:4\t# Wrong\n"))
    try bench.write(
      Self.feature(3).replacing("  @ios @android\n", with: ""), to: "Scenarios/a.feature")
    _ = await bench.run(["run", "--rerun-failed"] + options)
    #expect(bench.text(".rehearse/failed.txt") == list)
  }

  @Test func `a file that cannot be read for the moment keeps its place in the list`() async throws
  {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(3)])
    _ = await bench.run("run", "--rerun-failed")
    let list = try #require(bench.text(".rehearse/failed.txt"))
    try bench.write("Feature: F\nScenario: S\n  * a\nnonsense\n", to: "Scenarios/a.feature")
    #expect(await bench.run("run", "--rerun-failed").code == 2)
    #expect(bench.text(".rehearse/failed.txt") == list)
  }

  @Test func `a file that is away for the moment keeps its place in the list, and that is told`()
    async throws
  {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(3)])
    _ = await bench.run("run", "--rerun-failed")
    let list = try #require(bench.text(".rehearse/failed.txt"))
    try FileManager.default.removeItem(at: bench.folder.appending(path: "Scenarios/a.feature"))
    let outcome = await bench.run("run", "--rerun-failed")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Scenarios/a.feature stays on the list of failures"))
    #expect(bench.text(".rehearse/failed.txt") == list)
    try bench.write(Self.feature(3), to: "Scenarios/a.feature")
    #expect(await bench.run("run", "--rerun-failed").output.contains("2 scenarios: 2 failed"))
  }

  @Test func `no list is written unless it is asked for`() async throws {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(3)])
    _ = await bench.run("run")
    #expect(bench.files == ["Scenarios/a.feature"])
    _ = await bench.run("run", "--rerun-failed=again.txt")
    #expect(bench.files == ["Scenarios/a.feature", "again.txt"])
  }

  @Test func `what a run that stopped early did not come to runs again`() async throws {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(3)])
    _ = await bench.run("run", "--rerun-failed", "--fail-fast")
    let second = await bench.run("run", "--rerun-failed")
    #expect(second.output.contains("2 scenarios: 2 failed"))
  }

  @Test(arguments: [
    ("Scenarios/a.feature:5\n# a note\n\ngarbage\nmore\n", 4, "garbage"),
    ("key: value\n", 1, "key: value"), ("a.feature:\n", 1, "a.feature:"),
    ("a.feature:5 x\t# Name\n", 1, "a.feature:5 x"), (":5\n", 1, ":5"),
  ])
  func `a line of the list that names no scenario is told with its number`(
    list: String, line: Int, text: String
  ) async throws {
    let bench = try Bench([
      "Scenarios/a.feature": Self.feature(2), ".rehearse/failed.txt": list,
    ])
    let run = await bench.run("run", "--rerun-failed")
    #expect(run.code == 2)
    #expect(
      run.errors.contains("error: .rehearse/failed.txt:\(line): “\(text)” names no scenario\n"))
    #expect(run.errors.contains("delete the line, or the file"))
    #expect(bench.text(".rehearse/failed.txt") == list)
  }

  @Test func `a file in the place of the list's folder is told as what it is`() async throws {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(2), ".rehearse": ""])
    let run = await bench.run("run", "--rerun-failed")
    #expect(run.code == 2)
    #expect(run.errors.contains(".rehearse is a file, not a folder"))
  }
}
