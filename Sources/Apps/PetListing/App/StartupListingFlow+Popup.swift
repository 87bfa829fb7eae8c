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
      // The user chose to be asked next time, which is the next appearance; what stood in the way until now does not.
      state = .explaining(.denied)
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

  /// Nothing is going on.
  mutating func handleIdle(_ event: Event, _ platform: inout Requests) {
    switch event {
    case .appeared:
      // Every appearance reads the permission anew and loads the listings (FR-001, FR-007).
      beginVisit(&platform)
    case .returned, .permissionTold, .questionFinished:
      // The permission may have changed while nothing was going on (FR-010).
      catchUp(&platform)
    case .refreshAsked:
      // The user wants the listings again, and neither a question nor a popup in between.
      if view == .shown { proceed(&platform) }
    case .disappeared, .covered:
      // There is nothing to stop.
      break
    case .fix, .noFix, .answered, .unanswered, .alertGraceEnded, .fixDeadlinePassed:
      // It belongs to an attempt that has ended otherwise.
      break
    case .cancelTapped, .settingsTapped:
      // There is no popup, so another app's or an older button was meant.
      break
    }
  }

  /// Does what an appearance of the screen calls for in each permission status.
  mutating func beginVisit(_ platform: inout Requests) {
    appearanceIsDue = false
    switch LocationAccess(platform.facts) {
    case .undecided:
      // The user has not been asked, or a temporary grant has lapsed (FR-003, I-40).
      ask(&platform)
    case .allowed:
      locate(&platform)
    case .blocked(let block) where popupWasShown:
      // Once per session is enough (FR-013); the listings do not wait.
      query(.everywhere(.blocked(block)), &platform)
    case .blocked(let block):
      explain(block, &platform)
    }
  }

  /// Acts on what has changed while something else was going on, or while the app was not in front.
  mutating func catchUp(_ platform: inout Requests) {
    // Before the user has the screen in front of them again nothing may start: location may be out of reach
    // (I-54) and a question would be ignored (I-11). The next return or appearance comes here again.
    guard isInFront else { return }
    let access = LocationAccess(platform.facts)
    if access == .allowed {
      // What the last attempt reckoned with tells a grant from mere repetition (FR-011, I-27).
      let isGrant = appliedAccess != .allowed
      appearanceIsDue = false
      if isGrant { locate(&platform) }
    } else if appearanceIsDue, access == .undecided || !popupWasShown {
      // The screen came back during a query, and this appearance still lacks its question or its popup.
      beginVisit(&platform)
    } else {
      // Without location the listings stay as they are; the next query has no coordinates (US4.3, US4.4).
      appearanceIsDue = false
      appliedAccess = access
    }
  }

  /// Goes on without asking and without a popup, as far as the permission allows now.
  mutating func proceed(_ platform: inout Requests) {
    switch LocationAccess(platform.facts) {
    case .undecided: query(.everywhere(.undecided), &platform)
    case .allowed: locate(&platform)
    case .blocked(let block): query(.everywhere(.blocked(block)), &platform)
    }
  }
}
