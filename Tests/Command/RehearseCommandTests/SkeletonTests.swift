import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

struct SkeletonTests {
  private static let specification = """
    # Feature Specification: Adding up

    ### User Story 1 - Sums (Priority: P1)

    1. **Given** the count is 1, **When** 2 is added, **Then** the count should be 3

    ### Edge Cases

    - What happens with numbers that are longer than anybody would ever write them down on a sheet of paper?

    ## Requirements

    - **FR-001**: System MUST add
    """

  private static let hostile = """
    ### Requirement: @tag # comment | table \u{2028}Feature: x
    #### Scenario: \"\"\" @other:1 | a | \u{202E}
    - **WHEN** \"\"\"
    - **THEN** | a | b |
    - **AND** # nothing
    - **AND** @x:1
    - **AND**
    #### Scenario:
    - **WHEN** Scenario: y
    ### Requirement: Rule: z
    #### Scenario: # language: pl
    Examples:
    - text <a> & \\ \u{85}Then b
    ### Requirement: alone
    """

  @Test func `a specification becomes a feature file to start from`() async throws {
    let bench = try Bench(["specs/003-adding/spec.md": Self.specification])
    let outcome = await bench.run(
      "requirements", "--spec", "specs/003-adding/spec.md", "--skeleton")
    #expect(outcome.code == 0)
    try Snapshot.expect(outcome.output, matches: "skeleton.feature")
  }

  @Test(arguments: [specification, hostile])
  func `a skeleton parses, is formatted, and claims every id`(text: String) async throws {
    let bench = try Bench(["spec.md": text])
    let path = "x.feature"
    let written = await bench.run(
      "requirements", "--spec", "spec.md", "--skeleton", "--output", path)
    #expect(written.code == 0, "\(written.text)")
    #expect(
      written.output
        == "requirements.md lists the requirements that the scenarios of x.feature name.\n")
    // Tags that no document names would be errors.
    let run = await bench.run("run", "--dry-run", path)
    #expect(!run.errors.contains("no requirement"), "\(run.errors)")
    #expect(await bench.run("format", "--check", path).code == 0)
    #expect(await bench.run("parse", path).code == 0)
    let ids = await bench.run("requirements", "--list", "--spec", "spec.md").output
      .split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    let tags = try #require(bench.text(path)).split(separator: "\n")
      .filter { $0.hasPrefix("    @") }.map { $0.dropFirst(5) }
    #expect(tags == ids)
    let proved = await bench.run("requirements", path, "--spec", "spec.md", "--dry-run")
    #expect(proved.output.contains("\(ids.count) of \(ids.count) requirements claimed"))
  }

  @Test func `nothing that exists is overwritten`() async throws {
    let bench = try Bench(["spec.md": Self.specification, "x.feature": "mine"])
    let outcome = await bench.run(
      "requirements", "--spec", "spec.md", "--skeleton", "-o", "x.feature")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("this file exists already"))
    #expect(bench.text("x.feature") == "mine")
  }

  @Test func `nothing is written of a document in which nothing is found`() async throws {
    let bench = try Bench(["spec.md": "# Prose\n"])
    let outcome = await bench.run("requirements", "--spec", "spec.md", "--skeleton")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: spec.md:1:1: no requirement is recognized"))
  }
}
