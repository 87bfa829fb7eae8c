import DeviceInterface

/// The deferred work of the app, which outlives its processes (`I-95`, `A-68`).
///
/// It knows what waits and what runs; whether the conditions hold, the phone says.
struct WorkSchedule: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let work: DeferredWork
    /// The instant before which it does not start.
    fileprivate(set) var notBefore: Instant
    fileprivate(set) var attempts = 0
    fileprivate(set) var isRunning = false
    /// The instant at which it starts, while all conditions hold.
    fileprivate(set) var due: Instant?
  }

  /// All work, in the order it was asked for.
  private(set) var entries: [Entry] = []

  /// Whether the app is at some work.
  var isRunning: Bool { entries.contains { $0.isRunning } }

  /// The work with the name that the app is at.
  func running(_ name: String) -> Entry? { entries.first { $0.isRunning && $0.work.name == name } }

  /// The work with the name that waits to be started, also while the app is at work of that name.
  func waiting(_ name: String) -> Entry? { entries.first { !$0.isRunning && $0.work.name == name } }

  /// Takes work up, in place of work with the same name that waits.
  mutating func add(_ work: DeferredWork, at now: Instant) {
    removeWaiting(work.name)
    entries.append(Entry(work: work, notBefore: now + max(.zero, work.earliest)))
  }

  /// Forgets work that the app is at.
  mutating func removeRunning(_ name: String) {
    entries.removeAll { $0.isRunning && $0.work.name == name }
  }

  /// Forgets work that waits.
  mutating func removeWaiting(_ name: String) {
    entries.removeAll { !$0.isRunning && $0.work.name == name }
  }

  /// Forgets all work.
  mutating func removeAll() { entries = [] }

  /// Sets when waiting work starts, or that a condition is missing.
  mutating func setDue(_ due: Instant?, of name: String) {
    change(name, isRunning: false) { $0.due = due }
  }

  /// Notes that the app is at the work.
  mutating func start(_ name: String) {
    change(name, isRunning: false) {
      $0.attempts += 1
      $0.isRunning = true
      $0.due = nil
    }
  }

  /// Lets work wait again, until the instant at least.
  mutating func wait(_ name: String, until instant: Instant) {
    change(name, isRunning: true) {
      $0.isRunning = false
      $0.notBefore = max($0.notBefore, instant)
    }
  }

  private mutating func change(
    _ name: String, isRunning: Bool, _ change: (inout Entry) -> Void
  ) {
    guard
      let index = entries.firstIndex(where: {
        $0.work.name == name && $0.isRunning == isRunning
      })
    else { return }
    change(&entries[index])
  }
}

/// What has become of deferred work.
public enum WorkState: String, Hashable, Sendable, CaseIterable {
  /// It waits to be started.
  case waiting
  /// The app is at it.
  case running
}

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
  mutating func begin(_ name: String) { if !names.contains(name) { names.append(name) } }

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
