package import ScenarioRunner

/// A short report: one letter for each scenario, then the failures and the summary.
package struct ProgressReporter: Reporter {
  /// The letters on one line.
  private static let lineLength = 80

  private let options: ReportOptions
  private var closing: ClosingPart
  private var column = 0

  /// Creates a reporter.
  package init(_ options: ReportOptions = ReportOptions()) {
    self.options = options
    closing = ClosingPart(options: options)
  }

  /// Appends what an event adds to the report.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted, .problem: break
    case .scenarioFinished(let result): writeLetter(of: result.status, to: &sink)
    case .runFinished: if column > 0 { sink.write("\n\n") }
    }
    closing.report(event, to: &sink)
  }

  private mutating func writeLetter(of status: StepStatus, to sink: inout ByteSink) {
    guard options.detail != .quiet else { return }
    if column == Self.lineLength {
      sink.endLine()
      column = 0
    }
    column += 1
    guard options.style.isColored else { return sink.write(status.letter) }
    sink.write(text: "\(status.letter)", status.tint, options.style)
  }
}
