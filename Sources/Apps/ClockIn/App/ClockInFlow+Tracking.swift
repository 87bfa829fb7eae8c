import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Brings tracking in line with what is allowed now, and looks at what only time changes.
  mutating func updateTracking(_ platform: inout Requests) {
    guard let current = shift, current.clockedOutAtMilliseconds == nil else { return }
    watchLength(&platform)
    switch LocationAccess(platform.facts) {
    case .allowed where core.updates.isRunning && openGap?.reason == .noPermission:
      beginStretch(&platform)
    case .allowed where core.updates.isRunning:
      noticeLateness(&platform)
      raiseRelaunchAids(&platform)
    case .allowed:
      resumeTracking(&platform)
    case .undecided, .blocked:
      loseAccess(&platform)
    }
  }

  /// Tracks the shift, if nothing speaks against it and the platform lets it begin now.
  mutating func resumeTracking(_ platform: inout Requests) {
    guard shift.exists, !core.updates.isRunning, LocationAccess(platform.facts) == .allowed else {
      return
    }
    if isStoppedForBattery {
      guard openGap?.reason != .lowBattery else { return }
      beginGap(.lowBattery, &platform)
      postTrackingNotification(&platform)
      return
    }
    guard core.updates.canStart(platform.facts) else {
      guard openGap?.reason == .lowBattery else { return }
      // The battery is no reason any more; that nobody has the app in front is (I-54).
      beginGap(.appNotRunning, &platform)
      postTrackingNotification(&platform)
      return
    }
    startUpdates(&platform)
    beginStretch(&platform)
  }

  /// Has positions come, where the platform lets them begin now.
  private mutating func startUpdates(_ platform: inout Requests) {
    guard !core.updates.isRunning, !isStoppedForBattery, core.updates.canStart(platform.facts)
    else { return }
    core.updates.start(updateRequest(at: platform.facts.uptime), &platform)
    platform.add(.startMotionUpdates)
  }

  /// Positions count from now on.
  private mutating func beginStretch(_ platform: inout Requests) {
    endGap(&platform)
    beginSession(platform.facts)
    store(&platform)
    core.positions.begin(at: platform.facts.uptime)
    mark.breakOff()
    raiseRelaunchAids(&platform)
    postTrackingNotification(&platform)
    beginCapture(dueAt: platform.facts.uptime, &platform)
  }

  /// Wants no more positions.
  mutating func stopTracking(_ platform: inout Requests) {
    guard core.updates.isRunning else { return }
    core.updates.stop(&platform)
    platform.add(.stopMotionUpdates)
    halt(&platform)
  }

  /// Lets no interval end any more.
  private mutating func halt(_ platform: inout Requests) {
    schedule.halt()
    platform.add(.cancel(timer: Self.captureTimer))
    platform.add(.cancel(timer: Self.deadlineTimer))
  }

  /// The app may not use the location: the shift goes on without tracking (design, Clock-in).
  private mutating func loseAccess(_ platform: inout Requests) {
    if platform.facts.platform == .android, access.permission.status.allowsLocation {
      // It is the device's switch: updates and service stay, or begin in a new process, so that nobody has to open the app
      // afterwards.
      startUpdates(&platform)
      guard openGap?.reason != .noPermission else { return }
      halt(&platform)
    } else {
      guard core.updates.isRunning || openGap?.reason != .noPermission else { return }
      stopTracking(&platform)
      relaunchAids.lapse()
    }
    if openGap?.reason != .noPermission { beginGap(.noPermission, &platform) }
    postTrackingNotification(&platform)
  }

  /// The service did not start; it can when the employee next has the app in front (`A-42`, `A-43`).
  mutating func serviceFailed(_ platform: inout Requests) {
    core.updates.bar()
    stopTracking(&platform)
    guard shift.exists else { return }
    beginGap(.appNotRunning, &platform)
    postTrackingNotification(&platform)
  }

  /// What is asked of the platform for the present interval.
  ///
  /// On iOS the updates only keep the app running: coarse, so that the satellites stay off, seldom, and with the
  /// indicator, without which a filter would let the app be suspended (`I-61`, `I-64`). One precise position for each
  /// interval is asked for beside them. On Android the updates themselves come at the interval. While there is no signal the
  /// first sign of one is wanted, whether the phone moves or not (`clock-in:US6.4`).
  func updateRequest(at uptime: Duration) -> UpdateRequest {
    switch access.platform {
    case .iOS:
      UpdateRequest(
        desiredAccuracyMeters: configuration.keepAliveAccuracyMeters,
        distanceFilter: listensForSignal ? .zero : configuration.keepAliveFilter,
        allowsBackground: true, showsBackgroundIndicator: true, pausesAutomatically: false)
    case .android:
      UpdateRequest(
        desiredAccuracyMeters: configuration.desiredAccuracyMeters,
        interval: listensForSignal
          ? min(configuration.listeningInterval, interval(at: uptime)) : interval(at: uptime))
    }
  }

  /// Whether the first sign of a signal is waited for; an approximate location is seldom told, and may be old (`I-43`).
  private var listensForSignal: Bool { isSignalLost && access.permission.accuracy == .full }

  /// Has the platform tell of positions as they are wanted now: the signal was lost, or is back.
  mutating func listen(_ platform: inout Requests) {
    guard core.updates.isRunning else { return }
    core.updates.start(updateRequest(at: platform.facts.uptime), &platform)
  }

  /// Has iOS start the app again when it has ended it and the phone moves on (`I-67`, `I-69`); needs Always.
  private mutating func raiseRelaunchAids(_ platform: inout Requests) {
    guard platform.facts.platform == .iOS, access.permission.status == .always,
      !relaunchAids.areRaised
    else { return }
    relaunchAids.raise(&platform)
    moveRegion(&platform)
  }

  /// Keeps the region around the last position; none with approximate location (`I-44`).
  mutating func moveRegion(_ platform: inout Requests) {
    guard access.permission.accuracy == .full, let place = lastKnown?.position else { return }
    relaunchAids.watch(
      place, id: Self.regionID, radius: configuration.relaunchRadius, &platform)
  }

  /// Lets iOS start the app no more.
  mutating func letRelaunchAidsGo(_ platform: inout Requests) {
    relaunchAids.letGo(id: Self.regionID, &platform)
  }
}
