package import ScenarioRunner

/// A list of the scenarios that did not pass, one `file:line` per line with its name behind it, as `--rerun-failed` reads it.
///
/// What a run that stopped early did not come to has not passed either.
package struct RerunReporter: Reporter {
  private static let head: StaticString = "# The scenarios that did not pass, for --rerun-failed.\n"

  /// Creates a reporter.
  package init(_ options: ReportOptions = ReportOptions()) {}

  /// Appends what an event adds to the list.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted: sink.write(Self.head)
    case .scenarioFinished(let result):
      guard !result.status.isAcceptable || result.wasNotReached else { return }
      sink.write(bytes: RerunList.line(result.scenario).utf8)
    case .problem, .runFinished: break
    }
  }
}
