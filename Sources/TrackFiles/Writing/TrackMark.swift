package import DeviceInterface

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
    self.name = name
    self.detail = detail
    self.position = position
    self.time = time
  }
}
