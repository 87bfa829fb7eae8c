import DeviceInterface

/// The updates of a moving phone that the distance filter holds back, passed over instead of played one by one.
///
/// Everything that playing them would change is changed alike, so that nobody can tell the difference.
struct QuietPolls {
  /// Where the phone goes.
  let trajectory: Trajectory
  /// The time between two updates, in milliseconds.
  let interval: Int64
  /// The position delivered last.
  let last: Position
  /// The least distance from it that is delivered, in centimetres (`I-93`).
  let filter: Int64
  /// The rest after which the platform pauses the updates, in milliseconds (`I-60`); `nil` where it does not.
  let pauseDelay: Int64?
  /// The place around which the phone rests.
  private(set) var anchor: Position
  /// Since when it rests there, in milliseconds since the scenario's start.
  private(set) var restingSince: Int64

  /// The most places looked at in one go; what comes after is looked at when time has got there.
  private static let placesMax = 2_000

  /// Creates the polls of a session.
  init(
    trajectory: Trajectory, session: UpdateSession, last: Position, interval: Int64,
    pauseDelay: Int64?
  ) {
    self.trajectory = trajectory
    self.interval = interval
    self.last = last
    self.pauseDelay = pauseDelay
    filter = session.request.distanceFilter.centimeters - UpdateSession.filterTolerance
    anchor = session.anchor
    restingSince = session.restingSince.milliseconds
  }

  /// Passes over what is quiet from the first update on, and returns the time of the next one to be played.
  ///
  /// That is one at which something happens, or which is not before the limit.
  mutating func skip(from first: Int64, until limit: Int64) -> Int64 {
    let nodes = trajectory.nodes
    guard let end = nodes.last?.milliseconds, trajectory.haltedAt == nil else { return first }
    var time = first
    var node = trajectory.lastNode(passedBy: first)
    for _ in 0..<Self.placesMax {
      guard time < limit, time < end else { return time }
      while node + 1 < nodes.count, nodes[node + 1].milliseconds <= time { node += 1 }
      let here = trajectory.position(at: time, after: node)
      if here != last, here.isAtLeast(centimeters: filter, from: last) { return time }
      if here != anchor,
        here.isAtLeast(centimeters: UpdateSession.restCentimeters, from: anchor)
      {
        anchor = here
        restingSince = time
      }
      if let pauseDelay, time - restingSince >= pauseDelay { return time }
      time += interval * steps(from: here, at: time, after: node, until: limit)
    }
    return time
  }

  /// How many updates on the next one is that must be looked at; those between are surely quiet.
  private func steps(
    from here: Position, at time: Int64, after node: Int, until limit: Int64
  ) -> Int64 {
    let (from, to) = (trajectory.nodes[node], trajectory.nodes[node + 1])
    var steps = min((to.milliseconds - time) / interval, (limit - time - 1) / interval + 1)
    guard steps > 1 else { return 1 }
    if let pauseDelay {
      steps = min(steps, (restingSince + pauseDelay - time - 1) / interval + 1)
    }
    if from.position != to.position {
      guard let leg = FlatDistance(from: from.position, to: to.position),
        let moved = FlatDistance(from: last, to: here),
        let strayed = FlatDistance(from: anchor, to: here)
      else { return 1 }
      // The middle latitude stands for the whole leg, whose ends differ from it by less than one percent.
      let perStep =
        leg.atMost * 1.01 * Double(interval) / Double(to.milliseconds - from.milliseconds)
      let room = min(
        Double(filter) - moved.atMost, Double(UpdateSession.restCentimeters) - strayed.atMost)
      // Coordinates are cut to whole units, so a place can lie two centimetres ahead of its time.
      steps = min(steps, Int64(max(0, min((room - 4) / perStep, 1e9))))
    }
    return max(1, steps)
  }
}
