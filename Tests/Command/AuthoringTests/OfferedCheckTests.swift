import Authoring
import Foundation
import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// Checks that are offered at places drawn by lot: each holds, and each fails once what it names is another.
///
/// The night looks at a thousand places, in the studio itself.
@Suite(.tags(.sweep))
struct OfferedCheckTests {
  /// The places of each seed, and the most checks that are tried at each.
  private static let (placesMax, checksMax) = (10 * Sweep.scale, 3)
  /// How often a place is drawn at which nothing is offered, such as in a feature that needs phrases beside it.
  private static let drawsMax = 20 * placesMax

  /// A place in a scenario of a feature.
  private struct Place {
    let source: Source
    let text: String
    let scenario: PlannedScenario
    /// How many steps stand before it.
    let count: Int

    var words: String { "\(scenario.id), behind \(count)" }
  }

  private static func features() throws -> [URL] {
    let folder = Checkout.root.appending(path: "Scenarios")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".feature") }.sorted().map { folder.appending(path: $0) }
  }

  @Test(arguments: [35, 36, 37, 38])
  func `a check that is offered holds where it is written, and fails with what it names changed`(
    seed: UInt64
  ) throws {
    let features = try Self.features()
    let desk = Desk.make()
    var numbers = SeededNumbers(seed: seed)
    var counts = (places: 0, changed: 0, earlier: 0)
    for _ in 0..<Self.drawsMax where counts.places < Self.placesMax {
      let feature = features[numbers.number(below: features.count)]
      guard let place = try Self.place(in: feature, &numbers) else { continue }
      let stance = Stance(
        line: place.scenario.pickle.location.line, profile: place.scenario.profile,
        stepCount: place.count, seeksChecks: true)
      let offered = desk.look(at: place.source, stance).checks
      if !offered.isEmpty { counts.places += 1 }
      for _ in 0..<min(Self.checksMax, offered.count) {
        let check = offered[numbers.number(below: offered.count)]
        try expect(check, at: place, desk)
        if case .earlier = check.failsWith { counts.earlier += 1 } else { counts.changed += 1 }
      }
    }
    #expect(counts.places == Self.placesMax)
    // Both reasons have been seen.
    #expect(counts.changed > 0 && counts.earlier > 0)
  }

  private static func place(in feature: URL, _ numbers: inout SeededNumbers) throws -> Place? {
    let text = try String(contentsOf: feature, encoding: .utf8)
    let source = Source(uri: feature.lastPathComponent, text: text)
    let scenarios = Desk.planner.plan(source).scenarios.filter {
      $0.refusal == nil && $0.row == nil && $0.steps.count > $0.ownStart
    }
    guard !scenarios.isEmpty else { return nil }
    let scenario = scenarios[numbers.number(below: scenarios.count)]
    let own = scenario.steps.count - scenario.ownStart
    return Place(
      source: source, text: text, scenario: scenario,
      count: scenario.steps.count - numbers.number(below: own))
  }

  private func expect(
    _ check: FoundCheck, at place: Place, _ desk: AuthoringDesk<World>
  ) throws {
    let words = "\(place.words): \(check.sentence)"
    func status(of sentence: String, behind count: Int) throws -> StepStatus {
      try self.status(of: sentence, in: place, behind: count, desk)
    }
    #expect(try status(of: check.sentence, behind: place.count) == .passed, "\(words)")
    switch check.failsWith {
    case .otherValue(let sentence):
      #expect(sentence != check.sentence, "\(words)")
      #expect(
        try status(of: sentence, behind: place.count) == .failed,
        "\(words), \(sentence)")
    case .earlier(let count):
      #expect(count < place.count, "\(words)")
      #expect(
        try status(of: check.sentence, behind: count) == .failed, "\(words), \(count)")
    }
  }

  /// How a sentence ends that is written into the scenario behind so many steps.
  private func status(
    of sentence: String, in place: Place, behind count: Int, _ desk: AuthoringDesk<World>
  ) throws -> StepStatus {
    let edit = try #require(
      FeatureEdit(adding: sentence, .then, behind: count, of: place.scenario, in: place.text))
    let stance = Stance(
      line: place.scenario.pickle.location.line, profile: place.scenario.profile)
    let source = Source(uri: place.source.uri, text: edit.text)
    let result = try #require(desk.look(at: source, stance).result)
    return try #require(result.steps.first { $0.step.location.line == edit.line }).status
  }
}
