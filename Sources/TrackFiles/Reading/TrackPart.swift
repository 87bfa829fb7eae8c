/// Which of a track file's contents is wanted.
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
