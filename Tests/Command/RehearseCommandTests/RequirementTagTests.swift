import Testing

@testable import RehearseCommand

struct RequirementTagTests {
  private static let document = """
    # Counting

    - `counting:FR-001` A sum is right.
    - `counting:FR-002` A wrong sum is told.
    - `counting:FR-003` Nobody proves this.
    """

  private static let feature = """
    Feature: Sums

      @counting:FR-001
      Scenario: Right
        Given the count is 1

      @counting:FR-002
      Scenario: Wrong
        Given the count is 1
        Then the count should be 2
    """

  @Test func `a run tells the requirements it proves and those it does not`() async throws {
    let bench = try Bench([
      "Scenarios/sums/a.feature": Self.feature, "Scenarios/sums/requirements.md": Self.document,
    ])
    let outcome = await bench.run("run", "Scenarios/sums/a.feature")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\n     counting:FR-002  A wrong sum is told.\n"))
    #expect(
      outcome.output.hasSuffix(
        "counting: 0 of 3 requirements proved, 1 named, 1 not met, 1 missing; "
          + "`rehearse audit --proofs` proves what is named\n"))
  }

  @Test func `a scenario that checks nothing proves nothing`() async throws {
    let feature = "Feature: F\n  @counting:FR-001\n  Scenario: S\n    When 2 is added\n"
    let bench = try Bench([
      "Scenarios/sums/a.feature": feature, "Scenarios/sums/requirements.md": Self.document,
    ])
    let run = await bench.run("run", "Scenarios/sums/a.feature")
    #expect(run.output.contains("counting: 0 of 3 requirements proved"), "\(run.output)")
    #expect(await bench.run("requirements", "Scenarios", "--strict").code == 1)
  }

  @Test(arguments: ["Scenarios/a.feature", "elsewhere/b.feature"])
  func `the project's own documents belong to every feature`(path: String) async throws {
    let bench = try Bench([
      "Scenarios/sums/requirements.md": Self.document,
      path: "Feature: F\n\n  @counting:FR-009\n  Scenario: S\n    Given the count is 1\n",
    ])
    let outcome = await bench.run("run", path)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("no requirement `counting:FR-009`"))
  }

  @Test(arguments: [
    ("@counting:FR-009", "no requirement `counting:FR-009`", "did you mean counting:FR-00"),
    (
      "@countign:FR-001", "no requirements document has the prefix `countign:`",
      "did you mean counting:?"
    ),
    (
      "@Counting:FR-001", "no requirements document has the prefix `Counting:`",
      "did you mean counting:?"
    ),
  ])
  func `a tag that names no requirement stops its scenario`(
    tag: String, message: String, note: String
  ) async throws {
    let bench = try Bench([
      "requirements.md": Self.document,
      "Scenarios/a.feature":
        "Feature: F\n\n  @x \(tag)\n  Scenario: S\n    Given the count is 1\n",
    ])
    let outcome = await bench.run("run")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: Scenarios/a.feature:3:6: \(message)\n"))
    #expect(outcome.errors.contains("    @x \(tag)\n       ^\n"))
    #expect(outcome.errors.contains("note: " + note))
    #expect(outcome.output.contains("1 scenario: 1 invalid"))
  }

  @Test func `a requirement without any document stops its scenario`()
    async throws
  {
    let bench = try Bench([
      "elsewhere/a.feature":
        "Feature: F\n\n  @counting:FR-999\n  Scenario: S\n    Given the count is 1\n"
    ])
    let outcome = await bench.run("run", "elsewhere")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: elsewhere/a.feature:3:3: no requirements document for `counting:` was found\n"))
    #expect(outcome.errors.contains("note: requirements.md is looked for beside the feature"))
  }

  @Test(arguments: ["@jira:X-1", "@free", "@counting:FR-001"])
  func `other tags are free`(tag: String) async throws {
    let bench = try Bench([
      "Scenarios/requirements.md": Self.document,
      "Scenarios/a.feature": "\(tag)\nFeature: F\n  Scenario: S\n    Given the count is 1\n",
    ])
    let outcome = await bench.run("run")
    #expect(outcome.code == 0, "\(outcome.text)")
  }

  @Test func `a tag that many scenarios inherit is told once`() async throws {
    let bench = try Bench([
      "Scenarios/requirements.md": Self.document,
      "Scenarios/a.feature": "@counting:X\n" + Self.feature,
    ])
    let errors = await bench.run("run").errors
    #expect(errors.split(separator: "\n").filter { $0.hasPrefix("error:") }.count == 1)
  }

  @Test func `a document with a mistake is told with its place`() async throws {
    let bench = try Bench([
      "Scenarios/requirements.md": Self.document + "\n- `counting:FR-001` Again.\n",
      "Scenarios/a.feature": Self.feature,
    ])
    let outcome = await bench.run("run", "--name", "right")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: Scenarios/requirements.md:6:4: `counting:FR-001` stands on line 3 already\n"))
    #expect(outcome.output.contains("1 scenario: 1 passed"))
  }

  @Test func `a requirement of an app that is not played is not missing`() async throws {
    let bench = try Bench([
      "Scenarios/sums/a.feature": Self.feature, "Scenarios/sums/requirements.md": Self.document,
      "Scenarios/shop/b.feature":
        "Feature: Shop\n\n  @shop:FR-1\n  Scenario: S\n    Given the count is 1\n",
      "Scenarios/shop/requirements.md":
        "# Shop\n\n- `shop:FR-1` It sells.\n- `shop:FR-2` It buys.\n",
    ])
    let shop = await bench.run("run", "Scenarios/shop", "-f", "html:page.html", "-f", "summary")
    let page = try #require(bench.text("page.html"))
    #expect(page.contains("0 of 2 proved, 1 named, 1 missing"))
    #expect(page.contains("0 of 3 proved, 3 not played"))
    #expect(shop.output.contains("0 of 5 proved by this run. Named: 1. Not played: 3."))
    let selected = await bench.run("run", "--name", "Wrong", "-f", "progress")
    #expect(
      selected.output.hasSuffix(
        "counting: 0 of 3 requirements proved, 1 not met, 1 missing, 1 not played\n"))
    let whole = await bench.run("requirements", "--quiet", "--name", "Wrong")
    #expect(whole.output.contains("\nshop: 0 of 2 requirements proved, 2 not played\n"))
  }
}
