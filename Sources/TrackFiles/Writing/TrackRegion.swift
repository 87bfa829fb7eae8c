package import DeviceInterface

/// A circle on the ground with its name.
package struct TrackRegion: Hashable, Sendable {
  /// The name that readers show.
  package var name: String
  /// The middle.
  package var center: Position
  /// The radius.
  package var radius: Distance

  /// Creates a region.
  package init(name: String, center: Position, radius: Distance) {
    self.name = name
    self.center = center
    self.radius = radius
  }

  /// The number of corners with which a circle is drawn.
  static let cornerCount = 64

  /// The circle as a closed ring against the clock; `nil` where none can be drawn on a map of degrees: around a
  /// pole, over the 180th meridian, or without a radius.
  var ring: [Position]? {
    guard radius > .zero, radius < .kilometers(5_000) else { return nil }
    var ring = (0..<Self.cornerCount).map { index in
      center.position(at: radius, bearing: 360 - 360 * Double(index) / Double(Self.cornerCount))
    }
    ring.append(ring[0])
    let isTorn = zip(ring, ring.dropFirst()).contains {
      abs(Int64($0.longitudeE7) - Int64($1.longitudeE7)) > 1_800_000_000
    }
    // Near a pole the ring runs around it, so that it does not come back to where it started.
    let spread = ring.map { abs($0.latitudeE7) }.max() ?? 0
    return isTorn || spread > 899_000_000 ? nil : ring
  }
}
