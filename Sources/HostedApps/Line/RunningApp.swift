import ChildProcesses

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
  /// Whether the process is up: until then it takes its time.
  private var hasAnswered = false

  /// The most bytes that are kept of what the app writes for its developers.
  private static let wordsMax = 65_536
  private static let chunk = 65_536
  /// How often an answer is looked for before it is waited for.
  private static let looksMax = 64

  /// Takes a process over that has been told nothing.
  init(_ child: ChildProcess) { self.child = child }

  /// Sends a message and returns the line that answers it.
  mutating func exchange(_ message: [UInt8], withinSeconds seconds: Int) throws(LineFailure)
    -> [UInt8]
  {
    let deadline = SystemCall.milliseconds + Int64(seconds) * 1_000
    guard answers.isEmpty else { throw .unasked(answers.excerpt) }
    var rest = message[...]
    try write(&rest)
    try lookOften(while: rest.isEmpty && hasAnswered)
    while true {
      if rest.isEmpty, let line = try wholeLine() { return line }
      let left = deadline - SystemCall.milliseconds
      guard left > 0, let ready = wait(toWrite: !rest.isEmpty, milliseconds: left) else {
        throw .silent(seconds: seconds, heard: answers.excerpt)
      }
      if ready.errors { readErrors() }
      if ready.input { try write(&rest) }
      if ready.output { try readAnswers() }
      guard answers.count <= bytesMax else { throw .lineTooLong }
    }
  }

  /// Most apps that are up answer sooner than a process falls asleep and is woken again, so the first looks do not wait.
  private mutating func lookOften(while isTold: Bool) throws(LineFailure) {
    var looks = isTold ? Self.looksMax : 0
    while looks > 0, answers.isEmpty {
      try readAnswers()
      // Where there is no other processor, the app gets this one.
      sched_yield()
      looks -= 1
    }
  }

  /// Takes the line that answers a message; `nil` where it is not there yet.
  private mutating func wholeLine() throws(LineFailure) -> [UInt8]? {
    guard let line = answers.takeLine() else { return nil }
    hasAnswered = true
    // What it had written before its answer is in the pipe by now.
    readErrors()
    // Words for people before the answer are told as such.
    let isChatter = line.first != UInt8(ascii: "{")
    guard answers.isEmpty || isChatter else { throw .unasked(answers.excerpt) }
    return line
  }

  /// Throws where the process has ended by itself, or has written what nobody had asked for.
  mutating func look() throws(LineFailure) {
    try readAnswers()
    guard answers.isEmpty else { throw .unasked(answers.excerpt) }
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

  /// Which of the streams can be read or written now.
  private struct Ready {
    let output: Bool
    let errors: Bool
    let input: Bool
  }

  /// Waits until something can be read, or written where that is wanted; `nil` when the time is over.
  private func wait(toWrite: Bool, milliseconds: Int64) -> Ready? {
    var streams = [
      pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: hasErrors ? child.errors : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: toWrite ? child.input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let found = poll(&streams, 3, Int32(min(milliseconds, 3_600_000)))
    guard found > 0 || (found < 0 && errno == EINTR) else { return nil }
    return Ready(
      output: streams[0].revents != 0, errors: streams[1].revents != 0,
      input: streams[2].revents != 0)
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
