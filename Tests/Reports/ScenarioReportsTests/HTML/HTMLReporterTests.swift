import Foundation
import Gherkin
import ScenarioRunner
import Storyboards
import TestSupport
import Testing

@testable import ScenarioReports

/// The page as a file: whole, repeatable, and closed to whatever its texts hold.
struct HTMLReporterTests {
  private static func page() throws -> String {
    try SampleRun.text(HTMLReporter(SampleRun.options))
  }

  @Test func `equal runs give equal pages`() throws {
    #expect(try Self.page() == Self.page())
  }

  @Test func `what workers prepare is what the reporter would write`() throws {
    let prepare = HTMLReporter.preparation(SampleRun.options, seed: 42)
    var reporter = HTMLReporter(SampleRun.options)
    var sink = ByteSink()
    for event in try SampleRun.events() {
      guard case .scenarioFinished(var result) = event else {
        reporter.report(event, to: &sink)
        continue
      }
      result.preparedParts[HTMLReporter.preparationName] = prepare(result)
      reporter.report(.scenarioFinished(result), to: &sink)
    }
    #expect(try String(decoding: sink.bytes, as: UTF8.self) == Self.page())
  }

  @Test func `the page asks nothing of any network`() throws {
    let page = try Self.page()
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    for forbidden in ["<link", "<iframe", "src=\"http", "@import", "url(http", "fetch("] {
      #expect(!page.contains(forbidden), "the page contains \(forbidden)")
    }
    #expect(page.contains("default-src &#39;none&#39;"))
  }

  @Test func `the policy allows the page's own script and no other`() throws {
    let script = "\(PageFiles.shared)\(PageFiles.own)"
    let page = try Self.page()
    let digest = Data(SHA256.digest(of: Array(script.utf8))).base64EncodedString()
    #expect(page.contains("script-src &#39;sha256-\(digest)&#39;;"))
    // The digest is of every byte between the tags.
    #expect(page.contains("<script>\(script)</script>"))
    #expect(!page.contains("script-src &#39;unsafe-inline"))
    #expect(!script.contains("innerHTML"))
    #expect(!script.contains("</script"))
  }

  @Test func `every scenario has a row, details and a place in the address`() throws {
    let page = try Self.page()
    // What did not pass can be read without a script, the other one is packed.
    #expect(page.components(separatedBy: "<li class=\"scenario\"").count == 6)
    let list = try Self.list(of: page)
    let features = try #require(list["features"] as? [[Any]])
    #expect(features.map { $0.first as? String } == ["Listings on the startup screen"])
    let rows = try #require(features.first?.last as? [[Any]])
    #expect(rows.map { $0[2] as? String } == ["Allowed"])
    #expect(rows.map { $0[7] as? [Int] } == [[0]])
    #expect(list["tags"] as? [String] == ["@startup:FR-013"])
    let details = try Inflate.details(of: page).map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(details.count == 6)
    #expect(page.contains("href=\"#s-it-s-startup-"))
  }

  /// What passed, as the page's script reads it.
  private static func list(of page: String) throws -> [String: Any] {
    let texts = try Inflate.texts(of: "list", in: page)
    #expect(texts.count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(texts.joined().utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `a row that failed says the step, what was expected and what was there`() throws {
    let page = try Self.page()
    #expect(
      page.contains(
        """
        <p class="why"><bdi>The popup is not on the screen.</bdi></p>\
        <p class="why step"><span>Step 3:</span> \
        <bdi>Then the popup &quot;Location is off&quot; is shown</bdi></p>\
        <p class="why step"><span>Expected:</span> <bdi>a popup &quot;Location is off&quot;</bdi>, \
        <span>there was:</span> <bdi>no popup, but a list</bdi></p></li>
        """))
  }

  @Test func `what a requirement asks is said once`() throws {
    let page = try Self.page()
    let asked = "The popup appears once per session."
    // Its table, and the packed details of scenarios that are opened.
    #expect(page.components(separatedBy: asked).count == 2)
    #expect(page.contains("<tr id=\"r:startup:FR-013\">"))
    #expect(page.contains("<a class=\"tag known\" href=\"#r:startup:FR-013\">"))
  }

  @Test(arguments: [
    ("08:00:00", "08:00:20", "[[0,28800]]"), ("23:59:50", "00:00:10", "[[0,86390]]"),
    ("08:00:00", "07:00:20", "[[0,28800],[1,25200]]"),
  ])
  func `the clock of the phone is told where it is set`(
    first: String, second: String, expected: String
  ) throws {
    let frames = [first, second].enumerated().map { index, time in
      Frame(
        time: .seconds(20 * index), step: index,
        picture: Picture(
          platform: .iOS, statusBar: StatusBar(clock: "08:00"), front: .locked, time: time))
    }
    let finished = try SampleRun.events().compactMap { event -> ScenarioResult? in
      if case .scenarioFinished(let result) = event { result } else { nil }
    }
    var result = try #require(finished.first)
    result.evidence = Evidence(exhibit: Exhibit(Storyboard(frames: frames)))
    let bytes = HTMLReporter.preparation(SampleRun.options, seed: 42)(result)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"clocks\":\(expected),"))
  }

  @Test func `a page of what did not pass leads nowhere else`() throws {
    let page = try SampleRun.text(HTMLReporter(SampleRun.options, .failures))
    #expect(page.components(separatedBy: "<li class=\"scenario\"").count == 6)
    #expect(!page.contains("data-status=\"passed\""))
    #expect(try Inflate.texts(of: "list", in: page).isEmpty)
    #expect(page.contains("5 of 6 scenarios did not pass"))
    #expect(page.contains("This page shows only what did not pass. 1 passed or were skipped."))
    #expect(page.contains(" 1 not shown</td>"))
    let links = page.matches(of: /href="#([^"]+)"/).map { String($0.1) }
    for link in Set(links) { #expect(page.contains("id=\"\(link)\""), "\(link)") }
    let details = try Inflate.details(of: page).map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(details.count == 5)
  }

  @Test func `the matrix shows what is proved and what is missing`() throws {
    let options = ReportOptions(
      requirements: ReportedRequirements(
        texts: [
          "startup:FR-013": "The popup appears once.", "startup:FR-2": "Nobody wrote a scenario.",
          "shop:FR-1": "Another app.",
        ], missing: ["startup:FR-2"]))
    let page = try SampleRun.text(HTMLReporter(options))
    #expect(page.contains("0 of 2 proved, 1 failing, 1 missing"))
    #expect(page.contains("<span class=\"verdict failing\">failing</span>"))
    #expect(page.contains("<span class=\"verdict missing\">missing</span>"))
    #expect(page.contains("0 of 1 proved, 1 not played"))
    #expect(page.contains("<span class=\"verdict not-played\">not played</span>"))
    let second = try #require(page.range(of: "startup:FR-2</bdi>"))
    let first = try #require(page.range(of: "<bdi>startup:FR-013</bdi></th>"))
    #expect(second.lowerBound < first.lowerBound)
  }

  @Test func `a mark adds what loads the page anew, and nothing else`() throws {
    let page = try SampleRun.text(HTMLReporter())
    let marked = try SampleRun.text(
      HTMLReporter(ReportOptions(occasion: RunOccasion(mark: "4f2a"))))
    #expect(!page.contains("iframe"))
    #expect(!page.contains("frame-src"))
    let lines = Set(marked.split(separator: "\n")).subtracting(page.split(separator: "\n"))
    #expect(lines.contains("<meta name=\"rehearse-mark\" content=\"4f2a\">"))
    // The policy, the mark and the script stand above the style.
    let end = try #require(marked.range(of: "<style>"))
    #expect(lines.allSatisfy { marked[..<end.lowerBound].contains($0) })
  }

  @Test func `a run without scenarios is a page too`() {
    var reporter = HTMLReporter()
    var sink = ByteSink()
    reporter.report(.runStarted(RunInfo(version: "1")), to: &sink)
    reporter.report(.runFinished(RunSummary(isEmpty: true)), to: &sink)
    let page = String(decoding: sink.bytes, as: UTF8.self)
    #expect(page.contains("No scenario was run"))
    #expect(page.hasSuffix("</html>\n"))
  }
}
