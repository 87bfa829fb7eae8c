import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Returns how often positions are to be recorded, by how the phone moves at an uptime.
  public func interval(at uptime: Duration) -> Duration {
    switch pace.kind(at: uptime, configuration.pace) {
    case .usual: configuration.interval
    // At speed never less often than usual, and at rest never more often, however the interval is set.
    case .fast: min(configuration.fastInterval, configuration.interval)
    case .resting:
      switch configuration.mode {
      case .balanced: max(configuration.restingInterval, configuration.interval)
      case .precise: configuration.interval
      }
    }
  }

  /// Sets the timer for the end of the present interval.
  mutating func plan(_ platform: inout Requests) {
    guard isTracking, !schedule.isSearching, schedule.hasBegun else { return }
    let now = platform.facts.uptime
    // A request for one fix would end with the change (I-62), so none is under way here.
    if access.platform == .android { core.updates.start(updateRequest(at: now), &platform) }
    guard let due = schedule.plan(interval(at: now), now: now) else { return }
    platform.add(.schedule(timer: Self.captureTimer, after: due - now))
    foretellStop(&platform)
  }

  /// The interval has ended.
  mutating func captureTimerFired(_ platform: inout Requests) {
    guard isTracking, !schedule.isSearching, let due = schedule.plannedDue else { return }
    beginCapture(dueAt: due, &platform)
  }

  /// A position is due (`clock-in:FR-003`): the newest one will do, or one is looked for.
  mutating func beginCapture(dueAt: Duration, _ platform: inout Requests) {
    let now = platform.facts.uptime
    schedule.intervalEnded(at: dueAt, now: now, latenessMax: configuration.latenessMax)
    if let newest, core.positions.covers(newest), now - newest.at <= configuration.freshFixAge,
      !isInaccurate(newest.fix)
    {
      record(newest.fix, &platform)
      return
    }
    schedule.search(
      dueAt: dueAt, FixQuestion(timeout: configuration.fixTimeout, &platform))
    platform.add(.schedule(timer: Self.deadlineTimer, after: configuration.captureTimeout))
  }

  /// Takes in a position; one that is not valid is as good as none.
  mutating func receive(_ received: Fix, _ platform: inout Requests) {
    guard received.isValid else { return }
    let fix = received.dated(by: platform.facts)
    if isClockingOut {
      receiveFinal(fix, &platform)
      return
    }
    guard isTracking else { return }
    if isKeepAlive(fix) {
      keptAlive(by: fix, &platform)
      return
    }
    let measured = MeasuredFix(fix, platform.facts)
    let isReduced = access.permission.accuracy == .reduced
    let ageMax = isReduced ? configuration.reducedFixAgeMax : configuration.fixAgeMax
    switch core.positions.timeliness(of: measured, ageMax: ageMax) {
    case .stale:
      schedule.answeredStale(&platform)
      return
    case .late: return
    case .repeated, .new:
      // A phone that rests answers with the position that it has told already.
      break
    }
    switch judge(measured) {
    case .doubted:
      keepDoubted(measured, &platform)
      return
    case .stray:
      // The position is recorded once another one tells where the phone is.
      core.askToDecide(regardless: true, &platform)
      return
    case .corrected(let refutes):
      // The last point was the wrong one, or the way to this one is unknown: a new one is due.
      mark.breakOff(refutingLast: refutes)
      remember(measured)
      record(fix, &platform)
      return
    case .trusted: break
    }
    remember(measured)
    pace.receive(fix, at: measured.at, configuration.pace)
    if let best = schedule.best, best.accuracyMeters <= fix.accuracyMeters { return }
    if schedule.isSearching {
      // An inaccurate one waits for a better one until the time is over.
      if isReduced || !isInaccurate(fix) {
        record(fix, &platform)
      } else {
        schedule.keep(best: fix)
      }
    } else if isSignalLost {
      // One that was measured before the signal went does not say that it is back (I-92).
      guard isReduced || fix.age <= configuration.freshFixAge else { return }
      // The signal is back, and the employee sees it (clock-in:US6.4).
      let now = platform.facts.uptime
      schedule.intervalEnded(at: now, now: now, latenessMax: configuration.latenessMax)
      record(fix, &platform)
    } else {
      plan(&platform)
    }
  }

  /// Whether a position is one of the vague ones that keep the app running on iOS, of which none is due (`I-61`, `I-109`).
  private func isKeepAlive(_ fix: Fix) -> Bool {
    access.platform == .iOS && !schedule.isSearching && access.permission.accuracy == .full
      && fix.speedMillimetersPerSecond == nil && isInaccurate(fix)
  }

  /// A vague position has come: where the phone is it does not tell, but that there are positions again, or that the phone
  /// cannot be where it is believed to be.
  private mutating func keptAlive(by fix: Fix, _ platform: inout Requests) {
    if isSignalLost {
      // One that was measured before the signal went says nothing of now (I-92).
      guard fix.age <= configuration.freshFixAge else { return }
      beginCapture(dueAt: platform.facts.uptime, &platform)
      return
    }
    if contradicts(MeasuredFix(fix, platform.facts)) {
      platform.add(.requestFix(FixRequest(timeout: configuration.fixTimeout)))
    }
    plan(&platform)
  }

  /// Whether nobody gets from the newest position to a vague one in the time between them.
  private func contradicts(_ vague: MeasuredFix) -> Bool {
    guard let newest else { return false }
    let slack = Int64(newest.fix.accuracyMeters + vague.fix.accuracyMeters) * 200
    let way = newest.fix.position.distance(to: vague.fix.position).centimeters - slack
    let time = max(1_000, abs((vague.at - newest.at).wholeMilliseconds))
    // One centimetre in a millisecond is 36 km/h.
    return way * 36 > Int64(PlausibilityCheck.speedMax) * time
  }

  private mutating func remember(_ measured: MeasuredFix) {
    newest = measured
    core.positions.note(measured)
  }

  /// Keeps a position that cannot be true where one is due, marked so, and asks once more (`design`).
  private mutating func keepDoubted(_ measured: MeasuredFix, _ platform: inout Requests) {
    // Where one is due, or where nothing tells which of two is wrong, another one is asked for.
    core.askToDecide(regardless: schedule.isSearching, &platform)
    guard let id = shift?.id, schedule.mayKeepDoubted() else { return }
    var doubted = point(measured.fix)
    doubted.isImpossible = true
    add(doubted, to: id, &platform)
  }

  /// Asks for a position that tells which of two contradicting ones is true.
  mutating func doubtDue(_ platform: inout Requests) {
    guard isClockingOut || isTracking && (schedule.isSearching || core.positions.isUndecided)
    else {
      return
    }
    platform.add(.requestFix(FixRequest(timeout: configuration.fixTimeout)))
  }

  /// The motion sensors have noticed something.
  mutating func receive(_ motion: Motion, _ platform: inout Requests) {
    guard isTracking else { return }
    pace.receive(motion, at: platform.facts.uptime)
    if motion == .driving, !schedule.isSearching {
      // How fast, a position tells; its answer decides about the interval (clock-in:FR-017).
      platform.add(.requestFix(FixRequest(timeout: configuration.fixTimeout)))
    }
    plan(&platform)
  }

  /// The time for the position that is due is over.
  mutating func captureDeadlinePassed(_ platform: inout Requests) {
    guard isTracking, let missed = schedule.endSearch() else { return }
    if let best = missed.best {
      record(best, &platform)
    } else if missed.keptDoubted {
      // There is a signal, and a point: it is marked.
      plan(&platform)
    } else {
      signalIsLost(since: missed.dueAt, &platform)
    }
  }

  /// No position came: the last known one is repeated and flagged (`clock-in:EDGE-1`).
  private mutating func signalIsLost(since dueAt: Duration, _ platform: inout Requests) {
    guard let current = shift else { return }
    let now = platform.facts.wallClock.millisecondsSince1970
    reportStart(position: nil, &platform)
    if current.openGap == nil {
      let late = (platform.facts.uptime - dueAt).wholeMilliseconds
      beginGap(.noSignal, fromMilliseconds: now - late, endingAt: now, &platform)
      postTrackingNotification(&platform)
      listen(&platform)
    }
    if var point = lastKnown {
      point.timeMilliseconds = now
      point.speedMillimetersPerSecond = nil
      point.isLowAccuracy = true
      point.isLastKnown = true
      point.beginsStretch = false
      point.refutesLast = false
      add(point, to: current.id, &platform)
    } else {
      // Without a point nothing else tells a later process how long this one has searched (clock-in:EDGE-3).
      store(&platform)
    }
    plan(&platform)
  }

  /// The shift's id; a call, as the flow is copied where it is looked for in the middle of something else.
  @inline(never) private var shiftID: String? { shift?.id }

  /// Records a position as a point of the shift.
  private mutating func record(_ fix: Fix, _ platform: inout Requests) {
    guard let id = shiftID else { return }
    var recorded = point(fix)
    // No line leads over an interruption, whatever its reason (`design`).
    mark.put(on: &recorded, afterGap: openGap.exists)
    let step = recorded.beginsStretch ? .first : core.positions.way.step(to: fix)
    let leg = core.positions.way.put(step, on: &recorded, of: fix)
    if schedule.endSearch() != nil { platform.add(.cancel(timer: Self.deadlineTimer)) }
    reportStart(position: recorded, &platform)
    let hadGap = openGap.exists
    endGap(&platform)
    lastKnown = recorded
    // A process that is started right after another one may measure what that has recorded (clock-in:FR-014).
    // Of a moment that has an impossible one only, the true one is still to be recorded.
    let last = core.lastPoint
    if recorded.timeMilliseconds != last?.timeMilliseconds || last?.isImpossible == true {
      add(recorded, leg: leg, to: id, &platform)
    } else if recorded.beginsStretch {
      mark.breakOff(refutingLast: false)
    }
    if hadGap {
      postTrackingNotification(&platform)
      listen(&platform)
    }
    moveRegion(&platform)
    giveFeedback(recorded, &platform)
    plan(&platform)
  }

  private mutating func add(
    _ point: TrackPoint, leg: Distance? = nil, to id: String, _ platform: inout Requests
  ) {
    if let added = core.record(point, leg: leg, &platform) {
      routePage.add(added, of: id)
    }
    if core.isStateOwed { store(&platform) }
    flushIfDue(&platform)
    watchStorage(&platform)
  }

  /// Tells the employee who looks that a position was recorded (`clock-in:US6.3`).
  private mutating func giveFeedback(_ point: TrackPoint, _ platform: inout Requests) {
    guard core.updates.isInFront else { return }
    toast = point.isLowAccuracy ? ClockInWording.recordedInaccurately : ClockInWording.recorded
    platform.add(.schedule(timer: Self.toastTimer, after: configuration.toastTime))
  }

  /// Uploads what waits, unless it was done a moment ago or cannot be done now.
  ///
  /// Offline, or while others wait, points gather in large batches, so that two days of them go up in a minute.
  mutating func flushIfDue(_ platform: inout Requests) {
    let now = platform.facts.uptime
    if let lastFlush, now - lastFlush < configuration.syncInterval { return }
    guard platform.facts.isOnline, core.journal.queue.parcels.isEmpty else { return }
    flush(&platform)
  }

  /// Uploads what waits.
  mutating func flush(_ platform: inout Requests) {
    guard shift.exists else { return }
    lastFlush = platform.facts.uptime
    core.flush(&platform)
  }
}
