import Flows

/// What an app that records points is doing: an execution or a shift, tracked or halted.
package struct TrackedActivity: Hashable, Sendable {
  /// Whose points are recorded.
  let owner: String
  /// What its user calls it.
  let name: String
  /// Whether it is going on, rather than paused.
  let isActive: Bool
  /// Whether its tracking is interrupted, as far as the app knows.
  var isInterrupted = false
  /// The time it has been active, by the app.
  let stopwatch: Stopwatch
}
