/// The sort of an element of a GPX file, by its name and by the element it stands in.
enum GPXElement: Hashable {
  case gpx
  case metadata
  case track
  case segment
  case route
  /// A track point, a route point or a waypoint.
  case point(Point)
  /// An element whose text is wanted.
  case field(Field)
  /// The extensions of a point, and what is nested in them.
  case extensions
  /// An element that is not read, and everything in it.
  case other

  /// The sorts of points.
  enum Point: String, Hashable {
    case trackPoint = "trkpt"
    case routePoint = "rtept"
    case waypoint = "wpt"
  }

  /// The elements whose text is wanted.
  enum Field: Hashable {
    case fileName
    case name
    case time
    case elevation
    case speed

    /// The element's name, for messages.
    var elementName: String {
      switch self {
      case .fileName, .name: "name"
      case .time: "time"
      case .elevation: "ele"
      case .speed: "speed"
      }
    }
  }

  /// Tells what an element is that stands in another one which is no unread one.
  init(_ name: String, isGPX: Bool, in parent: Self) {
    // Extensions belong to other formats, each with a speed of its own, all in metres per second.
    if case .extensions = parent {
      self = name == "speed" ? .field(.speed) : .extensions
      return
    }
    self = isGPX ? Self.known(name, in: parent) : .other
  }

  private static func known(_ name: String, in parent: Self) -> Self {
    switch (parent, name) {
    case (.gpx, "metadata"): .metadata
    case (.gpx, "name"), (.metadata, "name"): .field(.fileName)
    case (.gpx, "trk"): .track
    case (.gpx, "rte"): .route
    case (.gpx, "wpt"): .point(.waypoint)
    case (.track, "name"), (.route, "name"): .field(.name)
    case (.track, "trkseg"): .segment
    case (.route, "rtept"): .point(.routePoint)
    case (.segment, "trkpt"): .point(.trackPoint)
    case (.point, "time"): .field(.time)
    case (.point, "ele"): .field(.elevation)
    case (.point, "speed"): .field(.speed)
    case (.point, "extensions"): .extensions
    default: .other
    }
  }
}

/// The names by which GPX files say which version of the format they are in.
enum GPXNamespace {
  static let version11 = "http://www.topografix.com/GPX/1/1"
  static let version10 = "http://www.topografix.com/GPX/1/0"

  /// Whether elements of the namespace are read.
  static func isKnown(_ name: String) -> Bool { name == version11 || name == version10 }
}
