import Gherkin
import ScenarioRunner

/// How the scenarios of each feature file ended.
struct FeatureFigures {
  private struct Row {
    let name: String
    var passed = 0
    var skipped = 0
    var others = 0
    var time: Duration = .zero
  }

  /// The most files in the table.
  private static let rowsMax = 200

  private var rows: [Row] = []
  private var places: [String: Int] = [:]

  mutating func add(_ result: ScenarioResult) {
    let uri = result.scenario.pickle.uri
    let place = places[uri] ?? rows.count
    if place == rows.count {
      places[uri] = place
      rows.append(Row(name: uri))
    }
    switch result.status {
    case .passed: rows[place].passed += 1
    case .skipped: rows[place].skipped += 1
    case .pending, .undefined, .ambiguous, .invalid, .failed: rows[place].others += 1
    }
    rows[place].time += result.virtualDuration
  }

  func write(to sink: inout ByteSink) {
    guard !rows.isEmpty else { return }
    sink.write("## Features\n\n")
    MarkdownTable(
      header: ["Feature", "passed", "skipped", "not passed", "virtual time"],
      rows: rows.prefix(Self.rowsMax).map { row in
        [
          SummaryMarkdown.inline(row.name), String(row.passed), String(row.skipped),
          String(row.others), DurationFormat.length(row.time),
        ]
      }
    ).write(to: &sink)
    guard rows.count > Self.rowsMax else { return }
    sink.write(bytes: "… and \(rows.count - Self.rowsMax) more files.\n\n".utf8)
  }
}

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
          SummaryMarkdown.inline("\(row.worst.name) (\(row.worst.requirement))"),
          SummaryMarkdown.inline(row.worst.value), cell(row.worst.percentile95),
          cell(row.worst.worst),
          String(row.valueCount),
          String(row.scenarioCount),
        ]
      }
    ).write(to: &sink)
  }

  private func cell(_ text: String?) -> String { text.map(SummaryMarkdown.inline) ?? "" }
}
