import AppParts
import DeviceInterface

extension ClockInFlow {
  /// A process has started: takes up what the one before has left (`clock-in:FR-014`, `clock-in:EDGE-3`).
  mutating func launch(_ platform: inout Requests) {
    let storage = platform.facts.storage
    guide.restore(platform.facts)
    notifying.restore(platform.facts)
    restoreHistory(storage)
    refusals.restore(storage)
    checkPermission(isOccasion: true, &platform)
    let stored = Self.storedShift(in: storage)
    let goesOn = core.restore(
      stored?.id, stored?.destination, endedBy: Self.endReport, &platform)
    guard goesOn, let restored = stored else {
      // What a full storage did not take in has left behind what the platform keeps.
      letSystemGo(&platform)
      return
    }
    shift = restored
    adoptReports(of: restored)
    shift?.stopwatch.lap(platform.facts)
    let last = core.log?.points.last
    lastKnown = core.log?.points.last { !$0.isImpossible }
    if let log = core.log { pruning.adopt(log) }
    if restored.clockedOutAtMilliseconds != nil {
      // The employee had ended it; only the final position was missing.
      var position = lastKnown
      position?.isLastKnown = true
      letSystemGo(&platform)
      complete(position: position, &platform)
      return
    }
    recordInterruption(of: restored, lastPoint: last?.timeMilliseconds, platform.facts, &platform)
    // Nothing of the new process waits for the position of the old one's tap.
    reportStart(position: nil, &platform)
    store(&platform)
    scheduleReview(&platform)
    watchBattery(&platform)
    watchStorage(&platform)
    // What the process before has put up may have lost its reason since.
    if !warnings.isBatteryLow { platform.add(.withdraw(id: Self.batteryNotification)) }
    if !warnings.isStorageLow { platform.add(.withdraw(id: Self.storageNotification)) }
    updateTracking(&platform)
    if !isTracking { postTrackingNotification(&platform) }
  }

  /// Returns the shift that durable storage holds; its end may be certain already.
  public static func storedShift(in storage: [String: String]) -> WorkShift? {
    storage[shiftKey].flatMap(WorkShift.init(text:))
  }

  /// Lets go what the system may still hold for a shift whose process died while it ended.
  private mutating func letSystemGo(_ platform: inout Requests) {
    letRelaunchAidsGo(&platform)
    withdrawNotifications(&platform)
  }

  /// Takes note of reports that the process before had queued when it died, before it could store so.
  private mutating func adoptReports(of restored: WorkShift) {
    if core.journal.report(Self.startReport, of: restored.id) != nil {
      shift?.isStartReported = true
    }
    if core.journal.report(Self.reviewReport, of: restored.id) != nil { shift?.isFlagged = true }
    var count = restored.gapCount
    while core.journal.report(Self.gapReport(count + 1), of: restored.id) != nil {
      count += 1
      // The latest of them was the one that still counts as going on.
      shift?.openGap = nil
    }
    shift?.gapCount = count
  }

  /// Notes that there was no process for a while, since the last sign of life of the one before, and why.
  private mutating func recordInterruption(
    of restored: WorkShift, lastPoint: Int64?, _ facts: Facts, _ platform: inout Requests
  ) {
    let lastSign = max(restored.savedAtMilliseconds, lastPoint ?? .min)
    let reason: ShiftGap.Reason
    if restored.savedInBoot != facts.bootCount {
      reason = .phoneOff
    } else if facts.previousExit == .permissionRevoked {
      // Android ends an app whose permission is taken away, even if it is given back at once.
      reason = .noPermission
    } else {
      reason = .appNotRunning
    }
    switch shift?.openGap?.reason {
    case .noPermission, .appNotRunning, .phoneOff:
      // It goes on: nothing has been tracked since, whatever came on top of it.
      break
    case .lowBattery where reason != .phoneOff:
      // Tracking was off before the process ended, and would have been off with it.
      break
    case .noSignal, .lowBattery, .storageFull, nil:
      beginGap(reason, fromMilliseconds: lastSign, endingAt: lastSign, &platform)
    }
  }

  private func scheduleReview(_ platform: inout Requests) {
    guard let shift, !shift.isFlagged else { return }
    let left = configuration.longShift - shift.stopwatch.elapsed(platform.facts)
    guard left > .zero else { return }
    platform.add(.schedule(timer: Self.reviewTimer, after: left))
  }
}
