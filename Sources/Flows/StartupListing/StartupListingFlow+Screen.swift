public import DeviceInterface

extension StartupListingFlow {
  /// What the user sees.
  public var screen: Screen {
    switch view {
    case .notYetShown: return Screen(title: Wording.title)
    case .left: return Screen(title: Wording.anotherScreen)
    case .shown: break
    }
    var screen = Screen(title: Wording.title)
    screen.badges = badges
    screen.progress = progress
    screen.items = listing?.items ?? []
    screen.message = message
    screen.dialog = dialog
    screen.canPullToRefresh = isAtRest
    if problem != nil { screen.controls = [Control(Wording.tryAgain)] }
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
    case .near(_, isApproximate: false): [Badge(Wording.nearYou)]
    case .near(_, isApproximate: true): [Badge(Wording.nearYou), Badge(Wording.approximate)]
    case .everywhere: [Badge(Wording.allListings)]
    }
  }

  private var progress: String? {
    switch state {
    case .idle, .explaining: nil
    case .asking: Wording.asking
    case .visitingSettings: Wording.visitingSettings
    case .locating: Wording.locating
    case .querying: listing == nil ? Wording.loading : Wording.updating
    }
  }

  /// What is wrong goes before why the listing is as it is.
  private var message: String? {
    if let problem { return Wording.message(problem, hasListing: listing != nil) }
    return listing.flatMap(Wording.message)
  }

  private var dialog: Dialog? {
    guard case .explaining(let block) = state else { return nil }
    return Dialog(
      title: Wording.popupTitle, message: Wording.popupMessage(block),
      buttons: [Wording.goToSettings, Wording.cancel])
  }
}
