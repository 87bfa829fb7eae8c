/// Small GPX files for tests.
enum GPXText {
  static let namespace = "http://www.topografix.com/GPX/1/1"

  /// A file with the contents.
  static func file(_ contents: String) -> String {
    "<gpx version=\"1.1\" xmlns=\"\(namespace)\">\n\(contents)\n</gpx>\n"
  }

  /// A waypoint with the elements in it.
  static func point(_ contents: String) -> String {
    file("<wpt lat=\"52.2297\" lon=\"21.0122\">\(contents)</wpt>")
  }
}
