/// How long to wait before something is tried again: twice as long after each failure, up to a bound.
struct RetryDelay: Hashable, Sendable {
  /// How many attempts have failed.
  private(set) var failureCount = 0

  /// Counts a failure, and returns how long to wait.
  mutating func next(first: Duration, max longest: Duration) -> Duration {
    var delay = first
    for _ in 0..<min(failureCount, 40) where delay < longest { delay = delay * 2 }
    failureCount += 1
    return min(delay, longest)
  }

  /// Forgets the failures.
  mutating func reset() {
    failureCount = 0
  }
}
