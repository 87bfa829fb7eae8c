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
  public var way: Way? { location.trajectory.way(at: now) }

  /// Whether the phone is on a way or at the end of one.
  public var hasWay: Bool { location.trajectory.nodes.count > 1 }
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

/// The corners that a leg needs so that every place on it can be told by its share of the coordinates.
///
/// Between near places that is as good as the shortest line. A flight would leave that line by far, and who
/// crosses the 180th meridian would go around the earth the other way.
enum LegCorners {
  /// A place on a leg, and what share of the leg lies before it.
  private typealias Corner = (position: Position, share: Double)

  /// How long a piece of a leg may be, in centimetres: shares of 500 km are right to a thousandth of the length.
  private static let pieceMax: Int64 = 50_000_000
  /// The most pieces of a leg, for files whose points leap around the earth.
  private static let piecesMax: Int64 = 16
  /// The 180th meridian, in ten-millionths of a degree.
  private static let meridian: Int64 = 1_800_000_000

  /// Returns the nodes between a node and the next; most legs need none.
  static func nodes(from start: TrajectoryNode, to end: TrajectoryNode) -> [TrajectoryNode] {
    let length = Distance(centimeters: end.travelled - start.travelled)
    guard end.milliseconds > start.milliseconds,
      length.centimeters > pieceMax || isCrossing(from: start.position, to: end.position)
    else { return [] }
    return corners(from: start.position, to: end.position, length: length).map { corner in
      let time = Int64(Double(end.milliseconds - start.milliseconds) * corner.share)
      return TrajectoryNode(
        milliseconds: start.milliseconds + time, position: corner.position,
        travelled: start.travelled + Int64(Double(length.centimeters) * corner.share),
        elevationCentimeters: start.elevation(
          after: time, of: end.milliseconds - start.milliseconds, to: end),
        beginsSilence: start.beginsSilence)
    }
  }

  private static func corners(
    from start: Position, to end: Position, length: Distance
  ) -> [Corner] {
    let pieces = max(1, min((length.centimeters + pieceMax - 1) / pieceMax, piecesMax))
    let bearing = pieces > 1 ? start.bearing(to: end) : 0
    var corners: [Corner] = []
    var here = start
    for piece in 1...pieces {
      let gone = Distance(centimeters: length.centimeters * piece / pieces)
      let next = piece < pieces ? start.position(at: gone, bearing: bearing) : end
      for (position, share) in crossing(from: here, to: next) {
        corners.append((position, (Double(piece - 1) + share) / Double(pieces)))
      }
      if piece < pieces { corners.append((next, Double(piece) / Double(pieces))) }
      here = next
    }
    return corners
  }

  private static func isCrossing(from start: Position, to end: Position) -> Bool {
    abs(Int64(end.longitudeE7) - Int64(start.longitudeE7)) > meridian
  }

  /// Where a leg meets the 180th meridian: one place, by its longitude on this side and on the other.
  private static func crossing(from start: Position, to end: Position) -> [Corner] {
    guard isCrossing(from: start, to: end) else { return [] }
    let side: Int64 = start.longitudeE7 > 0 ? 1 : -1
    let ahead = meridian - side * Int64(start.longitudeE7)
    let whole = ahead + meridian + side * Int64(end.longitudeE7)
    let share = whole > 0 ? Double(ahead) / Double(whole) : 0
    let north = Double(Int64(end.latitudeE7) - Int64(start.latitudeE7)) * share
    return [side, -side].compactMap { side in
      Position(
        latitudeE7: start.latitudeE7 + Int32(north), longitudeE7: Int32(side * meridian)
      ).map { ($0, share) }
    }
  }
}
