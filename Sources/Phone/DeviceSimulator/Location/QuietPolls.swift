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
  /// The width of the cells to which networks snap their positions, in metres; `nil` where satellites tell them (`I-109`).
  let cellMeters: Int?
  private(set) var anchor: Position
  /// Since when it rests there, in milliseconds since the scenario's start.
  private(set) var restingSince: Int64

  /// The most places looked at in one go; what comes after is looked at when time has got there.
  private static let placesMax = 2_000

  /// Creates the polls of a session.
  init(
    trajectory: Trajectory, session: UpdateSession, last: Position, interval: Int64,
    pauseDelay: Int64?, cellMeters: Int?
  ) {
    (self.trajectory, self.last) = (trajectory, last)
    (self.interval, self.pauseDelay, self.cellMeters) = (interval, pauseDelay, cellMeters)
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
      let told = told(here)
      if told != last, told.isAtLeast(centimeters: filter, from: last) { return time }
      if let pauseDelay {
        observe(here, at: time)
        if time - restingSince >= pauseDelay { return time }
      }
      let most = steps(from: here, at: time, pace: pace, until: limit)
      time +=
        interval * (cellMeters == nil ? most : steps(in: told, upTo: most, at: time, after: node))
    }
    return time
  }

  /// The position that is measured where the phone is so.
  private func told(_ here: Position) -> Position {
    cellMeters.map { here.snapped(toCellOf: $0) } ?? here
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
    guard let room = room(from: here) else { return 1 }
    // Coordinates are cut to whole units, so a place can lie two centimetres ahead of its time.
    steps = min(steps, Int64(max(0, min((room - 4) / pace.centimetersPerStep, 1e9))))
    return max(1, steps)
  }

  /// How far the phone can go, in centimetres, before anything could come of it; `nil` where that is unknown.
  ///
  /// What networks tell changes with the cell alone, which is looked at by itself.
  private func room(from here: Position) -> Double? {
    var room = Double.infinity
    if cellMeters == nil {
      guard let moved = FlatDistance(from: last, to: here) else { return nil }
      room = Double(filter) - moved.atMost
    }
    guard pauseDelay != nil else { return room }
    guard let strayed = FlatDistance(from: anchor, to: here) else { return nil }
    return min(room, Double(UpdateSession.restCentimeters) - strayed.atMost)
  }

  /// How many of the updates on a leg it takes until one is in another cell; those before tell the same position.
  ///
  /// A leg goes one way in latitude and in longitude, so it does not come back into a cell that it has left.
  private func steps(
    in told: Position, upTo most: Int64, at time: Int64, after node: Int
  ) -> Int64 {
    var (low, high) = (Int64(1), most)
    while low < high {
      let middle = low + (high - low) / 2
      let there = trajectory.position(at: time + interval * middle, after: node)
      if self.told(there) == told { low = middle + 1 } else { high = middle }
    }
    return low
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
