import AppParts
public import DeviceInterface

extension StartupListingFlow {
  /// What the user sees.
  public var screen: Screen {
    switch view {
    case .notYetShown: return Screen(title: StartupListingWording.title)
    case .left: return Screen(title: StartupListingWording.anotherScreen)
    case .shown: break
    }
    var screen = Screen(title: StartupListingWording.title)
    screen.badges = badges
    screen.progress = progress
    screen.items = listing?.items ?? []
    screen.message = message
    screen.dialog = dialog
    screen.canPullToRefresh = isAtRest
    if problem != nil { screen.controls = [Control(StartupListingWording.tryAgain)] }
    return screen
  }

  /// Whether nothing is on its way, so that a refresh would do something.
  private var isAtRest: Bool {
    switch state {
    case .idle: appliedAccess != nil
    case .visitingSettings: true
    case .asking, .explaining, .locating, .querying: false
    }
  }

  private var badges: [Badge] {
    switch listing?.scope {
    case nil: []
    case .near(_, isApproximate: false): [Badge(StartupListingWording.nearYou)]
    case .near(_, isApproximate: true):
      [Badge(StartupListingWording.nearYou), Badge(StartupListingWording.approximate)]
    case .everywhere: [Badge(StartupListingWording.allListings)]
    }
  }

  private var progress: String? {
    switch state {
    case .idle, .explaining: nil
    case .asking: StartupListingWording.asking
    case .visitingSettings: StartupListingWording.visitingSettings
    case .locating: StartupListingWording.locating
    case .querying: listing == nil ? StartupListingWording.loading : StartupListingWording.updating
    }
  }

  /// What is wrong goes before why the listing is as it is.
  private var message: String? {
    if let problem { return StartupListingWording.message(problem, hasListing: listing != nil) }
    return listing.flatMap(StartupListingWording.message)
  }

  private var dialog: Dialog? {
    guard case .explaining(let block) = state else { return nil }
    return StartupListingWording.popup(block)
  }

  /// The settings that a host or a scenario can adjust.
  public struct Configuration: Hashable, Sendable {
    /// The server's path of the listings.
    public var path = "/api/listings"
    /// How far away a pet may be to be listed as near.
    public var radius = Distance.kilometers(50)
    /// How long the search for a position may take before the fallback query (`startup:FR-014`).
    public var fixTimeout = Duration.seconds(10)
    /// How long the app waits for the server.
    public var queryTimeout = Duration.seconds(30)
    /// The greatest age at which a fix still is the current location (`I-92`).
    public var fixAgeMax = Duration.seconds(60)
    /// The greatest age of a fix where the user allows only an approximate location (`I-43`).
    public var reducedFixAgeMax = Duration.seconds(20 * 60)
    /// The greatest radius, in metres, of a fix that counts as located; larger is a weak signal (`startup:EDGE-5`).
    ///
    /// It does not hold where the user allows only an approximate location, whose radius is kilometres by design.
    public var accuracyMetersMax = 500
    /// How long a permission alert may take to cover the app before the app goes on without an answer.
    ///
    /// The system says nothing when it ignores a question (`I-11`, `I-12`). A simulated alert comes at once or
    /// never, so the time is zero; a host on a real phone should give it a second.
    public var alertGrace = Duration.zero
    /// The largest answer in bytes that the app reads.
    public var answerBytesMax = 1 << 20

    /// Creates the usual configuration.
    public init() {}
  }

  /// What the app can say.
  public static let words = AppWords(
    popups: LocationBlock.allCases.map(StartupListingWording.popup),
    controls: [StartupListingWording.tryAgain],
    badges: [
      StartupListingWording.nearYou, StartupListingWording.approximate,
      StartupListingWording.allListings,
    ],
    notifications: [],
    texts: [
      StartupListingWording.title, StartupListingWording.anotherScreen,
      StartupListingWording.asking, StartupListingWording.visitingSettings,
      StartupListingWording.locating, StartupListingWording.loading,
      StartupListingWording.updating, StartupListingWording.noneNear, StartupListingWording.none,
      "Lost", "Found", "Unknown", "100 m away", "1.0 km away", "far away",
    ] + reasons.map(StartupListingWording.message)
      + QueryProblem.samples.flatMap { problem in
        [true, false].map { StartupListingWording.message(problem, hasListing: $0) }
      })

  private static let reasons: [Listing.FallbackReason] =
    [.undecided, .declined, .notLocated] + LocationBlock.allCases.map { .blocked($0) }
}
