import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The time that tracking takes to go on after the phone was started during a shift (`clock-in:SC-006`).
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

/// The times at which the phone could reach servers: those for uploads are counted only then (`clock-in:SC-004`).
struct Connectivity: Hashable, Sendable {
  private struct Change: Hashable, Sendable {
    let at: Instant
    let isReachable: Bool
    /// The reachable time until then.
    let reachable: Duration
  }

  private var changes: [Change] = []
  private var hasNetwork = true
  private var isOn = true

  /// Takes in what happened on the phone.
  mutating func note(_ item: PhoneLogItem, at now: Instant) {
    switch item {
    case .networkChanged(let isOnline): hasNetwork = isOnline
    case .wentOff: isOn = false
    case .switchedOn: isOn = true
    default: return
    }
    let isReachable = hasNetwork && isOn
    guard isReachable != (changes.last?.isReachable ?? true) else { return }
    changes.append(Change(at: now, isReachable: isReachable, reachable: reachableTime(until: now)))
  }

  /// Returns for how long servers could be reached from the network's first return after an instant until another.
  ///
  /// Nil where the network has not been away in between, or has not returned.
  func reachableTime(sinceReturnAfter start: Instant, until end: Instant) -> Duration? {
    var index = firstChange(after: start)
    if index < changes.count, !changes[index].isReachable { index += 1 }
    guard index < changes.count, changes[index].at <= end else { return nil }
    return reachableTime(until: end) - changes[index].reachable
  }

  private func reachableTime(until instant: Instant) -> Duration {
    let index = firstChange(after: instant)
    guard index > 0 else { return instant.sinceStart }
    let last = changes[index - 1]
    return last.isReachable ? last.reachable + (instant - last.at) : last.reachable
  }

  private func firstChange(after instant: Instant) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].at <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
