import Gherkin
import ScenarioRunner

/// Which requirements the scenarios of a run prove, for the summary.
///
/// One is proved when at least one scenario that carries its id passed and none of them did not pass.
struct RequirementFigures {
  private let requirements: ReportedRequirements
  private var passed: [String: Int] = [:]
  private var broken: [String: Int] = [:]

  init(_ requirements: ReportedRequirements) {
    self.requirements = requirements
  }

  mutating func add(_ result: ScenarioResult) {
    guard !requirements.texts.isEmpty, result.status != .skipped else { return }
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
    let proved = ids.count { verdict($0) == .proved }
    let unplayed = ids.count { verdict($0) == .notPlayed }
    sink.write("## Requirements\n\n")
    let rest = unplayed > 0 ? " \(unplayed) were not played." : ""
    sink.write(bytes: "\(proved) of \(ids.count) proved by this run.\(rest)\n\n".utf8)
    let open = ids.filter { [.failing, .missing].contains(verdict($0)) }
    guard !open.isEmpty else { return }
    MarkdownTable(
      header: ["Requirement", "", "passed", "not passed"],
      rows: open.map { id in
        [
          MarkdownText.inline(id) + " " + MarkdownText.inline(requirements[id] ?? ""),
          verdict(id).rawValue, String(passed[id] ?? 0), String(broken[id] ?? 0),
        ]
      }
    ).write(to: &sink)
  }

  private func verdict(_ id: String) -> RequirementVerdict {
    if broken[id] != nil { return .failing }
    return passed[id] != nil ? .proved : requirements.openVerdict(of: id)
  }
}
