package import DeviceInterface

/// The contents that a track file is written from: lines, marks and regions, each under the name a reader sees.
///
/// ```swift
/// let document = TrackDocument(name: "A walk", lines: [TrackLine(name: "true route", route)])
/// document.gpx      // GPX 1.1
/// document.geoJSON  // RFC 7946
/// ```
package struct TrackDocument: Hashable, Sendable {
  /// What the file is about.
  package var name: String
  /// The ways, in the order of the file.
  package var lines: [TrackLine]
  /// The single places, in the order of the file.
  package var marks: [TrackMark]
  /// The circles, in the order of the file.
  package var regions: [TrackRegion]
  /// The scenario that all of it comes from, if it is one.
  package var origin: TrackOrigin?

  /// Creates a document.
  package init(
    name: String, lines: [TrackLine] = [], marks: [TrackMark] = [], regions: [TrackRegion] = [],
    origin: TrackOrigin? = nil
  ) {
    (self.name, self.origin, self.lines, self.marks) = (name, origin, lines, marks)
    self.regions = regions
  }

  /// The document as GPX 1.1; equal documents give equal texts on every machine.
  package var gpx: String {
    GPXStream.head(name: name) + GPXStream.places(of: self) + GPXStream.lines(of: self)
      + GPXStream.end
  }

  /// The document as GeoJSON (RFC 7946); equal documents give equal texts on every machine.
  package var geoJSON: String {
    var stream = GeoJSONStream()
    var text = GeoJSONStream.head(name: name)
    let features = GeoJSONStream.features(of: self)
    if !features.isEmpty { text += stream.separator() + features }
    return text + stream.end
  }
}

/// The scenario from which the lines, marks and regions of a document come.
package struct TrackOrigin: Hashable, Sendable {
  /// A name that stays, such as `Scenarios/walk.feature:12`.
  package var id: String
  /// The name that people know it by.
  package var title: String
  /// The platform it was played on.
  package var platform: String

  /// Creates an origin.
  package init(id: String, title: String, platform: String) {
    (self.id, self.title, self.platform) = (id, title, platform)
  }
}

/// A way with its name; nothing connects one stretch of it with the next.
package struct TrackLine: Hashable, Sendable {
  /// The name that readers show.
  package var name: String
  /// What sort of line it is, such as "true route"; empty for none.
  package var kind: String
  /// The stretches, with a gap between one and the next.
  package var segments: [[TrackSample]]

  /// Creates a line.
  package init(name: String, kind: String = "", segments: [[TrackSample]]) {
    (self.name, self.kind, self.segments) = (name, kind, segments)
  }

  /// Creates a line from a route.
  package init(name: String, kind: String = "", _ route: Route) {
    self.init(name: name, kind: kind, segments: route.segments.map { $0.map(TrackSample.init) })
  }
}

/// A single place with its name.
package struct TrackMark: Hashable, Sendable {
  /// The name that readers show.
  package var name: String
  /// What there is to say about it; empty for nothing.
  package var detail: String
  /// Where it is.
  package var position: Position
  /// When it was so.
  package var time: WallTime?

  /// Creates a mark.
  package init(name: String, detail: String = "", at position: Position, time: WallTime? = nil) {
    (self.name, self.detail, self.position, self.time) = (name, detail, position, time)
  }
}

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
    (self.name, self.center, self.radius) = (name, center, radius)
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

/// A point of a line, with what is known of it.
package struct TrackSample: Hashable, Sendable {
  /// Where it is.
  package var position: Position
  /// When it was taken.
  package var time: WallTime?
  /// The height above the sea in centimetres.
  package var elevationCentimeters: Int?
  /// The speed in millimetres per second.
  package var speedMillimetersPerSecond: Int?
  /// The radius within which the true place lies.
  package var accuracy: Distance?

  /// Creates a point.
  package init(
    _ position: Position, time: WallTime? = nil, elevationCentimeters: Int? = nil,
    speedMillimetersPerSecond: Int? = nil, accuracy: Distance? = nil
  ) {
    (self.position, self.time, self.elevationCentimeters) = (position, time, elevationCentimeters)
    (self.speedMillimetersPerSecond, self.accuracy) = (speedMillimetersPerSecond, accuracy)
  }

  /// Creates a point from a report of the location receiver.
  package init(_ fix: Fix) {
    self.init(
      fix.position, time: fix.timestamp, speedMillimetersPerSecond: fix.speedMillimetersPerSecond,
      accuracy: .meters(fix.accuracyMeters))
  }

  /// Creates a point from one of a route.
  package init(_ point: RoutePoint) {
    self.init(
      point.position, time: point.time, elevationCentimeters: point.elevationCentimeters,
      speedMillimetersPerSecond: point.speedMillimetersPerSecond)
  }
}
