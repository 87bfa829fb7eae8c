import Synchronization

/// The signals that ask a process to end, as something to wait for beside connections.
///
/// The first one can be read at a descriptor; a second one ends the process at once.
package struct StopSignals: Sendable {
  /// The end of the pipe that signals write to; -1 where nobody waits.
  private static let writingEnd = Atomic<Int32>(-1)

  /// Can be read once a signal has come.
  package let descriptor: Int32
  private let caught: [Int32]

  /// Begins to catch the signals; those that the process was started to ignore, as by `nohup`, stay ignored.
  package init() throws(SystemError) {
    let ends = try SystemCall.makePipe()
    SystemCall.makeNonblocking(ends.writing)
    Self.writingEnd.store(ends.writing, ordering: .relaxed)
    descriptor = ends.reading
    caught = [SIGINT, SIGTERM, SIGHUP].filter(Self.catches)
  }

  /// Lets signals end the process as ever.
  package func close() {
    for number in caught { signal(number, SIG_DFL) }
    let end = Self.writingEnd.exchange(-1, ordering: .relaxed)
    for descriptor in [end, descriptor] where descriptor >= 0 {
      SystemCall.closeDescriptor(descriptor)
    }
  }

  private static func catches(_ number: Int32) -> Bool {
    let before = signal(number) { caught in
      signal(caught, SIG_DFL)
      let reason = errno
      var byte = UInt8(truncatingIfNeeded: caught)
      _ = write(StopSignals.writingEnd.load(ordering: .relaxed), &byte, 1)
      errno = reason
    }
    guard unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else {
      return true
    }
    signal(number, SIG_IGN)
    return false
  }
}
