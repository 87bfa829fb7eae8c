import AppParts
import DeviceInterface

/// What the server has refused for good, until the promoter has read it (`campaign:4.4`, `campaign:5.1`).
///
/// It stays on the screen as long as the process lives, and is stored as long as nobody has looked.
public struct Refusals: Hashable, Sendable {
  /// How many points the server has refused.
  public private(set) var pointCount = 0
  /// How many reports about the end of an execution the server has refused.
  public private(set) var reportCount = 0
  /// Whether the promoter has yet to see it.
  private(set) var isUnread = false
  /// Whether durable storage holds all of it.
  private var isStored = false

  private static let key = "campaign.refused"

  /// Counts what was refused now.
  mutating func add(points: Int = 0, reports: Int = 0) {
    guard points + reports > 0 else { return }
    pointCount += points
    reportCount += reports
    (isUnread, isStored) = (true, false)
  }

  /// Takes up what an earlier process was told and the promoter has not read.
  mutating func restore(_ storage: [String: String]) {
    let counts = storage[Self.key]?.split(separator: ",").compactMap { Int($0) } ?? []
    guard counts.count == 2, counts.allSatisfy({ $0 >= 0 }) else { return }
    (pointCount, reportCount) = (counts[0], counts[1])
    (isUnread, isStored) = (true, true)
  }

  /// Is read where the page shows it to the promoter, and stored until then.
  mutating func settle(isShown: Bool, _ platform: inout Requests) {
    if isShown {
      // An earlier process may have stored some of it.
      if platform.facts.storage[Self.key] != nil { platform.add(.delete(key: Self.key)) }
      (isUnread, isStored) = (false, false)
    } else if !isStored {
      platform.add(.store(key: Self.key, value: "\(pointCount),\(reportCount)"))
      isStored = true
    }
  }
}
