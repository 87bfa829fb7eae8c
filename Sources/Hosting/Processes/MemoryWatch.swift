import Synchronization

/// The bound on the memory of apps: one that has more is ended, before the machine runs out of it.
///
/// A thread looks at all of them again and again while there are any. What counts is what lies in the machine's memory:
/// much that programs reserve never does. A system that does not tell of it, as macOS does not here, has no bound.
package enum MemoryWatch {
  /// A process of an app whose memory is bounded.
  struct App: Hashable, Sendable {
    let pid: pid_t
    let home: String
    let bytesMax: Int
    /// What tells it from others that had its number before.
    let number: Int
  }

  /// The way in which an app was found to have too much.
  package struct Excess: Hashable, Sendable {
    /// What it had.
    package let bytes: Int
    /// What it may have.
    package let bytesMax: Int
  }

  private struct State: ~Copyable {
    var apps: [pid_t: App] = [:]
    var excesses: [pid_t: Excess] = [:]
    var count = 0
    var isWatched = false
  }

  private static let state = Mutex(State())

  /// How long the thread rests between two looks at least, and at most.
  private static let pauses: ClosedRange<Int64> = 20...500
  /// How many times longer than a look the rest is.
  private static let restShare: Int64 = 50
  /// How many looks at the apps alone come with one at all that has come from them, which takes much longer.
  private static let looksAtApps = 4

  /// Bounds the memory of a process that was just started, with all that comes from it.
  package static func add(_ child: ChildProcess, home: String, bytesMax: Int) {
    let isFirst = state.withLock { state in
      state.count += 1
      state.apps[child.pid] = App(
        pid: child.pid, home: home, bytesMax: bytesMax, number: state.count)
      defer { state.isWatched = true }
      return !state.isWatched
    }
    if isFirst { startThread() }
  }

  /// Forgets a process that was put away.
  static func remove(_ pid: pid_t) {
    state.withLock { state in
      state.apps[pid] = nil
      state.excesses[pid] = nil
    }
  }

  /// Returns how a process was found to have too much; `nil` where it was not.
  package static func excess(of child: ChildProcess) -> Excess? {
    state.withLock { $0.excesses[child.pid] }
  }

  /// Looks at the most that a process has ever had, however short; `nil` where that was within its bound.
  package static func checkPeak(of child: ChildProcess) -> Excess? {
    guard let app = state.withLock({ $0.apps[child.pid] }) else { return nil }
    if let memory = ProcessMemory(of: app.pid), memory.peakBytes > app.bytesMax {
      end(app, memory.peakBytes)
    }
    return excess(of: child)
  }

  private static func end(_ app: App, _ bytes: Int) {
    Orphans.stop(app) {
      state.withLock { state in
        guard state.apps[app.pid] == app else { return false }
        if state.excesses[app.pid] == nil {
          state.excesses[app.pid] = Excess(bytes: bytes, bytesMax: app.bytesMax)
        }
        return true
      }
    }
  }

  // MARK: The thread

  private static func startThread() {
    #if os(Linux)
      let isThere = BackgroundThread.start { MemoryWatch.watch() }
      if !isThere { state.withLock { $0.isWatched = false } }
    #endif
  }

  /// Looks at all apps until there are none.
  private static func watch() {
    var suspects: Set<App> = []
    var count = 0
    while true {
      let apps = state.withLock { state in
        if state.apps.isEmpty { state.isWatched = false }
        return Array(state.apps.values)
      }
      guard !apps.isEmpty else { return }
      let start = SystemCall.milliseconds
      for app in apps { check(app) }
      if count.isMultiple(of: looksAtApps) { suspects = check(apps, suspects) }
      count += 1
      let rest = (SystemCall.milliseconds - start) * restShare
      _ = poll(nil, 0, Int32(min(max(rest, pauses.lowerBound), pauses.upperBound)))
    }
  }

  /// Ends an app whose own process has too much.
  private static func check(_ app: App) {
    guard let bytes = ProcessMemory.bytes(of: app.pid), bytes > app.bytesMax else { return }
    end(app, bytes)
  }

  /// Ends what has too much, and returns what will have it if it is found so again.
  ///
  /// A process that starts another one is seen twice for a moment, so families are looked at twice.
  private static func check(_ apps: [App], _ suspects: Set<App>) -> Set<App> {
    var found: Set<App> = []
    for (app, family) in zip(apps, Orphans.families(of: apps)) {
      let memories = family.map { ($0, ProcessMemory(of: $0)) }
      let peak = memories.compactMap { $0.1?.peakBytes }.max() ?? 0
      if peak > app.bytesMax {
        end(app, peak)
      } else if memories.reduce(0, { $0 + ($1.1?.bytes ?? 0) }) > app.bytesMax {
        let sum = memories.reduce(0) { sum, member in
          sum + (ProcessMemory.proportionalBytes(of: member.0) ?? member.1?.bytes ?? 0)
        }
        guard sum > app.bytesMax else { continue }
        if suspects.contains(app) { end(app, sum) } else { found.insert(app) }
      }
    }
    return found
  }
}

/// A thread for what has to go on whatever tasks do: those wait for each other, and scenarios may keep all of them busy.
package enum BackgroundThread {
  /// The work of the thread, carried through the C library.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread that does the work and ends; returns whether there was one to be had.
  ///
  /// Signals do not interrupt it: they are for those who wait for them.
  package static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let work = Unmanaged.passRetained(Work(run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(
        &thread, nil,
        { argument in
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, work.toOpaque())
      if let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { argument in
          argument.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
          return nil
        }, work.toOpaque())
      if code == 0 { pthread_detach(thread) }
    #endif
    if code != 0 { work.release() }
    return code == 0
  }
}
