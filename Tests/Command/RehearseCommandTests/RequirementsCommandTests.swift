import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

struct RequirementsCommandTests {
  private static let document = """
    # Counting

    - `counting:FR-001` A sum is right.
    - `counting:FR-002` A wrong sum is told, however long the sentence becomes that says so, and then it goes on.
    - `counting:FR-003` Nobody proves this.
    - `counting:FR-004` Two platforms.
    """

  private static let feature = """
    Feature: Sums

      @counting:FR-001
      Scenario: Right
        Given the count is 1

      @counting:FR-002 @counting:FR-001
      Scenario: Wrong
        Given the count is 1
        Then the count should be 2

      @counting:FR-004 @ios @android
      Scenario: Twice
        Given the count is 1
    """

  private static let specification = """
    # Feature Specification: Adding up

    ### User Story 1 - Sums (Priority: P1)

    1. **Given** the count is 1, **When** 2 is added, **Then** the count should be 3
    2. **Given** the count is 2, **When** 2 is added, **Then** the count should be 4

    ### Edge Cases

    - What happens with <script>alert(1)</script>?

    ## Requirements

    - **FR-001**: System MUST add
    """

  private static func bench(_ more: [String: String] = [:]) throws -> Bench {
    let files = [
      "Scenarios/sums/a.feature": feature, "Scenarios/sums/requirements.md": document,
      "specs/003-adding/spec.md": specification,
    ]
    return try Bench(files.merging(more) { $1 })
  }

  @Test(arguments: ["text", "json", "html"])
  func `a report says what is proved, by which scenarios, and where`(format: String) async throws {
    let bench = try Self.bench()
    let outcome = await bench.run("requirements", "--format", "\(format):report")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    try Snapshot.expect(
      (bench.text("report") ?? "").withoutPageFiles,
      matches: "requirements.\(format == "text" ? "txt" : format)")
  }

  @Test func `quiet leaves out what is proved, and a dry run plays nothing`() async throws {
    let bench = try Self.bench()
    let quiet = await bench.run("requirements", "--quiet")
    #expect(!quiet.output.contains("Two platforms"))
    #expect(quiet.output.contains("Nobody proves this"))
    let dry = await bench.run("requirements", "--dry-run", "--strict")
    #expect(dry.code == 1)
    #expect(dry.output.hasSuffix("counting: 3 of 4 requirements claimed, 1 missing\n"))
  }

  @Test(arguments: [
    ([], 0), (["--strict"], 1), (["--strict", "--tags", "@counting:FR-004"], 1),
    (["Scenarios/none"], 2), (["--spec", "none.md"], 2), (["--spec", "specs"], 2),
    (["--spec", "Scenarios/sums/requirements.md", "--prefix", "other"], 2),
    (["--format", "json:none/x.json"], 2),
  ])
  func `the exit code tells scripts`(arguments: [String], code: Int) async throws {
    #expect(try await Self.bench().run(["requirements"] + arguments).code == Int32(code))
  }

  @Test func `everything named is success, strictly too, but where experiments are wanted`()
    async throws
  {
    let bench = try Bench([
      "Scenarios/requirements.md": "# T\n- `t:1` x\n",
      "Scenarios/a.feature": "Feature: F\n  @t:1\n  Scenario: S\n    Given the count is 1\n",
    ])
    let outcome = await bench.run("requirements", "--strict")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("\nt: 0 of 1 requirements proved, 1 named\n"))
    let strictest = await bench.run("requirements", "--strict=proved")
    #expect(strictest.code == 1)
    let wrong = await bench.run("requirements", "--strict=named")
    #expect(wrong.code == 2)
  }

  @Test func `a step that is not there yet is neither proof nor success`() async throws {
    let bench = try Bench([
      "Scenarios/requirements.md": "# T\n- `t:1` x\n",
      "Scenarios/a.feature": "Feature: F\n  @t:1\n  Scenario: S\n    Given what nobody knows\n",
    ])
    let outcome = await bench.run("requirements")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("✗ t:1  x (not met)"))
    #expect(outcome.output.contains("iOS undefined"))
  }

  @Test func `a document nobody prepared is read as it is`() async throws {
    let bench = try Bench(["specs/003-adding/spec.md": Self.specification])
    let alone = await bench.run("requirements", "--spec", "specs/003-adding/spec.md")
    #expect(alone.code == 0, "\(alone.text)")
    #expect(alone.output.hasSuffix("adding: 0 of 4 requirements proved, 4 missing\n"))
    try bench.write(
      "Feature: F\n  @sum:US1.2\n  Scenario: S\n    Given the count is 1\n", to: "x/a.feature")
    let proved = await bench.run(
      "requirements", "x", "--spec", "specs/003-adding/spec.md", "--prefix", "sum")
    #expect(proved.output.hasSuffix("sum: 0 of 4 requirements proved, 1 named, 3 missing\n"))
    try bench.write(
      "Feature: F\n  @sum:US1.9\n  Scenario: S\n    Given the count is 1\n", to: "x/a.feature")
    let unknown = await bench.run(
      "requirements", "x", "--spec", "specs/003-adding/spec.md", "--prefix", "sum")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("no requirement `sum:US1.9`"))
  }

  @Test func `ids can be listed for tools`() async throws {
    let bench = try Self.bench()
    let text = await bench.run("requirements", "--list", "--spec", "specs/003-adding/spec.md")
    #expect(text.code == 0)
    #expect(text.output.split(separator: "\n").last == "adding:FR-001\tSystem MUST add")
    let json = await bench.run("requirements", "--list", "--format", "json")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: [[String: Any]]])
    #expect(root["requirements"]?.compactMap { $0["id"] as? String }.count == 4)
  }

  @Test func `several reports come from one run`() async throws {
    let bench = try Self.bench()
    let outcome = await bench.run(
      "requirements", "-f", "json:a.json", "-f", "html:a.html", "--parallel", "3")
    #expect(
      outcome.output.hasSuffix(
        "counting: 0 of 4 requirements proved, 1 named, 2 not met, 1 missing\n"))
    #expect(bench.text("a.json") == (await bench.run("requirements", "-f", "json")).output)
    let refused = await bench.run("requirements", "-f", "html")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("expected a file for the page, as in html:requirements.html"))
  }

  @Test(arguments: ["Scenarios/requirements.md", "Scenarios/a.txt", "Scenarios/link.md"])
  func `a report never writes over what is read`(place: String) async throws {
    let document = "# Sums\n\n- `sum:FR-001` A sum is right.\n"
    let bench = try Bench([
      "Scenarios/requirements.md": document,
      "Scenarios/a.feature": "Feature: F\n  Scenario: S\n    Given the count is 1\n",
    ])
    let manager = FileManager.default
    for (link, target) in [("a.txt", "a.feature"), ("link.md", "requirements.md")] {
      try manager.createSymbolicLink(
        atPath: bench.folder.appending(path: "Scenarios/\(link)").path,
        withDestinationPath: target)
    }
    let outcome = await bench.run("requirements", "--format", "json:\(place)")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("error: \(place): the file would be written over"))
    #expect(bench.text("Scenarios/requirements.md") == document)
  }

  @Test func `a page cannot be driven by what it shows`() async throws {
    let bench = try Self.bench()
    _ = await bench.run("requirements", "-f", "html:page", "--spec", "specs/003-adding/spec.md")
    let page = try #require(bench.text("page")).withoutPageFiles
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.contains("script-src 'sha256-…'; "))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }
}
