import DeviceInterface

/// The motion sensors as an app listens to them: what it was told, and what may soon be told.
struct MotionWatch: Hashable, Sendable {
  /// What the app was told last; `nil` before the first time.
  var told: Motion?
  /// What the movement has been since a while and was not told yet.
  var candidate: Motion?
  /// Since when it has been that.
  var since: Instant

  /// Takes in the movement at an instant; tells whether it is to be reported now.
  mutating func observe(_ motion: Motion, at now: Instant, holdTime: Duration) -> Bool {
    if motion == told {
      candidate = nil
      return false
    }
    if candidate != motion {
      candidate = motion
      since = now
    }
    guard told == nil || now - since >= holdTime else { return false }
    told = motion
    candidate = nil
    return true
  }
}
