import Processes
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

  /// Lets writing to a pipe without a reader fail instead of ending the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
