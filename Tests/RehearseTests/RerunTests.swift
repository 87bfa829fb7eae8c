import Testing

@testable import rehearse

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
    #expect(list.contains("Scenarios/a.feature:5 (iOS)\nScenarios/a.feature:5 (Android)\n"))

    let second = await bench.run("run", "--rerun-failed")
    #expect(second.output.contains("2 scenarios: 2 failed"))
    try bench.write(Self.feature(2), to: "Scenarios/a.feature")
    let third = await bench.run("run", "--rerun-failed")
    #expect(third.output.contains("2 scenarios: 2 passed"))
    let fourth = await bench.run("run", "--rerun-failed")
    #expect(fourth.output.contains("3 scenarios: 3 passed"))
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
}
