import DeviceInterface

/// Where the phone is at every instant: at rest, or on straight legs, each with a constant speed.
///
/// The legs lie between nodes in the order of their times, so a place is found by halving. A rest on the way is a
/// leg between two nodes at one place.
struct Trajectory: Hashable, Sendable {
  /// The points the phone passes, in the order of their times; never empty.
  private(set) var nodes: [TrajectoryNode]
  /// Which way the phone moves from each node to the next, in whole degrees; -1 where it rests.
  private(set) var courses: [Int16] = []
  /// Whether the receiver hears nothing on some leg.
  private(set) var hasSilence = false
  /// When the user stopped on the way until further notice, in milliseconds since the scenario's start.
  private(set) var haltedAt: Int64?

  /// Lets the phone rest at a position, having gone so far before.
  init(restingAt position: Position, travelled: Distance = .zero) {
    nodes = [TrajectoryNode(milliseconds: 0, position: position, travelled: travelled.centimeters)]
  }

  /// Lets the phone pass the stops at their times after a start; the first stop is where it is then.
  init(
    along stops: [TimedPosition], startingAt start: Int64, travelled: Distance,
    silentGaps: Bool = false
  ) {
    nodes = []
    nodes.reserveCapacity(stops.count)
    var length = travelled.centimeters
    for stop in stops {
      let time = start + stop.milliseconds
      if let last = nodes.last {
        // What neither moves nor rests would only be another node to pass over.
        if last.position == stop.position, last.milliseconds == time {
          if silentGaps, stop.beginsGap { nodes[nodes.count - 1].beginsSilence = true }
          continue
        }
        length += last.position.distance(to: stop.position).centimeters
      }
      let node = TrajectoryNode(
        milliseconds: time, position: stop.position, travelled: length,
        elevationCentimeters: stop.elevationCentimeters,
        beginsSilence: silentGaps && stop.beginsGap)
      if let last = nodes.last { nodes += LegCorners.nodes(from: last, to: node) }
      nodes.append(node)
    }
    hasSilence = nodes.contains(where: \.beginsSilence)
    measureCourses()
  }

  private mutating func measureCourses() {
    courses = zip(nodes, nodes.dropFirst()).map { from, to in
      Int16(from.position.courseDegrees(to: to.position) ?? -1)
    }
  }

  /// Replaces the nodes; they must be in the order of their times, and at least one.
  mutating func replace(_ nodes: [TrajectoryNode], haltedAt: Int64? = nil) {
    guard !nodes.isEmpty else { return }
    self.nodes = nodes
    self.haltedAt = haltedAt
    hasSilence = nodes.contains(where: \.beginsSilence)
    measureCourses()
  }

  /// Lets the phone stay where it is from the time on, until it goes on.
  mutating func halt(at milliseconds: Int64) { haltedAt = milliseconds }

  /// The number of the last node that was passed by the time; the first where none was.
  func lastNode(passedBy milliseconds: Int64) -> Int {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].milliseconds <= milliseconds { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  func position(at instant: Instant) -> Position {
    guard nodes.count > 1 else { return nodes[0].position }
    let time = effective(instant.milliseconds)
    return position(at: time, after: lastNode(passedBy: time))
  }

  /// Where the phone is at a time between the node with the number and the next.
  func position(at milliseconds: Int64, after index: Int) -> Position {
    let from = nodes[index]
    guard index + 1 < nodes.count, milliseconds > from.milliseconds else { return from.position }
    let to = nodes[index + 1]
    let (part, whole) = (
      milliseconds - from.milliseconds, to.milliseconds - from.milliseconds
    )
    let latitude = Self.between(from.position.latitudeE7, to.position.latitudeE7, part, whole)
    let longitude = Self.between(from.position.longitudeE7, to.position.longitudeE7, part, whole)
    return Position(latitudeE7: latitude, longitudeE7: longitude) ?? to.position
  }

  private static func between(_ a: Int32, _ b: Int32, _ part: Int64, _ whole: Int64) -> Int32 {
    // Dividing first where the product could leave 64 bits keeps legs of years possible.
    let difference = Int64(b) - Int64(a)
    let (product, overflow) = difference.multipliedReportingOverflow(by: part)
    return Int32(Int64(a) + (overflow ? difference / whole * part : product / whole))
  }

  /// Whether the receiver hears nothing on the leg of the instant.
  func isSilent(at instant: Instant) -> Bool {
    guard hasSilence else { return false }
    return nodes[lastNode(passedBy: effective(instant.milliseconds))].beginsSilence
  }

  /// How far the phone has gone by the instant, since the scenario's start; being put somewhere is not going.
  func travelled(at instant: Instant) -> Distance {
    let time = effective(instant.milliseconds)
    let index = lastNode(passedBy: time)
    let from = nodes[index]
    guard index + 1 < nodes.count, time > from.milliseconds else {
      return Distance(centimeters: from.travelled)
    }
    let to = nodes[index + 1]
    let share =
      Double(time - from.milliseconds) / Double(to.milliseconds - from.milliseconds)
    return Distance(
      centimeters: from.travelled + Int64(Double(to.travelled - from.travelled) * share))
  }

  /// How fast the phone is at the instant, in millimetres per second.
  func speed(at instant: Instant) -> Int {
    let time = instant.milliseconds
    guard isUnderway(at: instant) else { return 0 }
    return speed(after: lastNode(passedBy: time), at: time)
  }

  /// How fast the phone is on the leg after the node with the number, in millimetres per second.
  func speed(after index: Int, at milliseconds: Int64) -> Int {
    let from = nodes[index]
    guard index + 1 < nodes.count, milliseconds >= from.milliseconds else { return 0 }
    let to = nodes[index + 1]
    let time = to.milliseconds - from.milliseconds
    guard time > 0 else { return 0 }
    return Int((to.travelled - from.travelled) * 10_000 / time)
  }

  /// Whether a part of the way still lies ahead that the phone goes by itself; a rest on the way counts.
  func isUnderway(at instant: Instant) -> Bool {
    guard nodes.count > 1, haltedAt == nil else { return false }
    return instant.milliseconds < nodes[nodes.count - 1].milliseconds
  }

  /// The time at which to look for the place: a phone that halted stays where it was then.
  func effective(_ milliseconds: Int64) -> Int64 {
    haltedAt.map { min($0, milliseconds) } ?? milliseconds
  }
}

extension Instant {
  /// The time since the scenario's start in whole milliseconds.
  var milliseconds: Int64 { sinceStart.wholeMilliseconds }

  /// Creates the instant so many milliseconds after the scenario's start.
  init(milliseconds: Int64) { self.init(sinceStart: .milliseconds(milliseconds)) }
}
