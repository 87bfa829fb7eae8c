import AppParts
public import DeviceInterface

extension TourFlow {
  /// Takes a signal in and puts the requests that follow from it on the platform's list.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    switch gate.admit(signal, platform.facts) {
    case .closed: return
    case .opens: launch(&platform)
    case .open: break
    }
    guide.read(platform.facts)
    notifying.read(platform.facts)
    switch signal {
    case .launched: break
    case .becameActive: cameToFront(&platform)
    case .willResignActive:
      updates.leftFront()
      receive(.covered, &platform)
    case .enteredBackground, .willSuspend:
      updates.leftFront()
      recordHeard(&platform)
    case .screenAppeared, .pulledToRefresh: loadList(&platform)
    case .authorizationChanged: receive(.told, &platform)
    case .permissionRequestFinished: receive(.questionFinished, &platform)
    case .turnLocationOnFinished: receive(.turningOnFinished, &platform)
    case .fix(let fix): receive(fix, &platform)
    case .regionEntered(let id, let fix): entered(id, fix, &platform)
    case .regionFailed: isWatchBarred = true
    case .foregroundServiceFailed: serviceFailed(&platform)
    case .response(let id, let response):
      if id == listing.requestID { receiveList(response, &platform) }
    case .requestFailed(let id, let failure):
      _ = listing.receiveFailure(failure, of: id, &platform)
    case .connectivityChanged(isOnline: true):
      if listing.isWaiting { loadList(&platform) }
    case .timerFired(let name): receiveTimer(name, &platform)
    case .storageFailed(let key): receiveStorageFailure(key, &platform)
    case .audioFinished, .audioInterrupted, .audioInterruptionEnded, .audioLost,
      .headphonesUnplugged, .tappedPlay, .tappedPause, .draggedPlayer:
      receiveAudio(signal, &platform)
    case .tapped(let label): tapped(label, &platform)
    case .notificationRequestFinished(let isAllowed): notifying.finished(isAllowed: isAllowed)
    case .resumed, .screenDisappeared, .temporaryFullAccuracyFinished, .locationFailed,
      .locationAvailabilityChanged, .updatesPaused, .updatesResumed, .connectivityChanged:
      // What follows from them is found below: the platform's facts say it all.
      break
    case .regionExited, .regionDwelled, .regionState, .visited, .bootCompleted,
      .transfersFinished, .storageLocked, .storageUnlocked, .batteryChanged, .powerSavingChanged,
      .motionChanged,
      .clockChanged, .workStarted, .workExpired, .tappedPoint, .entered, .notificationDue,
      .notificationTapped, .pushReceived, .alarmRang,
      .languageChanged:
      // A tour asks for none of it; only entering a circle matters.
      break
    }
    // There may be room again (tour:STATE-1).
    if unsaved.isPayable(platform.facts) { store(&platform) }
    guide.revise(platform.facts)
    // On Android a story is told to its end also where there are no positions any more.
    updates.keepService(player?.wantsToBeHeard ?? false, &platform)
    updateTracking(&platform)
    // Once tracking has begun, and nothing else is asked; it does not wait for the answer.
    notifying.put(
      if: notifying.isOpen(platform.facts) && isTracking && updates.isInFront && !dialog.exists
        && !guide.isWaiting,
      &platform)
  }

  /// A process has started: takes up what the one before has left.
  private mutating func launch(_ platform: inout Requests) {
    let storage = platform.facts.storage
    guide.restore(platform.facts)
    notifying.restore(platform.facts)
    if let body = storage[Self.listKey],
      let list = Tour.list(body: body)
    {
      tours = list.tours
    }
    walks = Self.storedWalks(in: storage)
    guard let walk else { return }
    page = .tour(walk.tour)
    // The platform watches on without a process, and without the permission the new one would not ask for it.
    (watched, inheritsWatch) = (walk.awaited, true)
    resumeAudio(&platform)
  }

  /// Returns the walks that a new process finds in durable storage.
  public static func storedWalks(in storage: [String: String]) -> [TourWalk] {
    storage[walksKey].map(TourWalk.list(text:)) ?? []
  }

  /// The walker has the app in front, for the first time or again.
  private mutating func cameToFront(_ platform: inout Requests) {
    updates.cameToFront()
    platform.withdrawIfShown(Self.pointNotification)
    isWatchBarred = false
    receive(.returned, &platform)
    player?.align(platform.facts)
    // Android may have refused a sound out of sight, and tells of no end of that.
    if platform.facts.platform == .android { player?.interruptionEnded(&platform) }
  }

  private mutating func receiveTimer(_ name: String, _ platform: inout Requests) {
    switch name {
    case guide.timer: receive(.graceEnded, &platform)
    case Self.listTimer:
      if listing.isWaiting { loadList(&platform) }
    case Self.heardTimer: heardDue(&platform)
    default: break
    }
  }

  // MARK: The list, and what is stored

  /// Asks the server for the tours.
  mutating func loadList(_ platform: inout Requests) {
    listing.begin("/api/tours", &requests, &platform)
  }

  private mutating func receiveList(_ response: ServerResponse, _ platform: inout Requests) {
    guard let list = listing.receive(response, &platform, reading: Tour.list) else { return }
    tours = list.tours
    badTourCount = list.badCount
    platform.add(.store(key: Self.listKey, value: response.body))
    // A tour that is shown and was never begun is shown as it is now.
    if case .tour(let shown) = page, walk(of: shown.id) == nil,
      let present = tours.first(where: { $0.id == shown.id })
    {
      page = .tour(present)
    }
  }

  /// Writes the walks to durable storage.
  mutating func store(_ platform: inout Requests) {
    unsaved.pay()
    platform.add(.store(key: Self.walksKey, value: TourWalk.text(of: walks)))
  }

  private mutating func receiveStorageFailure(_ key: String, _ platform: inout Requests) {
    guard key == Self.walksKey else { return }
    unsaved.incur(platform.facts)
    // The list can be had again, the way that somebody has walked cannot.
    guard platform.facts.storage[Self.listKey] != nil else { return }
    platform.add(.delete(key: Self.listKey))
    store(&platform)
  }
}
