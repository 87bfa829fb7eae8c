import Authoring
import CampaignRoom
import ClockInRoom
import DeliveryRoom
import Gherkin
import PetListingRoom
import Rehearsal
import ScenarioRunner
import TourRoom

/// Desks of tests, at which features for the five apps are written.
enum Desk {
  /// The steps, without routes and answers beside features.
  static let library = StepVocabulary.library(apps: [
    PetListingRoom.self, CampaignRoom.self, ClockInRoom.self, TourRoom.self, DeliveryRoom.self,
  ])

  static let planner = Planner { World.profiles(forTags: $0) }

  static func make() -> AuthoringDesk<World> { AuthoringDesk(library, planner) }

  /// A feature of one scenario on iOS.
  static func feature(_ steps: String...) -> Source {
    let lines = ["@ios", "Feature: Test", "  Scenario: Test"] + steps.map { "    \($0)" }
    return Source(uri: "test.feature", text: lines.joined(separator: "\n") + "\n")
  }
}
