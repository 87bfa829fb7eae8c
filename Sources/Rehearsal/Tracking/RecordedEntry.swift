public import AppParts
public import DeviceInterface

/// A point as the app recorded it, and the instant at which it did.
public struct RecordedEntry: Hashable, Sendable {
  /// The point, as it was then.
  public let point: TrackPoint
  /// When it was recorded.
  public let at: Instant
}

extension RecordedEntry: Packable {
  /// Writes it as what differs from the one before.
  public func pack(after previous: RecordedEntry?, into packer: inout Packer) {
    point.pack(after: previous?.point, into: &packer)
    packer.write(at.sinceStart, after: previous?.at.sinceStart)
  }

  /// Reads what was written after the one before.
  public init(after previous: RecordedEntry?, from reader: inout PackReader) {
    point = TrackPoint(after: previous?.point, from: &reader)
    at = Instant(sinceStart: reader.duration(after: previous?.at.sinceStart))
  }
}
