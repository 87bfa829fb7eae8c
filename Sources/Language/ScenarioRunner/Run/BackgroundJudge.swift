import Gherkin

/// A step of a background or an outline from which nothing came in a scenario.
public struct IdleStep: Hashable, Sendable, Codable {
  /// The line of the step, from 1.
  public let line: Int
  /// What it arranges and what did not come, as one sentence.
  public let message: String
  /// Further lines: what to do.
  public let notes: [String]

  /// Creates the account of a step.
  init(line: Int, _ objection: Objection) {
    self.line = line
    message = objection.message
    notes = objection.notes
  }
}

/// A search for the steps of backgrounds and outlines from which nothing comes in any scenario of their file.
///
/// Such a step is there for many scenarios, so one that has no use for it is all right. Only files that are
/// played whole are judged, and only where each of their scenarios has passed.
struct BackgroundJudge {
  private struct File {
    /// How many scenarios are still to come.
    var left: Int
    var hasAllPassed = true
    /// For the lines of steps how many scenarios they were idle in, and what is to be said of them.
    var idle: [Int: (count: Int, step: IdleStep)] = [:]
  }

  private let plan: Plan
  private var files: [String: File] = [:]

  init(_ plan: Plan) {
    self.plan = plan
    guard !plan.fileCounts.isEmpty else { return }
    for scenario in plan.scenarios { files[scenario.pickle.uri, default: File(left: 0)].left += 1 }
    files = files.filter { plan.fileCounts[$0.key] == $0.value.left }
  }

  /// Takes in how a scenario has ended; returns what is wrong with the background once its file is through.
  mutating func add(_ result: ScenarioResult) -> [Problem] {
    let uri = result.scenario.pickle.uri
    guard let index = files.index(forKey: uri) else { return [] }
    files.values[index].left -= 1
    if result.status != .passed { files.values[index].hasAllPassed = false }
    for step in result.idleSteps {
      files.values[index].idle[step.line, default: (0, step)].count += 1
    }
    let file = files.values[index]
    guard file.left == 0, file.hasAllPassed, !file.idle.isEmpty else { return [] }
    return problems(of: file, uri)
  }

  private func problems(of file: File, _ uri: String) -> [Problem] {
    var problems: [Problem] = []
    let scenarios = plan.scenarios.filter { $0.pickle.uri == uri }
    for (line, (count, step)) in file.idle.sorted(by: { $0.key < $1.key }) {
      let played = scenarios.filter { $0.hasStep(inLine: line) }
      guard played.count == count, let found = played.first?.step(inLine: line) else { continue }
      let whole =
        count == 1 ? "its only scenario" : "all of the \(count) scenarios that it stands in"
      problems.append(
        Problem(
          .meaningless, uri: uri, location: found.location,
          message: "\(step.message) This is so in \(whole).", notes: step.notes))
    }
    return problems
  }
}

extension PlannedScenario {
  fileprivate func step(inLine line: Int) -> PickleStep? {
    pickle.steps.first { $0.location.line == line }
  }

  fileprivate func hasStep(inLine line: Int) -> Bool { step(inLine: line) != nil }
}
