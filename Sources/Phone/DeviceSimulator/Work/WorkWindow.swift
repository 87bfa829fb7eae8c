import DeviceInterface

/// The window in which Android lets an app work that is not used: ten minutes, and the next one much later (`A-76`).
struct WorkWindow: Hashable, Sendable {
  private static let length = Duration.seconds(600)
  private var began: Instant?

  /// When work may begin at the earliest, where windows are so far apart; now where they do not bound it.
  func opens(at now: Instant, every interval: Duration?) -> Instant {
    guard let interval, let began, now - began >= Self.length else { return now }
    return max(now, began + interval)
  }

  /// Takes in that work begins; the first of a window opens it.
  mutating func use(at now: Instant, every interval: Duration?) {
    guard let interval else { return }
    if let began, now - began < interval { return }
    began = now
  }
}
