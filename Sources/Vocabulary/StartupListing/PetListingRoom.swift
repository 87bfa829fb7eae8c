package import BackendSimulator
package import DeviceSimulator
package import Flows
package import ScenarioRunner

/// The room of the pet listing app.
package enum PetListingRoom: App {
  /// Its flow.
  package typealias Process = StartupListingFlow

  /// What scenarios call it.
  package static let name = "pet listing app"
  /// What scenarios call its server.
  package static let serverName = "listing server"
  /// It declares what every app that asks for a location does.
  package static let manifest = AppManifest(name: "Pet Finder")
  /// Everything that it can say.
  package static let words = StartupListingFlow.words
  /// What people look for.
  package static let synonyms = "listing, animal, pet, ad, result"

  /// A server with the sample animals.
  package static func makeServer() -> ListingServer { ListingServer() }

  /// The names of what is listed.
  package static func shownTexts(on server: ListingServer) -> [String] { server.shownTexts }

  /// Adds the sentences about its server, its queries and its list.
  package static func addSteps(to library: inout StepLibrary<World>) {
    ListingServerSteps.add(to: &library)
    ListingQuerySteps.add(to: &library)
    ListingScreenSteps.add(to: &library)
  }

  /// That popups are rare is a promise of this app; others ask before they do something.
  package struct Observer: AppObserver {
    /// The app's flow.
    package typealias Process = StartupListingFlow

    private var onePopup = OnePopupPerSession()
    /// How many of the server's requests the scenario has set aside, so that checks begin after them.
    var queriesSetAside = 0

    /// Begins to watch.
    package init() {}

    /// Counts popups.
    package mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? {
      onePopup.observe(moment)
    }
  }
}

extension StartupListingFlow: AppProcess {}
extension StartupListingFlow.Configuration: AppConfiguration {}
