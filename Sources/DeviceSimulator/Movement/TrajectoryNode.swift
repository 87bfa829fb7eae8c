import DeviceInterface

/// A point that the phone passes: when, where, and how far it has gone by then.
struct TrajectoryNode: Hashable, Sendable {
  /// When it passes, in milliseconds since the scenario's start.
  let milliseconds: Int64
  /// Where the point is.
  let position: Position
  /// How far the phone has gone since the scenario's start, in centimetres.
  let travelled: Int64
  /// Whether the receiver hears nothing from here to the next node.
  var beginsSilence = false
}
