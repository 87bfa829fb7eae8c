import AppParts
import DeviceInterface

extension CampaignFlow {
  /// Asks for positions; a new stretch of the route begins (`campaign:1.1`).
  mutating func startTracking(_ platform: inout Requests) {
    guard !isTracking else { return }
    trackedSince = platform.facts.uptime
    stretchBegins = true
    lastMeasuredAt = nil
    lastRecordedAt = platform.facts.uptime
    updates.start(
      UpdateRequest(
        desiredAccuracyMeters: configuration.desiredAccuracyMeters,
        distanceFilter: configuration.distanceFilter, allowsBackground: true,
        // With the Always permission iOS would show nothing by itself (I-64, campaign:2.5).
        showsBackgroundIndicator: true, pausesAutomatically: false), &platform)
    lastAskedAt = platform.facts.uptime
    platform.add(.schedule(timer: Self.fallbackTimer, after: fallbackPause))
    platform.add(.schedule(timer: Self.syncTimer, after: configuration.syncInterval))
  }

  /// Wants no more positions, and lets everything go that gave them.
  mutating func stopTracking(_ platform: inout Requests) {
    guard isTracking else { return }
    updates.stop(&platform)
    fallbackQuestion = nil
    platform.add(.cancel(timer: Self.fallbackTimer))
    platform.add(.cancel(timer: Self.doubtTimer))
    platform.add(.cancel(timer: Self.syncTimer))
  }

  /// Takes in a position: moves the marker, and records it where the rules say so.
  mutating func take(_ fix: Fix, _ platform: inout Requests) {
    guard isTracking, !watchAccess(&platform) else { return }
    let measured = MeasuredFix(fix, platform.facts)
    switch measured.timeliness(
      ageMax: configuration.fixAgeMax, since: trackedSince, latest: lastMeasuredAt)
    {
    case .stale:
      fallbackQuestion?.answeredStale(&platform)
      return
    case .late, .repeated: return
    case .new: break
    }
    guard fix.isValid, fix.accuracyMeters <= configuration.accuracyMetersMax else { return }
    switch plausibility.judge(
      measured, speedMaxKilometersPerHour: configuration.plausibleSpeedMax)
    {
    case .doubted:
      keepDoubted(measured, &platform)
      return
    case .corrected(let refutesLast):
      marker = fix.position
      record(measured, leg: nil, refutesLast: refutesLast, &platform)
      return
    case .trusted: break
    }
    marker = fix.position
    // The first of its stretch is recorded wherever it is, and no line leads to it.
    let moved = stretchBegins ? nil : lastRecordedPlace?.distance(to: fix.position)
    guard isWorthRecording(moved, platform.facts) else { return }
    record(measured, leg: moved, refutesLast: false, &platform)
  }

  /// Keeps a position that cannot be true, marked so; the marker and the line stay where they are (`design`).
  ///
  /// Where nothing tells whether this or the one before is wrong, the phone is asked at once.
  private mutating func keepDoubted(_ measured: MeasuredFix, _ platform: inout Requests) {
    guard let id = execution?.id else { return }
    var point = TrackPoint(measured.fix)
    point.isImpossible = true
    lastMeasuredAt = measured.at
    journal.record(point, owner: id, &requests, &platform)
    guard plausibility.mayAsk() else { return }
    platform.add(.schedule(timer: Self.doubtTimer, after: PlausibilityCheck.askingDelay))
  }

  /// Asks for a position that tells which of two contradicting ones is true.
  mutating func doubtDue(_ platform: inout Requests) {
    guard isTracking, plausibility.isUndecided else { return }
    platform.add(.requestFix(FixRequest(timeout: configuration.fallbackTimeout)))
  }

  /// Whether a position is the first of its stretch, far enough from the last (`campaign:1.2`) or due (`campaign:1.3`).
  private func isWorthRecording(_ moved: Distance?, _ facts: Facts) -> Bool {
    guard let moved else { return true }
    if facts.uptime - lastRecordedAt >= configuration.fallbackInterval { return true }
    // Coordinates are whole to a centimetre, so what is short by a few of them is not short.
    return moved.centimeters + 5 >= configuration.distanceFilter.centimeters
  }

  private mutating func record(
    _ measured: MeasuredFix, leg: Distance?, refutesLast: Bool, _ platform: inout Requests
  ) {
    guard let id = execution?.id else { return }
    var point = TrackPoint(measured.fix, beginsStretch: leg == nil)
    point.refutesLast = refutesLast
    stretchBegins = false
    fallbackQuestion = nil
    lastMeasuredAt = measured.at
    lastRecordedAt = platform.facts.uptime
    lastRecordedPlace = measured.fix.position
    journal.record(point, leg: leg, owner: id, &requests, &platform)
  }

  /// The fallback may be due: a point since then has moved it, or the position is asked for now (`campaign:1.3`).
  mutating func fallbackDue(_ platform: inout Requests) {
    guard execution?.status == .active, !watchAccess(&platform) else { return }
    keepTime(&platform)
    guard isTracking else {
      waitUntracked(&platform)
      return
    }
    let now = platform.facts.uptime
    let left = configuration.fallbackInterval - (now - max(lastRecordedAt, lastAskedAt))
    if left > .zero {
      platform.add(.schedule(timer: Self.fallbackTimer, after: min(left, fallbackPause)))
      return
    }
    lastAskedAt = now
    fallbackQuestion = FixQuestion(timeout: configuration.fallbackTimeout, &platform)
    platform.add(.schedule(timer: Self.fallbackTimer, after: fallbackPause))
  }

  /// How long until the fallback is looked at again; at each look a sign of life is stored.
  private var fallbackPause: Duration { min(configuration.fallbackInterval, SignOfLife.interval) }

  /// It is time to upload what does not fill a batch (`campaign:5.1`).
  mutating func syncDue(_ platform: inout Requests) {
    guard isTracking, !watchAccess(&platform) else { return }
    keepTime(&platform)
    flush(&platform)
    platform.add(.schedule(timer: Self.syncTimer, after: configuration.syncInterval))
  }

  /// Stores the time gathered so far, so that a new start of the phone leaves less of it to the wall clock, and nothing to
  /// one that was set before.
  mutating func keepTime(_ platform: inout Requests) {
    guard stored.isOwed || !journal.isStorageFull else {
      // Room is for points; the time can be told from the moment stored last.
      giveSign(&platform)
      return
    }
    execution?.stopwatch.lap(platform.facts)
    store(&platform)
  }

  /// The service did not start; it can when the promoter next has the app in front (`A-42`, `A-43`).
  mutating func serviceFailed(_ platform: inout Requests) {
    stopTracking(&platform)
    waitUntracked(&platform)
  }

  /// Pauses an active execution that may not be tracked any more (`campaign:2.4`); returns whether it did.
  ///
  /// Android tells an app of nothing, so that every signal is an occasion to look.
  @discardableResult
  mutating func watchAccess(_ platform: inout Requests) -> Bool {
    guard execution?.status == .active, let loss = Self.loss(platform.facts) else { return false }
    pause(&platform)
    notice = .trackingStopped(loss)
    return true
  }

  /// Why an execution may not be tracked now; `nil` when it may.
  static func loss(_ facts: Facts) -> TrackingLoss? {
    switch LocationAccess(facts) {
    case .undecided: .undecided
    case .blocked(let block): .blocked(block)
    case .allowed: facts.permission.accuracy == .full ? nil : .imprecise
    }
  }

  /// Starts tracking for an execution that is active without it, if the platform lets it begin now.
  mutating func trackIfPossible(_ platform: inout Requests) {
    guard execution?.status == .active, !isTracking else { return }
    guard updates.canStart(isInFront: isInFront, platform.facts) else {
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
