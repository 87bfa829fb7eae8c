import Processes
import ScenarioRunner
import Synchronization

/// The signals that ask a process to end: Ctrl-C, `kill`, a closed terminal.
enum Interrupts {
  /// Those signals.
  static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The signal that came while a piece of work was to be ended first.
  private static let pending = Atomic<Int32>(0)
  /// Whether one has come that is only noted.
  private static let noted = Atomic<Bool>(false)

  /// Does a short piece of work to its end; a signal that comes meanwhile takes effect after it.
  static func deferred<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    pending.store(0, ordering: .relaxed)
    let before = signals.map { number in
      signal(number) { Interrupts.pending.store($0, ordering: .relaxed) }
    }
    defer {
      for (number, handler) in zip(signals, before) { signal(number, handler) }
      let number = pending.load(ordering: .relaxed)
      // Not `raise`: threads of the concurrency runtime block these signals, the main thread does not.
      if number != 0 { kill(getpid(), number) }
    }
    try work()
  }

  /// Lets the first signal only be noted, for work that can say what it knows so far; a second one ends the process.
  static func note() {
    noted.store(false, ordering: .relaxed)
    for number in signals {
      signal(number) { caught in
        Interrupts.noted.store(true, ordering: .relaxed)
        signal(caught, SIG_DFL)
      }
    }
  }

  /// Whether a signal has come since they are noted.
  static var hasCome: Bool { noted.load(ordering: .relaxed) }

  /// Lets writing fail, and be told, instead of ending the process: to a pipe without a reader, beyond the size that files
  /// may have.
  static func ignoreRefusedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

/// A thread that waits for the first signal that asks the process to end, tells what is to be told then, and ends the process
/// by the signal; a second signal ends it at once.
///
/// It is no task: those wait for a thread of the concurrency runtime, and scenarios may keep all of them for minutes.
final class InterruptWatch: Sendable {
  /// The end of the pipe by which a signal wakes the thread; -1 where none waits.
  private static let wakingEnd = Atomic<Int32>(-1)

  /// The signals that it waits for; those that the process was started to ignore, as by `nohup`, stay ignored.
  private let caught: [Int32]

  /// Begins to wait; where there is no thread to be had, signals end the process as ever.
  init(_ tell: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      caught = []
      return
    }
    // Programs that this one starts are not to keep it open.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let reading = ends[0]
    guard BackgroundThread.start({ Self.wait(at: reading, tell) }) else {
      for end in ends { close(end) }
      caught = []
      return
    }
    Self.wakingEnd.store(ends[1], ordering: .relaxed)
    caught = Interrupts.signals.filter(Self.catches)
  }

  /// Lets signals end the process as ever.
  func stop() {
    for number in caught { signal(number, SIG_DFL) }
    let end = Self.wakingEnd.exchange(-1, ordering: .relaxed)
    if end >= 0 { close(end) }
  }

  private static func catches(_ number: Int32) -> Bool {
    let before = signal(number) { caught in
      signal(caught, SIG_DFL)
      var byte = UInt8(truncatingIfNeeded: caught)
      _ = write(InterruptWatch.wakingEnd.load(ordering: .relaxed), &byte, 1)
    }
    guard unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else {
      return true
    }
    signal(number, SIG_IGN)
    return false
  }

  /// Waits until a signal or the end of the watch wakes it.
  private static func wait(at end: Int32, _ tell: () -> Void) {
    var number: UInt8 = 0
    var count = 0
    repeat { count = read(end, &number, 1) } while count < 0 && errno == EINTR
    close(end)
    guard count == 1 else { return }
    tell()
    kill(getpid(), Int32(number))
  }
}

/// The words of a run that somebody ends too early, on what it has played until then.
final class InterruptedRun: Sendable {
  private let plannedCount: Int
  private let writesFiles: Bool
  private let counts = Mutex<[StepStatus: Int]>([:])

  init(plannedCount: Int, writesFiles: Bool) {
    (self.plannedCount, self.writesFiles) = (plannedCount, writesFiles)
  }

  /// Takes note of how a scenario has ended.
  func add(_ status: StepStatus) { counts.withLock { $0[status, default: 0] += 1 } }

  /// The words: "3 of 12 scenarios were played, 2 passed, 1 failed".
  var words: String {
    let counts = counts.withLock { $0 }
    let played = counts.values.reduce(0, +)
    let ends = StepStatus.allCases.compactMap { status in
      counts[status].map { "\($0) \(status.rawValue)" }
    }
    let were = played == 1 ? "was" : "were"
    return (["\(played) of \(plannedCount) scenarios \(were) played"] + ends)
      .joined(separator: ", ")
  }

  /// Has a signal that asks the process to end tell this first; a second one ends it as it is.
  func watch() -> InterruptWatch { InterruptWatch { self.tell() } }

  private func tell() {
    let text =
      "error: the run was interrupted: \(words)\n"
      + (writesFiles ? "note: the reports in files are not there, or not whole\n" : "")
    DescriptorOutput(STDERR_FILENO).write(Array(text.utf8))
  }
}
