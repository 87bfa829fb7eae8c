import Foundation
import FoundationXML
import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

struct JUnitReporterTests {
  @Test func `a whole run`() throws {
    let text = try SampleRun.text(JUnitReporter(SampleRun.options))
    try Snapshot.expect(text, matches: "a whole run.junit.xml")
    let document = try XMLDocument(data: Data(text.utf8))
    #expect(try document.nodes(forXPath: "//testcase").count == 7)
    #expect(try document.nodes(forXPath: "//failure[string-length() > 0][@message]").count == 1)
    #expect(try document.nodes(forXPath: "//error[string-length() > 0][@message]").count == 5)
  }

  @Test func `what workers prepare is what the reporter would write`() throws {
    let prepare = JUnitReporter.preparation(SampleRun.options, seed: 42)
    var reporter = JUnitReporter(SampleRun.options)
    var sink = ByteSink()
    for event in try SampleRun.events() {
      guard case .scenarioFinished(var result) = event else {
        reporter.report(event, to: &sink)
        continue
      }
      result.prepared = prepare(result)
      reporter.report(.scenarioFinished(result), to: &sink)
    }
    let text = String(decoding: sink.bytes, as: UTF8.self)
    #expect(try text == SampleRun.text(JUnitReporter(SampleRun.options)))
  }

  @Test func `names of cases are unique`() throws {
    let text = try SampleRun.text(JUnitReporter(SampleRun.options))
    let names = try XMLDocument(data: Data(text.utf8)).nodes(forXPath: "//testcase/@name")
    #expect(Set(names.compactMap(\.stringValue)).count == names.count)
  }

  @Test func `any text makes valid XML`() throws {
    let nasty =
      (0..<0x100).compactMap { Unicode.Scalar($0) }.map(String.init).joined()
      + "]]> \u{FFFE}\u{FFFF}\u{1F600} &amp; <![CDATA["
    var reporter = JUnitReporter()
    var sink = ByteSink()
    reporter.report(.runStarted(RunInfo(version: nasty)), to: &sink)
    reporter.report(
      .problem(Problem(.syntax, uri: nasty, message: nasty, notes: [nasty])), to: &sink)
    reporter.report(.runFinished(RunSummary(problemCount: 1)), to: &sink)
    let document = try XMLDocument(data: Data(sink.bytes))
    let message = try document.nodes(forXPath: "//error/@message").first?.stringValue ?? ""
    #expect(message.contains("\t\n") && message.contains("]]>"))
    #expect(message.contains("\u{1F600} &amp; <![CDATA["))
  }

  @Test func `a run without scenarios is a valid report`() throws {
    var reporter = JUnitReporter()
    var sink = ByteSink()
    reporter.report(.runStarted(RunInfo(version: "1")), to: &sink)
    reporter.report(.runFinished(RunSummary()), to: &sink)
    let document = try XMLDocument(data: Data(sink.bytes))
    #expect(document.rootElement()?.attribute(forName: "tests")?.stringValue == "0")
  }
}
