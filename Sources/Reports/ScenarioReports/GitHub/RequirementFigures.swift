import Gherkin
import ScenarioRunner

/// Which requirements the scenarios of a run prove, for the summary.
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

  /// Appends the figures, and a table of the requirements that are failing or missing.
  func write(to sink: inout ByteSink) {
    guard !requirements.texts.isEmpty else { return }
    let ids = requirements.texts.keys.sorted()
    let proved = ids.count { verdicts[$0].word == .proved }
    let unplayed = ids.count { verdicts[$0].word == .notPlayed }
    sink.write("## Requirements\n\n")
    let rest = unplayed > 0 ? " Not played: \(unplayed)." : ""
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
