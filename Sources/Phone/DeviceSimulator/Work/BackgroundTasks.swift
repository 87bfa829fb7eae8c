import DeviceInterface

/// What the app's process wants to end after it has left the front, and until when it may; iOS only (`I-52`).
///
/// The time is the process's, not a task's: whoever begins a task late gets what is left.
struct BackgroundTasks: Hashable, Sendable {
  /// The tasks that were begun and not ended, in that order.
  private(set) var names: [String] = []
  /// When the time in the background is over; `nil` until it begins to run.
  private(set) var deadline: Instant?

  /// Whether the app is at some task.
  var areUnderWay: Bool { !names.isEmpty }

  /// Begins a task; one of that name goes on.
  mutating func begin(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// Ends a task; returns whether it was the last one.
  mutating func end(_ name: String) -> Bool {
    guard let index = names.firstIndex(of: name) else { return false }
    names.remove(at: index)
    return names.isEmpty
  }

  /// Lets the time run from now on, unless it does already; returns when it is over.
  mutating func runOut(at instant: Instant) -> Instant {
    let end = deadline ?? instant
    deadline = end
    return end
  }

  /// Gives the time back: the app is in front again, or was woken for something else.
  mutating func renew() { deadline = nil }
}
