public import DeviceInterface

extension Phone {
  /// Where the phone is.
  public var position: Position { location.trajectory.position(at: core.now) }

  /// Returns where the phone is at an instant, by the way that it is on now.
  public func position(at instant: Instant) -> Position {
    location.trajectory.position(at: instant)
  }

  /// Whether the phone is on its way; a rest on the way that ends by itself counts.
  public var isMoving: Bool { location.trajectory.isUnderway(at: core.now) }

  /// How fast the phone is, in millimetres per second.
  public var speedMillimetersPerSecond: Int { location.trajectory.speed(at: core.now) }

  /// How far the phone has gone since the scenario's start; being put somewhere is not going.
  public var distanceTravelled: Distance { location.trajectory.travelled(at: core.now) }

  /// Puts the phone somewhere, at rest.
  public mutating func setPosition(_ position: Position) {
    location.trajectory = Trajectory(restingAt: position, travelled: distanceTravelled)
    core.record(.scenario, .putAt(position))
    wakeByJolt()
    movementChanged()
  }

  /// Sends the phone along the waypoints from where it is, with a constant speed; it rests at the last one.
  public mutating func move(along waypoints: [Position], millimetersPerSecond: Int) {
    let speed = Int64(max(1, millimetersPerSecond))
    var here = position
    var length: Int64 = 0
    var stops = [TimedPosition(milliseconds: 0, position: here)]
    for waypoint in waypoints {
      length += here.distance(to: waypoint).centimeters
      stops.append(TimedPosition(milliseconds: length * 10_000 / speed, position: waypoint))
      here = waypoint
    }
    location.trajectory = Trajectory(
      along: stops, startingAt: core.now.milliseconds, travelled: distanceTravelled)
    core.record(.scenario, .setOut(waypointCount: waypoints.count))
    movementChanged()
  }

  /// Lets everything look that depends on where the phone is.
  mutating func movementChanged() {
    if motion.isListenedTo { judgeMotionSoon() }
    dozeDue()
    lookAtOnce()
    guard location.isUpdating, core.timeline.instant(where: \.isUpdateDue) != core.now else {
      return
    }
    wakeUpdates()
    // A receiver is at one place at a time: what has changed shows in the next measurement.
    location.waitAfterMeasurement(locationRights, &core)
  }

  /// Looks at what is watched now, and from now on at its intervals.
  mutating func lookAtOnce() {
    core.timeline.removeAll(where: \.isMotionChecked)
    if isWatchingPosition { core.timeline.add(.motionChecked, at: core.now) }
  }

  private var isWatchingPosition: Bool {
    !places.isEmpty
      || location.awaitsMovement
  }

  /// Lets live updates look whether the phone moves again; a suspended app is woken for that (`I-58`).
  private mutating func wakeRestingUpdates() {
    guard location.awaitsMovement else { return }
    if location.mayWake(locationRights, core) { live(.wokenInBackground(.location)) }
    wakeUpdates()
  }

  /// Looks where the phone is with regard to everything that is watched, and again after a while if it moves.
  mutating func motionChecked() {
    guard isWatchingPosition else { return }
    evaluateRegions()
    evaluateSignificantChange()
    evaluateVisit()
    wakeRestingUpdates()
    let repeatsAtRest =
      places.changes != nil && core.profile.policies.significantChangesWithoutMovement
    guard isMoving || repeatsAtRest else { return }
    core.timeline.add(.motionChecked, at: core.now + (isMoving ? timeToNextLook : .seconds(900)))
  }

  /// Puts the phone at the first point of a route and sends it along the others; it rests at the last one.
  ///
  /// With `.recorded` it passes each point as long after the first one as the route's times say, whatever the wall
  /// clock shows. Points without a time, and points whose time does not come after their predecessor's, are passed
  /// all the same, at a time that follows from their share of the way between their neighbours with usable times
  /// (of the times, the longest rising series is used); before and after those with times, with the point's own
  /// speed or the mean one. A rest in the times is a rest of the phone. The gaps between stretches are travelled
  /// straight on, and `distanceTravelled` counts them, which `Route.length` does not.
  ///
  /// Throws `PhoneError.unusableRoute` for a route without points, for one that does not say how fast with
  /// `.recorded` (see `Route.saysHowFast`), and for one that would take tens of thousands of years, and
  /// `outOfRange` for a pace that is none.
  public mutating func follow(
    _ route: Route, pace: RoutePace = .recorded(), gaps: RouteGaps = .travelled
  ) throws(PhoneError) {
    let timetable = try RouteTimetable(route, pace: pace)
    location.trajectory = Trajectory(
      along: timetable.stops, startingAt: core.now.milliseconds, travelled: distanceTravelled,
      silentGaps: gaps == .silent)
    core.record(.scenario, .setOut(waypointCount: timetable.stops.count))
    movementChanged()
  }

  /// Lets the user stop on the way, for a time after which they go on by themselves, or until `goOn`.
  ///
  /// Throws `PhoneError.notOnTheWay`, or `stoppedAlready`.
  public mutating func stopOnTheWay(for duration: Duration? = nil) throws(PhoneError) {
    try checkOnTheWay("to stop")
    let time = core.now.milliseconds
    if let duration {
      location.trajectory.rest(at: time, for: max(.zero, duration).wholeMilliseconds)
    } else {
      location.trajectory.halt(at: time)
    }
    core.record(.user, .stopped(for: duration))
    movementChanged()
  }

  /// Lets a user who stopped until further notice go on; throws `PhoneError.notStopped`.
  public mutating func goOn() throws(PhoneError) {
    guard location.trajectory.haltedAt != nil else { throw .notStopped }
    location.trajectory.goOn(at: core.now.milliseconds)
    core.record(.user, .wentOn)
    movementChanged()
  }

  /// Lets the user go back the way they came, each leg as fast as before and without the rests.
  ///
  /// Also after the end of the way and during a stop. Throws `PhoneError.notOnTheWay` where there is no way.
  public mutating func turnBack() throws(PhoneError) {
    guard location.trajectory.nodes.count > 1 else {
      throw .notOnTheWay(wanted: "the user wants to turn back")
    }
    location.trajectory.turnBack(at: core.now.milliseconds)
    core.record(.user, .turnedBack)
    movementChanged()
  }

  private func checkOnTheWay(_ wanted: String) throws(PhoneError) {
    guard location.trajectory.haltedAt == nil else { throw .stoppedAlready }
    guard isMoving else { throw .notOnTheWay(wanted: "the user wants \(wanted)") }
  }

  // MARK: Times that can be passed over

  /// The time until the next look at what is watched: the first one of the regular looks that could see a change.
  ///
  /// Those before it would see the phone as far inside or outside of everything as it is now, by its present leg's
  /// speed, and change nothing.
  private var timeToNextLook: Duration {
    let interval = core.profile.constants.motionInterval
    guard let step = location.pacePerLook(core), step.centimeters > 0, let room = roomOfWatches
    else { return interval }
    // Coordinates are cut to whole units, so a place can lie two centimetres ahead of its time.
    let quiet = max(0, min(Double(step.count), (room - 4) / step.centimeters))
    return interval * min(Int(quiet) + 1, looksUntilSignificantChange ?? .max)
  }

  /// How far the phone can go, in centimetres, before anything that is watched could change; `nil` where that is unknown.
  private var roomOfWatches: Double? {
    guard !places.watchesVisits, canWatchRegions, location.isSteady(core),
      !core.profile.policies.significantChangesWithoutMovement
    else { return nil }
    var room = Double.infinity
    if let watch = places.changes, !isReportOfChangeDue {
      guard noticesCoarseEvents, let moved = FlatDistance(from: watch.lastPosition, to: position)
      else { return nil }
      room = Double(core.profile.constants.significantChangeMeters) * 100 - moved.atMost
    }
    return places.roomToChange(placeSight).map { min(room, $0) }
  }

  /// Whether the phone is far enough from the last report of a significant change, and only waits until it may report.
  private var isReportOfChangeDue: Bool {
    guard let watch = places.changes, noticesCoarseEvents else { return false }
    return position.isAtLeast(
      centimeters: Int64(core.profile.constants.significantChangeMeters) * 100,
      from: watch.lastPosition)
  }

  /// How many looks it takes until a report that only waits for its time is made; wherever the phone is meanwhile.
  private var looksUntilSignificantChange: Int? {
    guard let watch = places.changes, isReportOfChangeDue else { return nil }
    let interval = core.profile.constants.motionInterval.wholeMilliseconds
    let due = watch.lastInstant + core.profile.constants.significantChangeInterval
    let wait = due.milliseconds - core.now.milliseconds
    return Int(max(1, (wait + interval - 1) / interval))
  }

  /// The updates that lie next on the timeline and may lead to nothing.
  private var quietStretch: Location.QuietStretch? {
    location.mayBeQuiet(core.timeline, at: core.now)
      ? location.quietStretch(core, locationRights) : nil
  }

  /// The instant, later than now, at which something is due next; quiet updates do not count.
  var deadlineAfterQuietPolls: Instant? {
    guard let quiet = quietStretch else {
      return core.timeline.soonest(after: core.now)
    }
    var skipped = quiet.polls
    let next = Instant(milliseconds: skipped.skip(from: quiet.first, until: quiet.limit))
    return core.timeline.secondSoonest.map { min($0, next) } ?? next
  }

  /// Does what the quiet updates before the instant do, and returns the next deadline.
  mutating func passQuietPolls(until instant: Instant) -> Instant? {
    guard instant > core.now, let quiet = quietStretch else {
      return core.timeline.soonest(after: core.now)
    }
    location.pass(quiet, until: instant, &core)
    return core.timeline.soonest
  }
}
