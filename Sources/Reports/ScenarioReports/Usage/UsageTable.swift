import ScenarioRunner

/// The report on the use of steps as a table of text.
struct UsageTable {
  /// The columns of numbers, with their titles.
  private static let titles = ["uses", "scenarios", "virtual time", "per run"]

  let tally: UsageTally
  let info: RunInfo

  func write(to sink: inout ByteSink) {
    let used = tally.used
    let unused = tally.unused
    if !used.isEmpty { writeTable(of: used, to: &sink) }
    if !unused.isEmpty {
      sink.write(text: "Never used")
      sink.write("\n\n")
      for definition in unused {
        sink.write(text: "  \(Self.text(definition.reference))")
        sink.endLine()
      }
      sink.endLine()
    }
    let all = used.count + unused.count
    sink.write(
      text: "\(used.count) of \(SummaryLines.count(all, "step definition")) used, "
        + "\(used.reduce(0) { $0 + $1.uses }) uses")
    sink.endLine()
    sink.write(text: SummaryLines.reproduction(info))
    sink.endLine()
  }

  private func writeTable(of rows: [UsageTally.Row], to sink: inout ByteSink) {
    let table = [Self.titles] + rows.map(Self.cells)
    let widths = Self.titles.indices.map { column in
      table.map { $0[column].count }.max() ?? 0
    }
    for (index, cells) in table.enumerated() {
      for (cell, width) in zip(cells, widths) {
        sink.indent(width - cell.count)
        sink.write(text: cell)
        sink.indent(2)
      }
      sink.write(text: index == 0 ? "step" : Self.text(rows[index - 1].definition.reference))
      sink.endLine()
    }
    sink.endLine()
  }

  private static func cells(_ row: UsageTally.Row) -> [String] {
    [
      String(row.uses), String(row.scenarios), DurationFormat.length(row.time),
      row.runs == 0 ? "-" : DurationFormat.length(row.time / row.runs),
    ]
  }

  private static func text(_ reference: DefinitionReference) -> String {
    "\(reference.expression)  (\(reference.place))"
  }
}
