import AppParts
import DeviceInterface

extension TourFlow {
  /// Starts or continues a tour, or does what must come before.
  mutating func pursue(_ tour: Tour, _ platform: inout Requests) {
    stage = .none
    isUnanswered = false
    switch LocationHurdle(platform.facts) {
    case .unasked: stage = .awaiting(tour, .explaining)
    case .blocked(let block): notice = .blocked(block, tour)
    case nil: begin(tour, &platform)
    }
  }

  /// Has the system ask for the permission, once the walker has read why (`tour:SC-6`).
  private mutating func ask(_ tour: Tour, _ platform: inout Requests) {
    // While in use first, as both platforms want it (I-13, A-27).
    let question = PermissionQuestion(
      .whenInUse, timer: Self.alertTimer, grace: configuration.alertGrace, &platform)
    stage = .awaiting(tour, .asking(question))
  }

  /// Tells the start that waits for the walker's consent what has happened, and does what follows.
  mutating func tell(_ event: LocationConsent.Event, _ platform: inout Requests) {
    guard case .awaiting(let tour, let consent) = stage else { return }
    switch consent.take(event, &platform) {
    case .waits(let consent): stage = .awaiting(tour, consent)
    case .decided: pursue(tour, &platform)
    case .unanswered:
      stage = .none
      isUnanswered = true
    case .blocked(let block):
      stage = .none
      notice = .blocked(block, tour)
    }
  }

  /// The permission is there: the walk goes on from where it was, or begins.
  private mutating func begin(_ tour: Tour, _ platform: inout Requests) {
    stop(&platform)
    if let index = walks.firstIndex(where: { $0.tour.id == tour.id }) {
      if walks[index].status == .completed { walks[index] = TourWalk(tour) }
      walks[index].status = .running
      // Who continues wants to hear the rest.
      walks[index].isHeard = walks[index].hasActive
    } else {
      walks.append(TourWalk(tour))
    }
    page = .tour(tour)
    store(&platform)
    resumeAudio(&platform)
    if access.obstacle == .imprecise {
      notice = .imprecise
    } else if access.isInFrontOnly {
      notice = .inFrontOnly
    }
  }

  /// Stops the running walk, which can be continued on another day.
  mutating func stop(_ platform: inout Requests) {
    guard walk != nil else { return }
    noteHeard(&platform)
    changeWalk { $0.status = .stopped }
    releaseAudio(&platform)
    store(&platform)
  }

  /// Keeps a dialog about the access to positions true when that has changed since.
  mutating func reviseNotice(_ facts: Facts) {
    if case .awaiting(let tour, let consent) = stage, consent.isExplainingInVain(facts) {
      stage = .none
      if case .blocked(let block) = LocationHurdle(facts) { notice = .blocked(block, tour) }
    }
    if access.obstacle == nil || stage != .none { isUnanswered = false }
    switch notice {
    case .blocked(_, let tour):
      if case .blocked(let block) = LocationAccess(facts) {
        notice = .blocked(block, tour)
      } else {
        notice = nil
      }
    case .inFrontOnly where !access.isInFrontOnly: notice = nil
    case .imprecise where access.obstacle != .imprecise: notice = nil
    case .inFrontOnly, .imprecise, nil: break
    }
  }
}

// MARK: Taps

extension TourFlow {
  /// The user tapped something; only what the screen shows can be meant.
  mutating func tapped(_ label: String, _ platform: inout Requests) {
    if let dialog {
      // The dialog keeps touches from what lies under it.
      if dialog.buttons.contains(label) { tappedDialog(label, &platform) }
      return
    }
    switch page {
    case .list: tappedList(label, &platform)
    case .tour(let tour): tappedTour(tour, label, &platform)
    }
  }

  private mutating func tappedDialog(_ label: String, _ platform: inout Requests) {
    if notice == nil, case .awaiting(let tour, .explaining) = stage {
      stage = .none
      if label == TourWording.carryOn { ask(tour, &platform) }
      return
    }
    let answered = notice
    notice = nil
    switch label {
    case TourWording.openSettings: platform.add(.openSettings)
    case TourWording.turnLocationOn:
      guard case .blocked(_, let tour) = answered else { return }
      stage = .awaiting(tour, .turningLocationOn)
      platform.add(.askToTurnLocationOn)
    case TourWording.allowAlways:
      // Whatever the walker says, the walk goes on.
      alwaysQuestion.ask(&platform)
    case TourWording.allowPrecise: askForPrecision(&platform)
    default: break
    }
  }

  private mutating func askForPrecision(_ platform: inout Requests) {
    switch platform.facts.platform {
    case .iOS:
      platform.add(
        .askForPermission(.temporaryFullAccuracy(purposeKey: configuration.purposeKey)))
    // With approximate location granted this is the question to make it precise.
    case .android: platform.add(.askForPermission(.android([.coarse, .fine])))
    }
  }

  private mutating func tappedList(_ label: String, _ platform: inout Requests) {
    if label == TourWording.tryAgain, listing.failure != nil { return loadList(&platform) }
    guard let row = rowTitles.firstIndex(of: label) else { return }
    let tour = shownTours[row]
    isUnanswered = false
    page = .tour(walk(of: tour.id)?.tour ?? tour)
  }

  private mutating func tappedTour(_ tour: Tour, _ label: String, _ platform: inout Requests) {
    guard controls(of: tour).contains(label) else { return }
    switch label {
    case TourWording.start, TourWording.carryOn, TourWording.startAgain:
      pursue(tour, &platform)
    case TourWording.stop: stop(&platform)
    case TourWording.openSettings: platform.add(.openSettings)
    case TourWording.allTours:
      // A question that is on its way loses its purpose; its answer changes the permission only.
      stage = .none
      isUnanswered = false
      page = .list
    default: break
    }
  }
}
