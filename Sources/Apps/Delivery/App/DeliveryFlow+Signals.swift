import AppParts
public import DeviceInterface

extension DeliveryFlow {
  /// Takes a signal in and puts the requests that follow from it on the platform's list.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    switch gate.take(signal, platform.facts) {
    case .closed: return
    case .opens: launch(&platform)
    case .open: break
    }
    guide.read(platform.facts)
    wallMilliseconds = platform.facts.wallClock.millisecondsSince1970
    zoneOffsetSeconds = platform.facts.wallClock.zoneOffsetSeconds
    switch signal {
    case .launched: break
    case .becameActive: cameToFront(&platform)
    case .willResignActive:
      tracker.leftFront()
      tell(.covered, &platform)
    case .enteredBackground, .willSuspend:
      tracker.leftFront()
      deferral.putAway(hasUnsent: !journal.isDelivered, &platform)
    case .screenAppeared, .pulledToRefresh: loadRoute(&platform)
    case .authorizationChanged: tell(.told, &platform)
    case .permissionRequestFinished: tell(.questionFinished, &platform)
    case .turnLocationOnFinished: tell(.turningOnFinished, &platform)
    case .fix(let fix): take(fix, &platform)
    case .regionEntered(_, let fix): tellPlace(fix, isExit: false, &platform)
    case .regionExited(_, let fix): tellPlace(fix, isExit: true, &platform)
    case .regionFailed: circles.bar()
    case .foregroundServiceFailed: serviceFailed(&platform)
    case .motionChanged(let motion): tracker.take(motion, at: platform.facts.uptime)
    case .response(let id, let response): take(response, id, &platform)
    case .requestFailed(let id, let failure):
      if !loading.takeFailure(failure, of: id, &platform) {
        _ = journal.takeFailure(of: id, &platform)
      }
    case .connectivityChanged(let isOnline):
      journal.takeConnectivity(isOnline: isOnline, &requests, &platform)
      if isOnline, loading.isWaiting { loadRoute(&platform) }
    case .timerFired(let name): takeTimer(name, &platform)
    case .storageFailed(let key): takeStorageFailure(key, &platform)
    case .workStarted(let name): workStarted(name, &platform)
    case .workExpired(let name): deferral.expire(name, &platform)
    case .tapped(let label): tapped(label, &platform)
    case .tappedPoint(let number): show(stop: number)
    case .entered(let text, let field): sheet?.enter(text, into: field)
    case .locationFailed, .locationAvailabilityChanged(false): losePresence(platform.facts)
    case .clockChanged: storeTime(&platform)
    case .resumed, .screenDisappeared, .temporaryFullAccuracyFinished,
      .locationAvailabilityChanged, .updatesPaused, .updatesResumed, .batteryChanged,
      .powerSavingChanged,
      .bootCompleted:
      // What follows from them is found below: the platform's facts say it all.
      break
    case .regionDwelled, .regionState, .visited, .transfersFinished, .storageLocked,
      .storageUnlocked, .notificationDue, .notificationTapped:
      // A delivery asks for none of it, and shows the same however it was opened.
      break
    case .audioFinished, .audioInterrupted, .audioInterruptionEnded, .audioLost,
      .headphonesUnplugged, .tappedPlay, .tappedPause, .draggedPlayer:
      // This app plays nothing.
      break
    }
    // A stop that was closed elsewhere has nothing to be filled in.
    if let filled = sheet, !isDriving || work?.progress[filled.stop].outcome != nil { sheet = nil }
    guide.revise(platform.facts)
    keepUp(&platform)
    keepTime(&platform)
    deferral.watch(isDelivered: journal.queue.parcels.isEmpty, &platform)
  }

  /// The courier has the app in front, for the first time or again.
  private mutating func cameToFront(_ platform: inout Requests) {
    tracker.cameToFront()
    circles.unbar()
    tell(.returned, &platform)
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
    journal.takeConnectivity(isOnline: platform.facts.isOnline, &requests, &platform)
  }

  private mutating func takeTimer(_ name: String, _ platform: inout Requests) {
    switch name {
    case guide.timer: tell(.graceEnded, &platform)
    case Self.routeTimer:
      if loading.isWaiting { loadRoute(&platform) }
    case Self.restTimer: planRest(&platform)
    case Self.dwellTimer: dwellDue(&platform)
    case Self.syncTimer:
      isSyncPlanned = false
      flush(&platform)
    case Self.clockTimer: isClockPlanned = false
    case Self.doubtTimer: doubtDue(&platform)
    default: _ = journal.takeTimer(name, &requests, &platform)
    }
  }

  private mutating func take(_ response: ServerResponse, _ id: Int, _ platform: inout Requests) {
    if id == loading.requestID {
      takeRoute(response, &platform)
    } else if let news = journal.take(response, to: id, &requests, &platform) {
      take(news, &platform)
    }
  }
}
