import TestSupport
import Testing

@testable import Studio

/// A connection in a time that tests choose.
struct HTTPConnectionTests {
  private static let get = HTTPRequestReaderTests.head("GET / HTTP/1.1")
  private static let last = HTTPRequestReaderTests.head("GET / HTTP/1.1", "Connection: close")
  private static let ok = HTTPResponse(.ok, .text, Array("done\r\n".utf8))

  /// A connection that was opened at zero, and what its client has been sent.
  private struct Line {
    var connection: HTTPConnection
    var sent = ""

    init(_ limits: HTTPLimits = HTTPLimits()) {
      connection = HTTPConnection(limits, at: .zero)
    }

    mutating func receive(_ text: String, at seconds: Double) {
      connection.received(Array(text.utf8), at: .seconds(seconds))
    }

    mutating func answer(_ response: HTTPResponse = ok, at seconds: Double) {
      connection.answered(response, at: .seconds(seconds))
    }

    /// Has the client read so many bytes, or all.
    mutating func read(_ count: Int? = nil, at seconds: Double) {
      let bytes = connection.output.prefix(count ?? .max)
      sent += String(decoding: bytes, as: UTF8.self)
      connection.sent(bytes.count, at: .seconds(seconds))
    }

    mutating func pass(to seconds: Double) { connection.timePassed(to: .seconds(seconds)) }

    /// The first words of the answers that were sent.
    var statuses: [Substring] {
      sent.split(separator: "\r\n").filter { $0.hasPrefix("HTTP/1.1 ") }.map { $0.dropFirst(9) }
    }
  }

  @Test func `requests of one connection are answered one after the other`() {
    var line = Line()
    line.receive(Self.get + Self.last, at: 1)
    #expect(line.connection.request?.isPersistent == true)
    #expect(!line.connection.wantsInput)
    line.answer(at: 1)
    #expect(line.connection.request == nil)
    line.read(10, at: 1)
    #expect(line.connection.request == nil, "the second one waits until the first answer is read")
    line.read(at: 2)
    #expect(line.connection.request?.isPersistent == false)
    line.answer(at: 2)
    line.read(at: 2)
    #expect(line.statuses == ["200 OK", "200 OK"])
    #expect(line.sent.contains("Connection: keep-alive"))
    #expect(line.connection.hasSaidAll)
    line.connection.wasClosed()
    #expect(line.connection.isClosed)
  }

  @Test func `what is no request is refused, and the client may read why`() {
    var line = Line()
    line.receive("hello\r\n\r\n", at: 1)
    line.read(at: 1)
    #expect(line.statuses == ["400 Bad Request"])
    #expect(line.connection.hasSaidAll)
    // More of a body that is too large, say: it is read, lest the answer be lost, and thrown away.
    #expect(line.connection.wantsInput)
    line.receive(Self.get, at: 1.5)
    #expect(line.connection.request == nil)
    line.pass(to: 1.9)
    #expect(!line.connection.isClosed)
    line.pass(to: 2)
    #expect(line.connection.isClosed)
  }

  // MARK: Time

  @Test func `a head has five seconds from its first byte on, however it trickles`() {
    var line = Line()
    line.receive("GET / HTTP/1.1\r\n", at: 50)
    for second in 51...54 { line.receive("X: y\r\n", at: Double(second)) }
    #expect(line.connection.deadline == .seconds(55))
    line.pass(to: 54.9)
    #expect(line.connection.output.isEmpty)
    line.pass(to: 55)
    line.read(at: 55)
    #expect(line.statuses == ["408 Request Timeout"])
    #expect(line.connection.hasSaidAll)
  }

  @Test func `a body has twenty seconds from the end of its head on`() {
    var line = Line()
    line.receive("POST / HTTP/1.1\r\n", at: 1)
    line.receive("Host: x\r\nContent-Length: 100\r\n\r\n", at: 3)
    for second in 4...22 { line.receive("x", at: Double(second)) }
    line.pass(to: 22.9)
    #expect(line.connection.output.isEmpty)
    line.pass(to: 23)
    line.read(at: 23)
    #expect(line.statuses == ["408 Request Timeout"])
  }

  @Test(arguments: [("", 60.0), ("\r\n", 60.0), (get, 65.0)])
  func `an idle connection is closed after a minute, without a word`(sent: String, end: Double) {
    var line = Line()
    line.receive(sent, at: 5)
    if line.connection.request != nil { line.answer(at: 5) }
    line.read(at: 5)
    line.sent = ""
    line.pass(to: end - 0.1)
    #expect(!line.connection.isClosed)
    line.pass(to: end)
    #expect(line.connection.isClosed)
    #expect(line.connection.output.isEmpty)
  }

  @Test func `an answer that is not read within half a minute is dropped`() {
    var line = Line()
    line.receive(Self.get, at: 0)
    line.answer(at: 0)
    for second in 1...29 { line.read(1, at: Double(second)) }
    line.pass(to: 29.9)
    #expect(!line.connection.isClosed)
    line.pass(to: 30)
    #expect(line.connection.isClosed)
  }

  @Test func `the program may take its time to answer`() {
    var line = Line()
    line.receive(Self.get, at: 0)
    #expect(line.connection.deadline == nil)
    line.pass(to: 1_000)
    #expect(line.connection.request != nil)
  }

  // MARK: Streams

  private static func stream(_ limits: HTTPLimits = HTTPLimits()) -> Line {
    var line = Line(limits)
    line.receive(get, at: 0)
    line.answer(HTTPResponse(eventsOf: StreamID(number: 1)), at: 0)
    line.read(at: 0)
    return line
  }

  @Test func `a stream sends what is posted until it ends, and stays open meanwhile`() {
    var line = Self.stream()
    #expect(line.sent.contains("Content-Type: text/event-stream"))
    #expect(!line.sent.contains("Content-Length"))
    line.sent = ""
    line.pass(to: 1_000)
    line.connection.posted(ServerSentEvent("a", "1").bytes, at: .seconds(1_000))
    line.connection.posted(ServerSentEvent("b", "2").bytes, at: .seconds(1_000))
    line.read(at: 1_000)
    #expect(line.sent == "event: a\ndata: 1\n\nevent: b\ndata: 2\n\n")
    line.connection.posted(Array("c".utf8), at: .seconds(1_001))
    line.connection.endedStream(at: .seconds(1_001))
    #expect(!line.connection.hasSaidAll)
    line.read(at: 1_001)
    #expect(line.sent.hasSuffix("c"))
    #expect(line.connection.hasSaidAll)
  }

  @Test func `a stream that nobody reads for ten seconds is dropped`() {
    var line = Self.stream()
    line.connection.posted(Array("abc".utf8), at: .seconds(100))
    line.pass(to: 109)
    line.read(1, at: 109)
    line.connection.posted(Array("d".utf8), at: .seconds(110))
    line.pass(to: 118.9)
    #expect(!line.connection.isClosed)
    line.pass(to: 119)
    #expect(line.connection.isClosed)
  }

  @Test func `a stream for whose reader too much waits is dropped`() {
    var limits = HTTPLimits()
    limits.backlogBytes = 10
    var line = Self.stream(limits)
    line.connection.posted(Array("12345678".utf8), at: .seconds(1))
    line.read(4, at: 1)
    line.connection.posted(Array("123456".utf8), at: .seconds(1))
    #expect(line.connection.output.count == 10)
    line.connection.posted(Array("1".utf8), at: .seconds(1))
    #expect(line.connection.isClosed)
  }

  @Test func `what the client says while it listens is not answered`() {
    var line = Self.stream()
    line.receive(Self.get, at: 1)
    #expect(line.connection.request == nil)
    #expect(line.connection.output.isEmpty)
  }

  // MARK: Anything

  @Test(.tags(.sweep))
  func `whatever happens in whatever order, it stays within its bounds and ends`() {
    var limits = HTTPLimits()
    (limits.headBytes, limits.bodyBytes, limits.backlogBytes) = (160, 64, 100)
    let seeds = HTTPRequestReaderTests.good.map { Array($0.0.utf8) }
    var numbers = SeededNumbers(seed: 36)
    var answers = 0
    for _ in 0..<3_000 * Sweep.scale {
      var (connection, now) = (HTTPConnection(limits, at: .zero), Duration.zero)
      for _ in 0..<20 where !connection.isClosed {
        now += .milliseconds(numbers.number(below: 400))
        let seed = seeds[numbers.number(below: seeds.count)]
        answers += Self.step(&connection, at: now, seed, &numbers)
        #expect(connection.output.count <= 1_000)
        #expect(connection.request == nil || connection.deadline == nil)
      }
      // The program answers what is left, and nobody does anything any more: it ends by itself.
      for _ in 0..<20 where !connection.isClosed {
        if connection.request != nil { connection.answered(Self.ok, at: now) }
        connection.endedStream(at: now)
        now = connection.deadline ?? now
        connection.timePassed(to: now)
      }
      #expect(connection.isClosed)
    }
    #expect(answers > 1_500)
  }

  /// Has one thing happen; returns how many answers were given.
  private static func step(
    _ connection: inout HTTPConnection, at now: Duration, _ seed: [UInt8],
    _ numbers: inout SeededNumbers
  ) -> Int {
    switch numbers.number(below: 8) {
    case 0...2: connection.received(seed.prefix(numbers.number(below: 300)), at: now)
    case 3 where connection.request != nil:
      let isStream = numbers.number(below: 3) == 0
      connection.answered(isStream ? HTTPResponse(eventsOf: StreamID(number: 1)) : ok, at: now)
      return 1
    case 3, 4: connection.sent(numbers.number(below: connection.output.count + 1), at: now)
    case 5: connection.posted([1, 2, 3], at: now)
    case 6: connection.timePassed(to: now)
    default: if numbers.number(below: 8) == 0 { connection.endedStream(at: now) }
    }
    return 0
  }

  // MARK: Giving way

  @Test func `what has said all gives way first, then what waits, then what is answered`() {
    func rank(_ sent: String, _ change: (inout Line) -> Void = { _ in }) -> Int? {
      var line = Line()
      line.receive(sent, at: 1)
      change(&line)
      return line.connection.dispensability?.rank
    }
    #expect(rank("hello\r\n\r\n") { $0.read(at: 1) } == 2)
    #expect(rank("") == 1)
    #expect(rank("GET") == 1)
    #expect(rank(Self.get) == nil)
    #expect(rank(Self.get) { $0.answer(at: 1) } == 0)
    #expect(Self.stream().connection.dispensability == nil)
  }

  @Test func `what has waited longest gives way first, whether it has begun or not`() {
    func since(_ sent: String) -> Duration? {
      var line = Line()
      line.receive(sent, at: 3)
      return line.connection.dispensability?.since
    }
    #expect(since("") == .zero)
    #expect(since("GET") == .seconds(3))
  }

  @Test(arguments: [("", []), ("GET", ["503 Service Unavailable"])])
  func `who gives way is told if anything was asked`(sent: String, statuses: [Substring]) {
    var line = Line()
    line.receive(sent, at: 1)
    line.connection.gaveWay(at: .seconds(2))
    line.read(at: 2)
    #expect(line.statuses == statuses)
  }
}
