import BackendSimulator
public import DeviceInterface
public import DeviceSimulator
public import PetListingApp
public import Rehearsal
public import ScenarioRunner

/// The room of the pet listing app.
public enum PetListingRoom: App {
  /// Its flow.
  public typealias Process = StartupListingFlow

  /// What scenarios call it.
  public static let name = "pet listing app"
  /// What scenarios call its server.
  public static let serverName = "listing server"
  /// What tags of its requirements begin with.
  public static let requirements: String? = "startup"
  /// It declares what every app that asks for a location does.
  public static let manifest = AppManifest(name: "Pet Finder")
  /// Everything that it can say.
  public static let words = StartupListingFlow.words
  /// What it can show and do beside its words.
  public static let abilities: Set<AppAbility>? = [
    .popup, .progress, .list, .permission, .fix, .request,
  ]
  /// What people look for.
  public static let synonyms = """
    listing, animal, pet, ad, result
    listings are shown > listings updated, listings refreshed, new listings, listings appear, list of animals, \
    animals appear, sees animals
    """

  /// A server with the sample animals.
  public static func makeServer() -> ListingServer { ListingServer() }

  /// The names of what is listed.
  public static func shownTexts(on server: ListingServer) -> [String] { server.shownTexts }

  /// Adds the sentences about its server, its queries and its list.
  public static func addSteps(to library: inout StepLibrary<World>) {
    ListingServerSteps.add(to: &library)
    ListingQuerySteps.add(to: &library)
    ListingScreenSteps.add(to: &library)
  }

  /// The observer of a promise of this app, that popups are rare; others ask before they do something.
  public struct Observer: AppObserver {
    /// The app's flow.
    public typealias Process = StartupListingFlow

    private var onePopup = OnePopupPerSession()
    /// How many of the server's requests the scenario has set aside, so that checks begin after them.
    var queriesSetAside = 0
    /// The listing queries that the app has sent since then, whether or not they could reach the server.
    private(set) var sentQueries: [ReceivedRequest] = []

    /// Begins to watch.
    public init() {}

    /// Keeps the listing queries that the app has the phone send.
    public mutating func note(_ entries: [PhoneLogEntry]) -> Bool {
      for entry in entries {
        guard case .asked(.send(let request)) = entry.what, request.method == .get,
          request.path == ListingServer.path
        else { continue }
        sentQueries.append(ReceivedRequest(request, at: entry.instant))
      }
      return false
    }

    /// Lets checks look only at what comes from now on; the server has received so many requests.
    mutating func setAside(received count: Int) {
      queriesSetAside = count
      sentQueries = []
    }

    /// Counts popups.
    public mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? {
      onePopup.observe(moment)
    }
  }
}

extension StartupListingFlow: AppProcess {}
extension StartupListingFlow.Configuration: AppConfiguration {}

/// The contents of the pet listing app's server; how it behaves is said as of every server.
enum ListingServerSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The listing server")
    library.given(
      "the listing server has no animals", "Empties the server: it answers with an empty list."
    ) { (world: inout World) in
      world[serverOf: PetListingRoom.self].animals = []
    }
  }
}

/// At most one informational popup per session, whatever brings it up (`startup:FR-013`).
struct OnePopupPerSession: Hashable, Sendable {
  static let rule = "An app shows an informational popup at most once per session."

  private var shown: String?

  /// Counts popups; a second one in the same session breaks the rule.
  mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? {
    switch moment {
    case .sessionBegan:
      shown = nil
    case .dialogAppeared(let dialog):
      if let shown {
        return InvariantViolation(
          rule: Self.rule, happened: "\"\(dialog.title)\" came up after \"\(shown)\".")
      }
      shown = dialog.title
    case .told, .requested, .ignored, .undeclared:
      break
    }
    return nil
  }
}
