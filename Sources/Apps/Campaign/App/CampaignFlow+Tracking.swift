import AppParts
import DeviceInterface

extension CampaignFlow {
  /// Asks for positions; a new stretch of the route begins (`campaign:1.1`).
  mutating func startTracking(_ platform: inout Requests) {
    guard !isTracking else { return }
    core.positions.begin(at: platform.facts.uptime)
    rhythm.begin(at: platform.facts.uptime)
    core.updates.start(
      UpdateRequest(
        desiredAccuracyMeters: configuration.desiredAccuracyMeters,
        distanceFilter: configuration.distanceFilter, allowsBackground: true,
        // With the Always permission iOS would show nothing by itself (I-64, campaign:2.5).
        showsBackgroundIndicator: true, pausesAutomatically: false), &platform)
    platform.add(.schedule(timer: Self.fallbackTimer, after: fallbackPause))
    platform.add(.schedule(timer: Self.syncTimer, after: configuration.syncInterval))
  }

  /// Wants no more positions, and lets everything go that gave them.
  mutating func stopTracking(_ platform: inout Requests) {
    guard isTracking else { return }
    core.updates.stop(&platform)
    rhythm.end()
    platform.add(.cancel(timer: Self.fallbackTimer))
    platform.add(.cancel(timer: core.doubtTimer))
    platform.add(.cancel(timer: Self.syncTimer))
  }

  /// Takes in a position: moves the marker, and records it where the rules say so.
  mutating func receive(_ fix: Fix, _ platform: inout Requests) {
    guard isTracking, !watchAccess(&platform) else { return }
    let measured = MeasuredFix(fix, platform.facts)
    switch core.positions.timeliness(of: measured, ageMax: configuration.fixAgeMax) {
    case .stale:
      rhythm.answeredStale(&platform)
      return
    case .late, .repeated: return
    case .new: break
    }
    guard fix.isValid else { return }
    guard fix.accuracyMeters <= configuration.accuracyMetersMax else {
      keepVague(measured, &platform)
      return
    }
    switch core.positions.judge(measured) {
    case .doubted:
      keepDoubted(measured, &platform)
      return
    case .stray:
      // Nobody has been there, as far as is known; the phone is asked, and where it is then is recorded.
      core.askToDecide(regardless: true, &platform)
      return
    case .corrected(let refutesLast):
      marker = fix.position
      record(measured, .first, refutesLast: refutesLast, &platform)
      return
    case .trusted: break
    }
    marker = fix.position
    let step = core.positions.way.step(to: fix)
    guard
      rhythm.isWorthRecording(
        step, gone: core.positions.way.goneSinceRecorded, at: platform.facts.uptime,
        distance: configuration.distanceFilter, interval: configuration.fallbackInterval)
    else { return }
    record(measured, step, refutesLast: false, &platform)
  }

  /// Keeps a position that cannot be true, marked so; the marker and the line stay where they are (`design`).
  ///
  /// Where nothing tells whether this or the one before is wrong, the phone is asked at once.
  private mutating func keepDoubted(_ measured: MeasuredFix, _ platform: inout Requests) {
    var point = TrackPoint(measured.fix)
    point.isImpossible = true
    core.positions.note(measured)
    core.record(point, &platform)
    core.askToDecide(&platform)
  }

  /// Keeps a position that says too little of where the promoter is, marked so, where one is due: that somebody was there
  /// shows, and the marker and the line stay where they are (`campaign:1.3`).
  private mutating func keepVague(_ measured: MeasuredFix, _ platform: inout Requests) {
    let now = platform.facts.uptime
    guard rhythm.isDue(at: now, interval: configuration.fallbackInterval) else { return }
    var point = TrackPoint(measured.fix, isLowAccuracy: true)
    point.isWithinScatter = true
    core.positions.note(measured)
    rhythm.recorded(at: now)
    core.record(point, &platform)
  }

  /// Asks for a position that tells which of two contradicting ones is true.
  mutating func doubtDue(_ platform: inout Requests) {
    guard isTracking, core.positions.isUndecided else { return }
    platform.add(.requestFix(FixRequest(timeout: configuration.fallbackTimeout)))
  }

  private mutating func record(
    _ measured: MeasuredFix, _ step: WayMeter.Step, refutesLast: Bool,
    _ platform: inout Requests
  ) {
    var point = TrackPoint(measured.fix)
    point.refutesLast = refutesLast
    let leg = core.positions.way.put(step, on: &point, of: measured.fix)
    core.positions.note(measured)
    rhythm.recorded(at: platform.facts.uptime)
    core.record(point, leg: leg, &platform)
  }

  /// The fallback may be due: a point since then has moved it, or the position is asked for now (`campaign:1.3`).
  mutating func fallbackDue(_ platform: inout Requests) {
    guard execution?.status == .active, !watchAccess(&platform) else { return }
    keepTime(&platform)
    guard isTracking else {
      waitUntracked(&platform)
      return
    }
    let left = rhythm.timeToFallback(
      at: platform.facts.uptime, interval: configuration.fallbackInterval)
    if left > .zero {
      platform.add(.schedule(timer: Self.fallbackTimer, after: min(left, fallbackPause)))
      return
    }
    rhythm.ask(timeout: configuration.fallbackTimeout, &platform)
    platform.add(.schedule(timer: Self.fallbackTimer, after: fallbackPause))
  }

  /// How long until the fallback is looked at again; at each look a sign of life is stored.
  private var fallbackPause: Duration { min(configuration.fallbackInterval, SignOfLife.interval) }

  /// It is time to upload what does not fill a batch (`campaign:5.1`).
  mutating func syncDue(_ platform: inout Requests) {
    guard isTracking, !watchAccess(&platform) else { return }
    keepTime(&platform)
    core.flush(&platform)
    platform.add(.schedule(timer: Self.syncTimer, after: configuration.syncInterval))
  }

  /// Stores the time gathered so far, so that a new start of the phone leaves less of it to the wall clock, and nothing to
  /// one that was set before.
  mutating func keepTime(_ platform: inout Requests) {
    guard core.isStateOwed || !core.journal.isStorageFull else {
      // Room is for points; the time can be told from the moment stored last.
      giveSign(&platform)
      return
    }
    execution?.lap(platform.facts)
    store(&platform)
  }

  /// The service did not start; it can when the promoter next has the app in front (`A-42`, `A-43`).
  mutating func serviceFailed(_ platform: inout Requests) {
    if !isTracking { core.updates.bar() }
    stopTracking(&platform)
    waitUntracked(&platform)
  }

  /// Pauses an active execution that may not be tracked any more (`campaign:2.4`); returns whether it did.
  ///
  /// Android tells an app of nothing, so that every signal is an occasion to look.
  @discardableResult
  mutating func watchAccess(_ platform: inout Requests) -> Bool {
    guard execution?.status == .active, let obstacle = TrackingAccess(platform.facts).obstacle
    else { return false }
    pause(&platform)
    notice = .trackingStopped(.obstacle(obstacle))
    notifyStopped(&platform)
    return true
  }

  /// Tells outside the app that tracking has stopped, unless the promoter reads it on the screen (`campaign:2.4`).
  func notifyStopped(_ platform: inout Requests) {
    guard !core.updates.isInFront else { return }
    platform.add(.post(CampaignWording.stoppedNotification))
  }

  /// Starts tracking for an execution that is active without it, if the platform lets it begin now.
  mutating func trackIfPossible(_ platform: inout Requests) {
    guard execution?.status == .active, !isTracking else { return }
    guard core.updates.canStart(platform.facts) else {
      waitUntracked(&platform)
      return
    }
    startTracking(&platform)
  }

  /// Gives signs of life while the execution is active without tracking, as in a process of the background.
  private mutating func waitUntracked(_ platform: inout Requests) {
    guard execution?.status == .active else { return }
    platform.add(.schedule(timer: Self.fallbackTimer, after: SignOfLife.interval))
  }
}
