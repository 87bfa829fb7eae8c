import Rehearsal

@testable import CampaignRoom
@testable import ClockInRoom
@testable import DeliveryRoom
@testable import PetListingRoom
@testable import TourRoom

/// The apps that scenarios of the repository name: those of the command.
enum AllApps {
  static let rooms: [any App.Type] = [
    PetListingRoom.self, CampaignRoom.self, ClockInRoom.self, TourRoom.self,
    DeliveryRoom.self,
  ]
}
