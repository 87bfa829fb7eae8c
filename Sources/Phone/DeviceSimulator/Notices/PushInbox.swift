import DeviceInterface

/// The pushes of the app's server: whether the app has registered, what the platform holds back, and what it let through.
struct PushInbox: Hashable, Sendable {
  /// The time in which iOS counts the silent pushes that it lets through (`I-103`).
  static let period = Duration.seconds(3_600)
  /// How many pushes wait on Android for a phone that cannot be reached; older ones are lost.
  static let countMax = 100

  private var registered = false
  private var waiting: [Push] = []
  private var passedAt: [Instant] = []

  /// Whether the app has registered for the pushes of its server (`I-103`, `A-43`).
  var isRegistered: Bool { registered }
  /// What is held back, the oldest first.
  var held: [Push] { waiting }

  mutating func register() { registered = true }

  /// Holds a push back, on iOS in the place of every other one of the kind (`I-103`).
  mutating func hold(_ push: Push, on platform: PlatformKind) {
    switch platform {
    case .iOS: waiting.removeAll { $0.kind == push.kind }
    case .android: if waiting.count == Self.countMax { waiting.removeFirst() }
    }
    waiting.append(push)
  }

  /// Takes out the held push at the place.
  mutating func take(at index: Int) -> Push { waiting.remove(at: index) }

  /// Counts a silent push that was let through.
  mutating func pass(at now: Instant) {
    passedAt.removeAll { now - $0 >= Self.period }
    passedAt.append(now)
  }

  /// When iOS lets the next silent push through; an instant that is past where it does so now.
  func opens(limit: SilentPushLimit) -> Instant {
    guard let count = limit.count, passedAt.count >= count else { return .start }
    return passedAt[passedAt.count - count] + Self.period
  }
}
