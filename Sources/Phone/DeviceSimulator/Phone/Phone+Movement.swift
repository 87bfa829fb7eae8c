public import DeviceInterface

extension Phone {
  /// Where the phone is.
  public var position: Position { receiver.trajectory.position(at: core.now) }

  /// Returns where the phone is at an instant, by the way that it is on now.
  public func position(at instant: Instant) -> Position {
    receiver.trajectory.position(at: instant)
  }

  /// Whether the phone is on its way; a rest on the way that ends by itself counts.
  public var isMoving: Bool { receiver.trajectory.isUnderway(at: core.now) }

  /// How fast the phone is, in millimetres per second.
  public var speedMillimetersPerSecond: Int { receiver.trajectory.speed(at: core.now) }

  /// How far the phone has gone since the scenario's start; being put somewhere is not going.
  public var distanceTravelled: Distance { receiver.trajectory.travelled(at: core.now) }

  /// Puts the phone somewhere, at rest.
  public mutating func setPosition(_ position: Position) {
    receiver.trajectory = Trajectory(restingAt: position, travelled: distanceTravelled)
    core.record(.scenario, .putAt(position))
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
    receiver.trajectory = Trajectory(
      along: stops, startingAt: core.now.milliseconds, travelled: distanceTravelled)
    core.record(.scenario, .setOut(waypointCount: waypoints.count))
    movementChanged()
  }

  /// Lets everything look that depends on where the phone is.
  mutating func movementChanged() {
    if motion.isListenedTo { judgeMotionSoon() }
    lookAtOnce()
    guard let session = updates, core.timeline.instant(where: \.isUpdateDue) != core.now else {
      return
    }
    wakeUpdates()
    if session.last?.measuredAt == core.now, lifecycle.state.isRunning {
      // A receiver is at one place at a time: what has changed shows in the next measurement.
      core.timeline.removeAll(where: \.isUpdateDue)
      core.timeline.add(.updateDue, at: core.now + updateInterval(of: session.request))
    }
  }

  /// Looks at what is watched now, and from now on at its intervals.
  mutating func lookAtOnce() {
    core.timeline.removeAll(where: \.isMotionChecked)
    if isWatchingPosition { core.timeline.add(.motionChecked, at: core.now) }
  }

  private var isWatchingPosition: Bool {
    !places.isEmpty
      || updates?.isPaused == true && updates?.request.interface == .live
  }

  /// Lets live updates look whether the phone moves again; a suspended app is woken for that (`I-58`).
  private mutating func wakeRestingUpdates() {
    guard let session = updates, session.isPaused, session.request.interface == .live else {
      return
    }
    if lifecycle.state == .suspended, session.request.allowsBackground,
      session.startedInUse, permission.status.allowsLocation,
      session.anchor.isAtLeast(centimeters: UpdateSession.restCentimeters, from: position)
    {
      live(.wokenInBackground(.location))
    }
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
    receiver.trajectory = Trajectory(
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
      receiver.trajectory.rest(at: time, for: max(.zero, duration).wholeMilliseconds)
    } else {
      receiver.trajectory.halt(at: time)
    }
    core.record(.user, .stopped(for: duration))
    movementChanged()
  }

  /// Lets a user who stopped until further notice go on; throws `PhoneError.notStopped`.
  public mutating func goOn() throws(PhoneError) {
    guard receiver.trajectory.haltedAt != nil else { throw .notStopped }
    receiver.trajectory.goOn(at: core.now.milliseconds)
    core.record(.user, .wentOn)
    movementChanged()
  }

  /// Lets the user go back the way they came, each leg as fast as before and without the rests.
  ///
  /// Also after the end of the way and during a stop. Throws `PhoneError.notOnTheWay` where there is no way.
  public mutating func turnBack() throws(PhoneError) {
    guard receiver.trajectory.nodes.count > 1 else {
      throw .notOnTheWay(wanted: "the user wants to turn back")
    }
    receiver.trajectory.turnBack(at: core.now.milliseconds)
    core.record(.user, .turnedBack)
    movementChanged()
  }

  private func checkOnTheWay(_ wanted: String) throws(PhoneError) {
    guard receiver.trajectory.haltedAt == nil else { throw .stoppedAlready }
    guard isMoving else { throw .notOnTheWay(wanted: "the user wants \(wanted)") }
  }
}
