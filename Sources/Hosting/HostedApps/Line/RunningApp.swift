import Processes

/// A process of an app with the line to it: one message is written, one line is read.
struct RunningApp {
  let child: ChildProcess
  private var answers = LineBuffer()
  private var lastWords: [UInt8] = []
  private var hasErrors = true
  /// Whether the process is up: until then it takes its time.
  private var hasAnswered = false
  private var isInputOpen = true

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
    do throws(LineFailure) {
      return try answer(to: message, withinSeconds: seconds)
    } catch {
      throw reason(for: error)
    }
  }

  /// What has gone wrong: what was ended for its memory has not gone silent, and has not ended by itself.
  private func reason(for failure: LineFailure) -> LineFailure {
    MemoryWatch.excess(of: child).map { .tooMuchMemory($0) } ?? failure
  }

  private mutating func answer(
    to message: [UInt8], withinSeconds seconds: Int
  ) throws(LineFailure) -> [UInt8] {
    let deadline = SystemCall.milliseconds + Int64(seconds) * 1_000
    // What it has written before it was asked answers nothing; later, its number tells it apart.
    if !hasAnswered { try readAnswers() }
    guard answers.isEmpty else { throw .unasked(answers.excerpt) }
    var rest = message[...]
    try write(&rest)
    try pollOften(while: rest.isEmpty && hasAnswered)
    while true {
      if rest.isEmpty, let line = try wholeLine() { return line }
      let left = deadline - SystemCall.milliseconds
      // What was ended for its memory may have left its output in other hands.
      let slice = min(left, Self.sliceMilliseconds)
      guard left > 0, let ready = wait(toWrite: !rest.isEmpty, milliseconds: slice),
        !ready.isNone || MemoryWatch.excess(of: child) == nil
      else { throw .silent(seconds: seconds, heard: answers.excerpt) }
      if ready.errors { readErrors() }
      if ready.input { try write(&rest) }
      if ready.output { try readAnswers() }
      guard answers.count <= bytesMax else { throw .lineTooLong }
    }
  }

  /// Most apps that are up answer sooner than a process falls asleep and is woken again, so the first looks do not wait.
  private mutating func pollOften(while isTold: Bool) throws(LineFailure) {
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
  mutating func checkProcess() throws(LineFailure) {
    do throws(LineFailure) { try checkEnd() } catch { throw reason(for: error) }
  }

  private mutating func checkEnd() throws(LineFailure) {
    try readAnswers()
    guard answers.isEmpty else { throw .unasked(answers.excerpt) }
    // Its output may still be open, in the hands of what it has started.
    if let end = child.endSoFar { throw .ended(end) }
  }

  /// Ends the input, and waits until the process has ended; throws where it does not, or not well.
  ///
  /// What goes wrong after the last answer is seen here.
  mutating func finish(withinSeconds seconds: Int) throws(LineFailure) {
    do throws(LineFailure) {
      try checkEnd()
      if let excess = MemoryWatch.checkPeak(of: child) { throw .tooMuchMemory(excess) }
      try awaitEnd(withinSeconds: seconds)
    } catch {
      throw reason(for: error)
    }
  }

  private mutating func awaitEnd(withinSeconds seconds: Int) throws(LineFailure) {
    let deadline = SystemCall.milliseconds + Int64(seconds) * 1_000
    child.closeInput()
    isInputOpen = false
    var end: ProcessEnd?
    while end == nil {
      let left = deadline - SystemCall.milliseconds
      guard left > 0 else { throw .notEnded(seconds: seconds) }
      if let ready = wait(toWrite: false, milliseconds: min(left, Self.sliceMilliseconds)) {
        if ready.errors { readErrors() }
        if ready.output, try !readMore() { end = endAfterOutput() }
      }
      guard answers.isEmpty else { throw .unasked(answers.excerpt) }
      end = end ?? child.endSoFar
    }
    if let end, end != .exited(0) { throw .ended(end) }
  }

  /// How long is waited for streams of which others may hold the ends, before the process itself is looked at.
  private static let sliceMilliseconds: Int64 = 20

  /// Ends the process with everything in its group, and what lives in its home; what it had still to say is kept.
  mutating func end(home: String) {
    _ = Orphans.end(child, home: home)
    // Without a folder there is no guard to be told.
    if let folder = try? RunFolder.shared() { folder.record(child.pid, isRunning: false) }
    readErrors()
    child.closeStreams(isInputOpen: isInputOpen)
  }

  /// Waits shortly for a process that has closed its output; `nil` where it goes on.
  private func endAfterOutput() -> ProcessEnd? {
    for _ in 0..<Self.looksMax {
      if let end = child.endSoFar { return end }
      sched_yield()
    }
    for _ in 0..<100 {
      if let end = child.endSoFar { return end }
      _ = poll(nil, 0, 2)
    }
    return nil
  }

  /// Hands over what the app has written for its developers.
  mutating func takeLastWords() -> [UInt8] {
    defer { lastWords = [] }
    return lastWords
  }

  // MARK: Streams

  private var bytesMax: Int { 16 << 20 }

  /// The streams that can be read or written now.
  private struct Ready {
    let output: Bool
    let errors: Bool
    let input: Bool

    /// Whether the time was over before anything came.
    var isNone: Bool { !output && !errors && !input }
  }

  /// Waits until something can be read, or written where that is wanted, or the time is over; `nil` where it cannot wait.
  private func wait(toWrite: Bool, milliseconds: Int64) -> Ready? {
    var streams = [
      pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: hasErrors ? child.errors : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: toWrite ? child.input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let found = poll(&streams, 3, Int32(min(milliseconds, 3_600_000)))
    guard found >= 0 || errno == EINTR else { return nil }
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
    if try readMore() { return }
    readErrors()
    throw endAfterOutput().map { .ended($0) } ?? .closed
  }

  /// Reads what there is of answers; tells whether the output is still open.
  private mutating func readMore() throws(LineFailure) -> Bool {
    do throws(SystemError) {
      guard let bytes = try SystemCall.read(child.output, atMost: Self.chunk) else { return false }
      answers.append(bytes)
    } catch {
      if !error.wouldWait { throw .closed }
    }
    return true
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
