public import AppParts

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
