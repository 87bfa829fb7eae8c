package import Processes

/// The thread of the studio's server: it waits until something can be done, and does it.
///
/// All that it decides is decided by values, the connections and the server; it moves the bytes and reads the clock.
package final class StudioLoop {
  /// A connection with the descriptor it goes over.
  private struct Line {
    let descriptor: Int32
    var connection: HTTPConnection
    var stream: StreamID?
    var hasSaidAll = false
  }

  /// The connections taken in one turn, so that those that are open have theirs.
  private static let acceptedMax = 32
  /// The bytes read from one connection in one turn.
  private static let chunkBytes = 65_536
  /// How long the loop waits at most, and how long it leaves new connections waiting that the system has no place for.
  private static let (turnMax, pause) = (Duration.seconds(60), Duration.milliseconds(100))

  private let listener: LoopbackListener
  private let limits: HTTPLimits
  private let streams: EventStreams
  private let server: StudioServer
  private let stop: Int32
  private let tick: () -> Duration?
  private var lines: [Line] = []
  private var isStopping = false
  private var pausedUntil: Duration?
  private var nextTick: Duration?

  /// Creates the loop of a server.
  ///
  /// - Parameters:
  ///   - stop: A descriptor; once it can be read, the loop comes to its end.
  ///   - tick: Is called between requests, and says how long it can wait to be called again; `nil` is as long as it takes.
  package init(
    _ listener: LoopbackListener, _ server: StudioServer, streams: EventStreams, stop: Int32,
    limits: HTTPLimits = HTTPLimits(), tick: @escaping () -> Duration? = { nil }
  ) {
    (self.listener, self.server, self.streams) = (listener, server, streams)
    (self.stop, self.limits, self.tick) = (stop, limits, tick)
  }

  /// Has the loop come to its end, after what it does now.
  package func end() { isStopping = true }

  /// Answers requests until the end is asked for; then lets what is answered be read, and closes everything.
  package func run() throws(SystemError) {
    defer {
      for line in lines { close(line) }
      lines = []
    }
    // The first call says when the next one is to be.
    nextTick = Self.now
    do throws(SystemError) {
      while !isStopping { try turn() }
    } catch {
      listener.close()
      throw error
    }
    listener.close()
    try sayGoodbye()
  }

  // MARK: A turn

  private static var now: Duration { .milliseconds(SystemCall.milliseconds) }

  private func turn() throws(SystemError) {
    let acceptsNow = pausedUntil == nil
    var waits = [Wait(for: stop, reads: true)]
    waits += listener.descriptors.map { Wait(for: $0, reads: acceptsNow) }
    let lineStart = waits.count
    waits += lines.map(Self.wait)
    try SystemCall.wait(for: &waits, atMost: timeToWait())
    let now = Self.now
    if waits[0].isReady { isStopping = true }
    if let end = pausedUntil, end <= now { pausedUntil = nil }
    for index in lines.indices { serve(index, waits[lineStart + index], at: now) }
    for (descriptor, wait) in zip(listener.descriptors, waits.dropFirst()) where wait.isReady {
      accept(at: descriptor, now)
    }
    removeClosed()
    nextTick = tick().map { now + $0 }
    runErrands(at: now)
    for index in lines.indices { finish(index, at: now) }
    // The program learns at once that a page does not listen any more.
    if removeClosed() { nextTick = now }
  }

  private static func wait(for line: Line) -> Wait {
    Wait(
      for: line.descriptor, reads: line.connection.wantsInput,
      writes: !line.connection.output.isEmpty)
  }

  /// How long nothing has to be done although nothing comes.
  private func timeToWait() -> Duration {
    if lines.contains(where: { $0.connection.request != nil }) { return .zero }
    let times = lines.compactMap(\.connection.deadline) + [nextTick, pausedUntil].compactMap { $0 }
    guard let first = times.min() else { return Self.turnMax }
    return min(max(.zero, first - Self.now), Self.turnMax)
  }

  // MARK: Connections

  /// Takes new connections; where there are too many, one that is the least missed gives way.
  private func accept(at descriptor: Int32, _ now: Duration) {
    for _ in 0..<Self.acceptedMax {
      let isFull = lines.count >= limits.connectionCount
      if isFull, leastMissed == nil { return rest(from: now) }
      do throws(SystemError) {
        guard let accepted = try listener.accept(at: descriptor) else { return }
        if isFull { makeRoom(at: now) }
        lines.append(Line(descriptor: accepted, connection: HTTPConnection(limits, at: now)))
      } catch {
        // The system has no place for another one; it says so even where none waits.
        guard isWaiting(at: descriptor) else { return }
        if !makeRoom(at: now) { return rest(from: now) }
      }
    }
  }

  private func isWaiting(at descriptor: Int32) -> Bool {
    var waits = [Wait(for: descriptor, reads: true)]
    try? SystemCall.wait(for: &waits, atMost: .zero)
    return waits[0].isReady
  }

  /// Looks for new connections later: without a rest they would be found waiting again and again.
  private func rest(from now: Duration) { pausedUntil = now + Self.pause }

  /// The connection that can be given up most easily; of those that are alike, the one that has waited longest.
  private var leastMissed: Int? {
    let candidates = lines.indices.compactMap { index in
      lines[index].connection.dispensability.map { (index: index, value: $0) }
    }
    let choice = candidates.min { first, second in
      first.value.rank == second.value.rank
        ? first.value.since < second.value.since : first.value.rank > second.value.rank
    }
    return choice?.index
  }

  /// Closes the connection that is the least missed; returns whether there is one.
  @discardableResult
  private func makeRoom(at now: Duration) -> Bool {
    guard let index = leastMissed else { return false }
    lines[index].connection.gaveWay(at: now)
    write(index, at: now)
    close(lines.remove(at: index))
    return true
  }

  /// Reads what has come, and has a request answered that is there.
  private func serve(_ index: Int, _ wait: Wait, at now: Duration) {
    if wait.isReadable, lines[index].connection.wantsInput { read(index, at: now) }
    if wait.isBroken, !wait.isReadable { lines[index].connection.wasClosed() }
    guard let request = lines[index].connection.request else { return }
    let response = server.response(to: request)
    streams.answered(with: response)
    if case .events(let stream) = response.body { lines[index].stream = stream }
    lines[index].connection.answered(response, at: now)
  }

  private func read(_ index: Int, at now: Duration) {
    do throws(SystemError) {
      let found = try SystemCall.read(lines[index].descriptor, atMost: Self.chunkBytes)
      guard let bytes = found else { return lines[index].connection.wasClosed() }
      lines[index].connection.received(bytes, at: now)
    } catch {
      if !error.wouldWait { lines[index].connection.wasClosed() }
    }
  }

  /// Sends what can be sent at once.
  private func write(_ index: Int, at now: Duration) {
    let output = lines[index].connection.output
    guard !output.isEmpty else { return }
    do throws(SystemError) {
      let count = try listener.send(output, over: lines[index].descriptor)
      lines[index].connection.sent(count, at: now)
    } catch {
      if !error.wouldWait { lines[index].connection.wasClosed() }
    }
  }

  private func runErrands(at now: Duration) {
    for (stream, errand) in streams.takeErrands() {
      guard let index = lines.firstIndex(where: { $0.stream == stream }) else { continue }
      switch errand {
      case .send(let bytes): lines[index].connection.posted(bytes, at: now)
      case .end: lines[index].connection.endedStream(at: now)
      }
    }
  }

  /// Sends, and tells the client when nothing more follows.
  private func finish(_ index: Int, at now: Duration) {
    write(index, at: now)
    lines[index].connection.timePassed(to: now)
    guard lines[index].connection.hasSaidAll, !lines[index].hasSaidAll else { return }
    lines[index].hasSaidAll = true
    listener.endSending(over: lines[index].descriptor)
  }

  /// Puts away what has come to its end; returns whether one was a stream.
  @discardableResult
  private func removeClosed() -> Bool {
    let closed = lines.filter(\.connection.isClosed)
    for line in closed { close(line) }
    lines.removeAll { $0.connection.isClosed }
    return closed.contains { $0.stream != nil }
  }

  private func close(_ line: Line) {
    SystemCall.closeDescriptor(line.descriptor)
    if let stream = line.stream { streams.lost(stream) }
  }

  // MARK: The end

  /// Sends what is left of answers and streams for a moment; nothing new is read.
  private func sayGoodbye() throws(SystemError) {
    let end = Self.now + limits.lingerTime
    for line in lines { if let stream = line.stream { streams.end(stream) } }
    runErrands(at: Self.now)
    while Self.now < end {
      for index in lines.indices { finish(index, at: Self.now) }
      for line in lines where line.connection.output.isEmpty { close(line) }
      lines.removeAll { $0.connection.output.isEmpty }
      guard !lines.isEmpty else { return }
      var waits = lines.map { Wait(for: $0.descriptor, reads: false, writes: true) }
      try SystemCall.wait(for: &waits, atMost: end - Self.now)
    }
  }
}
