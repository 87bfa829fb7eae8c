import DeviceInterface
import Foundation
import Gherkin
import ScenarioRunner
import TestSupport
import Testing
import Vocabulary

@testable import Rehearsal

/// What goes wrong between an app and its phone, and who notices.
struct SabotageTests {
  private static let weak = """
    Feature: Notes
      Scenario: Deleting asks first
        Given the note app is installed
        When the user opens the app
        And the user taps "Delete"
        Then the popup "Really?" is shown
        When the user taps "Cancel"
        Then no system alert is shown
    """

  private static let strong =
    weak + "\n    And no popup is shown\n    And the screen shows \"Ring twice\"\n"

  private func trials(_ text: String) async -> [ScenarioTrial] {
    let source = Source(uri: "notes.feature", text: text)
    let plan = await Planner { World.profiles(forTags: $0) }.plan([source], workers: 1)
    let auditor = ScenarioAuditor(NoteRoom.library, sorts: Set(Sabotage.Sort.allCases))
    return plan.scenarios.map { scenario in
      let trial = auditor.trial(of: scenario)
      return trial.adding(trial.possible.map { auditor.outcome(of: $0, in: trial) })
    }
  }

  private func found(_ trials: [ScenarioTrial], _ outcome: ScenarioTrial.Outcome) -> [Sabotage] {
    trials.flatMap(\.outcomes).filter { $0.outcome == outcome }.map(\.sabotage)
  }

  @Test func `a weak suite is told what it misses, and a stronger one misses less`() async {
    let weak = await trials(Self.weak)
    let strong = await trials(Self.strong)
    let missed: [Sabotage] = [.reworded(.fields), .deadButton("Cancel"), .popupStays("Really?")]
    #expect(weak.map(\.status) == [.passed] && strong.map(\.status) == [.passed])
    for sabotage in missed {
      #expect(found(weak, .missed).contains(sabotage), "\(sabotage)")
      #expect(found(strong, .noticed).contains(sabotage), "\(sabotage)")
    }
    #expect(found(weak, .noticed).contains(.popupNeverShown("Really?")))
  }

  @Test func `what makes no difference is told apart`() async {
    let same = found(await trials(Self.weak), .same)
    #expect(same.contains(.unheard(.front)))
    #expect(!same.contains(.reworded(.title)))
  }

  @Test func `what only one history of a search shows is no less seen`() async throws {
    let trials = await trials(
      """
      Feature: Notes
        Scenario: Whatever happens
          Given the note app is installed
          And the user opens the app
          When any 1 of the following happen, in any order:
            | event                   |
            | 1 minute passes         |
            | the user taps "Delete"  |
          Then no system alert is shown
      """)
    #expect(trials.map(\.status) == [.passed])
    let outcome = try #require(
      trials.first?.outcomes.first { $0.sabotage == .popupNeverShown("Really?") })
    #expect(outcome.outcome == .missed)
    #expect(outcome.places == [.screen])
  }

  @Test func `worlds in which the saboteur remembers something else have different futures`() throws
  {
    var one = SentencePlayer(NoteRoom.library).makeWorld(ScenarioSetup(profile: "iOS", seed: 1))
    one.interfere(.positionKept)
    var other = one
    let position = try #require(Position(latitudeE7: 1, longitudeE7: 2))
    _ = other.app.interference.change {
      $0.heard(.fix(Fix(position: position, accuracyMeters: 5, timestamp: .scenarioStart)))
    }
    #expect(one.fingerprint() != other.fingerprint())
  }

  @Test func `what was seen says where the difference was`() async throws {
    let trials = await trials(Self.weak)
    let missed = try #require(
      trials.first?.outcomes.first { $0.sabotage == .reworded(.fields) })
    #expect(missed.places == [.screen])
  }

  @Test func `a scenario that fails plainly is not spoiled further`() async {
    let trials = await trials(
      Self.weak.replacingOccurrences(of: "popup \"Really?\"", with: "popup \"Sure?\""))
    #expect(trials.map(\.status) == [.failed])
    #expect(trials.flatMap(\.outcomes).isEmpty)
  }

  @Test(arguments: ["campaign", "clock-in", "delivery", "startup-listing", "tour", "platform"])
  func `a world in which somebody only looks plays as any other`(folder: String) async throws {
    let paths = ScenarioFiles.paths.filter { $0.contains("/\(folder)/") }.prefix(4)
    try #require(!paths.isEmpty)
    let sources = try paths.map(ScenarioFiles.source)
    let plan = await Planner { World.profiles(forTags: $0) }.plan(sources, workers: 1)
    let player = ScenarioPlayer(ScenarioFiles.library)
    for scenario in plan.scenarios {
      let plain = player.play(scenario) { _ in }
      let watched = player.play(scenario) { $0.interfere(nil) }
      #expect(watched.result.status == plain.result.status, "\(scenario.id)")
      #expect(watched.world == plain.world, "\(scenario.id)")
    }
  }
}
