import Processes
import Synchronization

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
