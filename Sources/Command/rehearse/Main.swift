import CampaignRoom
import ClockInRoom
import DeliveryRoom
import PetListingRoom
import RehearseCommand
import TourRoom

/// The process: it names the apps that its scenarios can install, and leaves the rest to the command.
@main
enum Main {
  static func main() async {
    await Rehearse.main(apps: [
      PetListingRoom.self, CampaignRoom.self, ClockInRoom.self, TourRoom.self, DeliveryRoom.self,
    ])
  }
}
