import Gherkin
import ScenarioRunner

/// The ends of the scenarios of each feature file.
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
          cell(row.worst.worst), String(row.valueCount), String(row.scenarioCount),
        ]
      }
    ).write(to: &sink)
  }

  private func cell(_ text: String?) -> String { text.map(SummaryMarkdown.inline) ?? "" }
}

/// The requirements that the scenarios of a run prove, for the summary.
struct RequirementFigures {
  private let requirements: ReportedRequirements
  private var verdicts: RequirementVerdicts
  private var passed: [String: Int] = [:]
  private var broken: [String: Int] = [:]

  init(_ requirements: ReportedRequirements) {
    self.requirements = requirements
    verdicts = requirements.verdicts
  }

  mutating func add(_ result: ScenarioResult) {
    guard !requirements.texts.isEmpty else { return }
    verdicts.add(result)
    guard result.status != .skipped else { return }
    var seen: Set<String> = []
    for tag in result.scenario.pickle.tags {
      let id = String(Substring(tag.name.utf8.dropFirst()))
      guard requirements[id] != nil, seen.insert(id).inserted else { continue }
      if result.status == .passed {
        passed[id, default: 0] += 1
      } else {
        broken[id, default: 0] += 1
      }
    }
  }

  /// Appends the figures, and a table of the requirements that are failing or missing; nothing where no scenario names one.
  func write(to sink: inout ByteSink) {
    let ids = requirements.texts.keys.sorted()
    guard ids.contains(where: { verdicts[$0] >= .unchecked }) else { return }
    let proved = ids.count { verdicts[$0].word == .proved }
    let named = ids.count { verdicts[$0].word == .named }
    let unplayed = ids.count { verdicts[$0].word == .notPlayed }
    sink.write("## Requirements\n\n")
    let rest =
      (named > 0 ? " Named: \(named)." : "") + (unplayed > 0 ? " Not played: \(unplayed)." : "")
    sink.write(bytes: "\(proved) of \(ids.count) proved by this run.\(rest)\n\n".utf8)
    let open = ids.filter { [.failing, .missing].contains(verdicts[$0]) }
    guard !open.isEmpty else { return }
    MarkdownTable(
      header: ["Requirement", "", "passed", "not passed"],
      rows: open.map { id in
        [
          SummaryMarkdown.inline(id) + " " + SummaryMarkdown.inline(requirements[id] ?? ""),
          verdicts[id].word.rawValue, String(passed[id] ?? 0), String(broken[id] ?? 0),
        ]
      }
    ).write(to: &sink)
  }
}
