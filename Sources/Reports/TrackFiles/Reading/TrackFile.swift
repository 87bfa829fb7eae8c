package import DeviceInterface

/// The contents of a track file, and what is wrong with it.
///
/// ```swift
/// let file = TrackFile(gpx: bytes)
/// guard file.isUsable, let route = file.route() else { return file.problems }
/// ```
package struct TrackFile: Hashable, Sendable {
  /// The name in the file's metadata; empty where there is none.
  package internal(set) var name = ""
  /// The tracks: where somebody was.
  package internal(set) var tracks: [Route] = []
  /// The routes: where somebody means to go.
  package internal(set) var routes: [Route] = []
  /// The single places.
  package internal(set) var waypoints: [RoutePoint] = []
  /// What is wrong, in the order of the file: at most so many errors and so many warnings as the bounds say.
  package internal(set) var problems: [TrackProblem] = []
  /// How many further problems there are.
  package internal(set) var unlistedProblemCount = 0

  /// Whether nothing is wrong but what can be overlooked.
  package var isUsable: Bool { problems.allSatisfy(\.isWarning) }

  /// Reads GPX 1.1 or 1.0.
  ///
  /// Times that stand still or run backwards are no fault: recorders write them.
  package init(gpx bytes: [UInt8], limits: TrackLimits = .standard) {
    self = GPXReader(limits).read(bytes)
  }

  init() {}

  /// Returns a part of the file as one route; `nil` where the file does not have it.
  package func route(_ part: TrackPart = .best) -> Route? {
    switch part {
    case .tracks: joined(tracks)
    case .routes: joined(routes)
    case .waypoints: waypoints.isEmpty ? nil : Route(name: name, segments: [waypoints])
    case .named(let wanted): (tracks + routes).first { $0.name == wanted }
    case .best: joined(tracks) ?? joined(routes) ?? route(.waypoints)
    }
  }

  private func joined(_ parts: [Route]) -> Route? {
    let segments = parts.flatMap(\.segments)
    guard !segments.isEmpty else { return nil }
    let title = parts.count == 1 || name.isEmpty ? parts[0].name : name
    return Route(name: title.isEmpty ? name : title, segments: segments)
  }
}

/// The part of a track file's contents that is wanted.
package enum TrackPart: Hashable, Sendable {
  /// The tracks; where there are none the routes; where there are none the waypoints.
  case best
  /// All tracks, one behind the other, with gaps between them.
  case tracks
  /// All routes, one behind the other, with gaps between them.
  case routes
  /// The waypoints in the order of the file, as one stretch.
  case waypoints
  /// The first track, or else the first route, with the name.
  case named(String)
}

/// The bounds on what is read of a track file; one that goes beyond is refused with a named fault.
package struct TrackLimits: Hashable, Sendable {
  /// The most bytes.
  package var bytesMax = 32 << 20
  /// The most elements.
  package var elementsMax = 3_000_000
  /// The most points of all kinds together.
  package var pointsMax = 500_000
  /// The deepest nesting of elements.
  package var depthMax = 64
  /// The most bytes of one tag with its attributes.
  package var tagBytesMax = 16 << 10
  /// The most bytes of a name, a time or a number.
  package var textBytesMax = 4_096
  /// The most errors, and the most warnings, that are kept; further ones are counted only.
  package var problemsMax = 20

  /// The bounds that every recording of a day or a week keeps.
  package static let standard = TrackLimits()

  /// Creates the standard bounds.
  package init() {}
}
