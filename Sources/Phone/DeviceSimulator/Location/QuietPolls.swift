import DeviceInterface

/// The updates of a moving phone that the distance filter holds back, passed over instead of played one by one.
///
/// Everything that playing them would change is changed alike, so that nobody can tell the difference.
struct QuietPolls {
  let trajectory: Trajectory
  let interval: Int64
  let last: Position
  /// The least distance from it that is delivered, in centimetres (`I-93`).
  let filter: Int64
  /// The rest after which the platform pauses the updates, in milliseconds (`I-60`); `nil` where it does not.
  let pauseDelay: Int64?
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
    guard let end = nodes.last?.milliseconds, trajectory.haltedAt == nil, first < end else {
      return first
    }
    var time = first
    var node = trajectory.lastNode(passedBy: first)
    var pace = Pace(trajectory, after: node, interval: interval)
    for _ in 0..<Self.placesMax {
      guard time < limit, time < end else { return time }
      if nodes[node + 1].milliseconds <= time {
        repeat { node += 1 } while nodes[node + 1].milliseconds <= time
        pace = Pace(trajectory, after: node, interval: interval)
      }
      let here = trajectory.position(at: time, after: node)
      if here != last, here.isAtLeast(centimeters: filter, from: last) { return time }
      if let pauseDelay {
        observe(here, at: time)
        if time - restingSince >= pauseDelay { return time }
      }
      time += interval * steps(from: here, at: time, pace: pace, until: limit)
    }
    return time
  }

  /// Notes how long the phone has been resting, as `UpdateSession.observe` does.
  private mutating func observe(_ here: Position, at time: Int64) {
    guard here != anchor,
      here.isAtLeast(centimeters: UpdateSession.restCentimeters, from: anchor)
    else { return }
    anchor = here
    restingSince = time
  }

  /// How many updates on the next one is that must be looked at; those between are surely quiet.
  private func steps(
    from here: Position, at time: Int64, pace: Pace, until limit: Int64
  ) -> Int64 {
    guard pace.legEnd - time > interval else { return 1 }
    var steps = min((pace.legEnd - time) / interval, (limit - time - 1) / interval + 1)
    if let pauseDelay { steps = min(steps, (restingSince + pauseDelay - time - 1) / interval + 1) }
    guard pace.centimetersPerStep > 0, steps > 1 else { return max(1, steps) }
    guard let moved = FlatDistance(from: last, to: here) else { return 1 }
    var room = Double(filter) - moved.atMost
    if pauseDelay != nil {
      guard let strayed = FlatDistance(from: anchor, to: here) else { return 1 }
      room = min(room, Double(UpdateSession.restCentimeters) - strayed.atMost)
    }
    // Coordinates are cut to whole units, so a place can lie two centimetres ahead of its time.
    steps = min(steps, Int64(max(0, min((room - 4) / pace.centimetersPerStep, 1e9))))
    return max(1, steps)
  }

  /// How fast the phone goes on a leg, at most.
  private struct Pace {
    /// When the leg ends, in milliseconds since the scenario's start.
    let legEnd: Int64
    /// How far the phone goes from one update to the next, at most; zero only at rest.
    let centimetersPerStep: Double

    init(_ trajectory: Trajectory, after node: Int, interval: Int64) {
      let (from, to) = (trajectory.nodes[node], trajectory.nodes[node + 1])
      legEnd = to.milliseconds
      let time = to.milliseconds - from.milliseconds
      guard time > interval, from.position != to.position else {
        // Nothing is passed over on a leg so short.
        centimetersPerStep = 0
        return
      }
      centimetersPerStep =
        FlatDistance.lineAtMost(from: from.position, to: to.position) * Double(interval)
        / Double(time)
    }
  }
}
