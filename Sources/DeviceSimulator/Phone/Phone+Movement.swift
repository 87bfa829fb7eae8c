public import DeviceInterface

extension Phone {
  /// Where the phone is.
  public var position: Position { receiver.trajectory.position(at: now) }

  /// Whether the phone is on its way.
  public var isMoving: Bool { receiver.trajectory.isMoving(at: now) }

  /// Puts the phone somewhere, at rest.
  public mutating func setPosition(_ position: Position) {
    receiver.trajectory = Trajectory(restingAt: position)
    note(.scenario, .putAt(position))
    movementChanged()
  }

  /// Sends the phone along the waypoints from where it is, with a constant speed; it rests at the last one.
  public mutating func move(along waypoints: [Position], millimetersPerSecond: Int) {
    receiver.trajectory = Trajectory(
      from: position, along: waypoints, millimetersPerSecond: millimetersPerSecond,
      startingAt: now)
    note(.scenario, .setOut(waypointCount: waypoints.count))
    movementChanged()
  }

  /// Lets everything look that depends on where the phone is.
  mutating func movementChanged() {
    timeline.removeAll { $0 == .motionChecked }
    if isWatchingPosition { timeline.add(.motionChecked, at: now) }
    if updates != nil, timeline.instant(where: { $0 == .updateDue }) != now { wakeUpdates() }
  }

  private var isWatchingPosition: Bool {
    !regions.isEmpty || significantChanges != nil || visits != nil
      || updates?.isPaused == true && updates?.request.interface == .live
  }

  /// Lets live updates look whether the phone moves again; a suspended app is woken for that (`I-58`).
  private mutating func wakeRestingUpdates() {
    guard let session = updates, session.isPaused, session.request.interface == .live else {
      return
    }
    if lifecycle.state == .suspended, session.request.allowsBackground,
      session.startedInForeground, permission.status.allowsLocation,
      session.anchor.distance(to: position) >= .meters(10)
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
      significantChanges != nil && profile.policies.significantChangesWithoutMovement
    guard isMoving || repeatsAtRest else { return }
    timeline.add(
      .motionChecked,
      at: now + (isMoving ? profile.constants.motionInterval : .seconds(900)))
  }
}
