import ScenarioReports
import TestSupport
import Testing

struct PrettyReporterTests {
  @Test func `a whole run`() throws {
    let text = try SampleRun.text(PrettyReporter(SampleRun.options))
    try Snapshot.expect(text, matches: "a whole run.pretty.txt")
  }

  @Test func `a whole run in colours`() throws {
    var options = SampleRun.options
    options.style = TextStyle(isColored: true)
    options.elapsed = { .milliseconds(120) }
    let text = try SampleRun.text(PrettyReporter(options))
    try Snapshot.expect(text, matches: "a whole run in colours.pretty.txt")
    #expect(text.contains("run in 0.12 s"))
  }

  @Test func `quietly, only what did not pass is shown`() throws {
    var options = SampleRun.options
    options.detail = .quiet
    let text = try SampleRun.text(PrettyReporter(options))
    #expect(!text.contains("Allowed"))
    #expect(text.contains("The popup appears once"))
  }

  @Test func `in detail, steps name their definition and time`() throws {
    var options = SampleRun.options
    options.detail = .verbose
    let text = try SampleRun.text(PrettyReporter(options))
    #expect(
      text.contains(
        "✓ Given location permission is denied  [00:03.000]  Vocabulary/Steps.swift:9\n"))
  }

  @Test func `problems are left to standard error where that is beside the report`() throws {
    var options = SampleRun.options
    options.showsProblems = false
    let text = try SampleRun.text(PrettyReporter(options))
    #expect(!text.contains("this line may not stand here"))
    #expect(text.contains("1 problem\n"))
  }

  @Test func `wall time appears only when asked for`() throws {
    #expect(try !SampleRun.text(PrettyReporter()).contains("run in"))
  }
}
