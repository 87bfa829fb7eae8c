import Authoring
import Foundation
import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// Checks that are offered at places of scenarios drawn by lot: each holds, and each could fail.
struct OfferedCheckTests {
  /// The features that need nothing beside them, with the number of places that are looked at in each.
  private static let files = [
    "startup-listing/denied.feature", "startup-listing/changes.feature", "clock-in/status.feature",
    "tour/queueing.feature", "campaign/pausing.feature", "delivery/outcomes.feature",
  ]

  private static func text(of file: String) throws -> String {
    let url = Checkout.root.appending(path: "Scenarios/\(file)")
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test(arguments: files)
  func `a check that is offered holds where it is written, and fails with another value`(
    file: String
  ) throws {
    let text = try Self.text(of: file)
    let desk = Desk.make()
    let source = Source(uri: "Scenarios/\(file)", text: text)
    let scenarios = Desk.planner.plan(source).scenarios.filter { $0.row == nil }
    var numbers = SeededNumbers(seed: 35)
    var count = 0
    for _ in 0..<6 {
      let scenario = scenarios[numbers.number(below: scenarios.count)]
      let header = scenario.pickle.scenarioLine
      let own = scenario.steps.filter { $0.location.line > header }.count
      let place = scenario.steps.count - numbers.number(below: own)
      let stance = Stance(
        line: scenario.pickle.location.line, profile: scenario.profile, stepCount: place,
        seeksChecks: true)
      let offered = desk.look(at: source, stance).checks
      for _ in 0..<min(4, offered.count) {
        let check = offered[numbers.number(below: offered.count)]
        count += 1
        try expect(check, behind: place, of: scenario, in: text, file)
      }
    }
    #expect(count > 0, "\(file) offered nothing")
  }

  private func expect(
    _ check: FoundCheck, behind place: Int, of scenario: PlannedScenario, in text: String,
    _ file: String
  ) throws {
    func status(of sentence: String, behind place: Int) throws -> StepStatus {
      let edit = try #require(
        FeatureEdit(adding: sentence, .then, behind: place, of: scenario, in: text))
      let stance = Stance(line: scenario.pickle.location.line, profile: scenario.profile)
      let source = Source(uri: "Scenarios/\(file)", text: edit.text)
      let result = try #require(Desk.make().look(at: source, stance).result)
      return try #require(result.steps.first { $0.step.location.line == edit.line }).status
    }
    let words = "\(scenario.id), behind \(place): \(check.sentence)"
    #expect(try status(of: check.sentence, behind: place) == .passed, "\(words)")
    switch check.failsWith {
    case .otherValue(let sentence):
      #expect(try status(of: sentence, behind: place) == .failed, "\(words), \(sentence)")
    case .earlier(let count):
      #expect(try status(of: check.sentence, behind: count) != .passed, "\(words), \(count)")
    }
  }
}
