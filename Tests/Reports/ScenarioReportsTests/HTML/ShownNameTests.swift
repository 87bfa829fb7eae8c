import Foundation
import Gherkin
import ScenarioRunner
import Testing

@testable import ScenarioReports

/// Names that links of the page are made of.
struct ShownNameTests {
  @Test(arguments: ["Allowed", "---", "/", "…", "日本", " a ", "\u{200B}x", "\u{0}", "👩‍🚀"])
  func `a name in which something is seen stays as it is`(name: String) {
    #expect(ShownName.text(name, line: 3) == name)
  }

  @Test(arguments: [
    ("", "(no name, line 3)"), ("\u{200B}", "(U+200B, line 3)"),
    ("\u{2028}", "(U+2028, line 3)"), ("\u{A0}\u{3000}", "(U+00A0 U+3000, line 3)"),
    ("\u{AD}", "(U+00AD, line 3)"), ("\u{2800}", "(U+2800, line 3)"),
    ("\u{3164}\u{FE0F}", "(U+3164 U+FE0F, line 3)"), ("\u{200D}", "(U+200D, line 3)"),
  ])
  func `a name in which nothing is seen is shown by its line and its characters`(
    name: String, shown: String
  ) {
    #expect(ShownName.text(name, line: 3) == shown)
  }

  @Test(arguments: ["", "\u{2028}", "\u{200B}\u{AD}", "\u{3000}"])
  func `no link of a page is empty`(name: String) async throws {
    let text = """
      Feature: \(name)
        Rule: \(name)
          @a:R-1
          Scenario: \(name)
            Given no such thing

      """
    let planner = Planner(tellsFindings: false) { _ in ["iOS"] }
    let plan = await planner.plan([Source(uri: "a.feature", text: text)])
    let scenario = try #require(plan.scenarios.first)
    var reporter = HTMLReporter(ReportOptions(requirements: ["a:R-1": "It is."]))
    var sink = ByteSink()
    for event in [
      .runStarted(RunInfo(version: "0", plan: plan)),
      .scenarioFinished(ScenarioResult(scenario: scenario, status: .undefined, steps: [])),
      .runFinished(RunSummary()),
    ] as [RunEvent] {
      reporter.report(event, to: &sink)
    }
    let page = String(decoding: sink.bytes, as: UTF8.self)
    #expect(page.components(separatedBy: ", line 4)</bdi></a>").count == 2)
    #expect(page.contains(", line 4)</bdi></span></a>"))
    for empty in ["<bdi></bdi>", "<bdi>\(name)</bdi>", "title=\"\""] {
      #expect(!page.contains(empty), "\(empty)")
    }
  }
}
