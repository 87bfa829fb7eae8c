public import DeviceInterface

/// What only someone who watches the simulation may know.
extension Phone {
  /// Where the phone was since the instant: there, at every corner of its way, and now.
  ///
  /// It knows the present way only: where the phone was put or sent elsewhere, what came before is forgotten.
  public func path(since instant: Instant) -> [(instant: Instant, position: Position)] {
    let trajectory = receiver.trajectory
    var path = [(instant: instant, position: trajectory.position(at: instant))]
    let (start, end) = (instant.milliseconds, trajectory.haltedAt ?? now.milliseconds)
    for node in trajectory.nodes[trajectory.lastNode(passedBy: start)...] {
      guard node.milliseconds < end else { break }
      guard node.milliseconds > start else { continue }
      path.append((instant: Instant(milliseconds: node.milliseconds), position: node.position))
    }
    if now > instant { path.append((instant: now, position: position)) }
    return path
  }

  /// Whether airplane mode is on.
  public var isInAirplaneMode: Bool { modes.isInAirplaneMode }
}
