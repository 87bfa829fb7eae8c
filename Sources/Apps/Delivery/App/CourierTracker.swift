import AppParts
import DeviceInterface

/// The tracker that keeps positions coming while a courier drives, and weighs each of them.
struct CourierTracker: Hashable, Sendable {
  /// A position that counts.
  struct Reading: Hashable, Sendable {
    var measured: MeasuredFix
    /// Whether it is to be recorded now.
    var isDue: Bool
    /// What it means to the way from the latest place that was counted.
    var step: WayMeter.Step
    /// Whether it shows that what was recorded before it was wrong.
    var refutesLast = false
    /// Whether another position agrees with it, so that one may act on it.
    var isProven: Bool
  }

  /// The worth of a position.
  enum Verdict: Hashable, Sendable {
    /// Nothing: it is old, known already, or too rough.
    case useless
    /// It cannot be true, unless another one agrees.
    case doubted(MeasuredFix)
    /// Nothing told of such a way, unless another one agrees.
    case stray
    /// It says where the courier is.
    case good(Reading)
  }

  /// Where the courier is, as far as it is known; kept while positions are out of reach.
  private(set) var place: Position?
  /// The uptime at which that was measured; `nil` for what an earlier process knew.
  private var placedAt: Duration?
  /// How accurately that is known, in metres.
  private(set) var accuracyMeters = 0
  /// How the positions are wanted.
  private(set) var mode = CourierPace.Mode.usual
  private(set) var pace = CourierPace(at: .zero)
  private var updates = BackgroundUpdates()
  private var positions = PositionStretch()
  private var isOriented = false
  private var recordedAt = Duration.zero
  /// Whether no position has come since the receiver heard nothing any more.
  private var isBlind = false
  /// Whether the courier has come to rest while that was so.
  private var restsUnseen = false

  /// For how long a position says where somebody is who moves.
  private static let freshness = Duration.seconds(60)

  var isRunning: Bool { updates.isRunning }

  var isInFront: Bool { updates.isInFront }

  var motion: Motion { pace.motion }

  /// Where the courier is at present: what was measured long ago may be said only of a phone that rests.
  func presentPlace(_ facts: Facts) -> Position? {
    guard isRunning, let placedAt else { return nil }
    let isFresh = facts.uptime - placedAt <= Self.freshness
    return isFresh || (motion == .stationary && !restsUnseen) ? place : nil
  }

  /// Where the courier is, where another position agrees with it, so that one may act on it.
  func provenPlace(_ facts: Facts) -> Position? { isOriented ? presentPlace(facts) : nil }

  /// Where the courier is, nobody knows any more.
  mutating func forgetPlace() { (place, placedAt, isOriented) = (nil, nil, false) }

  /// Takes up the place that an earlier process knew last.
  mutating func restore(_ place: Position?) { self.place = place }

  /// What else is told with a position.
  func circumstances(_ fix: Fix, _ facts: Facts) -> FixCircumstances {
    FixCircumstances(
      courseDegrees: fix.courseDegrees, altitudeMeters: fix.altitudeMeters,
      battery: facts.battery, motion: motion)
  }

  // MARK: Starting and stopping

  /// Has positions come, if the platform lets them begin now; returns whether they have just begun.
  mutating func start(
    isNearStop: Bool, _ rules: CourierPace.Rules, _ platform: inout Requests
  ) -> Bool {
    guard !isRunning, updates.canStart(platform.facts) else { return false }
    let now = platform.facts.uptime
    recordedAt = now
    isOriented = false
    // What was known before may be elsewhere by now.
    (isBlind, restsUnseen) = (true, false)
    positions.begin(at: now)
    positions.forgetTrusted()
    pace = CourierPace(at: now)
    mode = pace.mode(at: now, isNearStop: isNearStop, rules, platform.facts)
    updates.start(Self.request(mode, rules, platform.facts), &platform)
    platform.add(.startMotionUpdates)
    // An app that the system has ended is started again by them (I-67); on Android the service is.
    if platform.facts.platform == .iOS { platform.add(.startSignificantChanges) }
    return true
  }

  /// Wants no more positions; returns whether some were wanted.
  mutating func stop(_ platform: inout Requests) -> Bool {
    guard isRunning else { return false }
    updates.stop(&platform)
    platform.add(.stopMotionUpdates)
    if platform.facts.platform == .iOS { platform.add(.stopSignificantChanges) }
    return true
  }

  /// Positions are out of reach for a while, although they are still wanted: no line leads over that.
  mutating func interrupt() {
    positions.way.begin()
    isBlind = true
  }

  /// The receiver hears nothing any more: who moves now and comes to rest does so at a place that nobody knows.
  mutating func loseSight() { isBlind = true }

  /// The service did not start; it can when the courier next has the app in front (`A-42`, `A-43`).
  mutating func barService() { updates.bar() }

  /// The courier has the app in front, where nothing is barred.
  mutating func cameToFront() { updates.cameToFront() }

  /// The courier has something else in front.
  mutating func leftFront() { updates.leftFront() }

  // MARK: Positions

  /// Whether one may ask for a position that decides between two; each time counts.
  mutating func mayAsk() -> Bool { positions.mayAsk() }

  /// Takes in what the sensors say.
  mutating func receive(_ motion: Motion, at uptime: Duration) {
    if isBlind, motion == .stationary, pace.motion != .stationary { restsUnseen = true }
    pace.receive(motion, at: uptime)
  }

  /// Judges a position.
  mutating func read(
    _ fix: Fix, _ configuration: DeliveryFlow.Configuration, _ facts: Facts
  ) -> Verdict {
    let measured = MeasuredFix(fix, facts)
    guard isRunning, positions.timeliness(of: measured, ageMax: configuration.fixAgeMax) == .new,
      fix.isValid, fix.accuracyMeters <= configuration.accuracyMetersMax
    else { return .useless }
    positions.note(measured)
    if isKnownBetter(than: fix) {
      placedAt = measured.at
      return .useless
    }
    let verdict = positions.judge(measured, motion: motion)
    var refutesLast = false
    switch verdict {
    case .doubted: return .doubted(measured)
    case .stray: return .stray
    case .corrected(let refutes):
      refutesLast = refutes
      isOriented = true
    case .trusted: break
    }
    // The first one may be wild, and nothing contradicts it yet.
    defer { isOriented = true }
    let step = measured.at - (placedAt ?? measured.at)
    place = fix.position
    placedAt = measured.at
    (isBlind, restsUnseen) = (false, false)
    accuracyMeters = fix.accuracyMeters
    pace.receive(fix, at: measured.at, configuration.pace)
    let meaning = positions.way.step(to: fix)
    return .good(
      Reading(
        measured: measured,
        isDue: refutesLast || isDue(meaning, at: measured.at, after: step, configuration.pace),
        step: meaning, refutesLast: refutesLast, isProven: isOriented))
  }

  /// Whether a resting courier's place is known more accurately than by a position which networks tell, and agrees with it
  /// (`I-109`).
  private func isKnownBetter(than fix: Fix) -> Bool {
    guard mode == .resting, isOriented, fix.speedMillimetersPerSecond == nil, let place else {
      return false
    }
    return accuracyMeters < fix.accuracyMeters
      && place.distance(to: fix.position) <= .meters(fix.accuracyMeters)
  }

  /// Whether a position is the first of its stretch, or far and late enough after the one recorded last (`delivery:TRACK-2`).
  ///
  /// Where the next one, if it takes as long as this one did, would be too late, this one is not too early.
  private func isDue(
    _ meaning: WayMeter.Step, at uptime: Duration, after step: Duration,
    _ rules: CourierPace.Rules
  ) -> Bool {
    switch meaning {
    case .first: return true
    case .within:
      // Between the legs that are counted, the speeds tell that the courier has moved.
      guard positions.way.goneSinceRecorded >= rules.distanceFilter else { return false }
    case .moved(let leg):
      // Coordinates are whole to a centimetre, so what is short by a few of them is not short.
      guard leg.centimeters + 5 >= rules.distanceFilter.centimeters else { return false }
    }
    let pause = uptime - recordedAt
    // Who moves after a rest is moving again before the mode has changed.
    if pause >= rules.interval(in: mode) ?? rules.interval { return true }
    return pause >= rules.fastInterval && pause + step > rules.longestInterval
  }

  /// Takes note that a position is recorded, which is marked on its point; returns the leg that leads to it.
  mutating func recorded(_ reading: Reading, on point: inout TrackPoint) -> Distance? {
    recordedAt = reading.measured.at
    return positions.way.put(reading.step, on: &point, of: reading.measured.fix)
  }

  // MARK: The mode

  /// How long until the phone counts as resting, unless it moves; `nil` where it rests.
  func timeUntilRest(_ rules: CourierPace.Rules, _ facts: Facts) -> Duration? {
    let left = pace.movedAt + rules.restingDelay - facts.uptime
    return left > .zero ? left : nil
  }

  /// Goes over to the mode in which positions are wanted now; returns whether it is another one.
  mutating func adapt(
    isNearStop: Bool, _ rules: CourierPace.Rules, _ platform: inout Requests
  ) -> Bool {
    guard isRunning else { return false }
    let wanted = pace.mode(at: platform.facts.uptime, isNearStop: isNearStop, rules, platform.facts)
    guard wanted != mode else { return false }
    mode = wanted
    // Asked for anew in the background, updates without the permission for it would end (I-54).
    if updates.canStart(platform.facts) {
      updates.start(Self.request(mode, rules, platform.facts), &platform)
    }
    return true
  }

  private static func request(
    _ mode: CourierPace.Mode, _ rules: CourierPace.Rules, _ facts: Facts
  ) -> UpdateRequest {
    let isResting = mode == .resting
    return UpdateRequest(
      // At rest the networks around will do (I-109).
      desiredAccuracyMeters: isResting ? 100 : 10, distanceFilter: rules.filter(in: mode),
      interval: facts.platform == .android ? rules.requestedInterval(in: mode) : nil,
      // The phone is in a pocket most of the way (delivery:TRACK-1).
      allowsBackground: true, showsBackgroundIndicator: true, pausesAutomatically: false)
  }
}
