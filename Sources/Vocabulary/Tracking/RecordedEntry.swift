import DeviceInterface
import Flows

/// A point as the app recorded it, and the instant at which it did.
struct RecordedEntry: Hashable, Sendable {
  /// The point, as it was then.
  let point: TrackPoint
  /// When it was recorded.
  let at: Instant
}

extension RecordedEntry: Packable {
  func pack(after previous: RecordedEntry?, into packer: inout Packer) {
    point.pack(after: previous?.point, into: &packer)
    packer.write(at.sinceStart, after: previous?.at.sinceStart)
  }

  init(after previous: RecordedEntry?, from reader: inout PackReader) {
    point = TrackPoint(after: previous?.point, from: &reader)
    at = Instant(sinceStart: reader.duration(after: previous?.at.sinceStart))
  }
}
