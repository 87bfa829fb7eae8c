public import AppParts

/// What an app that records points is doing: an execution or a shift, tracked or halted.
public struct TrackedActivity: Hashable, Sendable {
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

  /// Says what is going on, as far as the app knows.
  public init(
    owner: String, name: String, isActive: Bool, isInterrupted: Bool = false, stopwatch: Stopwatch
  ) {
    self.owner = owner
    self.name = name
    self.isActive = isActive
    self.isInterrupted = isInterrupted
    self.stopwatch = stopwatch
  }
}
