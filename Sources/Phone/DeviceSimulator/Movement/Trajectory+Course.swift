import DeviceInterface

extension Trajectory {
  /// Which way the phone moves at the instant, in whole degrees from north; `nil` at rest.
  func course(at instant: Instant) -> Int? {
    guard isUnderway(at: instant) else { return nil }
    let index = lastNode(passedBy: instant.milliseconds)
    guard index + 1 < nodes.count, speed(after: index, at: instant.milliseconds) > 0 else {
      return nil
    }
    return courses[index] < 0 ? nil : Int(courses[index])
  }

  /// How high above the sea the phone is at the instant, in metres; `nil` where its route does not say.
  ///
  /// A phone that was put somewhere, or sent along waypoints, has no height: any would be made up.
  func altitudeMeters(at instant: Instant) -> Int? {
    let time = effective(instant.milliseconds)
    return elevation(at: time, after: lastNode(passedBy: time)).map { centimeters in
      (centimeters + (centimeters < 0 ? -50 : 50)) / 100
    }
  }

  /// How high it is at a time between the node with the number and the next, in centimetres.
  func elevation(at milliseconds: Int64, after index: Int) -> Int? {
    let from = nodes[index]
    guard index + 1 < nodes.count, milliseconds > from.milliseconds else {
      return from.elevationCentimeters
    }
    let to = nodes[index + 1]
    return from.elevation(
      after: milliseconds - from.milliseconds, of: to.milliseconds - from.milliseconds, to: to)
  }
}

extension TrajectoryNode {
  /// How high the phone is after a part of the time to the next node, in centimetres; `nil` where one has no height.
  func elevation(after part: Int64, of whole: Int64, to next: TrajectoryNode) -> Int? {
    guard let start = elevationCentimeters, let end = next.elevationCentimeters, whole > 0 else {
      return nil
    }
    return start + Int(Double(end - start) * (Double(part) / Double(whole)))
  }
}

extension Trajectory {
  /// Lets the phone rest where it is at the time, for so many milliseconds, and then go on as before.
  mutating func rest(at milliseconds: Int64, for duration: Int64) {
    let (passed, ahead) = split(at: milliseconds)
    guard let here = passed.last, duration > 0 else { return }
    let later =
      [node(here, at: milliseconds + duration)]
      + ahead.map { node($0, at: $0.milliseconds + duration) }
    replace(passed + later)
  }

  /// Lets a phone that halted go on from the time.
  mutating func goOn(at milliseconds: Int64) {
    guard let haltedAt else { return }
    replace(nodes)
    rest(at: haltedAt, for: milliseconds - haltedAt)
  }

  /// Lets the phone go back the way it came, each leg as fast as before and without the rests.
  mutating func turnBack(at milliseconds: Int64) {
    let time = effective(milliseconds)
    let (passed, _) = split(at: time)
    guard let here = passed.last else { return }
    var back = [node(here, at: milliseconds)]
    back[0].beginsSilence = false
    for index in stride(from: passed.count - 1, to: 0, by: -1) {
      let (later, earlier) = (passed[index], passed[index - 1])
      let length = later.travelled - earlier.travelled
      guard length > 0 || later.position != earlier.position, let last = back.last else { continue }
      back.append(
        TrajectoryNode(
          milliseconds: last.milliseconds + later.milliseconds - earlier.milliseconds,
          position: earlier.position, travelled: last.travelled + length,
          elevationCentimeters: earlier.elevationCentimeters))
      // What was silent on the way there is silent on the way back.
      back[back.count - 2].beginsSilence = earlier.beginsSilence
    }
    replace(back)
  }

  /// Returns the nodes passed by the time with one at that time as the last, and those after it.
  private func split(
    at milliseconds: Int64
  ) -> (passed: [TrajectoryNode], ahead: ArraySlice<TrajectoryNode>) {
    let index = lastNode(passedBy: milliseconds)
    let instant = Instant(milliseconds: milliseconds)
    let here = TrajectoryNode(
      milliseconds: milliseconds, position: position(at: milliseconds, after: index),
      travelled: travelled(at: instant).centimeters,
      elevationCentimeters: elevation(at: milliseconds, after: index),
      beginsSilence: nodes[index].beginsSilence)
    return (nodes[...index] + [here], nodes[(index + 1)...])
  }

  private func node(_ node: TrajectoryNode, at milliseconds: Int64) -> TrajectoryNode {
    TrajectoryNode(
      milliseconds: milliseconds, position: node.position, travelled: node.travelled,
      elevationCentimeters: node.elevationCentimeters,
      beginsSilence: node.beginsSilence)
  }
}

extension Trajectory {
  /// How sensors judge the movement at the instant, by the true speed.
  func motion(at instant: Instant, constants: Constants) -> Motion {
    Self.motion(speed: speed(at: instant), constants: constants)
  }

  /// The next instant at which they judge it differently; `nil` where it stays as it is.
  func nextChangeOfMotion(after instant: Instant, constants: Constants) -> Instant? {
    guard isUnderway(at: instant) else { return nil }
    let now = motion(at: instant, constants: constants)
    var index = lastNode(passedBy: instant.milliseconds) + 1
    while index < nodes.count {
      let time = nodes[index].milliseconds
      // Of nodes at one time the last begins the leg that follows.
      if index + 1 == nodes.count || nodes[index + 1].milliseconds > time {
        let then = Self.motion(speed: speed(after: index, at: time), constants: constants)
        if then != now { return Instant(milliseconds: time) }
      }
      index += 1
    }
    return nil
  }

  private static func motion(speed: Int, constants: Constants) -> Motion {
    if speed >= constants.drivingSpeed { return .driving }
    return speed >= constants.walkingSpeed ? .walking : .stationary
  }
}

/// A point that the phone passes: when, where, and how far it has gone by then.
struct TrajectoryNode: Hashable, Sendable {
  let milliseconds: Int64
  let position: Position
  /// How far the phone has gone since the scenario's start, in centimetres.
  let travelled: Int64
  /// How high above the sea the point is, in centimetres, where the route says so.
  var elevationCentimeters: Int?
  /// Whether the receiver hears nothing from here to the next node.
  var beginsSilence = false
}
