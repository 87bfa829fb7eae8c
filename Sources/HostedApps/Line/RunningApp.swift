#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process of an app with the line to it: one message is written, one line is read.
struct RunningApp {
  let child: ChildProcess
  private var answers = LineBuffer()
  private var lastWords: [UInt8] = []
  private var hasErrors = true

  /// The most bytes that are kept of what the app writes for its developers.
  private static let wordsMax = 65_536
  private static let chunk = 65_536

  /// Takes a process over that has been told nothing.
  init(_ child: ChildProcess) { self.child = child }

  /// Sends a message and returns the line that answers it.
  mutating func exchange(_ message: [UInt8], withinSeconds seconds: Int) throws(LineFailure)
    -> [UInt8]
  {
    let deadline = SystemCall.milliseconds + Int64(seconds) * 1_000
    try requireSilence()
    var rest = message[...]
    while true {
      if rest.isEmpty, let line = answers.takeLine() {
        // What it had written before its answer is in the pipe by now.
        readErrors()
        guard answers.isEmpty else { throw .unasked(answers.excerpt) }
        return line
      }
      guard answers.count <= bytesMax else { throw .lineTooLong }
      let left = deadline - SystemCall.milliseconds
      guard left > 0, wait(rest.isEmpty ? 0 : POLLOUT, milliseconds: left) else {
        throw .silent(seconds: seconds, heard: answers.excerpt)
      }
      try write(&rest)
      readErrors()
      try readAnswers()
    }
  }

  /// Ends the process with everything in its group; what it had still to say is kept.
  mutating func end(_ folder: RunFolder) {
    _ = Orphans.end(child, of: folder)
    folder.note(child.pid, isRunning: false)
    readErrors()
    child.closeStreams()
  }

  /// Waits shortly for a process that has closed its output, and says how it ended.
  private func endByItself() -> LineFailure {
    var status: Int32 = 0
    for _ in 0..<100 {
      if waitpidNow(child.pid, &status) { return .ended(ProcessEnd(status: status)) }
      _ = poll(nil, 0, 2)
    }
    return .closed
  }

  /// Tells whether the process has ended, and leaves it to be collected.
  private func waitpidNow(_ pid: pid_t, _ status: inout Int32) -> Bool {
    var info = siginfo_t()
    guard waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else { return false }
    #if canImport(Darwin)
      guard info.si_pid == pid else { return false }
      let (code, value) = (info.si_code, info.si_status)
    #else
      guard info._sifields._sigchld.si_pid == pid else { return false }
      let (code, value) = (info.si_code, info._sifields._sigchld.si_status)
    #endif
    status = code == CLD_EXITED ? (value & 0xFF) << 8 : value & 0x7F
    return true
  }

  /// Hands over what the app has written for its developers.
  mutating func takeLastWords() -> [UInt8] {
    defer { lastWords = [] }
    return lastWords
  }

  // MARK: Streams

  private var bytesMax: Int { 16 << 20 }

  /// Throws where a line came that nobody had asked for.
  private mutating func requireSilence() throws(LineFailure) {
    try readAnswers()
    guard answers.isEmpty else { throw .unasked(answers.excerpt) }
  }

  /// Waits until something can be read, or written where that is wanted; false when the time is over.
  private func wait(_ wanted: Int32, milliseconds: Int64) -> Bool {
    var streams = [
      pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: hasErrors ? child.errors : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wanted == 0 ? -1 : child.input, events: Int16(wanted), revents: 0),
    ]
    let found = poll(&streams, 3, Int32(min(milliseconds, 3_600_000)))
    return found > 0 || (found < 0 && errno == EINTR)
  }

  private func write(_ rest: inout ArraySlice<UInt8>) throws(LineFailure) {
    guard !rest.isEmpty else { return }
    do throws(SystemError) {
      rest = rest.dropFirst(try SystemCall.write(child.input, rest))
    } catch {
      // A closed input is told by the end of the output, with the reason.
      if !error.wouldWait { rest = [] }
    }
  }

  private mutating func readAnswers() throws(LineFailure) {
    do throws(SystemError) {
      guard let bytes = try SystemCall.read(child.output, atMost: Self.chunk) else {
        readErrors()
        throw SystemError(code: 0)
      }
      answers.append(bytes)
    } catch {
      if error.code == 0 { throw endByItself() }
      if !error.wouldWait { throw .closed }
    }
  }

  private mutating func readErrors() {
    // A bound on each look: an app that never stops writing must not keep the run from going on.
    for _ in 0..<64 where hasErrors {
      do throws(SystemError) {
        guard let bytes = try SystemCall.read(child.errors, atMost: Self.chunk) else {
          hasErrors = false
          return
        }
        lastWords += bytes
        if lastWords.count > Self.wordsMax {
          lastWords.removeFirst(lastWords.count - Self.wordsMax)
        }
      } catch {
        if !error.wouldWait { hasErrors = false }
        return
      }
    }
  }
}
