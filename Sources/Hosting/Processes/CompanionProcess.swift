import CProcesses

/// A process of this program beside this one: it writes where this one writes, and reads nothing.
///
/// It belongs to the same group, so that Ctrl-C reaches both.
package struct CompanionProcess: Sendable {
  private let pid: pid_t

  /// Starts this program with other arguments, which begin with its name; throws what the system says where it cannot.
  package init(_ arguments: [String]) throws(SystemError) {
    #if os(Linux)
      let program = "/proc/self/exe"
    #else
      let program = arguments.first ?? ""
    #endif
    pid = try Self.start(program, arguments, isApart: false)
  }

  /// Starts another program in a session of its own: what it opens goes on when this one ends, and Ctrl-C does not reach it.
  ///
  /// What it writes is seen by nobody. Throws what the system says where it cannot be started.
  package static func startApart(_ program: String, _ arguments: [String]) throws(SystemError) {
    _ = try start(program, [program] + arguments, isApart: true)
  }

  private static func start(
    _ program: String, _ arguments: [String], isApart: Bool
  ) throws(SystemError) -> pid_t {
    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    var pid: Int32 = 0
    let code = rehearsal_start_beside(program, words + [nil], isApart ? 1 : 0, &pid)
    guard code == 0 else { throw SystemError(code: code) }
    return pid
  }

  /// How it has ended, if it has; it is asked until it has, and not again.
  package func endSoFar() -> ProcessEnd? {
    var status: Int32 = 0
    switch waitpid(pid, &status, WNOHANG) {
    case pid: return ProcessEnd(status: status)
    // Nobody knows of it any more, so it is not waited for.
    case -1 where errno != EINTR: return .exited(-1)
    default: return nil
    }
  }

  /// Waits until it has ended, at most so long; returns whether it has.
  package func hasEnded(within time: Duration) -> Bool {
    let deadline = SystemCall.milliseconds + time.components.seconds * 1_000
    while endSoFar() == nil {
      guard SystemCall.milliseconds < deadline else { return false }
      poll(nil, 0, 10)
    }
    return true
  }

  /// Asks it to end or, where it did not, ends it.
  package func stop(atOnce: Bool = false) { kill(pid, atOnce ? SIGKILL : SIGTERM) }
}
