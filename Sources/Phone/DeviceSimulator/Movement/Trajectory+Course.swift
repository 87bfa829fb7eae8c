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
