import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Takes note that tracking is interrupted from now on; an interruption that goes on ends.
  mutating func beginGap(_ reason: ShiftGap.Reason, _ platform: inout Requests) {
    let now = platform.facts.wallClock.millisecondsSince1970
    beginGap(reason, fromMilliseconds: now, endingAt: now, &platform)
  }

  /// Takes note that tracking has been interrupted since a time; an interruption that goes on has ended at another.
  mutating func beginGap(
    _ reason: ShiftGap.Reason, fromMilliseconds from: Int64, endingAt end: Int64,
    _ platform: inout Requests
  ) {
    closeGap(atMilliseconds: end, &platform)
    if reason.endsSession { endSession(atMilliseconds: from) }
    shift?.openGap = ShiftGap(reason, fromMilliseconds: from)
    store(&platform)
  }

  /// Takes note that tracking goes on, or that the shift is over.
  mutating func endGap(_ platform: inout Requests) {
    guard openGap.exists else { return }
    closeGap(atMilliseconds: platform.facts.wallClock.millisecondsSince1970, &platform)
    store(&platform)
  }

  private mutating func closeGap(atMilliseconds end: Int64, _ platform: inout Requests) {
    guard let gap = openGap else { return }
    report(gap, untilMilliseconds: end, &platform)
    shift?.openGap = nil
  }

  /// Reports an interruption that is over, behind the points recorded so far.
  ///
  /// The report is stored before the count: a process that dies in between finds the report. One that has lasted no time
  /// at all is none. Where the clock was turned back meanwhile, the end lies before the beginning and is told so.
  private mutating func report(
    _ gap: ShiftGap, untilMilliseconds end: Int64, _ platform: inout Requests
  ) {
    guard let current = shift, end != gap.fromMilliseconds else { return }
    reportStart(position: nil, &platform)
    let number = current.gapCount + 1
    core.report(
      Self.gapReport(number), path: current.path("gaps"),
      body: gap.report(number: number, toMilliseconds: end), &platform)
    shift?.gapCount = number
  }

  /// The name of the report of an interruption.
  static func gapReport(_ number: Int) -> String { "\(gapReportPrefix)\(number)" }

  /// What the names of reports of interruptions begin with.
  public static let gapReportPrefix = "gap-"

  /// An interval has ended long ago and nobody has noticed: the system did not let the app run.
  mutating func noticeLateness(_ platform: inout Requests) {
    guard let due = schedule.plannedDue, !schedule.isSearching, let current = shift,
      current.openGap == nil, platform.facts.uptime - due > configuration.latenessMax
    else { return }
    let now = platform.facts.wallClock.millisecondsSince1970
    let late = (platform.facts.uptime - due).wholeMilliseconds
    beginGap(.appNotRunning, fromMilliseconds: now - late, endingAt: now, &platform)
    // The timer is on its way or will never come; the position is due in any case.
    beginCapture(dueAt: due, &platform)
  }

  /// Points had to make room before they were uploaded: what the server will never get is an interruption to it.
  mutating func watchPruning(_ platform: inout Requests) {
    core.reportPruned(&platform)
    guard let log = core.log, pruning.hasNews(of: log) else { return }
    guard let lost = pruning.takeNews(of: log) else { return }
    let points = log.points[lost]
    guard let begin = points.first, let end = points.last else { return }
    report(
      ShiftGap(.storageFull, fromMilliseconds: begin.timeMilliseconds),
      untilMilliseconds: end.timeMilliseconds, &platform)
    store(&platform)
  }

  /// Whether tracking is off to save the battery.
  var isStoppedForBattery: Bool { configuration.stopsOnLowBattery && warnings.isBatteryLow }

  /// The battery has changed: below the bound the employee is told, and tracking stops if configured so (`clock-in:US3.2`).
  mutating func watchBattery(_ platform: inout Requests) {
    guard let current = shift, current.clockedOutAtMilliseconds == nil else { return }
    let battery = platform.facts.battery
    let isLow = !battery.isCharging && battery.percentage < configuration.lowBatteryPercentage
    // Nothing is recorded meanwhile that would tell a later process how long this one has lived (clock-in:EDGE-3).
    if current.openGap?.reason == .lowBattery { store(&platform) }
    guard warnings.recordBattery(isLow: isLow) else { return }
    if !isLow {
      platform.add(.withdraw(id: Self.batteryNotification))
      resumeTracking(&platform)
      return
    }
    if configuration.notifiesOfLowBattery {
      postBatteryNotification(&platform)
      restoreNotice(&platform)
    }
    guard isStoppedForBattery, core.updates.isRunning else { return }
    beginGap(.lowBattery, &platform)
    // The service stays meanwhile: out of sight no other could be started.
    awaitCharge(&platform)
    stopTracking(&platform)
    postTrackingNotification(&platform)
  }

  func postBatteryNotification(_ platform: inout Requests) {
    platform.add(
      .post(
        AppNotification(
          id: Self.batteryNotification, title: ClockInWording.batteryLow,
          text: ClockInWording.batteryText(stops: configuration.stopsOnLowBattery))))
  }

  func postStorageNotification(_ platform: inout Requests) {
    platform.add(
      .post(
        AppNotification(
          id: Self.storageNotification, title: ClockInWording.storageLow,
          text: ClockInWording.storageText)))
  }

  /// Warns the employee before the storage is full (`clock-in:EDGE-7`).
  ///
  /// What counts is how much of what the app can have it has taken, whoever has taken the rest.
  mutating func watchStorage(_ platform: inout Requests) {
    guard shift.exists, let free = platform.facts.storageFreeBytes else { return }
    let used = platform.facts.storage.reduce(0) {
      $0 + $1.key.utf8.count + $1.value.utf8.count
    }
    let isLow =
      core.journal.isStorageFull
      || used * 100 >= configuration.storageWarningPercentage * (used + free)
    guard warnings.recordStorage(isLow: isLow) else { return }
    if isLow {
      postStorageNotification(&platform)
      restoreNotice(&platform)
    } else {
      platform.add(.withdraw(id: Self.storageNotification))
    }
  }
}

/// The warnings to the employee, each time they come up once.
struct ShiftWarnings: Hashable, Sendable {
  /// Whether the battery is below the bound of the notice.
  private(set) var isBatteryLow = false
  /// Whether the phone's storage fills.
  private(set) var isStorageLow = false

  /// Takes note of the battery; returns whether that is news.
  mutating func recordBattery(isLow: Bool) -> Bool {
    defer { isBatteryLow = isLow }
    return isBatteryLow != isLow
  }

  /// Takes note of the storage; returns whether that is news.
  mutating func recordStorage(isLow: Bool) -> Bool {
    defer { isStorageLow = isLow }
    return isStorageLow != isLow
  }
}
