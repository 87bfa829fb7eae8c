import CampaignRoom
import ClockInRoom
import DeliveryRoom
import PetListingRoom
import Rehearsal
import TourRoom

@testable import RehearseCommand

/// The sentences of the command, with the apps that its executable names.
enum CommandSteps {
  static let all = Rehearse.steps([
    PetListingRoom.self, CampaignRoom.self, ClockInRoom.self, TourRoom.self,
    DeliveryRoom.self,
  ])
}
