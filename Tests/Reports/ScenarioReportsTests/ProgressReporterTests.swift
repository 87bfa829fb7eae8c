import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

struct ProgressReporterTests {
  @Test func `a whole run`() throws {
    let text = try SampleRun.text(ProgressReporter(SampleRun.options))
    try Snapshot.expect(text, matches: "a whole run.progress.txt")
  }

  @Test func `what was measured is told only where somebody asks for it`() throws {
    var options = SampleRun.options
    #expect(try SampleRun.text(ProgressReporter(options)).contains("What was measured"))
    options.showsFigures = false
    #expect(try !SampleRun.text(ProgressReporter(options)).contains("What was measured"))
  }

  @Test func `quiet are what did not pass and one line, which counts faults and warnings too`()
    throws
  {
    var options = SampleRun.options
    (options.detail, options.showsFigures, options.showsProblems) = (.quiet, false, false)
    let text = try SampleRun.text(PrettyReporter(options))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let end = try #require(lines.last)
    #expect(lines.dropLast().last == "", "\(text)")
    #expect(end.contains(" scenarios: ") && end.contains("problem"), "\(end)")
    #expect(!text.contains("virtual time"))
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
