import Synchronization

/// The keyboard of a terminal, read key by key: nothing is shown as it is typed, and no line need be ended.
///
/// Ctrl-C and the like still mean what they always do. However the process ends, the terminal is left as it was found: the
/// signals that end it, and those of a crash, put it back first.
package final class Keyboard: Sendable {
  private let descriptor: Int32

  /// The keyboard behind a descriptor; `nil` where that is no terminal.
  package init?(_ descriptor: Int32) {
    guard isatty(descriptor) == 1 else { return nil }
    self.descriptor = descriptor
  }

  // MARK: The way in which the terminal reads.

  /// How the terminal was found, kept where a signal's handler can read it; its address, or 0 while the terminal is as it was.
  private static let found = Atomic<UInt>(0)
  private static let changed = Atomic<Int32>(-1)

  /// Begins to read key by key.
  package func begin() throws(SystemError) {
    let before = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    before.initialize(to: termios())
    guard tcgetattr(descriptor, before) == 0 else {
      let reason = SystemError.last
      before.deallocate()
      throw reason
    }
    Self.changed.store(descriptor, ordering: .relaxed)
    Self.found.store(UInt(bitPattern: before), ordering: .releasing)
    for number in Self.crashes { signal(number) { Keyboard.giveBack(thenEndBy: $0) } }
    signal(SIGTSTP) { Keyboard.pause($0) }
    signal(SIGCONT) { _ in Keyboard.resume() }
    Self.resume()
  }

  /// Leaves the terminal as it was found.
  package func end() {
    Self.giveBack()
    for number in Self.crashes + [SIGTSTP, SIGCONT] { signal(number, SIG_DFL) }
    Self.found.store(0, ordering: .relaxed)
  }

  private static let crashes = [
    SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT,
  ]

  // What follows runs in handlers of signals as well: it asks for no memory, and calls only what may be called there.

  private static func giveBack() {
    guard let before = UnsafePointer<termios>(bitPattern: found.load(ordering: .acquiring)) else {
      return
    }
    tcsetattr(changed.load(ordering: .relaxed), TCSANOW, before)
  }

  /// Leaves the terminal as it was found, and lets a signal do what it always does.
  package static func giveBack(thenEndBy number: Int32) {
    giveBack()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Stops the process as Ctrl-Z does; going on, it reads key by key again.
  private static func pause(_ number: Int32) {
    giveBack()
    raise(SIGSTOP)
  }

  private static func resume() {
    guard let before = UnsafePointer<termios>(bitPattern: found.load(ordering: .acquiring)) else {
      return
    }
    var mode = before.pointee
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(changed.load(ordering: .relaxed), TCSANOW, &mode)
  }

  // MARK: Reading.

  /// The most bytes that are read at once: more than anybody types, and less than anybody pastes.
  private static let bytesMax = 1_024

  /// Waits so long for keys; returns what was typed, nothing in time, or `nil` where nobody can type any more.
  package func read(milliseconds: Int32) -> [UInt8]? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds)
    // A signal may have come, which somebody else looks for.
    guard count > 0 else { return count == 0 || errno == EINTR ? [] : nil }
    guard request.revents & Int16(POLLIN) != 0 else { return nil }
    do throws(SystemError) {
      return try SystemCall.read(descriptor, atMost: Self.bytesMax)
    } catch { return error.wouldWait ? [] : nil }
  }
}
