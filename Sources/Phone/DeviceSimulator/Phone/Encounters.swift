public import DeviceInterface

/// What of the things that can be laid out around a phone has made a difference to it so far.
///
/// A scenario that lays something out which nothing meets does not show what it seems to; only that is asked for.
public struct Encounters: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Somebody listened for a position, or looked where the phone is.
  public static let listening = Encounters(rawValue: 1 << 0)
  /// Somebody listened, and the receiver heard nothing.
  public static let silence = Encounters(rawValue: 1 << 1)
  /// The receiver had to search for a while.
  public static let search = Encounters(rawValue: 1 << 2)
  /// The receiver has given an old position as if it measured it.
  public static let repetition = Encounters(rawValue: 1 << 3)
  /// The motion sensors have taken one movement for another.
  public static let mistake = Encounters(rawValue: 1 << 4)
  /// A request has left the phone.
  public static let request = Encounters(rawValue: 1 << 5)
  /// A request got lost on the way.
  public static let loss = Encounters(rawValue: 1 << 6)
  /// The answer to a request got lost on the way.
  public static let replyLoss = Encounters(rawValue: 1 << 7)
}

extension Phone {
  /// What has made a difference since it was last forgotten.
  public var encounters: Encounters {
    location.encounters.union(network.encounters).union(motion.encounters)
  }

  /// Forgets some of what has made a difference, so that it is seen when it does so anew.
  public mutating func forget(_ encounters: Encounters) {
    location.forget(encounters)
    network.forget(encounters)
    motion.forget(encounters)
  }

  /// How many zones there are in which the receiver hears in a way of its own.
  public var signalZoneCount: Int { location.zoneCount }

  /// Whether somebody listened for a position in the zone of the place, in the order in which they were added.
  public func isSignalZoneMet(_ place: Int) -> Bool {
    location.isZoneMet(place)
  }

  /// Whether the platform remembers a position that it has given nobody yet.
  public var remembersFix: Bool { location.remembersFix }

  /// Whether the app has asked for locations one after the other and not said that it wants no more.
  public var isUpdatingLocation: Bool { location.isUpdating }
}

/// What only someone who watches the simulation may know.
extension Phone {
  /// Where the phone was since the instant: there, at every corner of its way, and now.
  ///
  /// It knows the present way only: where the phone was put or sent elsewhere, what came before is forgotten.
  public func path(since instant: Instant) -> [(instant: Instant, position: Position)] {
    let trajectory = location.trajectory
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
}
