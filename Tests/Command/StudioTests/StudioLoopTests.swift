import Processes
import Synchronization
import Testing

@testable import Studio

/// The server with real connections.
struct StudioLoopTests {
  @Test func `a page is asked for and something is done, over one connection`() throws {
    let studio = try RunningStudio()
    let client = try Client(studio.port)
    client.ask(studio, "/")
    #expect(client.read(until: "the page").hasPrefix("HTTP/1.1 200 OK\r\n"))
    client.ask(studio, "/do", body: "{\"a\":1}")
    #expect(client.read(until: "{\"a\":1}").contains("Content-Length: 7\r\n"))
    client.ask(studio, "/", body: nil, "Connection: close")
    #expect(client.read().hasSuffix("\r\n\r\nthe page"))
  }

  @Test func `requests that come at once are answered in their order`() throws {
    let studio = try RunningStudio()
    let client = try Client(studio.port)
    for number in 1...50 { client.ask(studio, "/do", body: "<\(number)>") }
    let text = client.read(until: "<50>")
    let bodies = text.split(separator: "<").dropFirst().map { $0.prefix { $0 != ">" } }
    #expect(bodies == (1...50).map { Substring("\($0)") })
  }

  @Test func `a megabyte goes through both ways`() throws {
    let studio = try RunningStudio()
    let client = try Client(studio.port)
    let body = String(repeating: "0123456789abcdef", count: 1 << 16)
    client.ask(studio, "/do", body: body, "Connection: close")
    #expect(client.read().hasSuffix("\r\n\r\n" + body))
  }

  @Test func `a body that is too large is refused, and the client can read so`() throws {
    let studio = try RunningStudio()
    let client = try Client(studio.port)
    client.ask(studio, "/do", body: String(repeating: "x", count: 3 << 20))
    #expect(client.read().hasPrefix("HTTP/1.1 413 "))
  }

  @Test func `a slow head is refused while others are answered`() throws {
    var limits = HTTPLimits()
    limits.headTime = .milliseconds(300)
    let studio = try RunningStudio(limits)
    let (slow, other) = (try Client(studio.port), try Client(studio.port))
    slow.send("GET / HTTP/1.1\r\n")
    other.ask(studio, "/")
    #expect(other.read(until: "the page").hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(slow.read().hasPrefix("HTTP/1.1 408 "))
  }

  @Test func `hundreds of connections that say nothing, or only begin, keep nobody out`() throws {
    var limits = HTTPLimits()
    limits.connectionCount = 8
    let studio = try RunningStudio(limits)
    let idle = try (0..<100).map { _ in try Client(studio.port) }
    let begun = try (0..<100).map { _ in try Client(studio.port) }
    for client in begun { client.send("GET / HT") }
    let client = try Client(studio.port)
    client.ask(studio, "/")
    #expect(client.read(until: "the page").hasPrefix("HTTP/1.1 200 OK\r\n"))
    // The first ones gave way: nobody answers there any more.
    #expect(idle[0].read().isEmpty)
    #expect(!begun[0].read().hasPrefix("HTTP/1.1 200"))
  }

  @Test func `answers that nobody reads keep nobody out`() throws {
    var limits = HTTPLimits()
    // More than the system keeps for a client.
    (limits.connectionCount, limits.bodyBytes) = (2, 16 << 20)
    let studio = try RunningStudio(limits)
    let body = String(repeating: "x", count: 16 << 20)
    let deaf = try (0..<3).map { _ in try Client(studio.port) }
    for client in deaf { client.ask(studio, "/do", body: body) }
    let client = try Client(studio.port)
    client.ask(studio, "/")
    #expect(client.read(until: "the page").hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test func `a stream never gives way`() throws {
    var limits = HTTPLimits()
    limits.connectionCount = 2
    let studio = try RunningStudio(limits)
    let (first, second) = (try Client(studio.port), try Client(studio.port))
    for listener in [first, second] {
      listener.ask(studio, "/events")
      listener.read(until: "there\n\n")
    }
    let third = try Client(studio.port)
    third.ask(studio, "/")
    second.close()
    #expect(third.read(until: "the page").hasPrefix("HTTP/1.1 200 OK\r\n"))
    third.ask(studio, "/post", body: "still here")
    #expect(first.read(until: "\n\n") == "event: news\ndata: still here\n\n")
  }

  // MARK: Streams

  @Test func `events go to all who listen until they end or leave`() throws {
    let studio = try RunningStudio()
    let (one, two, page) = (
      try Client(studio.port), try Client(studio.port), try Client(studio.port)
    )
    for listener in [one, two] {
      listener.ask(studio, "/events")
      #expect(listener.read(until: "there\n\n").hasSuffix("\r\n\r\nevent: hello\ndata: there\n\n"))
    }
    page.ask(studio, "/post", body: "1\n2")
    for listener in [one, two] {
      #expect(listener.read(until: "2\n\n") == "event: news\ndata: 1\ndata: 2\n\n")
    }
    two.close()
    #expect(RunningStudio.waits { studio.counts.streams.load(ordering: .relaxed) == 1 })
    page.ask(studio, "/end", body: "")
    #expect(one.read().isEmpty)
    #expect(RunningStudio.waits { studio.counts.streams.load(ordering: .relaxed) == 0 })
  }

  @Test func `only so many streams are open, and those that were opened in vain do not count`()
    throws
  {
    var limits = HTTPLimits()
    limits.streamCount = 2
    let studio = try RunningStudio(limits)
    let page = try Client(studio.port)
    for _ in 0..<3 {
      page.ask(studio, "/vain", body: "{}")
      page.read(until: "{}")
    }
    let listeners = try (0..<3).map { _ in try Client(studio.port) }
    for listener in listeners { listener.ask(studio, "/events") }
    #expect(RunningStudio.waits { studio.counts.streams.load(ordering: .relaxed) == 2 })
    for listener in listeners.prefix(2) {
      #expect(listener.read(until: "there\n\n").hasPrefix("HTTP/1.1 200 "))
    }
    #expect(listeners[2].read(until: "studio.\n").hasPrefix("HTTP/1.1 503 "))
  }

  @Test func `a listener that does not read is dropped, and the others go on`() throws {
    var limits = HTTPLimits()
    (limits.backlogBytes, limits.stallTime) = (1 << 20, .seconds(60))
    let studio = try RunningStudio(limits)
    let (deaf, page) = (try Client(studio.port), try Client(studio.port))
    deaf.ask(studio, "/events")
    #expect(RunningStudio.waits { studio.counts.streams.load(ordering: .relaxed) == 1 })
    let news = String(repeating: "x", count: 500_000)
    // What the system keeps for a client is a few megabytes.
    for _ in 0..<40 {
      page.ask(studio, "/post", body: news)
      page.read(until: "xxx")
      if studio.counts.streams.load(ordering: .relaxed) == 0 { break }
    }
    #expect(RunningStudio.waits { studio.counts.streams.load(ordering: .relaxed) == 0 })
  }

  @Test func `the program learns at once that a listener was dropped`() throws {
    var limits = HTTPLimits()
    (limits.backlogBytes, limits.bodyBytes, limits.stallTime) = (64 << 20, 32 << 20, .seconds(1))
    let studio = try RunningStudio(limits)
    let (deaf, page) = (try Client(studio.port), try Client(studio.port))
    deaf.ask(studio, "/events")
    deaf.read(until: "there\n\n")
    page.ask(studio, "/post", body: String(repeating: "x", count: 20_000_000) + "end")
    page.read(until: "end")
    #expect(studio.counts.streams.load(ordering: .relaxed) == 1)
    // Nobody asks for anything any more.
    #expect(RunningStudio.waits { studio.counts.streams.load(ordering: .relaxed) == 0 })
  }

  // MARK: Time and end

  @Test func `the program is called between requests, and as often as it asks`() throws {
    let studio = try RunningStudio(tick: .milliseconds(5))
    #expect(RunningStudio.waits { studio.counts.ticks.load(ordering: .relaxed) > 20 })
  }

  @Test func `without work the loop rests`() throws {
    let studio = try RunningStudio()
    let clients = try (0..<5).map { _ in try Client(studio.port) }
    clients[0].ask(studio, "/")
    clients[0].read(until: "the page")
    clients[1].send("GET / HT")
    clients[2].ask(studio, "/events")
    clients[2].read(until: "there\n\n")
    let before = studio.counts.ticks.load(ordering: .relaxed)
    _ = poll(nil, 0, 300)
    #expect(studio.counts.ticks.load(ordering: .relaxed) - before < 5)
  }

  @Test func `the program can end the loop itself`() throws {
    let (reading, writing) = try SystemCall.makePipe()
    defer { for end in [reading, writing] { SystemCall.closeDescriptor(end) } }
    let listener = try LoopbackListener(port: 0)
    let gate = StudioGate(port: listener.port, token: AccessToken())
    let server = StudioServer(gate, FileTable([])) { _ in HTTPResponse(.notFound) }
    var (loop, count): (StudioLoop?, Int) = (nil, 0)
    loop = StudioLoop(listener, server, streams: EventStreams(), stop: reading) {
      count += 1
      if count == 3 { loop?.end() }
      return .milliseconds(1)
    }
    try loop?.run()
    #expect(count == 3)
  }

  @Test func `at the end listeners are told, and the port is free again`() throws {
    let studio = try RunningStudio()
    let client = try Client(studio.port)
    client.ask(studio, "/events")
    client.read(until: "there\n\n")
    let port = studio.port
    studio.end()
    #expect(client.read().isEmpty)
    #expect(throws: SystemError.self) { try Client(port) }
    let listener = try LoopbackListener(port: port)
    listener.close()
  }
}
