import DeviceInterface
import Flows

/// A point as the app recorded it, and the instant at which it did.
struct RecordedEntry: Hashable, Sendable {
  /// The point, as it was then.
  let point: TrackPoint
  /// When it was recorded.
  let at: Instant
}
