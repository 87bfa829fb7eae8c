import Processes
import Synchronization

@testable import Studio

/// A studio that runs in a thread of the test, and ends with it.
final class RunningStudio: Sendable {
  /// Where it is reached.
  let port: UInt16
  /// The field that its requests have.
  let key: String
  /// What the loop has done so far.
  let counts: Counts
  private let stop: (reading: Int32, writing: Int32)
  private let ended: Int32

  /// What is counted in the thread and looked at in the test.
  final class Counts: Sendable {
    let ticks = Atomic<Int>(0)
    let streams = Atomic<Int>(0)
  }

  /// What answers: the body of a request, or the events of `/events`; `/post` posts its body there, `/end` ends them.
  private final class Program {
    let streams: EventStreams
    let counts: Counts
    var open: [StreamID] = []

    init(_ limits: HTTPLimits, _ counts: Counts) {
      (streams, self.counts) = (EventStreams(limits), counts)
    }

    func answer(_ request: HTTPRequest) -> HTTPResponse {
      switch request.path {
      case "/events":
        guard let stream = streams.open() else { return streams.refusal }
        open.append(stream)
        streams.post(ServerSentEvent("hello", "there"), to: stream)
        return HTTPResponse(eventsOf: stream)
      case "/post":
        let data = String(decoding: request.body, as: UTF8.self)
        for stream in open { streams.post(ServerSentEvent("news", data), to: stream) }
      case "/end": for stream in open { streams.end(stream) }
      // Opened in vain: it takes no place.
      case "/vain": _ = streams.open()
      default: break
      }
      return HTTPResponse(.ok, .json, request.body)
    }

    func tick() {
      open.removeAll { !streams.isOpen($0) }
      counts.streams.store(open.count, ordering: .relaxed)
      counts.ticks.add(1, ordering: .relaxed)
    }
  }

  init(_ limits: HTTPLimits = HTTPLimits(), tick: Duration? = nil) throws {
    let listener = try LoopbackListener(port: 0)
    let (stop, end) = (try SystemCall.makePipe(), try SystemCall.makePipe())
    let (token, counts) = (AccessToken(), Counts())
    (port, self.counts, key) = (listener.port, counts, "X-Rehearsal-Token: \(token.text)")
    (self.stop, ended) = (stop, end.reading)
    _ = BackgroundThread.start {
      let program = Program(limits, counts)
      let page = FileTable([FileTable.File("/", .html, Array("the page".utf8))])
      let gate = StudioGate(port: listener.port, token: token)
      let server = StudioServer(gate, page) { program.answer($0) }
      let loop = StudioLoop(
        listener, server, streams: program.streams, stop: stop.reading, limits: limits
      ) {
        program.tick()
        return tick
      }
      try? loop.run()
      SystemCall.closeDescriptor(end.writing)
    }
  }

  deinit {
    end()
    for descriptor in [stop.reading, stop.writing, ended] {
      SystemCall.closeDescriptor(descriptor)
    }
  }

  /// Asks it to end, and waits until it has.
  func end() {
    _ = try? SystemCall.write(stop.writing, [1])
    _ = try? SystemCall.read(ended, atMost: 1)
  }

  /// Waits until something has come about, at most for a minute; returns whether it has.
  static func waits(until condition: () -> Bool) -> Bool {
    for _ in 0..<6_000 {
      if condition() { return true }
      _ = poll(nil, 0, 10)
    }
    return condition()
  }
}

/// A client's end of a connection.
final class Client {
  private let descriptor: Int32
  private var isOpen = true
  private(set) var received: [UInt8] = []

  /// Connects to a port of this machine; whatever is waited for afterwards is waited for a minute at most.
  init(_ port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    var time = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    let descriptor = descriptor
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw SystemError.last }
  }

  deinit { close() }

  func close() {
    if isOpen { SystemCall.closeDescriptor(descriptor) }
    isOpen = false
  }

  /// Sends a text as far as it can be sent; a server that does not read any more is no fault of the test.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var count = 0
    while count < bytes.count {
      let sent = bytes[count...].withUnsafeBytes {
        sendBytes(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return }
      count += sent
    }
  }

  /// Sends a request without a body, or a POST with one.
  func ask(_ studio: RunningStudio, _ path: String, body: String? = nil, _ fields: String...) {
    let length = body.map {
      ["Content-Length: \($0.utf8.count)", "Content-Type: application/json"]
    }
    let lines =
      ["\(body == nil ? "GET" : "POST") \(path) HTTP/1.1", "Host: 127.0.0.1:\(studio.port)"]
      + [studio.key] + (length ?? []) + fields
    send(lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
  }

  /// Reads until what has come ends in a text, or nothing more comes; returns what has come.
  @discardableResult
  func read(until end: String? = nil) -> String {
    while true {
      if let end, received.suffix(end.utf8.count).elementsEqual(end.utf8) { break }
      guard let more = try? SystemCall.read(descriptor, atMost: 1 << 20) else { break }
      received += more
    }
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }
}

/// Sends bytes; the method of the client has the system's name.
private func sendBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}
