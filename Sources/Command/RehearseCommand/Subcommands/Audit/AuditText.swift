import ScenarioReports

/// An audit as text, for people.
struct AuditText {
  let figures: AuditFigures
  let isQuiet: Bool
  let style: TextStyle

  private static let namedMax = 3

  private var isGood: Bool { figures.count(.survived) == 0 && figures.count(.noticed) > 0 }

  var bytes: [UInt8] {
    var sink = ByteSink()
    for app in figures.apps { write(app, to: &sink) }
    writeRequirements(to: &sink)
    let slack = SlackText(figures: figures.slack, isQuiet: isQuiet, style: style)
    slack.writeLists(to: &sink)
    figures.writeUnusable(to: &sink, style)
    writeRest(to: &sink)
    slack.writeSummary(to: &sink)
    for app in figures.apps { line(figures.summary(app: app), nil, to: &sink) }
    line(figures.summary, isGood ? .green : .red, to: &sink)
    for remark in figures.remarks { line(remark, .yellow, to: &sink) }
    return sink.drain()
  }

  private func line(_ text: String, _ tint: TextStyle.Tint?, to sink: inout ByteSink) {
    sink.write(line: text, tint, style)
  }

  private func write(_ app: String, to sink: inout ByteSink) {
    let survivors = figures.rows.filter { $0.app == app && $0.verdict == .survived }
    guard !survivors.isEmpty else { return }
    line("\(app): nobody noticed that", .bold, to: &sink)
    sink.endLine()
    for row in survivors {
      line("  ✗ \(row.sabotage)", .red, to: &sink)
      for scenario in row.missed.prefix(Self.namedMax) {
        line(
          "      \(scenario.name)  \(scenario.id): \(row.difference(in: scenario))", .dim, to: &sink
        )
      }
      let more = row.missed.count - Self.namedMax
      if more > 0 { line("      and \(more) more", .dim, to: &sink) }
    }
    sink.endLine()
  }

  private func writeRequirements(to sink: inout ByteSink) {
    let shown = figures.requirements.filter { $0.isJudged && (!isQuiet || $0.isUnproven) }
    guard !shown.isEmpty else { return }
    line(
      figures.isEverywhere
        ? "Requirements: how many sabotages their scenarios notice, and which alone"
        : "Requirements: one sabotage each that their scenarios notice", .bold, to: &sink)
    sink.endLine()
    let width = shown.map(\.id.count).max() ?? 0
    for item in shown {
      let id = item.id + String(repeating: " ", count: width - item.id.count)
      guard !item.isUnproven else {
        line("  ✗ \(id)  unproven by experiment", .red, to: &sink)
        continue
      }
      guard let alone = item.alone else {
        line("  ✓ \(id)  \(item.noticed.first ?? "")", nil, to: &sink)
        continue
      }
      line("  ✓ \(id)  \(item.noticed.count) noticed, \(alone.count) alone", nil, to: &sink)
      for sabotage in alone.prefix(Self.namedMax) { line("      \(sabotage)", .dim, to: &sink) }
    }
    sink.endLine()
  }

  private func writeRest(to sink: inout ByteSink) {
    guard !isQuiet, !figures.untouched.isEmpty else { return }
    line("No scenario was touched where", .bold, to: &sink)
    for sabotage in figures.untouched { line("  \(sabotage)", .dim, to: &sink) }
    sink.endLine()
  }
}

extension AuditFigures {
  /// Names the scenarios of which nothing is known, as they do not pass.
  func writeUnusable(to sink: inout ByteSink, _ style: TextStyle) {
    guard !unusable.isEmpty else { return }
    sink.write(
      line: "Left out, as they do not pass although nothing goes wrong:", .bold, style)
    for scenario in unusable {
      sink.write(line: "  \(scenario.name)  \(scenario.id)", .red, style)
    }
    sink.endLine()
  }
}
