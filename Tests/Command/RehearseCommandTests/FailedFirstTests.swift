import Testing

@testable import RehearseCommand

struct FailedFirstTests {
  private static func feature(_ sum: Int, before: String = "") -> String {
    """
    Feature: Sums
    \(before)  Scenario: Right
        Given the count is 1
      Scenario: Wrong
        Given the count is 2
        Then the count should be \(sum)

    """
  }

  private static let options = ["run", "--failed-first", "--format", "pretty"]

  private static func order(_ outcome: Bench.Outcome) -> [String] {
    outcome.output.split(separator: "\n").filter { $0.hasPrefix("  ✓ ") || $0.hasPrefix("  ✗ ") }
      .map { line in String(line.dropFirst(4).prefix { $0.isLetter }) }
  }

  @Test func `what did not pass comes first, until it passes`() async throws {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(3)])
    #expect(Self.order(await bench.run(Self.options)) == ["Right", "Wrong"])
    #expect(Self.order(await bench.run(Self.options)) == ["Wrong", "Right"])
    try bench.write(Self.feature(2), to: "Scenarios/a.feature")
    #expect(Self.order(await bench.run(Self.options)) == ["Wrong", "Right"])
    #expect(Self.order(await bench.run(Self.options)) == ["Right", "Wrong"])
  }

  @Test func `it is known also where its line has moved`() async throws {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(3)])
    _ = await bench.run(Self.options)
    try bench.write(Self.feature(3, before: "\n\n"), to: "Scenarios/a.feature")
    let second = await bench.run(Self.options)
    #expect(Self.order(second) == ["Wrong", "Right"])
    #expect(second.errors == "")
    let list = bench.text(".rehearse/failed.txt") ?? ""
    #expect(list.hasSuffix("\nScenarios/a.feature:6\t# Wrong\n"), "and no other line is left")
  }

  @Test func `what is not played stays on the list`() async throws {
    let bench = try Bench(["Scenarios/a.feature": Self.feature(3), "b.feature": Self.feature(9)])
    _ = await bench.run(Self.options + ["Scenarios", "b.feature"])
    _ = await bench.run(Self.options + ["b.feature"])
    _ = await bench.run(Self.options + ["--name", "Right", "Scenarios", "b.feature"])
    let list = bench.text(".rehearse/failed.txt") ?? ""
    #expect(list.contains("Scenarios/a.feature:4\t# Wrong\n"))
    #expect(list.contains("\nb.feature:4\t# Wrong\n"))
    let again = await bench.run("run", "--rerun-failed")
    #expect(again.output.contains("2 scenarios: 2 failed"))
  }

  @Test(arguments: [
    (["--match", "RIGHT"], 2), (["--match", "b.feat"], 2), (["--match", "sums"], 4),
    (["--match", "wrong", "--match", "a.feature"], 3),
    (["--match", "wrong", "--name", "right"], 0),
  ])
  func `a text may be part of a name, of the feature's name or of a path`(
    options: [String], count: Int
  ) async throws {
    let bench = try Bench(["a.feature": Self.feature(2), "b.feature": Self.feature(2)])
    let outcome = await bench.run(["run", ".", "--allow-empty"] + options)
    #expect(outcome.output.contains(count == 0 ? "No scenarios" : "\(count) scenarios: \(count)"))
  }
}
