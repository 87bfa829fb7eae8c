import Gherkin
import ScenarioRunner

/// Which requirements the scenarios of a run prove, for the summary.
///
/// One is proved when at least one scenario that carries its id passed and none of them did not pass.
struct RequirementFigures {
  private let texts: [String: String]
  private var passed: [String: Int] = [:]
  private var broken: [String: Int] = [:]

  init(_ texts: [String: String]) {
    self.texts = texts
  }

  mutating func add(_ result: ScenarioResult) {
    guard !texts.isEmpty, result.status != .skipped else { return }
    var seen: Set<String> = []
    for tag in result.scenario.pickle.tags {
      let id = String(Substring(tag.name.utf8.dropFirst()))
      guard texts[id] != nil, seen.insert(id).inserted else { continue }
      if result.status == .passed {
        passed[id, default: 0] += 1
      } else {
        broken[id, default: 0] += 1
      }
    }
  }

  /// Appends the figures, and a table of the requirements that are not proved.
  func write(to sink: inout ByteSink) {
    guard !texts.isEmpty else { return }
    let ids = texts.keys.sorted()
    let proved = ids.count { broken[$0] == nil && passed[$0] != nil }
    sink.write("## Requirements\n\n")
    sink.write(bytes: "\(proved) of \(ids.count) proved by this run.\n\n".utf8)
    let open = ids.filter { broken[$0] != nil || passed[$0] == nil }
    guard !open.isEmpty else { return }
    MarkdownTable(
      header: ["Requirement", "passed", "not passed"],
      rows: open.map { id in
        [
          MarkdownText.inline(id) + " " + MarkdownText.inline(texts[id] ?? ""),
          String(passed[id] ?? 0), String(broken[id] ?? 0),
        ]
      }
    ).write(to: &sink)
  }
}
