import DeviceInterface

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
