import ScenarioRunner

/// What was measured, as lines of text: under a scenario, and for the whole run.
struct FigureLines {
  let options: ReportOptions

  /// Writes the figures of a scenario, each with its requirement.
  func write(_ figures: [Figure], indent: Int, to sink: inout ByteSink) {
    guard !figures.isEmpty else { return }
    let width = figures.map(\.name.count).max() ?? 0
    sink.indent(indent)
    sink.write(text: "Measured", .dim, options.style)
    sink.endLine()
    for figure in figures {
      write(figure, nameWidth: width, indent: indent + 2, figure.words, to: &sink)
    }
  }

  /// Writes the figures of a run, each as it is in the worst scenario.
  func write(_ figures: RunFigures, to sink: inout ByteSink) {
    let rows = figures.rows
    guard !rows.isEmpty else { return }
    let width = rows.map(\.worst.name.count).max() ?? 0
    sink.write(text: "What was measured, in the worst scenario", .bold, options.style)
    sink.write("\n\n")
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
    sink.write(text: "  \(figure.requirement)", .dim, options.style)
    sink.endLine()
  }
}
