import CampaignRoom
import ClockInRoom
import DeliveryRoom
import PetListingRoom
import Rehearsal
import TourRoom

/// The apps that are measured: those of the command.
enum BenchApps {
  static let all: [any App.Type] = [
    PetListingRoom.self, CampaignRoom.self, ClockInRoom.self, TourRoom.self,
    DeliveryRoom.self,
  ]
}
