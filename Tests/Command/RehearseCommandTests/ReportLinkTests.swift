import TestSupport
import Testing

/// The way from a page of requirements to the page of a run.
struct ReportLinkTests {
  private static func bench() throws -> Bench {
    try Bench([
      "Scenarios/sums/requirements.md": "# Sums\n\n- `sums:R-1` Counts.\n",
      "Scenarios/sums/a.feature":
        "Feature: F\n  @sums:R-1\n  Scenario: S\n    Given the count is 1\n    Then the count is 1\n",
    ])
  }

  @Test func `a scenario of a requirement leads to where it stands on the page of the run`()
    async throws
  {
    let bench = try Self.bench()
    _ = await bench.run("run", "--format", "html:report.html")
    let outcome = await bench.run(
      "requirements", "--format", "html:requirements.html", "--report", "report.html")
    #expect(outcome.code == 0, "\(outcome.text)")
    let page = try #require(bench.text("requirements.html"))
    let link = try #require(page.firstMatch(of: /<a href="report\.html#(s-[a-z0-9-]+)"><bdi>S</))
    // The report takes away the platform where a scenario is played on one only.
    let report = try #require(bench.text("report.html"))
    // It has passed, so it stands in the list that the page's script draws.
    let list = try Inflate.texts(of: "list", in: report).joined()
    let name = String(link.1)
    let short = name.replacing(/-[a-z]+$/, with: "")
    #expect([name, short].contains { list.contains(",\"\($0)\",") }, "\(name)")
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "", "report.html#x", "file:///x"])
  func `nothing but a page is linked`(page: String) async throws {
    let outcome = await (try Self.bench()).run(
      "requirements", "--format", "html:requirements.html", "--report", page)
    #expect(outcome.code == 2)
    #expect(
      outcome.text.contains("a path, or an address that begins with https:// or http://"),
      "\(outcome.text)")
  }

  @Test func `without a page of requirements there is nothing to link`() async throws {
    let outcome = await (try Self.bench()).run("requirements", "--report", "report.html")
    #expect(outcome.code == 2)
    #expect(outcome.text.contains("--format html:FILE, which --report is for"), "\(outcome.text)")
  }
}
