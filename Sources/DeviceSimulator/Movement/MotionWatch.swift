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

/// What the motion sensors take for something else; nothing on a fresh phone.
struct MotionMistakes: Hashable, Sendable {
  private struct Mistake: Hashable, Sendable {
    let truth: Motion
    let judged: Motion
  }

  private var mistakes: [Mistake] = []

  /// Lets the sensors take one movement for another; each movement has one mistake, the last that was set.
  mutating func add(taking truth: Motion, for judged: Motion) {
    mistakes.removeAll { $0.truth == truth }
    if truth != judged { mistakes.append(Mistake(truth: truth, judged: judged)) }
  }

  /// What the sensors make of a movement.
  func judged(_ truth: Motion) -> Motion {
    mistakes.first { $0.truth == truth }?.judged ?? truth
  }
}
