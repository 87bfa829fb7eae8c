import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The states of one lane over time.
struct StateRecorder: Hashable, Sendable {
  /// The most states that are kept; a lane of more cannot be read anyway.
  static let spansMax = 2_000

  let subject: Lane.Subject
  private var finished: [Lane.Span] = []
  private var current: Lane.Span?

  /// A recorder for each lane that has states.
  static var all: [StateRecorder] {
    Lane.Subject.allCases.filter { $0 != .requests }.map(StateRecorder.init)
  }

  private init(_ subject: Lane.Subject) {
    self.subject = subject
  }

  /// The states up to the time at which the scenario ended; times without a state have none.
  func spans(until end: Duration, step: Int) -> [Lane.Span] {
    guard var last = current else { return finished }
    last.end = end
    last.steps = last.steps.lowerBound...max(last.steps.lowerBound, step)
    return finished + [last]
  }

  /// Looks which state the world is in, and begins a new one where it is another.
  mutating func observe(_ world: World, step: Int) {
    let state = subject.state(of: world)
    guard state?.label != current?.label || state?.tone != current?.tone else { return }
    let now = world.virtualTime
    if var span = current {
      span.end = now
      span.steps = span.steps.lowerBound...max(span.steps.lowerBound, step)
      // What came and went within a step and took no time was never to be seen, unless it is a dialog.
      let wasSeen = span.end > span.start || span.steps.count > 1 || subject == .dialogs
      if wasSeen, finished.count < Self.spansMax {
        finished.append(span)
      }
    }
    current = state.map {
      Lane.Span(start: now, end: now, label: $0.label, tone: $0.tone, steps: step...step)
    }
  }
}
