import AppParts
public import DeviceInterface

extension DeliveryFlow {
  /// Takes a signal in and puts the requests that follow from it on the platform's list.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    switch gate.admit(signal, platform.facts) {
    case .closed: return LaunchGate.askForMoves(after: signal, &platform)
    case .opens:
      launch(&platform)
      if gate.wasClosed, !isDriving { platform.add(.stopSignificantChanges) }
    case .open: break
    }
    let wasOutOfReach = access.obstacle != nil
    guide.read(platform.facts)
    notifying.read(platform.facts)
    wallMilliseconds = platform.facts.wallClock.millisecondsSince1970
    zoneOffsetSeconds = platform.facts.wallClock.zoneOffsetSeconds
    receive(signal, &platform)
    // A stop that was closed elsewhere has nothing to be filled in.
    closeStaleWays()
    if let filled = sheet, !isDriving || work?.progress[filled.stop].outcome != nil { sheet = nil }
    guide.revise(platform.facts)
    updateTracking(&platform)
    if wasOutOfReach != (access.obstacle != nil) { reviseNotTracked(&platform) }
    // Once tracking has begun, and nothing else is asked; it does not wait for the answer.
    notifying.put(
      if: notifying.isOpen(platform.facts) && isTracking && tracker.isInFront && !dialog.exists
        && !guide.isWaiting,
      &platform)
    keepTime(&platform)
    deferral.watch(
      isHeldUp: journal.isHeldUp(platform.facts), isDelivered: journal.queue.parcels.isEmpty,
      &platform)
  }

  private mutating func receive(_ signal: Signal, _ platform: inout Requests) {
    switch signal {
    case .launched: break
    case .becameActive: cameToFront(&platform)
    case .willResignActive:
      tracker.leftFront()
      receive(.covered, &platform)
    case .enteredBackground, .willSuspend:
      tracker.leftFront()
      deferral.putAway(hasUnsent: !journal.isDelivered, &platform)
    case .screenAppeared, .pulledToRefresh: loadRoute(&platform)
    case .authorizationChanged: receive(.told, &platform)
    case .permissionRequestFinished: receive(.questionFinished, &platform)
    case .turnLocationOnFinished: receive(.turningOnFinished, &platform)
    case .fix(let fix): receive(fix, &platform)
    case .regionEntered(_, let fix): receiveCrossing(fix, isExit: false, &platform)
    case .regionExited(_, let fix): receiveCrossing(fix, isExit: true, &platform)
    case .regionFailed: circles.bar()
    case .foregroundServiceFailed: serviceFailed(&platform)
    case .motionChanged(let motion): tracker.receive(motion, at: platform.facts.uptime)
    case .response(let id, let response): receive(response, id, &platform)
    case .requestFailed(let id, let failure):
      if !loading.receiveFailure(failure, of: id, &platform),
        wayChoice?.loading.receiveFailure(failure, of: id, &platform) != true
      {
        _ = journal.receiveFailure(failure, of: id, &platform)
      }
    case .connectivityChanged(let isOnline):
      if isOnline, tracker.isInFront { deferral.takeBack(&platform) }
      journal.changeConnectivity(isOnline: isOnline, &requests, &platform)
      if isOnline, loading.isWaiting { loadRoute(&platform) }
    case .timerFired(let name): receiveTimer(name, &platform)
    case .storageFailed(let key): receiveStorageFailure(key, &platform)
    case .workStarted(let name): workStarted(name, &platform)
    case .workExpired(let name): deferral.expire(name, &platform)
    case .tapped(let label): tapped(label, &platform)
    case .tappedPoint(let number): show(stop: number)
    case .entered(let text, let field): sheet?.enter(text, into: field)
    case .locationFailed, .locationAvailabilityChanged(false):
      tracker.loseSight()
      losePresence(&platform)
    case .clockChanged:
      storeTime(&platform)
      journal.keepTime(&platform)
    case .pushReceived:
      // Whatever is new is in today's route.
      if isDriving { loadRoute(&platform) }
    case .notificationRequestFinished(let isAllowed): notifying.finished(isAllowed: isAllowed)
    case .resumed, .screenDisappeared, .temporaryFullAccuracyFinished,
      .locationAvailabilityChanged, .updatesPaused, .updatesResumed, .batteryChanged,
      .powerSavingChanged,
      .bootCompleted:
      // What follows from them is found below: the platform's facts say it all.
      break
    case .regionDwelled, .regionState, .visited, .transfersFinished, .storageLocked,
      .storageUnlocked, .notificationDue, .notificationTapped, .alarmRang, .languageChanged:
      // A delivery asks for none of it, and shows the same however it was opened.
      break
    case .audioFinished, .audioInterrupted, .audioInterruptionEnded, .audioLost,
      .headphonesUnplugged, .tappedPlay, .tappedPause, .draggedPlayer:
      // This app plays nothing.
      break
    }
  }

  /// The courier has the app in front, for the first time or again.
  private mutating func cameToFront(_ platform: inout Requests) {
    tracker.cameToFront()
    platform.withdrawIfShown(Self.notTrackedNotification)
    platform.withdrawIfShown(Self.newsNotification)
    circles.unbar()
    receive(.returned, &platform)
  }

  /// Looks at the clock each minute while the courier looks at the screen: who stands still arrives later and later.
  private mutating func keepTime(_ platform: inout Requests) {
    let isWanted = tracker.isInFront && isDriving
    guard isWanted != isClockPlanned else { return }
    isClockPlanned = isWanted
    platform.add(
      isWanted
        ? .schedule(timer: Self.clockTimer, after: .seconds(60))
        : .cancel(timer: Self.clockTimer))
  }

  /// The platform gives time for what waits.
  private mutating func workStarted(_ name: String, _ platform: inout Requests) {
    guard deferral.start(name) else { return }
    flush(&platform)
    journal.changeConnectivity(isOnline: platform.facts.isOnline, &requests, &platform)
  }

  private mutating func receiveTimer(_ name: String, _ platform: inout Requests) {
    switch name {
    case guide.timer: receive(.graceEnded, &platform)
    case Self.routeTimer:
      if loading.isWaiting { loadRoute(&platform) }
    case Self.restTimer: planRest(&platform)
    case Self.dwellTimer: dwellDue(&platform)
    case Self.syncTimer:
      isSyncPlanned = false
      flush(&platform)
    case Self.clockTimer: isClockPlanned = false
    case Self.doubtTimer: doubtDue(&platform)
    default: _ = journal.receiveTimer(name, &requests, &platform)
    }
  }

  private mutating func receive(_ response: ServerResponse, _ id: Int, _ platform: inout Requests) {
    if id == loading.requestID { return receiveRoute(response, &platform) }
    if id == wayChoice?.loading.requestID { return receiveWays(response, &platform) }
    var answer: JSONValue?
    let news = journal.receive(response, to: id, reading: &answer, &requests, &platform)
    guard let news else { return }
    receive(news, &platform)
    receiveRevision(in: answer ?? JSONValue.answer(response.body), &platform)
  }
}
