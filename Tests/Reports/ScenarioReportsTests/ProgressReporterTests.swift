import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

struct ProgressReporterTests {
  @Test func `a whole run`() throws {
    let text = try SampleRun.text(ProgressReporter(SampleRun.options))
    try Snapshot.expect(text, matches: "a whole run.progress.txt")
  }

  @Test func `letters are wrapped after 80`() throws {
    var reporter = ProgressReporter()
    var sink = ByteSink()
    let passed = try SampleRun.events()[2]
    for _ in 0..<161 { reporter.report(passed, to: &sink) }
    let lines = String(decoding: sink.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.map(\.count) == [80, 80, 1])
  }

  @Test func `an empty run says so`() {
    var reporter = ProgressReporter()
    var sink = ByteSink()
    reporter.report(.runStarted(RunInfo(version: "1")), to: &sink)
    reporter.report(.runFinished(RunSummary(isEmpty: true)), to: &sink)
    let text = String(decoding: sink.bytes, as: UTF8.self)
    #expect(text == "No scenarios were run.\n0 s of virtual time\nrehearse 1, seed 0\n")
  }
}
