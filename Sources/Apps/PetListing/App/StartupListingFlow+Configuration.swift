import AppParts
public import DeviceInterface

extension StartupListingFlow {
  /// What a host or a scenario can adjust.
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
}

extension StartupListingFlow {
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
