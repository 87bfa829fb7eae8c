import ScenarioRunner

/// What the terminal reports share: the failures are kept while the run goes on and told at its end.
///
/// They are kept as finished text, because a result holds much more than is told of it.
struct ClosingPart {
  let options: ReportOptions
  private(set) var info = RunInfo(version: "")
  private let shelf = ByteShelf()
  /// Where the failures lie on the shelf.
  private var failures: [Range<Int>] = []
  private var problems: [Problem] = []
  private var figures = RunFigures()

  init(options: ReportOptions) {
    self.options = options
  }

  /// Takes note of an event and, at the last one, appends failures, problems and the summary.
  mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info): self.info = info
    case .problem(let problem): problems.append(problem)
    case .scenarioFinished(let result):
      figures.add(result)
      if !result.status.isAcceptable { add(result) }
    case .runFinished(let summary): writeEnd(summary, to: &sink)
    }
  }

  private mutating func add(_ result: ScenarioResult) {
    var block = ByteSink()
    let number = "\(failures.count + 1)) "
    block.write(text: number + result.status.rawValue, result.status.tint, options.style)
    block.endLine()
    FailureBlock(options: options, seed: info.seed).write(result, indent: 3, to: &block)
    block.endLine()
    failures.append(shelf.add(block.drain()))
  }

  private func writeEnd(_ summary: RunSummary, to sink: inout ByteSink) {
    if options.showsProblems {
      for problem in problems { Diagnostic(problem).write(to: &sink, options.style) }
      if !problems.isEmpty { sink.endLine() }
    }
    if !failures.isEmpty {
      sink.write(text: "What did not pass", .bold, options.style)
      sink.write("\n\n")
      for failure in failures { sink.write(failure, from: shelf) }
    }
    FigureLines(options: options).write(figures, to: &sink)
    SummaryLines(options: options).write(summary, info, to: &sink)
  }
}
