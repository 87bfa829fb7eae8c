import ScenarioReports
import ScenarioRunner

/// The bounds that are slack as text, for people.
struct SlackText {
  let figures: SlackFigures
  let isQuiet: Bool
  let style: TextStyle

  /// Writes what is slack, what is excused, and which excuses are for nothing.
  func writeLists(to sink: inout ByteSink) {
    list("Bounds with more than twice the room that is used", figures.slack, to: &sink)
    if !isQuiet { list("Bounds that are excused", figures.excused, to: &sink) }
    guard !figures.idle.isEmpty else { return }
    sink.write(line: "Excuses for nothing", .bold, style)
    sink.endLine()
    for excuse in figures.idle {
      sink.write(line: "  ✗ \(excuse.place)  \(excuse.fault)", .red, style)
    }
    sink.endLine()
  }

  /// Writes the summary; nothing where there are no bounds.
  func writeSummary(to sink: inout ByteSink) {
    guard figures.count > 0 else { return }
    sink.write(line: figures.summary, figures.isTight ? .green : .red, style)
  }

  private func list(
    _ heading: String, _ bounds: [SlackFigures.Bound], to sink: inout ByteSink
  ) {
    guard !bounds.isEmpty else { return }
    sink.write(line: heading, .bold, style)
    sink.endLine()
    for bound in bounds {
      let line = "\(bound.place)  \(bound.text): \(bound.use.words)"
      sink.write(
        line: "  \(bound.excuse == nil ? "✗" : "✓") \(line)", bound.excuse == nil ? .red : nil,
        style)
      if let excuse = bound.excuse { sink.write(line: "      \(excuse)", .dim, style) }
    }
    sink.endLine()
  }
}
