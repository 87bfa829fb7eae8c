import DeviceInterface
import ScenarioRunner

/// How long a shift was tracked, and for how much of that the notification could be seen (`clock-in:SC-008`).
struct TrackedTime: Hashable, Sendable {
  /// The time tracked, up to the latest look.
  private(set) var total = Duration.zero
  /// How much of it the notification was visible.
  private(set) var visible = Duration.zero
  /// The stretches without it, in milliseconds, each at its end.
  private(set) var hidden = Distribution()
  private var isTracked = false
  private var isVisible = false
  private var lookedAt = Instant.start
  private var hiddenSince: Instant?

  /// Takes in what is so from the instant on; what was found before held until then.
  mutating func look(isTracked: Bool, isVisible: Bool, at now: Instant) {
    if self.isTracked {
      total += now - lookedAt
      if self.isVisible { visible += now - lookedAt }
    }
    lookedAt = now
    self.isTracked = isTracked
    self.isVisible = isVisible
    if isTracked, !isVisible {
      hiddenSince = hiddenSince ?? now
    } else if let since = hiddenSince {
      hiddenSince = nil
      // What was set right at the same instant nobody has seen.
      if now > since { hidden.add(.init((now - since).wholeMilliseconds, at: since.sinceStart)) }
    }
  }
}
