import DeviceInterface

/// The bound of what is tried again at once because something could not be stored.
///
/// Each retry may fail at the same instant and lead to the next. Room is made or found within a few; beyond the bound the
/// phone counts as full until time has passed.
struct RetryBound: Hashable, Sendable {
  /// The most retries at one instant: more than there are batches of two days of points.
  static let retriesMax = 200

  private var instant: Duration?
  private var count = 0

  /// Counts a retry; returns false where there have been too many at this instant.
  mutating func allows(_ facts: Facts) -> Bool {
    if instant != facts.uptime {
      instant = facts.uptime
      count = 0
    }
    count += 1
    return count <= Self.retriesMax
  }
}
