import Authoring
import Foundation
import Gherkin
import ScenarioRunner
import TestSupport

/// A place in a scenario of the suite, drawn by lot.
struct SuitePlace {
  let source: Source
  let text: String
  let scenario: PlannedScenario
  /// How many steps stand before it.
  let count: Int

  var words: String { "\(scenario.id), behind \(count)" }

  /// Where one stands there.
  func stance(seeksChecks: Bool = false, part: String? = nil) -> Stance {
    Stance(
      line: scenario.pickle.location.line, profile: scenario.profile, stepCount: count,
      seeksChecks: seeksChecks, part: part)
  }

  /// All features of the suite.
  static func features() throws -> [URL] {
    let folder = Checkout.root.appending(path: "Scenarios")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".feature") }.sorted().map { folder.appending(path: $0) }
  }

  /// Draws a place in a feature, behind one of a scenario's own steps; nil where it has none.
  init?(in feature: URL, _ numbers: inout SeededNumbers) throws {
    text = try String(contentsOf: feature, encoding: .utf8)
    source = Source(uri: feature.lastPathComponent, text: text)
    let scenarios = Desk.planner.plan(source).scenarios.filter {
      $0.refusal == nil && $0.row == nil && $0.steps.count > $0.ownStart
    }
    guard !scenarios.isEmpty else { return nil }
    scenario = scenarios[numbers.number(below: scenarios.count)]
    let own = scenario.steps.count - scenario.ownStart
    count = scenario.steps.count - numbers.number(below: own)
  }
}
