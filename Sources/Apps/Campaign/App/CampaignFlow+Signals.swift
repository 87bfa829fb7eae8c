import AppParts
public import DeviceInterface

extension CampaignFlow {
  /// Takes a signal in and puts the requests that follow from it on the platform's list.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    switch gate.take(signal, platform.facts) {
    case .closed: return
    case .opens: launch(&platform)
    case .open: break
    }
    switch signal {
    case .launched: break
    case .becameActive:
      isInFront = true
      cameToFront(&platform)
    case .willResignActive:
      isInFront = false
      receive(.covered, &platform)
    case .enteredBackground:
      isInFront = false
      putAway(&platform)
    case .willSuspend:
      watchAccess(&platform)
      putAway(&platform)
    case .resumed, .screenDisappeared:
      // What runs in the background is kept running by the updates; nothing depends on the page being looked at.
      watchAccess(&platform)
    case .screenAppeared, .pulledToRefresh: loadList(&platform)
    case .authorizationChanged:
      // The first report says what was known already, and "not determined" is no answer (I-27).
      watchAccess(&platform)
      reviseNotice(platform.facts)
      receive(.told, &platform)
    case .permissionRequestFinished:
      // Android's last word on the question.
      watchAccess(&platform)
      receive(.questionFinished, &platform)
    case .temporaryFullAccuracyFinished: receive(.precisionFinished, &platform)
    case .turnLocationOnFinished: receive(.turningOnFinished, &platform)
    case .fix(let fix): take(fix, &platform)
    case .locationFailed, .locationAvailabilityChanged, .updatesPaused, .updatesResumed:
      // A receiver that hears nothing may hear again; the fallback asks for the position again and again.
      watchAccess(&platform)
    case .foregroundServiceFailed: serviceFailed(&platform)
    case .response(let id, let response): take(response, id, &platform)
    case .requestFailed(let id, let failure): takeFailure(failure, id, &platform)
    case .connectivityChanged(let isOnline): takeConnectivity(isOnline, &platform)
    case .timerFired(let name): takeTimer(name, &platform)
    case .clockChanged: keepTime(&platform)
    case .storageFailed(let key): takeStorageFailure(key, &platform)
    case .audioFinished: player?.reachedEnd(&platform)
    case .audioInterrupted: player?.interrupted(platform.facts)
    case .audioInterruptionEnded(shouldResume: true): player?.interruptionEnded(&platform)
    case .audioInterruptionEnded(shouldResume: false): player?.staySilent()
    case .audioLost:
      // The promoter plays something else now.
      player?.interrupted(platform.facts)
      player?.staySilent()
    case .tappedPlay: player?.play(&platform)
    case .tappedPause, .headphonesUnplugged:
      // Unplugged, what was for one person's ears is not to be heard by the street (I-97, A-70).
      player?.pause(&platform)
    case .draggedPlayer(let time): player?.seek(to: time, &platform)
    case .tapped(let label): tapped(label, &platform)
    case .workStarted(let name): workStarted(name, &platform)
    case .workExpired(let name): delivery.expire(name, &platform)
    case .visited, .regionEntered, .regionExited, .regionDwelled, .regionState, .regionFailed,
      .bootCompleted, .transfersFinished, .storageLocked, .storageUnlocked, .batteryChanged,
      .powerSavingChanged, .motionChanged, .tappedPoint, .entered, .notificationDue,
      .notificationTapped:
      // This app watches no places, measures no motion, and its map has no points to tap.
      break
    }
    delivery.watch(isDelivered: journal.queue.parcels.isEmpty, &platform)
  }

  /// Asks the platform to start the app for what waits (`design`).
  private mutating func putAway(_ platform: inout Requests) {
    delivery.putAway(hasUnsent: !journal.isDelivered, &platform)
  }

  /// The platform gives time for what waits.
  private mutating func workStarted(_ name: String, _ platform: inout Requests) {
    guard delivery.start(name) else { return }
    flush(&platform)
    journal.takeConnectivity(isOnline: platform.facts.isOnline, &requests, &platform)
  }

  private mutating func takeTimer(_ name: String, _ platform: inout Requests) {
    switch name {
    case Self.fallbackTimer: fallbackDue(&platform)
    case Self.syncTimer: syncDue(&platform)
    case guide.timer: receive(.graceEnded, &platform)
    case Self.doubtTimer: doubtDue(&platform)
    case Self.listTimer:
      if listing.isWaiting { loadList(&platform) }
    case Self.audioTimer:
      if audioLoading.isWaiting { fetchAudio(&platform) }
    default: _ = journal.takeTimer(name, &requests, &platform)
    }
  }

  private mutating func takeConnectivity(_ isOnline: Bool, _ platform: inout Requests) {
    guard isOnline else { return }
    journal.takeConnectivity(isOnline: true, &requests, &platform)
    if listing.isWaiting { loadList(&platform) }
    if audioLoading.isWaiting { fetchAudio(&platform) }
  }

  private mutating func take(
    _ response: ServerResponse, _ id: Int, _ platform: inout Requests
  ) {
    if id == listing.requestID {
      takeList(response, &platform)
    } else if id == audioLoading.requestID {
      takeAudio(response, &platform)
    } else if let news = journal.take(response, to: id, &requests, &platform) {
      take(news, &platform)
    }
  }

  private mutating func takeFailure(
    _ failure: ServerFailure, _ id: Int, _ platform: inout Requests
  ) {
    if listing.takeFailure(failure, of: id, &platform) { return }
    if audioLoading.takeFailure(failure, of: id, &platform) { return }
    _ = journal.takeFailure(of: id, &platform)
  }

  private mutating func take(_ news: TrackJournal.News, _ platform: inout Requests) {
    switch news {
    case .pointsSettled(_, let refused): refusedPointCount += refused.count
    case .reportDelivered: break
    case .conflict(let owner, nil, _): endedElsewhere(owner, &platform)
    case .conflict(let owner, Self.completion, _):
      // How it ended elsewhere is not how it ended here.
      if lastEnding?.execution == owner { lastEnding?.outcome = nil }
    case .conflict: break
    case .reportRefused: refusedReportCount += 1
    }
  }

  private mutating func takeStorageFailure(_ key: String, _ platform: inout Requests) {
    if key.hasSuffix("/r/" + Self.completion), platform.facts.storage[Self.listKey] != nil {
      // The list can be had again, the report of an end cannot.
      platform.add(.delete(key: Self.listKey))
    }
    defer { tellPruned(&platform) }
    if journal.takeStorageFailure(key: key, &platform) { return }
    // The list of campaigns is not worth a point.
    guard execution != nil else { return }
    if stored.takeStorageFailure(key: key, &journal, &platform) { store(&platform) }
  }

  /// Tells the server at once how many points had to make room, also those of an execution that has ended and still waits.
  mutating func tellPruned(_ platform: inout Requests) {
    journal.tellPruned(
      execution?.id, path: { "/api/executions/\($0)/pruned" }, &requests, &platform)
  }
}
