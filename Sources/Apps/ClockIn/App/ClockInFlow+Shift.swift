import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Clocks in, or does what must come before (`clock-in:US5.1` to `US5.4`).
  mutating func pursueClockIn(_ platform: inout Requests) {
    // Asked during a shift, as a temporary grant had lapsed: the answer itself is what counts.
    guard !shift.exists else { return guide.giveUp() }
    if guide.mayBegin(&platform) { clockIn(&platform) }
  }

  /// Tells the clock-in that waits for the employee's consent what has happened, and does what follows.
  mutating func receive(_ event: LocationConsent.Event, _ platform: inout Requests) {
    if guide.receive(event, &platform) { pursueClockIn(&platform) }
    if shift.exists { guide.withdrawFailure() }
  }

  /// The app is in front, for the first time or again.
  mutating func cameToFront(_ platform: inout Requests) {
    checkPermission(isOccasion: true, &platform)
    receive(.returned, &platform)
    // Only now may tracking begin that could not in the background.
    updateTracking(&platform)
  }

  /// Begins a shift: the permission is there, and tracking follows by itself (`clock-in:FR-001`).
  mutating func clockIn(_ platform: inout Requests) {
    guard !shift.exists else { return }
    let begun = WorkShift(
      id: core.journal.newOwner(prefix: "s", deviceID: configuration.deviceID, &platform),
      platform.facts)
    shift = begun
    checkPermission(isOccasion: true, &platform)
    farewell = nil
    refusals.shiftBegins(&platform)
    lastKnown = nil
    lastFlush = nil
    pruning = PruningWatch()
    warnings = ShiftWarnings()
    newest = nil
    core.positions = PositionStretch()
    mark = StretchMark()
    pace = TrackingPace()
    page = .dashboard
    core.open(begun.id, begun.destination, &platform)
    store(&platform)
    core.holdRoomForEnd(&platform)
    // The report waits a little for the position; without one it goes with its absence marked.
    platform.add(.schedule(timer: Self.startTimer, after: configuration.clockInTimeout))
    platform.add(.schedule(timer: Self.reviewTimer, after: configuration.longShift))
    watchBattery(&platform)
    resumeTracking(&platform)
    guide.sayWhatIsMissing()
  }

  /// Reports the beginning, once; before any point, so that the server knows whose they are.
  mutating func reportStart(position: TrackPoint?, _ platform: inout Requests) {
    guard let begun = shift, !begun.isStartReported else { return }
    core.report(
      Self.startReport, path: "/api/shifts", body: begun.clockIn(position: position),
      since: begun.sinceStart(platform.facts), &platform)
    platform.add(.cancel(timer: Self.startTimer))
    shift?.isStartReported = true
    store(&platform)
  }

  /// The best position of the search that goes on, too inaccurate for a point yet (`clock-in:FR-015`).
  var bestSoFar: TrackPoint? { schedule.best.map(point) }

  /// Flags a shift that lasts so long that its end may have been forgotten (`clock-in:EDGE-5`).
  mutating func watchLength(_ platform: inout Requests) {
    guard shift?.isFlagged == false, let elapsed = shift?.stopwatch.elapsed(platform.facts),
      elapsed >= configuration.longShift, let path = shift?.path("review")
    else { return }
    reportStart(position: nil, &platform)
    let now = platform.facts.wallClock.millisecondsSince1970
    core.report(
      Self.reviewReport, path: path,
      body: #"{"reason":"longShift","atMs":\#(now)}"#, &platform)
    shift?.isFlagged = true
    store(&platform)
  }

  /// Ends the shift on the phone at once; its final position may take a moment (`clock-in:FR-002`).
  mutating func clockOut(_ platform: inout Requests) {
    guard shift.exists, !isClockingOut else { return }
    core.giveRoomToEnd(&platform)
    endGap(&platform)
    shift?.clockedOutAtMilliseconds = platform.facts.wallClock.millisecondsSince1970
    endSession(atMilliseconds: platform.facts.wallClock.millisecondsSince1970)
    shift?.stopwatch.pause(platform.facts)
    shift?.sinceEnd = Stopwatch(startedAt: platform.facts)
    // With the end of the search its best position would be gone.
    if let best = bestSoFar { reportStart(position: best, &platform) }
    stopTracking(&platform)
    letRelaunchAidsGo(&platform)
    platform.add(.cancel(timer: Self.reviewTimer))
    withdrawNotifications(&platform)
    // From here on the end is certain: a process that dies finds it in storage.
    store(&platform)
    if let newest, platform.facts.uptime - newest.at <= configuration.fixAgeMax {
      complete(position: point(newest.fix), &platform)
    } else if LocationAccess(platform.facts) == .allowed {
      isClockingOut = true
      guide.giveUp()
      platform.add(.requestFix(FixRequest(timeout: configuration.clockOutTimeout)))
      platform.add(.schedule(timer: Self.endTimer, after: configuration.clockOutTimeout))
    } else {
      complete(position: lastKnownAgain, &platform)
    }
  }

  /// Takes the final position, if it is one.
  mutating func receiveFinal(_ fix: Fix, _ platform: inout Requests) {
    guard fix.age <= configuration.fixAgeMax else { return }
    switch judge(MeasuredFix(fix, platform.facts)) {
    case .doubted, .stray:
      // A second one may agree with it in time; otherwise the last trusted one counts.
      core.askToDecide(regardless: true, &platform)
    case .trusted, .corrected: complete(position: point(fix), &platform)
    }
  }

  /// The final position has not come in time.
  mutating func finalPositionIsMissing(_ platform: inout Requests) {
    guard isClockingOut else { return }
    complete(position: lastKnownAgain, &platform)
  }

  /// Reports the end behind everything else, and lets the shift go.
  mutating func complete(position: TrackPoint?, _ platform: inout Requests) {
    guard let ended = shift, let endedAt = ended.clockedOutAtMilliseconds else { return }
    reportStart(position: nil, &platform)
    let log = core.log
    var summary = ShiftSummary(
      id: ended.id, clockedInAtMilliseconds: ended.clockedInAtMilliseconds,
      clockedOutAtMilliseconds: endedAt,
      elapsedMilliseconds: ended.stopwatch.elapsed(platform.facts).wholeMilliseconds,
      pointCount: log?.recordedCount ?? 0, isFlagged: ended.isForReview,
      lostCount: log?.lostCount ?? 0, noticeAbsences: shift?.noticeAbsences ?? [])
    summary.adoptBegin(of: ended)
    keep(summary, &platform)
    // The report is stored before the shift goes: a process that dies in between finds the report and ends then.
    core.report(
      Self.endReport, path: ended.path("clock-out"),
      body: ended.clockOut(
        atMilliseconds: endedAt, position: position, points: log?.recordedCount ?? 0,
        pruned: log?.lostCount ?? 0), since: ended.sinceEnd, &platform)
    letGo(of: summary, &platform)
  }

  /// The shift was ended on another device: it ends here too, and what was recorded is sent (`design`).
  mutating func endedElsewhere(
    _ owner: String, atMilliseconds end: Int64?, _ platform: inout Requests
  ) {
    // Known already, or just ending here.
    guard let ended = shift, ended.id == owner, ended.clockedOutAtMilliseconds == nil else {
      if farewell?.summary.id == owner { farewell?.wasElsewhere = true }
      return
    }
    // Until now, as the phone's clock has it: when the shift ended, the server says by its own.
    endGap(&platform)
    stopTracking(&platform)
    letRelaunchAidsGo(&platform)
    platform.add(.cancel(timer: Self.reviewTimer))
    platform.add(.cancel(timer: Self.startTimer))
    withdrawNotifications(&platform)
    let now = platform.facts.wallClock.millisecondsSince1970
    var summary = ShiftSummary(
      id: ended.id, clockedInAtMilliseconds: ended.clockedInAtMilliseconds,
      clockedOutAtMilliseconds: end ?? now, pointCount: core.log?.recordedCount ?? 0,
      isFlagged: ended.isForReview, lostCount: core.log?.lostCount ?? 0,
      noticeAbsences: shift?.noticeAbsences ?? [])
    summary.adoptBegin(of: ended)
    keep(summary, &platform)
    letGo(of: summary, &platform)
    farewell?.wasElsewhere = true
    core.sendNext(&platform)
  }

  /// Lets a shift go of which everything is said.
  private mutating func letGo(of ended: ShiftSummary, _ platform: inout Requests) {
    platform.add(.cancel(timer: Self.endTimer))
    platform.add(.cancel(timer: core.doubtTimer))
    core.forget(&platform)
    shift = nil
    isClockingOut = false
    isConfirmingClockOut = false
    guide.reset()
    toast = nil
    farewell = Farewell(summary: ended)
    newest = nil
    pace = TrackingPace()
  }

  /// Judges a position by the way to it from the last trusted one.
  mutating func judge(_ measured: MeasuredFix) -> PlausibilityCheck.Verdict {
    core.positions.judge(measured, motion: pace.motion)
  }

  /// A fix as a point that is not numbered.
  func point(_ fix: Fix) -> TrackPoint { TrackPoint(fix, isLowAccuracy: isInaccurate(fix)) }

  /// Whether a fix is worse than a point should be (`clock-in:FR-015`).
  func isInaccurate(_ fix: Fix) -> Bool {
    access.permission.accuracy == .reduced || fix.accuracyMeters > configuration.lowAccuracyMeters
  }

  /// The last known position, with the time at which it was measured.
  private var lastKnownAgain: TrackPoint? {
    var point = lastKnown
    point?.isLastKnown = true
    return point
  }

  /// Writes the shift to durable storage, with the time it has lasted so far.
  mutating func store(_ platform: inout Requests) {
    shift?.stopwatch.lap(platform.facts)
    shift?.sinceEnd?.lap(platform.facts)
    shift?.savedAtMilliseconds = platform.facts.wallClock.millisecondsSince1970
    shift?.savedInBoot = platform.facts.bootCount
    guard let shift else { return }
    core.store(shift.text, &platform)
  }
}
