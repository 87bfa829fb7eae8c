/// The short time for which an app counts as in use after the last of what kept it so has ended (`I-36`).
///
/// The front keeps it in use, and so do updates in the background: an app that leaves the front with such updates
/// has its short time when they end, and one that starts and stops them again in that time has it once more.
struct InUseGrace: Hashable, Sendable {
  /// What an observation leads to.
  enum Change: Hashable, Sendable {
    /// The short time begins now.
    case begins
    /// It is over before its end, as something keeps the app in use again.
    case isCancelled
  }

  /// Whether the short time runs.
  private(set) var isRunning = false
  private var wasKept = false

  /// Takes in whether something keeps the app in use now; returns what follows, if anything.
  mutating func observe(isKept: Bool) -> Change? {
    defer { wasKept = isKept }
    if isKept {
      guard isRunning else { return nil }
      isRunning = false
      return .isCancelled
    }
    guard wasKept else { return nil }
    isRunning = true
    return .begins
  }

  /// Takes in that the short time is over.
  mutating func end() {
    isRunning = false
  }
}
