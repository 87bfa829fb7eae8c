import DeviceInterface
import DeviceSimulator

/// When the phone could reach servers, so that the time for uploads is counted only then (`clock-in:SC-004`).
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
