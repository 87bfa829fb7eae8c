public import DeviceInterface

/// Something that durable storage lacks, as it was full, until it is stored again.
///
/// ```swift
/// if debt.isPayable(platform.facts) { store(&platform) }   // behind each signal; storing pays it
/// case .storageFailed(key): debt.incur(platform.facts)     // it found no room
/// ```
public struct StorageDebt: Hashable, Sendable {
  /// From how many free bytes on it is worth trying again.
  static let freeBytesMin = 16_384

  /// Since when, by the uptime; `nil` where nothing is owed.
  private var since: Duration?

  /// Owes nothing.
  public init() {}

  /// Whether storage lacks it.
  public var isOwed: Bool { since != nil }

  /// It found no room.
  public mutating func incur(_ facts: Facts) { since = facts.uptime }

  /// It is stored anew.
  public mutating func pay() { since = nil }

  /// Whether there is room again for it; not at the same moment, or one failure would follow the other.
  public func isPayable(_ facts: Facts) -> Bool {
    guard let since, facts.uptime > since else { return false }
    return (facts.storageFreeBytes ?? 0) >= Self.freeBytesMin
  }
}
