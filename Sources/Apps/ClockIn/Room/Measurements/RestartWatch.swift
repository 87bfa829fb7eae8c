import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// How long tracking takes to go on after the phone was started during a shift (`clock-in:SC-006`).
///
/// The phone is available from its first unlock on: before, neither platform lets an app run.
struct RestartWatch: Hashable, Sendable {
  /// The time from the first unlock to tracking, in milliseconds.
  private(set) var delays = Distribution()
  /// How many times the phone has been started during a shift.
  private(set) var startCount = 0
  private var isOnShift = false
  private var isPending = false
  /// Whether the lock screen of the new start has come up; before it, what was in front goes away.
  private var isAtLockScreen = false
  private var unlockedAt: Instant?

  /// How long tracking has not gone on by the instant, though it could.
  func waiting(at now: Instant) -> Distribution.Sample? {
    guard isPending, let unlockedAt else { return nil }
    return .init((now - unlockedAt).wholeMilliseconds, at: now.sinceStart)
  }

  /// Takes in what happened on the phone.
  mutating func note(_ item: PhoneLogItem, at now: Instant) {
    switch item {
    case .restarted, .switchedOn:
      guard isOnShift else { return }
      startCount += 1
      isPending = true
      isAtLockScreen = false
      unlockedAt = nil
    case .cameToFront(.lockScreen):
      isAtLockScreen = true
    case .cameToFront(.homeScreen), .cameToFront(.app), .cameToFront(.settings),
      .cameToFront(.otherApp):
      if isPending, isAtLockScreen { unlockedAt = unlockedAt ?? now }
    default: break
    }
  }

  /// Takes in whether a shift goes on, by a process that knows, and whether it is tracked.
  mutating func look(isOnShift: Bool, isTracked: Bool, at now: Instant) {
    self.isOnShift = isOnShift
    guard isPending else { return }
    if isTracked {
      let since = unlockedAt ?? now
      delays.add(.init((now - since).wholeMilliseconds, at: now.sinceStart))
    }
    if isTracked || !isOnShift { isPending = false }
  }
}
