/// A way over the ground, as a track file holds it: stretches of points, with gaps between the stretches.
public struct Route: Hashable, Sendable {
  /// The name in the file; empty where there is none.
  public var name: String
  /// The stretches in order, each with its points in order; a gap lies between one stretch and the next.
  public var segments: [[RoutePoint]]

  /// Creates a route.
  public init(name: String = "", segments: [[RoutePoint]] = []) {
    self.name = name
    self.segments = segments
  }

  /// The length along the points of every stretch; the gaps between stretches do not count.
  public var length: Distance {
    segments.reduce(.zero) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { $0 + $1.0.position.distance(to: $1.1.position) }
    }
  }
}
