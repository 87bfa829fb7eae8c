public import DeviceInterface

/// The one value in durable storage that says what is going on; what was recorded is the journal's.
public struct StoredState: Hashable, Sendable {
  /// Where it is stored.
  let key: String
  /// Whether storage lacks the latest value, as it was full.
  public private(set) var isOwed = false

  /// Has stored nothing yet under the key.
  public init(key: String) {
    self.key = key
  }

  /// Stores a value.
  public mutating func write(_ text: String, _ platform: inout Requests) {
    isOwed = false
    platform.add(.store(key: key, value: text))
  }

  /// Deletes the value, as nothing is going on any more.
  public mutating func delete(_ platform: inout Requests) {
    isOwed = false
    platform.add(.delete(key: key))
  }

  /// Takes in that something could not be stored; returns whether it was the value, and there is room for it now.
  ///
  /// It is worth more than an old point, of which the journal lets one batch go.
  public mutating func takeStorageFailure(
    key failed: String, _ journal: inout TrackJournal, _ platform: inout Requests
  ) -> Bool {
    guard failed == key else { return false }
    isOwed = !(journal.mayRetry(key, platform.facts) && journal.makeRoom(&platform))
    return !isOwed
  }
}
