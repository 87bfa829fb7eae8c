public import DeviceInterface

/// A record that a server has accepted, exactly as it came.
public struct Stored<Record: NumberedRecord>: Hashable, Sendable {
  /// What was recorded.
  public let record: Record
  /// When the server accepted it; a repeated upload does not change it.
  public let arrival: Instant
}

extension Stored: Packable {
  /// Writes the record down, given the one before it.
  public func pack(after previous: Stored?, into packer: inout Packer) {
    record.pack(after: previous?.record, into: &packer)
    packer.write(arrival.sinceStart, after: previous?.arrival.sinceStart)
  }

  /// Reads a record that was written after another one.
  public init(after previous: Stored?, from reader: inout PackReader) {
    record = Record(after: previous?.record, from: &reader)
    arrival = Instant(sinceStart: reader.duration(after: previous?.arrival.sinceStart))
  }
}
