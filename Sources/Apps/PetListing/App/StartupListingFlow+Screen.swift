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
}
