import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// How far the scenario is, and what its steps have arranged for once that nothing has come of yet.
struct Course: Hashable, Sendable {
  /// What happens once, later, and is arranged before.
  enum Subject: Hashable, Sendable {
    /// What becomes of the next request of the scope to the server at the place.
    case treatment(server: Int, RequestScope)
    /// The answer that was given for the next request of the pattern to the server at the place.
    case answer(server: Int, RequestPattern)
    /// The next request of the scope comes late.
    case delay(RequestScope)
    /// The next position is wrong.
    case stray
    /// The next request for a position fails.
    case failure
    /// The time zone changes.
    case zone
  }

  /// Something arranged, and by which step.
  struct Arrangement: Hashable, Sendable {
    let subject: Subject
    let step: Int
  }

  /// The present step, from 0; -1 before the first.
  private(set) var step = -1
  /// What nothing has come of yet, the oldest first.
  private(set) var pending: [Arrangement] = []
  /// When the scenario has last set aside what there was, if no step has brought anything about since.
  private var stillSince: Duration?

  /// Takes note that a step begins: all but checks bring something about.
  mutating func begin(_ kind: StepKind) {
    step += 1
    if kind != .then { stillSince = nil }
  }

  /// Takes note that the scenario looks only at what comes from now on.
  mutating func setAside(at time: Duration) { stillSince = time }

  /// Takes note that a check lets time pass, beginning now.
  mutating func letTimePass() { stillSince = nil }

  /// Whether nothing can have come since something was set aside, as no step and no time lies between.
  func isStill(at time: Duration) -> Bool { stillSince == time }

  /// Takes in what is still to come, the oldest first for each subject: what is new was arranged by the present step.
  mutating func follow(_ subjects: [Subject]) {
    guard !subjects.isEmpty || !pending.isEmpty else { return }
    var new = subjects
    var kept: [Arrangement] = []
    // What has come about was the oldest of its subject.
    for arrangement in pending.reversed() {
      guard let place = new.firstIndex(of: arrangement.subject) else { continue }
      new.remove(at: place)
      kept.append(arrangement)
    }
    pending = kept.reversed() + new.map { Arrangement(subject: $0, step: step) }
  }
}
