public import DeviceInterface

extension Phone {
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
      along: timetable.stops, startingAt: now.milliseconds, travelled: distanceTravelled,
      silentGaps: gaps == .silent)
    note(.scenario, .setOut(waypointCount: timetable.stops.count))
    movementChanged()
  }

  /// Lets the user stop on the way, for a time after which they go on by themselves, or until `goOn`.
  ///
  /// Throws `PhoneError.notOnTheWay`, or `stoppedAlready`.
  public mutating func stopOnTheWay(for duration: Duration? = nil) throws(PhoneError) {
    try checkOnTheWay("to stop")
    let time = now.milliseconds
    if let duration {
      receiver.trajectory.rest(at: time, for: max(.zero, duration).wholeMilliseconds)
    } else {
      receiver.trajectory.halt(at: time)
    }
    note(.user, .stopped(for: duration))
    movementChanged()
  }

  /// Lets a user who stopped until further notice go on; throws `PhoneError.notStopped`.
  public mutating func goOn() throws(PhoneError) {
    guard receiver.trajectory.haltedAt != nil else { throw .notStopped }
    receiver.trajectory.goOn(at: now.milliseconds)
    note(.user, .wentOn)
    movementChanged()
  }

  /// Lets the user go back the way they came, each leg as fast as before and without the rests.
  ///
  /// Also after the end of the way and during a stop. Throws `PhoneError.notOnTheWay` where there is no way.
  public mutating func turnBack() throws(PhoneError) {
    guard receiver.trajectory.nodes.count > 1 else {
      throw .notOnTheWay(wanted: "the user wants to turn back")
    }
    receiver.trajectory.turnBack(at: now.milliseconds)
    note(.user, .turnedBack)
    movementChanged()
  }

  private func checkOnTheWay(_ wanted: String) throws(PhoneError) {
    guard receiver.trajectory.haltedAt == nil else { throw .stoppedAlready }
    guard isMoving else { throw .notOnTheWay(wanted: "the user wants \(wanted)") }
  }
}
