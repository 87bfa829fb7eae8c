import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

struct RunCommandTests {
  private static let counting = """
    Feature: Counting

      Scenario: Right
        Given the count is 3
        When 2 is added
        And 5 seconds pass
        Then the count should be 5

      @ios @android
      Scenario: Wrong
        Given the count is 1
        When 1 is added
        Then the count should be 3

      Scenario Outline: Rows
        Given the count is <n>
        Then the count should be 1

        Examples:
          | n |
          | 1 |
          | 2 |
    """

  private static let passing = "Feature: P\n  Scenario: S\n    Given the count is 3\n"

  private func bench() throws -> Bench {
    try Bench(["Scenarios/counting.feature": Self.counting])
  }

  @Test func `a run tells how every scenario ended`() async throws {
    let outcome = try await bench().run("run")
    #expect(outcome.code == 1)
    try Snapshot.expect(outcome.text, matches: "a run.txt")
  }

  @Test func `the number of workers changes nothing`() async throws {
    let bench = try bench()
    let arguments = ["run", "--format", "junit:report.xml", "--format", "pretty", "--parallel"]
    let alone = await bench.run(arguments + ["1"])
    let report = bench.text("report.xml")
    let together = await bench.run(arguments + ["8"])
    #expect(alone.text == together.text)
    #expect(report != nil && report == bench.text("report.xml"))
  }

  @Test(arguments: [
    (["Scenarios/counting.feature:5"], "1 scenario: 1 passed"),
    (["Scenarios/counting.feature:21"], "1 scenario: 1 passed"),
    (["Scenarios/counting.feature:3:22"], "2 scenarios: 1 passed, 1 failed"),
    (["--tags", "@android"], "2 scenarios: 2 failed"),
    (["--name", "right", "--name", "WRONG"], "3 scenarios: 1 passed, 2 failed"),
    (["--shard=1/5"], "1 scenario: 1 passed"),
    (["--fail-fast", "--parallel", "4"], "5 scenarios: 1 passed, 3 skipped, 1 failed"),
    (["--dry-run"], "5 scenarios: 5 skipped"),
    (["./Scenarios//", "Scenarios/counting.feature"], "5 scenarios: 2 passed, 3 failed"),
  ])
  func `scenarios are chosen`(arguments: [String], counts: String) async throws {
    let outcome = try await bench().run(["run"] + arguments)
    #expect(outcome.output.contains(counts + "\n"), "\(outcome.text)")
    #expect(outcome.errors == "")
  }

  @Test func `a report whose file is called - goes to standard output, and one at most`()
    async throws
  {
    let bench = try Bench([
      "Scenarios/a.feature": "Feature: f\n  Scenario: s\n    Given the count is 1\n"
    ])
    let named = await bench.run("run", "--format", "junit:-")
    let plain = await bench.run("run", "--format", "junit")
    #expect(named.output == plain.output)
    #expect(named.output.hasPrefix("<?xml"))
    #expect(bench.files == ["Scenarios/a.feature"])
    for formats in [["junit:-", "pretty"], ["junit:-", "messages:-"], ["pretty", "rerun:-"]] {
      let both = await bench.run(["run"] + formats.flatMap { ["--format", $0] })
      #expect(both.code == 2)
      #expect(both.errors.contains("at most one report without a file"))
    }
    let page = await bench.run("run", "--format", "html:-")
    #expect(page.code == 2)
    #expect(page.errors.contains("a file for the page"))
  }

  @Test func `a report file is complete and standard output has the progress`() async throws {
    let bench = try bench()
    let outcome = await bench.run("run", "--format", "junit:report.xml")
    #expect(outcome.output.hasPrefix(".FF.F\n"))
    #expect(bench.text("report.xml")?.hasSuffix("</testsuites>\n") == true)
    #expect(bench.files == ["Scenarios/counting.feature", "report.xml"])
  }

  @Test func `a report file without colours stays so on a terminal`() async throws {
    let bench = try bench()
    bench.isTerminal = true
    let outcome = await bench.run("run", "-f", "pretty:report.txt", "-f", "pretty")
    #expect(outcome.output.contains("\u{1B}["))
    #expect(outcome.output.contains("run in 0.12 s"))
    #expect(bench.text("report.txt")?.contains("\u{1B}[") == false)
    #expect(bench.text("report.txt")?.contains("run in") == false)
  }

  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
    (["NO_COLOR": ""], true, true), (["FORCE_COLOR": "1"], false, true),
    (["FORCE_COLOR": "0"], true, false), (["CI": "true"], true, false),
    (["CI": "true", "FORCE_COLOR": "1"], false, true), (["TERM": "dumb"], true, false),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
  ])
  func `the environment decides on colours`(
    environment: [String: String], isTerminal: Bool, isColored: Bool
  ) async throws {
    let bench = try Bench(["Scenarios/p.feature": Self.passing])
    bench.environment = environment
    bench.isTerminal = isTerminal
    #expect(await bench.run("run").output.contains("\u{1B}[") == isColored)
    #expect(await bench.run("run", "--color").output.contains("\u{1B}["))
    #expect(await !bench.run("run", "--no-color").output.contains("\u{1B}["))
  }

  @Test(arguments: [
    "junit:missing/report.xml", "junit:Scenarios", "junit:/proc/report.xml",
    "junit:Scenarios/counting.feature/report.xml", "pretty:/dev/null",
  ])
  func `a report that cannot be written is refused before anything runs`(
    format: String
  ) async throws {
    let bench = try bench()
    let outcome = await bench.run("run", "--format", format)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("the file cannot be written: "))
    #expect(bench.files == ["Scenarios/counting.feature"])
  }

  @Test func `a report keeps the permissions of the file it replaces`() async throws {
    let bench = try bench()
    try bench.write("old", to: "report.xml")
    let path = bench.folder.appendingPathComponent("report.xml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    _ = await bench.run("run", "--format", "junit:report.xml")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(bench.text("report.xml")?.hasPrefix("<?xml") == true)
  }

  @Test func `a link to a report stays a link`() async throws {
    let bench = try bench()
    try bench.write("old", to: "real.xml")
    let link = bench.folder.appendingPathComponent("link.xml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.xml")
    _ = await bench.run("run", "--format", "junit:link.xml")
    #expect(bench.text("real.xml")?.hasPrefix("<?xml") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.xml")
  }

  @Test func `nothing selected is an error unless it is allowed`() async throws {
    let bench = try bench()
    let outcome = await bench.run("run", "--tags", "@none")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("warning: No scenario has the tag \"@none\".\n"))
    #expect(outcome.errors.contains("\nerror: no scenario was selected\n"))
    #expect(await bench.run("run", "--tags", "@none", "--allow-empty").code == 0)
  }

  @Test func `a random order is named so that it can be had again`() async throws {
    let bench = try bench()
    let first = await bench.run("run", "--order", "random").output
    let line = first.split(separator: "\n").first { $0.contains("order random:") }
    let seed = try #require(line?.split(separator: ":").last)
    #expect(await bench.run("run", "--order", "random:\(seed)").output == first)
  }

  @Test func `several files are shown with a line each, and one file step by step`() async throws {
    let good = "Feature: Good\n\n  Scenario: S\n    Given the count is 1\n"
    let bad =
      "Feature: Bad\n\n  Scenario: S\n    Given the count is 1\n    Then the count should be 2\n"
    let bench = try Bench(["Scenarios/a.feature": good, "Scenarios/b.feature": bad])
    let both = await bench.run("run").output
    #expect(
      both.hasPrefix(
        "✓ Good  1 passed  Scenarios/a.feature\n✗ Bad  1 failed  Scenarios/b.feature\n\n"))
    #expect(both.contains("What did not pass"))
    #expect(!both.contains("✓ Given the count is 1  "))
    #expect(await bench.run("run", "Scenarios/a.feature").output.hasPrefix("Feature: Good"))
    #expect(await bench.run("run", "--verbose").output.hasPrefix("Feature: Good"))
    #expect(await bench.run("run", "-f", "features", "--quiet").output.hasPrefix("✗ Bad"))
    let shuffled = await bench.run("run", "--order", "random:7").output
    #expect(shuffled.contains("✓ Good  1 passed") && shuffled.contains("✗ Bad  1 failed"))
  }

  @Test func `a page without a file is refused`() async throws {
    let outcome = try await Bench(["Scenarios/a.feature": "Feature: F\n"]).run("run", "-f", "html")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("note: expected a file for the page, as in html:report.html"))
  }

  @Test func `JUnit has times only where they are measured`() async throws {
    let bench = try Bench([
      "Scenarios/a.feature": "Feature: F\n\n  Scenario: S\n    Given the count is 1\n"
    ])
    let plain = await bench.run("run", "-f", "junit").output
    #expect(!plain.contains(" time="))
    #expect(plain.contains("<property name=\"virtual-time\""))
    let measured = await bench.run("run", "-f", "junit", "--measured-times").output
    #expect(measured.components(separatedBy: " time=").count == 4)
    #expect(await bench.run("run", "--measured-times").code == 2)
  }
}
