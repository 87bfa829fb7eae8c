import AppParts
public import DeviceInterface

extension CampaignFlow {
  /// Takes a signal in and puts the requests that follow from it on the platform's list.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    switch core.admit(signal, platform.facts) {
    case .closed: return
    case .opens: launch(&platform)
    case .open: break
    }
    notifying.read(platform.facts)
    receive(signal, &platform)
    // Once tracking has begun, and nothing else is asked; it does not wait for the answer.
    notifying.put(
      if: notifying.isOpen(platform.facts) && isTracking && core.updates.isInFront && !dialog.exists
        && !guide.isWaiting,
      &platform)
    settleNews(&platform)
    keepAudioGoing(&platform)
    core.settle(&platform)
  }

  private mutating func receive(_ signal: Signal, _ platform: inout Requests) {
    switch signal {
    case .launched: break
    case .becameActive:
      core.updates.cameToFront()
      cameToFront(&platform)
    case .willResignActive:
      core.updates.leftFront()
      receive(.covered, &platform)
    case .enteredBackground: core.putAway(&platform)
    case .willSuspend:
      watchAccess(&platform)
      core.putAway(&platform)
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
    case .fix(let fix): receive(fix, &platform)
    case .locationFailed, .locationAvailabilityChanged, .updatesPaused, .updatesResumed:
      // A receiver that hears nothing may hear again; the fallback asks for the position again and again.
      watchAccess(&platform)
    case .foregroundServiceFailed: serviceFailed(&platform)
    case .response(let id, let response): receive(response, id, &platform)
    case .requestFailed(let id, let failure): receiveFailure(failure, id, &platform)
    case .connectivityChanged(let isOnline): changeConnectivity(isOnline, &platform)
    case .timerFired(let name): receiveTimer(name, &platform)
    case .clockChanged: clockWasSet(&platform)
    case .storageFailed(let key): receiveStorageFailure(key, &platform)
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
    case .workStarted(let name): core.startWork(name, &platform)
    case .workExpired(let name): core.expireWork(name, &platform)
    case .notificationRequestFinished(let isAllowed): notifying.finished(isAllowed: isAllowed)
    case .visited, .regionEntered, .regionExited, .regionDwelled, .regionState, .regionFailed,
      .bootCompleted, .transfersFinished, .storageLocked, .storageUnlocked, .batteryChanged,
      .powerSavingChanged, .motionChanged, .tappedPoint, .entered, .notificationDue,
      .notificationTapped, .pushReceived, .alarmRang,
      .languageChanged:
      // This app watches no places, measures no motion, and its map has no points to tap.
      break
    }
  }

  /// What has lasted until now is taken down by the uptime, of which the new clock is then asked nothing.
  private mutating func clockWasSet(_ platform: inout Requests) {
    keepTime(&platform)
    core.keepTime(&platform)
  }

  private mutating func receiveTimer(_ name: String, _ platform: inout Requests) {
    switch name {
    case Self.fallbackTimer: fallbackDue(&platform)
    case Self.syncTimer: syncDue(&platform)
    case guide.timer: receive(.graceEnded, &platform)
    case core.doubtTimer: doubtDue(&platform)
    case Self.listTimer:
      if listing.isWaiting { loadList(&platform) }
    case Self.audioTimer:
      if audioLoading.isWaiting { fetchAudio(&platform) }
    default: core.receiveTimer(name, &platform)
    }
  }

  private mutating func changeConnectivity(_ isOnline: Bool, _ platform: inout Requests) {
    guard isOnline else { return }
    core.changeConnectivity(isOnline: true, &platform)
    if listing.isWaiting { loadList(&platform) }
    if audioLoading.isWaiting { fetchAudio(&platform) }
  }

  private mutating func receive(
    _ response: ServerResponse, _ id: Int, _ platform: inout Requests
  ) {
    if id == listing.requestID {
      receiveList(response, &platform)
    } else if id == audioLoading.requestID {
      receiveAudio(response, &platform)
    } else if let news = core.receive(response, to: id, &platform) {
      receive(news, &platform)
    }
  }

  private mutating func receiveFailure(
    _ failure: ServerFailure, _ id: Int, _ platform: inout Requests
  ) {
    if listing.receiveFailure(failure, of: id, &platform) { return }
    if audioLoading.receiveFailure(failure, of: id, &platform) { return }
    core.receiveFailure(failure, of: id, &platform)
  }

  private mutating func receive(_ news: TrackJournal.News, _ platform: inout Requests) {
    switch news {
    case .pointsSettled(_, let refused): refusals.add(points: refused.count)
    case .reportDelivered: break
    case .conflict(let owner, nil, _): endedElsewhere(owner, &platform)
    case .conflict(let owner, Self.completion, _):
      // How it ended elsewhere is not how it ended here.
      if lastEnding?.execution == owner {
        lastEnding?.outcome = nil
        lastEnding?.isRead = false
      }
    case .conflict: break
    // What else is reported beside the end, such as lost points, was told to the promoter anyway.
    case .reportRefused(_, Self.completion, _, _): refusals.add(reports: 1)
    case .reportRefused: break
    }
  }

  private mutating func receiveStorageFailure(_ key: String, _ platform: inout Requests) {
    // The list can be had again; that a campaign has begun or ended, and what nobody has read, cannot.
    let hasBegun = key == Self.stateKey || key.hasSuffix("/head")
    let isWorthMore =
      hasBegun || key == UnreadNews.key || key.hasSuffix("/r/" + Self.completion)
    let hasRoom = isWorthMore && platform.facts.storage[Self.listKey] != nil
    if hasRoom { platform.add(.delete(key: Self.listKey)) }
    if key == UnreadNews.key { unread.receiveStorageFailure(hasRoom: hasRoom, &platform) }
    // The list of campaigns is not worth a point.
    if core.receiveStorageFailure(key, &platform) || (hasBegun && hasRoom) { store(&platform) }
    core.reportPruned(&platform)
  }
}
