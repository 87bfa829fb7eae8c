import Authoring
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

  @Test(arguments: [35, 36, 37, 38])
  func `a check that is offered holds where it is written, and fails with what it names changed`(
    seed: UInt64
  ) throws {
    let features = try SuitePlace.features()
    let desk = Desk.make()
    var numbers = SeededNumbers(seed: seed)
    var counts = (places: 0, changed: 0, earlier: 0)
    for _ in 0..<Self.drawsMax where counts.places < Self.placesMax {
      let feature = features[numbers.number(below: features.count)]
      guard let place = try SuitePlace(in: feature, &numbers) else { continue }
      let offered = desk.look(at: place.source, place.stance(seeksChecks: true)).checks
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

  private func expect(
    _ check: FoundCheck, at place: SuitePlace, _ desk: AuthoringDesk<World>
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
    of sentence: String, in place: SuitePlace, behind count: Int, _ desk: AuthoringDesk<World>
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
