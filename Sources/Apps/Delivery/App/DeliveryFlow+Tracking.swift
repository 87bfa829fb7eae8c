import AppParts
import DeviceInterface

extension DeliveryFlow {
  /// Has positions come and circles watched exactly while that is wanted, agreed to and allowed.
  ///
  /// Android tells an app of no change, so that every signal is an occasion to look.
  mutating func updateTracking(_ platform: inout Requests) {
    let isWanted = isDriving && hasConsent && mayTrack
    let isNear = isNearNextStop
    let rules = configuration.pace
    if !isWanted || access.obstacle != nil {
      losePresence(&platform)
      tracker.interrupt()
    }
    if !isWanted {
      if tracker.stop(&platform) {
        stopTimers(&platform)
        notifyNotTracked(&platform)
      }
    } else if tracker.start(isNearStop: isNear, rules, &platform) {
      planRest(&platform)
      planDwell(&platform)
    } else if tracker.adapt(isNearStop: isNear, rules, &platform) {
      planRest(&platform)
    }
    // Android watches circles only with the permission for the background.
    let mayWatch = platform.facts.platform == .iOS || platform.facts.permission.status == .always
    let isAllowed = isWanted && mayWatch
    if circles.isDue(isAllowed ? work?.circleMarks : nil) {
      circles.watch(isAllowed ? work : nil, &platform)
    }
  }

  /// Tells outside the app that customers see no position any more, unless the courier reads it on the screen.
  private func notifyNotTracked(_ platform: inout Requests) {
    guard isDriving, hasConsent, !tracker.isInFront else { return }
    platform.add(.post(DeliveryWording.notTrackedNotification))
  }

  /// Keeps what stands outside the app true where positions are out of reach, or within it again, while updates go on.
  mutating func reviseNotTracked(_ platform: inout Requests) {
    guard isTracking else { return }
    if access.obstacle != nil {
      notifyNotTracked(&platform)
    } else {
      platform.withdrawIfShown(Self.notTrackedNotification)
    }
  }

  /// Whether positions may be asked for.
  ///
  /// While the device's location is off, updates go on waiting on Android: only who has asked for some is told that there
  /// are some again.
  private var mayTrack: Bool {
    switch access.obstacle {
    case nil: true
    case .blocked(.servicesOff): access.platform == .android && isTracking
    case .blocked, .undecided, .imprecise: false
    }
  }

  private func stopTimers(_ platform: inout Requests) {
    for timer in [Self.restTimer, Self.dwellTimer, Self.doubtTimer] {
      platform.add(.cancel(timer: timer))
    }
  }

  /// The service did not start; it can when the courier next has the app in front (`A-42`, `A-43`).
  mutating func serviceFailed(_ platform: inout Requests) {
    tracker.barService()
    if tracker.stop(&platform) { stopTimers(&platform) }
  }

  /// Sets the time at which the phone counts as resting, unless it moves until then (`delivery:TRACK-3`).
  mutating func planRest(_ platform: inout Requests) {
    guard isTracking, let left = tracker.timeUntilRest(configuration.pace, platform.facts) else {
      return
    }
    platform.add(.schedule(timer: Self.restTimer, after: left))
  }

  /// Whether the next stop is so near that every position counts.
  private var isNearNextStop: Bool {
    guard let next = work?.next, let place = tracker.place else { return false }
    return work?.route.stops[next].isApproached(from: place) == true
  }

  // MARK: Positions

  /// Takes in a position: records it where it is due, and looks which circles were reached or left.
  mutating func receive(_ fix: Fix, _ platform: inout Requests) {
    guard isTracking, access.obstacle == nil else { return }
    switch tracker.read(fix, configuration, platform.facts) {
    case .useless: break
    case .doubted(let measured): keepDoubted(measured, &platform)
    case .stray: askToDecide(&platform)
    case .good(let reading):
      if reading.isDue { record(reading, &platform) }
      guard reading.isProven else {
        // Who stands still gets no second one by himself.
        platform.add(.schedule(timer: Self.doubtTimer, after: PlausibilityCheck.askingDelay))
        return
      }
      judgeCircles(fix.position, accuracyMeters: fix.accuracyMeters, &platform)
    }
  }

  /// The platform says that a circle was crossed: Android with the position, iOS without one (`I-84`, `A-52`).
  mutating func receiveCrossing(_ fix: Fix?, isExit: Bool, _ platform: inout Requests) {
    updateTracking(&platform)
    // It watches on while no process runs: who is told to leave now was there until now.
    if isExit, isTracking { isPresenceWatched = true }
    if let fix {
      receive(fix, &platform)
    } else if isTracking {
      platform.add(.requestFix(FixRequest(timeout: .seconds(10))))
    }
  }

  /// Keeps a position that cannot be true, marked so, and asks for one that decides (`design`).
  private mutating func keepDoubted(_ measured: MeasuredFix, _ platform: inout Requests) {
    guard let run = work?.run else { return }
    var point = point(of: measured.fix, platform.facts)
    point.isImpossible = true
    journal.record(point, owner: run, &requests, &platform)
    askToDecide(&platform)
  }

  /// Plans to ask for a position that decides between two, as often as that has a point.
  private mutating func askToDecide(_ platform: inout Requests) {
    guard tracker.mayAsk() else { return }
    platform.add(.schedule(timer: Self.doubtTimer, after: PlausibilityCheck.askingDelay))
  }

  /// Asks for a position that proves or refutes the one before.
  mutating func doubtDue(_ platform: inout Requests) {
    guard isTracking else { return }
    platform.add(.requestFix(FixRequest(timeout: .seconds(10))))
  }

  private mutating func record(_ reading: CourierTracker.Reading, _ platform: inout Requests) {
    guard let run = work?.run else { return }
    var point = point(of: reading.measured.fix, platform.facts)
    point.refutesLast = reading.refutesLast
    let leg = tracker.recorded(reading, on: &point)
    journal.record(point, leg: leg, owner: run, &requests, &platform)
    guard !isSyncPlanned else { return }
    isSyncPlanned = true
    platform.add(.schedule(timer: Self.syncTimer, after: configuration.syncInterval))
  }

  private func point(of fix: Fix, _ facts: Facts) -> TrackPoint {
    var point = TrackPoint(fix)
    point.circumstances = tracker.circumstances(fix, facts)
    return point
  }

  mutating func flush(_ platform: inout Requests) {
    guard let run = work?.run else { return }
    journal.flush(run, &requests, &platform)
  }
}
