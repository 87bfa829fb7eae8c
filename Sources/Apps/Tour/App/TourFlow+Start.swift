import AppParts
import DeviceInterface

extension TourFlow {
  /// Starts or continues a tour, or does what must come before (`tour:SC-6`, `tour:EDGE-4`).
  mutating func pursue(_ tour: Tour, _ platform: inout Requests) {
    if guide.mayBegin(&platform) { begin(tour, &platform) }
  }

  /// Tells the start that waits for the walker's consent what has happened: it is the tour on the page that waits.
  mutating func receive(_ event: LocationConsent.Event, _ platform: inout Requests) {
    guard guide.receive(event, &platform), case .tour(let tour) = page else { return }
    pursue(tour, &platform)
  }

  /// The permission is there: the walk goes on from where it was, or begins.
  private mutating func begin(_ tour: Tour, _ platform: inout Requests) {
    stop(&platform)
    var tour = tour
    if let index = walks.firstIndex(where: { $0.tour.id == tour.id }) {
      if walks[index].status == .completed {
        // Begun anew is the tour as it is now (tour:REQ-1), where it is still listed.
        tour = tours.first { $0.id == tour.id } ?? tour
        walks[index] = TourWalk(tour)
      }
      walks[index].status = .running
      // Who continues wants to hear the rest.
      walks[index].isHeard = walks[index].hasActive
    } else {
      walks.append(TourWalk(tour))
    }
    page = .tour(tour)
    store(&platform)
    resumeAudio(&platform)
    // The walk has begun; it works better with all that the walker may still allow (tour:EDGE-5).
    guide.sayWhatIsMissing()
  }

  /// Stops the running walk, which can be continued on another day.
  mutating func stop(_ platform: inout Requests) {
    guard walk.exists else { return }
    recordHeard(&platform)
    changeWalk { $0.status = .stopped }
    platform.withdrawIfShown(Self.pointNotification)
    releaseAudio(&platform)
    store(&platform)
  }

  // MARK: Taps

  /// The user tapped something; only what the screen shows can be meant.
  mutating func tapped(_ label: String, _ platform: inout Requests) {
    if let dialog {
      // The dialog keeps touches from what lies under it.
      if dialog.buttons.contains(label) { guide.answer(label, in: dialog, &platform) }
      return
    }
    switch page {
    case .list: tappedList(label, &platform)
    case .tour(let tour): tappedTour(tour, label, &platform)
    }
  }

  private mutating func tappedList(_ label: String, _ platform: inout Requests) {
    if label == TourWording.tryAgain, listing.failure != nil { return loadList(&platform) }
    guard let row = rowTitles.firstIndex(of: label) else { return }
    let tour = shownTours[row]
    guide.giveUp()
    page = .tour(walk(of: tour.id)?.tour ?? tour)
  }

  private mutating func tappedTour(_ tour: Tour, _ label: String, _ platform: inout Requests) {
    guard controls(of: tour).contains(label) else { return }
    switch label {
    case TourWording.start, TourWording.carryOn, TourWording.startAgain:
      pursue(tour, &platform)
    case TourWording.stop: stop(&platform)
    case LocationWording.openSettings: platform.add(.openSettings)
    case TourWording.allTours:
      // A question that is on its way loses its purpose; its answer changes the permission only.
      guide.giveUp()
      page = .list
    default: break
    }
  }
}
