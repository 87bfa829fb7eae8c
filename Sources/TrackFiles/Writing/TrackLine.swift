package import DeviceInterface

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
    self.name = name
    self.kind = kind
    self.segments = segments
  }

  /// Creates a line from a route.
  package init(name: String, kind: String = "", _ route: Route) {
    self.init(name: name, kind: kind, segments: route.segments.map { $0.map(TrackSample.init) })
  }
}
