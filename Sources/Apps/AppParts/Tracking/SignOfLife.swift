public import DeviceInterface

/// The last sign of life of a process, as durable storage keeps it: how long something had been active then.
///
/// It tells a later process how far it can count, and is measured with the uptime, which no one can set. It is as long at
/// each time, so that it needs no room on a phone that has become full since the first.
public struct SignOfLife: Hashable, Sendable {
  /// How long after one sign the next one comes, at most.
  public static let interval: Duration = .seconds(30)
  private static let digits = 13

  /// Where it is stored.
  let key: String

  /// Stores signs under a key.
  public init(key: String) { self.key = key }

  /// Stores a sign of the owner's life.
  public func give(_ owner: String, active: Duration, _ platform: inout Requests) {
    let text = String(max(0, active.wholeMilliseconds))
    let padding = String(repeating: "0", count: max(0, Self.digits - text.utf8.count))
    platform.add(.store(key: key, value: "\(padding)\(text);\(owner)"))
  }

  /// Forgets it, as nothing goes on any more.
  public func forget(_ platform: inout Requests) {
    platform.add(.delete(key: key))
  }

  /// Returns how long the owner had been active at its last sign; `nil` where there is none.
  public func read(_ owner: String, _ storage: [String: String]) -> Duration? {
    guard let text = storage[key] else { return nil }
    var reader = LineReader(text[...])
    guard let active = reader.integer(), active >= 0, String(Substring(reader.field())) == owner
    else { return nil }
    return .milliseconds(active)
  }
}
