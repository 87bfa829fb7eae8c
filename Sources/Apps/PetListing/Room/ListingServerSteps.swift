import BackendSimulator
import Rehearsal
import ScenarioRunner

/// What the server of the pet listing app has in store; how it behaves is said as of every server.
enum ListingServerSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The listing server")
    library.given(
      "the listing server has no animals", "Empties the server: it answers with an empty list.",
      example: "the listing server has no animals"
    ) { (world: inout World) in
      world[serverOf: PetListingRoom.self].animals = []
    }
  }
}
