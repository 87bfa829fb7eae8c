import ScenarioRunner

extension RunFigures {
  /// Appends a table of the figures, each as it is in the worst scenario; nothing where nothing was measured.
  func write(to sink: inout ByteSink) {
    let rows = rows
    guard !rows.isEmpty else { return }
    sink.write("## Measurements\n\n")
    MarkdownTable(
      header: [
        "In the worst scenario", "figure", "95th percentile", "worst", "values", "scenarios",
      ],
      rows: rows.map { row in
        [
          MarkdownText.inline("\(row.worst.name) (\(row.worst.requirement))"),
          MarkdownText.inline(row.worst.value), cell(row.worst.percentile95), cell(row.worst.worst),
          String(row.valueCount),
          String(row.scenarioCount),
        ]
      }
    ).write(to: &sink)
  }

  private func cell(_ text: String?) -> String { text.map(MarkdownText.inline) ?? "" }
}
