import DeviceInterface

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
