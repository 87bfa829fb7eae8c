import ScenarioRunner

/// The part that the terminal reports share: the failures are kept while the run goes on and told at its end.
///
/// They are kept as finished text, because a result holds much more than is told of it.
struct ClosingPart {
  let options: ReportOptions
  private(set) var info = RunInfo(version: "")
  private let shelf = ByteShelf()
  /// The failures, each with its status and its place on the shelf.
  private var failures = FailuresByCause<(status: StepStatus, place: Range<Int>)>()
  private var problems: [Problem] = []
  private var figures = RunFigures()

  init(options: ReportOptions) { self.options = options }

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
    let (block, shelf) = (self.block, shelf)
    failures.add(result) {
      var sink = ByteSink()
      block.write(result, indent: Self.indent, to: &sink)
      return (result.status, shelf.add(sink.drain()))
    }
  }

  private static let indent = 3

  private var block: FailureBlock { FailureBlock(options: options, seed: info.seed) }

  private func writeFailures(to sink: inout ByteSink) {
    guard !failures.groups.isEmpty else { return }
    sink.write(heading: "What did not pass", options.style)
    for (index, group) in failures.groups.enumerated() {
      let status = group.first.status
      let count = group.count > 1 ? ": \(group.count) scenarios in the same way" : ""
      sink.write(line: "\(index + 1)) \(status.rawValue)\(count)", status.tint, options.style)
      sink.write(group.first.place, from: shelf)
      block.write(othersOf: group, indent: Self.indent, to: &sink)
      sink.endLine()
    }
  }

  private func writeEnd(_ summary: RunSummary, to sink: inout ByteSink) {
    if options.showsProblems {
      for problem in problems { Diagnostic(problem).write(to: &sink, options.style) }
      if !problems.isEmpty { sink.endLine() }
    }
    writeFailures(to: &sink)
    if options.showsFigures { FigureLines(options: options).write(figures, to: &sink) }
    SummaryLines(options: options).write(summary, info, to: &sink)
  }
}

/// The end of a terminal report: what ended how, and what is needed to run it again.
struct SummaryLines {
  let options: ReportOptions

  func write(_ summary: RunSummary, _ info: RunInfo, to sink: inout ByteSink) {
    writeScenarios(summary, to: &sink)
    guard options.detail != .quiet else {
      writeNotes(summary, each: { $0.write(", ") }, to: &sink)
      return sink.endLine()
    }
    sink.endLine()
    if summary.scenarios.total > 0 {
      write(summary.steps, "step", to: &sink)
      sink.endLine()
    }
    writeNotes(summary, after: { $0.endLine() }, to: &sink)
    writeTimes(summary, to: &sink)
    sink.write(line: Self.reproduction(info), .dim, options.style)
  }

  private func write(_ counts: StatusCounts, _ noun: String, to sink: inout ByteSink) {
    sink.write(text: Self.count(counts.total, noun))
    var separator: StaticString = ": "
    for status in StepStatus.allCases where counts[status] > 0 {
      sink.write(separator)
      sink.write(text: "\(counts[status]) \(status.rawValue)", status.tint, options.style)
      separator = ", "
    }
  }

  private func writeScenarios(_ summary: RunSummary, to sink: inout ByteSink) {
    guard summary.scenarios.total > 0 else { return sink.write("No scenarios were run.") }
    write(summary.scenarios, "scenario", to: &sink)
  }

  private func writeNotes(
    _ summary: RunSummary, each before: (inout ByteSink) -> Void = { _ in },
    after: (inout ByteSink) -> Void = { _ in }, to sink: inout ByteSink
  ) {
    let notes = [
      (summary.problemCount, "problem", TextStyle.Tint.red),
      (summary.warningCount, "warning", .yellow),
    ]
    for (count, noun, tint) in notes where count > 0 {
      before(&sink)
      sink.write(text: Self.count(count, noun), tint, options.style)
      after(&sink)
    }
  }

  private func writeTimes(_ summary: RunSummary, to sink: inout ByteSink) {
    sink.write(text: "\(DurationFormat.length(summary.virtualDuration)) of virtual time")
    if let elapsed = options.elapsed {
      sink.write(text: ", run in \(DurationFormat.length(elapsed()))")
    }
    sink.endLine()
  }

  /// Version, profiles, seed, order and shard: with the files, all it takes to run the same again.
  static func reproduction(_ info: RunInfo) -> String {
    var parts = ["rehearse \(info.version)"]
    if !info.profiles.isEmpty { parts.append(info.profiles.joined(separator: " and ")) }
    parts.append("seed \(info.seed)")
    if let order = info.order.name { parts.append("order \(order)") }
    parts += info.servers.map { "server \($0)" }
    if let shard = info.shard { parts.append("shard \(shard)") }
    return parts.joined(separator: ", ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// The figures that were measured, as lines of text: under a scenario, and for the whole run.
struct FigureLines {
  let options: ReportOptions

  /// Writes the figures of a scenario, each with its requirement.
  func write(_ figures: [Figure], indent: Int, to sink: inout ByteSink) {
    guard !figures.isEmpty else { return }
    let width = figures.map(\.name.count).max() ?? 0
    sink.indent(indent)
    sink.write(line: "Measured", .dim, options.style)
    for figure in figures {
      write(figure, nameWidth: width, indent: indent + 2, figure.words, to: &sink)
    }
  }

  /// Writes the figures of a run, each as it is in the worst scenario.
  func write(_ figures: RunFigures, to sink: inout ByteSink) {
    let rows = figures.rows
    guard !rows.isEmpty else { return }
    let width = rows.map(\.worst.name.count).max() ?? 0
    sink.write(heading: "What was measured, in the worst scenario", options.style)
    for row in rows {
      let scenarios = SummaryLines.count(row.scenarioCount, "scenario")
      write(
        row.worst, nameWidth: width, indent: 2, "\(row.worst.words); of \(scenarios)", to: &sink)
    }
    sink.endLine()
  }

  private func write(
    _ figure: Figure, nameWidth: Int, indent: Int, _ words: String, to sink: inout ByteSink
  ) {
    sink.indent(indent)
    sink.write(text: figure.name)
    sink.indent(nameWidth - figure.name.count + 2)
    sink.write(text: words)
    sink.write(line: "  \(figure.requirement)", .dim, options.style)
  }
}
