import AppParts
import DeviceInterface

extension StartupListingFlow {
  /// Shows the popup, once per session (`startup:FR-004`, `startup:FR-013`).
  mutating func explain(_ block: LocationBlock, _ platform: inout Requests) {
    appliedAccess = .blocked(block)
    problem = nil
    popupWasShown = true
    state = .explaining(block)
  }

  /// The popup is up.
  mutating func handleExplaining(_ event: Event, _ platform: inout Requests) {
    switch event {
    case .cancelTapped:
      // The user goes on without location, whatever has changed behind the popup (FR-006).
      query(.everywhere(Self.refusal(platform.facts)), &platform)
    case .settingsTapped:
      // The query waits until the user is back (FR-005).
      state = .visitingSettings
      platform.add(.openSettings)
    case .appeared, .returned, .permissionTold, .questionFinished:
      keepExplaining(&platform)
    case .disappeared:
      // The popup goes with its screen; the next appearance loads the listings without it.
      state = .idle
    case .covered:
      // The system covers or hides the app as it likes, and the popup stays (EDGE-4).
      break
    case .fix, .noFix, .alertGraceEnded, .fixDeadlinePassed, .answered, .unanswered:
      // It belongs to an attempt that has ended otherwise.
      break
    case .refreshAsked:
      // The popup keeps touches from the list.
      break
    }
  }

  /// Keeps the popup true to what blocks location, or closes it when nothing does any more (FR-011).
  private mutating func keepExplaining(_ platform: inout Requests) {
    switch LocationAccess(platform.facts) {
    case .allowed:
      // Only in front can the phone be located; the return comes here again.
      if isInFront { locate(&platform) }
    case .blocked(let block):
      state = .explaining(block)
    case .undecided:
      // The user chose to be asked next time, which is the next appearance.
      break
    }
  }

  /// Why a user who has tapped "Cancel" gets all listings.
  private static func refusal(_ facts: Facts) -> Listing.FallbackReason {
    switch LocationAccess(facts) {
    case .undecided: .undecided
    case .allowed: .declined
    case .blocked(let block): .blocked(block)
    }
  }

  /// The user is in Settings.
  mutating func handleVisitingSettings(_ event: Event, _ platform: inout Requests) {
    switch event {
    case .returned, .appeared:
      // Whatever was chosen there, the listings come now (US4.2).
      appearanceIsDue = false
      proceed(&platform)
    case .refreshAsked:
      // The user can touch the app, so Settings has not opened.
      proceed(&platform)
    case .permissionTold, .questionFinished:
      // The app hears of it before it is in front again, and acts when it is.
      break
    case .disappeared, .covered:
      // Settings covers the app, as it should.
      break
    case .fix, .noFix, .alertGraceEnded, .fixDeadlinePassed, .answered, .unanswered:
      // It belongs to an attempt that has ended otherwise.
      break
    case .cancelTapped, .settingsTapped:
      // The popup is closed.
      break
    }
  }
}
