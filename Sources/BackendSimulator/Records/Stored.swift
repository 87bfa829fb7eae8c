public import DeviceInterface

/// A record that a server has accepted, exactly as it came.
public struct Stored<Record: NumberedRecord>: Hashable, Sendable {
  /// What was recorded.
  public let record: Record
  /// When the server accepted it; a repeated upload does not change it.
  public let arrival: Instant
}
