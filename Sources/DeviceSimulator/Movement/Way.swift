public import DeviceInterface

/// A way that the phone has not come to the end of.
public struct Way: Hashable, Sendable {
  /// How far it has gone on it.
  public let gone: Distance
  /// How long the whole way is.
  public let length: Distance
  /// How long the rest takes, rests on the way with it; without a stop that nothing but the user ends.
  public let left: Duration
  /// Whether the user has stopped until further notice.
  public let isHalted: Bool
}

extension Phone {
  /// The way that the phone is on; `nil` where it is at the end of it, or on none.
  public var way: Way? { receiver.trajectory.way(at: now) }
}

extension Phone {
  /// How many requests of the app wait for an answer of a server.
  public var waitingRequestCount: Int { network.waitingCount }

  /// Whether the phone is on a way or at the end of one.
  public var hasWay: Bool { receiver.trajectory.nodes.count > 1 }
}

extension Trajectory {
  /// What is gone and what is left of the way at the instant; `nil` where nothing is left.
  func way(at instant: Instant) -> Way? {
    guard nodes.count > 1, let first = nodes.first, let last = nodes.last else { return nil }
    let time = effective(instant.milliseconds)
    guard time < last.milliseconds else { return nil }
    return Way(
      gone: travelled(at: instant) - Distance(centimeters: first.travelled),
      length: Distance(centimeters: last.travelled - first.travelled),
      left: .milliseconds(last.milliseconds - time), isHalted: haltedAt != nil)
  }
}
