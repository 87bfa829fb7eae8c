import AppParts
public import DeviceInterface

extension ClockInFlow {
  /// Takes a signal in and puts the requests that follow from it on the platform's list.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    guide.read(platform.facts)
    notifying.read(platform.facts)
    zoneOffsetSeconds = platform.facts.wallClock.zoneOffsetSeconds
    switch core.admit(signal, platform.facts) {
    case .closed: return LaunchGate.askForMoves(after: signal, &platform)
    case .opens: launch(&platform)
    case .open: break
    }
    if case .launched = signal { return awaitCharge(&platform) }
    // Android tells an app of nothing, and a suspended one misses its timers: every signal is an occasion to look.
    checkPermission(isOccasion: false, &platform)
    watchNotice(&platform)
    updateTracking(&platform)
    guide.revise(platform.facts)
    receive(signal, &platform)
    askToNotify(&platform)
    awaitCharge(&platform)
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
      // The shift's end is worth more than its final position, for which no time is left (clock-in:FR-002).
      finalPositionIsMissing(&platform)
      core.putAway(&platform)
      core.awaitNetwork(&platform)
    case .workStarted(let name):
      if core.startWork(name, &platform), shift.exists { lastFlush = platform.facts.uptime }
      charge.end(name, &platform)
    case .workExpired(let name):
      core.expireWork(name, &platform)
      charge.end(name, &platform)
    case .notificationRequestFinished(let isAllowed):
      // What was posted before the answer was not seen, and was posted again above.
      notifying.finished(isAllowed: isAllowed)
    case .resumed, .screenAppeared, .screenDisappeared, .updatesPaused,
      .updatesResumed, .locationAvailabilityChanged, .bootCompleted, .transfersFinished,
      .storageLocked, .storageUnlocked, .notificationDue, .notificationTapped, .pushReceived,
      .alarmRang, .languageChanged,
      .powerSavingChanged:
      // Whatever has changed, a look at everything has been taken above.
      break
    case .regionEntered, .regionExited, .regionDwelled, .regionState, .regionFailed, .visited:
      // The region only wakes the app; where it is, the positions say.
      break
    case .authorizationChanged: receive(.told, &platform)
    case .permissionRequestFinished: receive(.questionFinished, &platform)
    case .turnLocationOnFinished: receive(.turningOnFinished, &platform)
    case .temporaryFullAccuracyFinished:
      // Never asked for: a shift is too long for a temporary grant.
      break
    case .fix(let fix): receive(fix, &platform)
    case .locationFailed:
      // A receiver that hears nothing may hear again within the time there is; only the end of it counts.
      break
    case .foregroundServiceFailed: serviceFailed(&platform)
    case .response(let id, let response): receive(response, id, &platform)
    case .requestFailed(let id, let failure): receiveFailure(failure, id, &platform)
    case .connectivityChanged(let isOnline): changeConnectivity(isOnline, &platform)
    case .timerFired(let name): receiveTimer(name, &platform)
    case .clockChanged:
      // Stored with the time gathered until now, of which a restart then asks the new clock nothing.
      store(&platform)
      core.keepTime(&platform)
    case .storageFailed(let key): receiveStorageFailure(key, &platform)
    case .batteryChanged: watchBattery(&platform)
    case .motionChanged(let motion): receive(motion, &platform)
    case .tapped(let label): tapped(label, &platform)
    case .tappedPoint(let number): tappedPoint(number)
    case .pulledToRefresh: pulled(&platform)
    case .audioFinished, .audioInterrupted, .audioInterruptionEnded, .audioLost,
      .headphonesUnplugged,
      .tappedPlay, .tappedPause, .draggedPlayer, .entered:
      // This app plays nothing, and nothing can be written into it.
      break
    }
  }

  /// Asks whether the app may notify, once tracking has begun and nothing else is asked (`clock-in:FR-012`).
  private mutating func askToNotify(_ platform: inout Requests) {
    notifying.put(
      if: notifying.isOpen(platform.facts) && isTracking && core.updates.isInFront && !isClockingOut
        && !dialog.exists && !guide.isWaiting, &platform)
  }

  private mutating func receiveTimer(_ name: String, _ platform: inout Requests) {
    switch name {
    case Self.captureTimer: captureTimerFired(&platform)
    case Self.deadlineTimer: captureDeadlinePassed(&platform)
    case Self.startTimer: reportStart(position: bestSoFar, &platform)
    case core.doubtTimer: doubtDue(&platform)
    case Self.endTimer: finalPositionIsMissing(&platform)
    case Self.reviewTimer:
      // A look at it has been taken.
      break
    case guide.timer: receive(.graceEnded, &platform)
    case Self.noticeTimer: postTrackingNotification(&platform)
    case Self.toastTimer: toast = nil
    default: core.receiveTimer(name, &platform)
    }
  }

  private mutating func receive(
    _ response: ServerResponse, _ id: Int, _ platform: inout Requests
  ) {
    if id == shifts.loading.requestID {
      receiveHistory(response, &platform)
    } else if id == routePage.loading.requestID {
      receiveRoute(response, &platform)
    } else if let news = core.receive(response, to: id, &platform) {
      receive(news, &platform)
    }
  }

  private mutating func receiveFailure(
    _ failure: ServerFailure, _ id: Int, _ platform: inout Requests
  ) {
    if shifts.loading.receiveFailure(failure, of: id, &platform) { return }
    if routePage.loading.receiveFailure(failure, of: id, &platform) { return }
    core.receiveFailure(failure, of: id, &platform)
  }

  private mutating func receive(_ news: TrackJournal.News, _ platform: inout Requests) {
    switch news {
    case .pointsSettled(let owner, let refused):
      if !refused.isEmpty { noteRefusal(of: owner, &platform) }
    case .reportDelivered(let owner, _, let body): receiveTimes(of: owner, body, &platform)
    case .conflict(let owner, Self.startReport, _): noteRefusal(of: owner, &platform)
    case .conflict(let owner, _, let body):
      let end = JSONValue.answer(body)?["endedAtMs"]
      endedElsewhere(owner, atMilliseconds: end?.integer, &platform)
    case .reportRefused(let owner, _, _, _): noteRefusal(of: owner, &platform)
    }
    // What was recorded while others were under way follows as soon as they are through.
    if shift.exists, core.journal.queue.parcels.isEmpty { flushIfDue(&platform) }
  }

  private mutating func noteRefusal(of shiftID: String, _ platform: inout Requests) {
    refusals.add(shiftID, atMost: configuration.keptShiftsMax, &platform)
  }

  private mutating func changeConnectivity(_ isOnline: Bool, _ platform: inout Requests) {
    core.changeConnectivity(isOnline: isOnline, &platform)
    // All that waits goes up at once (clock-in:SC-004).
    if isOnline { flush(&platform) }
  }

  private mutating func receiveStorageFailure(_ key: String, _ platform: inout Requests) {
    // The lists of the history are not worth a point.
    if core.receiveStorageFailure(key, &platform) { store(&platform) }
    watchPruning(&platform)
    watchStorage(&platform)
  }
}
