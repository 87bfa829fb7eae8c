import Processes
import Synchronization

/// The signals that end a watch: the first one is noted, so that everything is put in order; a second one ends it at once.
enum WatchSignals {
  private static let signals = Interrupts.signals + [SIGQUIT]
  private static let noted = Atomic<Int32>(0)

  /// Begins to note them.
  static func begin() {
    noted.store(0, ordering: .relaxed)
    for number in signals {
      signal(number) { caught in
        WatchSignals.noted.store(caught, ordering: .relaxed)
        // Of a terminal that is closed the system tells more than once.
        if caught != SIGHUP { signal(caught) { Keyboard.giveBack(thenEndBy: $0) } }
      }
    }
  }

  /// The one that has come; nil where none has.
  static var come: Int32? {
    let number = noted.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Lets them end the process as ever.
  static func end() {
    for number in signals { signal(number, SIG_DFL) }
  }
}
