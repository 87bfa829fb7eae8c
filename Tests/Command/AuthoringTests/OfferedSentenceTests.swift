import Foundation
import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

@testable import Authoring

/// Sentences that are offered at places drawn by lot: each can be written there, and means one thing.
///
/// The night looks at a thousand places, in the studio itself.
@Suite(.tags(.sweep))
struct OfferedSentenceTests {
  /// The places of each seed, and the most sentences of a kind that are tried at each.
  private static let (placesMax, sentencesMax) = (8 * Sweep.scale, 3)
  /// How often a place is drawn at which nothing is offered, such as in a feature that needs phrases beside it.
  private static let drawsMax = 20 * placesMax
  /// Words that somebody looks for.
  private static let words = [
    "battery", "server", "tap", "permission", "wait", "list", "offline", "point", "call", "table",
  ]

  /// What becomes of a sentence where it is written.
  private enum Promise: String, CaseIterable {
    /// It can be done there.
    case deed
    /// It holds there.
    case check
    /// It is a sentence, whatever it would need first.
    case found

    func isKept(by status: StepStatus) -> Bool {
      switch self {
      case .deed: ![.undefined, .ambiguous, .invalid].contains(status)
      case .check: status == .passed
      case .found: ![.undefined, .ambiguous].contains(status)
      }
    }
  }

  @Test(arguments: [135, 136, 137, 138])
  func `a sentence that is offered can be written where it is offered, and means one thing`(
    seed: UInt64
  ) throws {
    let features = try SuitePlace.features()
    let desk = Desk.make()
    var numbers = SeededNumbers(seed: seed)
    var places = 0
    var tried: [Promise: Int] = [:]
    for _ in 0..<Self.drawsMax where places < Self.placesMax {
      let feature = features[numbers.number(below: features.count)]
      guard let place = try SuitePlace(in: feature, &numbers) else { continue }
      let offered = Self.offered(at: place, desk, &numbers)
      guard offered.contains(where: { $0.promise == .deed }) else { continue }
      places += 1
      for (promise, sentence) in offered {
        tried[promise, default: 0] += 1
        try expect(sentence, promise, at: place, desk)
      }
    }
    #expect(places == Self.placesMax)
    #expect(Promise.allCases.allSatisfy { tried[$0, default: 0] > places }, "\(tried)")
  }

  @Test func `before the scenario's own steps nothing is offered, as nothing can be written`() {
    let source = Source(
      uri: "a.feature",
      text: """
        @ios
        Feature: A
          Background:
            Given the pet listing app is installed
            And location permission is denied
          Scenario: B
            When the user opens the app

        """)
    let desk = Desk.make()
    for count in 0...3 {
      let outlook = desk.look(at: source, Stance(stepCount: count, part: "battery"))
      #expect(outlook.ownStart == 2)
      #expect(outlook.deeds.isEmpty == (count < 2), "behind \(count)")
      #expect(outlook.partDeeds.isEmpty == (count < 2), "behind \(count)")
      for deed in outlook.deeds {
        #expect(desk.adding(deed, to: source, Stance(stepCount: count)) != nil)
      }
    }
  }

  /// Some of what is offered at a place, in each of the ways in which it is.
  private static func offered(
    at place: SuitePlace, _ desk: AuthoringDesk<World>, _ numbers: inout SeededNumbers
  ) -> [(promise: Promise, sentence: String)] {
    let outlook = desk.look(at: place.source, place.stance(seeksChecks: true))
    let parts = outlook.parts.map(\.id)
    let part = parts.isEmpty ? nil : parts[numbers.number(below: parts.count)]
    let touched = part.map { desk.look(at: place.source, place.stance(part: $0)).partDeeds }
    let word = words[numbers.number(below: words.count)]
    let found = desk.found(word, in: place.source, place.stance()).sentences.map(\.sentence)
    let kinds: [(Promise, [String])] = [
      (.deed, outlook.deeds), (.deed, outlook.furtherDeeds), (.deed, touched ?? []),
      (.deed, outlook.due.map(\.sentence)), (.check, outlook.checks.map(\.sentence)),
      (.found, found),
    ]
    return kinds.flatMap { promise, sentences in
      (0..<min(sentencesMax, sentences.count)).map { _ in
        (promise, sentences[numbers.number(below: sentences.count)])
      }
    }
  }

  private func expect(
    _ sentence: String, _ promise: Promise, at place: SuitePlace, _ desk: AuthoringDesk<World>
  ) throws {
    let words = "\(place.words): \(promise) \(sentence)"
    let edit = try #require(desk.adding(sentence, to: place.source, place.stance()), "\(words)")
    let source = Source(uri: place.source.uri, text: edit.text)
    let stance = Stance(
      line: place.scenario.pickle.location.line, profile: place.scenario.profile)
    let outlook = desk.look(at: source, stance)
    #expect(outlook.problems.filter { $0.severity == .error } == [], "\(words)")
    let result = try #require(outlook.result, "\(words)")
    #expect(result.steps.count == place.scenario.steps.count + 1, "\(words)")
    let step = try #require(
      result.steps.first { $0.step.location.line == edit.line }, "\(words)")
    #expect(step.step.text == sentence, "\(words)")
    // What comes behind it in the scenario may need another sentence there; by itself it is right.
    let isRight = promise == .deed && step.status == .invalid && allows(sentence, at: place, desk)
    #expect(
      isRight || promise.isKept(by: step.status),
      "\(words) is \(step.status): \(step.problem?.message ?? "")")
  }

  /// Whether a deed can be done at a place, whatever comes behind it.
  private func allows(
    _ deed: String, at place: SuitePlace, _ desk: AuthoringDesk<World>
  ) -> Bool {
    let plan = desk.planner.plan(place.source)
    let shown = desk.shown(in: plan, of: place.source, place.stance()) { false }
    return shown?.first.allows(deed, behind: place.count) ?? false
  }
}
