import DeviceInterface

/// The pushes of the app's server: whether the app has registered, what the platform holds back, and what it let through.
struct PushInbox: Hashable, Sendable {
  /// The time in which iOS counts the silent pushes that it lets through (`I-103`).
  static let period = Duration.seconds(3_600)
  /// How many pushes wait on Android for a phone that cannot be reached; older ones are lost.
  static let countMax = 100

  /// A push that is held back.
  private struct Held: Hashable, Sendable {
    let push: Push
    /// Whether it is the phone that holds it, not the server for a phone that cannot be reached.
    var isOnPhone: Bool
  }

  private var registered = false
  private var waiting: [Held] = []
  private var passedAt: [Instant] = []

  /// Whether the app has registered for the pushes of its server (`I-103`, `A-43`).
  var isRegistered: Bool { registered }
  /// What is held back, the oldest first.
  var held: [Push] { waiting.map(\.push) }

  mutating func register() { registered = true }

  /// Holds a push back, on iOS in the place of every other one of the kind (`I-103`).
  ///
  /// - Parameter isOnPhone: Whether the phone can be reached, so that it is the phone that holds it.
  mutating func hold(_ push: Push, on platform: PlatformKind, isOnPhone: Bool) {
    switch platform {
    case .iOS: waiting.removeAll { $0.push.kind == push.kind }
    case .android: if waiting.count == Self.countMax { waiting.removeFirst() }
    }
    waiting.append(Held(push: push, isOnPhone: isOnPhone))
  }

  /// What the server has held comes to the phone, which goes on holding it.
  mutating func reachedPhone() {
    for index in waiting.indices { waiting[index].isOnPhone = true }
  }

  /// Discards what iOS held for a process that has ended; what the server holds still comes (`I-103`).
  mutating func discardHeldOnPhone() { waiting.removeAll(where: \.isOnPhone) }

  /// Takes out the held push at the place.
  mutating func take(at index: Int) -> Push { waiting.remove(at: index).push }

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
