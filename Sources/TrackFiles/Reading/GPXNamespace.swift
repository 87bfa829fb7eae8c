/// The names by which GPX files say which version of the format they are in.
enum GPXNamespace {
  static let version11 = "http://www.topografix.com/GPX/1/1"
  static let version10 = "http://www.topografix.com/GPX/1/0"

  /// Whether elements of the namespace are read.
  static func isKnown(_ name: String) -> Bool {
    name == version11 || name == version10
  }
}
