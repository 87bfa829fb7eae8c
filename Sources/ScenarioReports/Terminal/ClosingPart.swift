import ScenarioRunner

/// What the terminal reports share: the failures are kept while the run goes on and told at its end.
struct ClosingPart {
  let options: ReportOptions
  private(set) var info = RunInfo(version: "")
  private var failures: [ScenarioResult] = []
  private var problems: [Problem] = []

  init(options: ReportOptions) {
    self.options = options
  }

  /// Takes note of an event and, at the last one, appends failures, problems and the summary.
  mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info): self.info = info
    case .problem(let problem): problems.append(problem)
    case .scenarioFinished(let result):
      if !result.status.isAcceptable { failures.append(result) }
    case .runFinished(let summary): writeEnd(summary, to: &sink)
    }
  }

  private func writeEnd(_ summary: RunSummary, to sink: inout ByteSink) {
    if options.showsProblems {
      for problem in problems { Diagnostic(problem).write(to: &sink, options.style) }
      if !problems.isEmpty { sink.endLine() }
    }
    if !failures.isEmpty {
      sink.write(text: "What did not pass", .bold, options.style)
      sink.write("\n\n")
    }
    let block = FailureBlock(options: options, seed: info.seed)
    for (index, result) in failures.enumerated() {
      let number = "\(index + 1)) "
      sink.write(text: number + result.status.rawValue, result.status.tint, options.style)
      sink.endLine()
      block.write(result, indent: 3, to: &sink)
      sink.endLine()
    }
    SummaryLines(options: options).write(summary, info, to: &sink)
  }
}
