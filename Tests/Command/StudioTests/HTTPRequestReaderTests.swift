import TestSupport
import Testing

@testable import Studio

/// What comes over a connection, read to requests or refused with a status.
struct HTTPRequestReaderTests {
  /// The lines of a head, with the field that every request has and the empty line at the end.
  static func head(_ lines: String...) -> String {
    ([lines[0], "Host: localhost:8080"] + lines.dropFirst()).joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// Reads all that comes of texts that arrive one after the other.
  private static func read(
    _ pieces: [some Collection<UInt8>], _ limits: HTTPLimits = HTTPLimits()
  ) -> [HTTPRequestReader.Progress] {
    var reader = HTTPRequestReader(limits)
    var all: [HTTPRequestReader.Progress] = []
    for piece in pieces {
      reader.append(piece)
      while true {
        let progress = reader.next()
        if progress == .needsMore { break }
        all.append(progress)
        if case .refused = progress { return all }
      }
    }
    return all
  }

  private static func read(_ text: String) -> [HTTPRequestReader.Progress] { read([text.utf8]) }

  /// A progress in words: the request, or the status.
  private static func words(_ progress: HTTPRequestReader.Progress) -> String {
    switch progress {
    case .needsMore: return "more"
    case .refused(let refusal): return "\(refusal.status.rawValue)"
    case .request(let request):
      let query = request.query.pairs.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
      let body = String(decoding: request.body, as: UTF8.self)
      let parts = [request.method.rawValue, request.path, query, body].filter { !$0.isEmpty }
      return parts.joined(separator: " ") + (request.isPersistent ? "" : " last")
    }
  }

  static let good: [(String, [String])] = [
    (head("GET / HTTP/1.1"), ["GET /"]),
    (head("GET /a/b.js?x=1&y=a+b%20c&z HTTP/1.1"), ["GET /a/b.js x=1,y=a b c,z="]),
    (head("GET /a/ HTTP/1.1"), ["GET /a/"]),
    (head("GET /Krak%C3%B3w%20x HTTP/1.1"), ["GET /Kraków x"]),
    (head("GET /%2525 HTTP/1.1"), ["GET /%25"]),
    (head("GET / HTTP/1.1", "Connection: close"), ["GET / last"]),
    (head("GET / HTTP/1.1", "Connection: Keep-Alive, Close"), ["GET / last"]),
    (head("GET / HTTP/1.0"), ["GET / last"]),
    (head("GET / HTTP/1.2"), ["GET /"]),
    (head("GET / HTTP/1.1", "Content-Length: 0"), ["GET /"]),
    (head("GET / HTTP/1.1", "X:", "Y:  \t z \t"), ["GET /"]),
    (head("GET / HTTP/1.1", "Cookie: naïve"), ["GET /"]),
    ("\r\n\r\n" + head("GET / HTTP/1.1"), ["GET /"]),
    (head("POST /x HTTP/1.1", "Content-Length: 5") + "hello", ["POST /x hello"]),
    (head("POST /x HTTP/1.1", "Content-Length: 0"), ["POST /x"]),
    (head("POST /x HTTP/1.1", "content-LENGTH: 005") + "hello", ["POST /x hello"]),
    (
      head("POST /x HTTP/1.1", "Content-Length: 2") + "{}\r\n" + head("GET /y HTTP/1.1")
        + head("GET /z HTTP/1.1"), ["POST /x {}", "GET /y", "GET /z"]
    ),
    (head("POST /x HTTP/1.1", "Content-Length: 5") + "hell", []),
    ("GET / HTTP/1.1\r\nHost: localhost\r\n", []),
    ("GET /" + String(repeating: "x", count: 200), []),
  ]

  @Test(arguments: good)
  func `what is a request is read as it was meant`(text: String, requests: [String]) {
    #expect(Self.read(text).map(Self.words) == requests)
  }

  static let bad: [(String, String)] = [
    ("hello\r\n\r\n", "400"), (" GET / HTTP/1.1\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\r\n", "400"), (head("GET  / HTTP/1.1"), "400"),
    (head("GET / HTTP/1.1 "), "400"), (head("GET /"), "400"), (head("GET / HTTP/1"), "400"),
    (head("GET / http/1.1"), "400"), (head("GET / HTTP/1.x"), "400"),
    (head("GET / HTTP/2.0"), "505"), (head("GET / HTTP/0.9"), "505"),
    // Methods.
    (head("HEAD / HTTP/1.1"), "405"), (head("OPTIONS * HTTP/1.1"), "405"),
    (head("OPTIONS / HTTP/1.1"), "405"), (head("PUT / HTTP/1.1"), "405"),
    (head("CONNECT localhost:80 HTTP/1.1"), "405"), (head("get / HTTP/1.1"), "501"),
    (head("BREW / HTTP/1.1"), "501"), (head("G(T / HTTP/1.1"), "400"),
    // Addresses.
    (head("GET a HTTP/1.1"), "400"), (head("GET http://localhost:8080/ HTTP/1.1"), "400"),
    (head("GET * HTTP/1.1"), "400"), (head("GET /../etc/passwd HTTP/1.1"), "400"),
    (head("GET /a/%2e%2e/b HTTP/1.1"), "400"), (head("GET /. HTTP/1.1"), "400"),
    (head("GET /a%2fb HTTP/1.1"), "400"), (head("GET /a%5cb HTTP/1.1"), "400"),
    (head("GET //host/x HTTP/1.1"), "400"), (head("GET /a//b HTTP/1.1"), "400"),
    (head("GET /%00 HTTP/1.1"), "400"), (head("GET /%0a HTTP/1.1"), "400"),
    (head("GET /%ff HTTP/1.1"), "400"), (head("GET /%c0%ae%c0%ae/ HTTP/1.1"), "400"),
    (head("GET /%1 HTTP/1.1"), "400"), (head("GET /%zz HTTP/1.1"), "400"),
    (head("GET /x#y HTTP/1.1"), "400"), (head("GET /ü HTTP/1.1"), "400"),
    (head("GET /?a=%00 HTTP/1.1"), "400"), (head("GET /?a=%f HTTP/1.1"), "400"),
    // Line ends and control characters.
    ("GET / HTTP/1.1\nHost: localhost\n\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\n\r\n", "400"), ("GET / HTTP/1.1\rHost: x", "400"),
    (head("GET / HTTP/1.1", "X: a\u{0}b"), "400"), (head("GET / HTTP/1.1", "X: a\u{7F}"), "400"),
    ("\u{16}\u{3}\u{1}", "400"),
    // Fields.
    (head("GET / HTTP/1.1", "X : y"), "400"), (head("GET / HTTP/1.1", ": y"), "400"),
    (head("GET / HTTP/1.1", "X"), "400"), (head("GET / HTTP/1.1", " goes on"), "400"),
    (head("GET / HTTP/1.1", "X: a", "\tgoes on"), "400"), (head("GET / HTTP/1.1", "Ü: y"), "400"),
    (head("GET / HTTP/1.1", "Host: localhost:8080"), "400"),
    (head("GET / HTTP/1.1", "Origin: a", "origin: b"), "400"),
    (head("GET / HTTP/1.1", "X-Rehearsal-Token: a", "X-Rehearsal-Token: b"), "400"),
    (head("POST / HTTP/1.1", "Expect: 100-continue", "Content-Length: 1"), "417"),
    // Bodies.
    (head("POST / HTTP/1.1"), "411"),
    (head("POST / HTTP/1.1", "Transfer-Encoding: chunked"), "501"),
    (head("GET / HTTP/1.1", "Transfer-Encoding: chunked"), "501"),
    (head("POST / HTTP/1.1", "Transfer-Encoding: chunked", "Content-Length: 1"), "400"),
    (head("POST / HTTP/1.1", "Content-Length: 1", "Content-Length: 1"), "400"),
    (head("POST / HTTP/1.1", "Content-Length: 1, 1"), "400"),
    (head("POST / HTTP/1.1", "Content-Length: -1"), "400"),
    (head("POST / HTTP/1.1", "Content-Length: +1"), "400"),
    (head("POST / HTTP/1.1", "Content-Length: 0x1"), "400"),
    (head("POST / HTTP/1.1", "Content-Length:"), "400"),
    (head("POST / HTTP/1.1", "Content-Length: 1048577"), "413"),
    (head("POST / HTTP/1.1", "Content-Length: 99999999999999999999999"), "413"),
    (head("GET / HTTP/1.1", "Content-Length: 1"), "400"),
  ]

  @Test(arguments: bad)
  func `what is no request is refused with its status`(text: String, status: String) {
    #expect(Self.read(text).map(Self.words) == [status])
  }

  @Test func `nothing more is read after a refusal`() {
    var reader = HTTPRequestReader(HTTPLimits())
    reader.append("BREW / HTTP/1.1\r\nHost: x\r\n\r\n".utf8)
    #expect(reader.next() == .refused(.methodUnknown))
    reader.append(Self.head("GET / HTTP/1.1").utf8)
    #expect(reader.next() == .refused(.methodUnknown))
    #expect(reader.bytes.isEmpty)
  }

  @Test(arguments: good.map(\.0) + bad.map(\.0))
  func `it does not matter in which pieces a text comes`(text: String) {
    let bytes = Array(text.utf8)
    let whole = Self.read([bytes])
    #expect(Self.read(bytes.map { [$0] }) == whole)
    for place in bytes.indices {
      #expect(Self.read([bytes[..<place], bytes[place...]]) == whole, "split at \(place)")
    }
  }

  // MARK: Bounds

  /// A request whose head has so many bytes.
  private static func head(of count: Int, in line: String = "X: ") -> String {
    let rest = count - head("GET / HTTP/1.1", line).utf8.count
    return head("GET / HTTP/1.1", line + String(repeating: "x", count: rest))
  }

  @Test func `a head has at most 8192 bytes`() {
    #expect(Self.read(Self.head(of: 8_192)).map(Self.words) == ["GET /"])
    #expect(Self.read(Self.head(of: 8_193)).map(Self.words) == ["431"])
    #expect(Self.read(String(Self.head(of: 9_000).dropLast(4))).map(Self.words) == ["431"])
    #expect(Self.read("GET /" + String(repeating: "x", count: 8_188)).map(Self.words) == ["414"])
    #expect(Self.read("GET /" + String(repeating: "x", count: 8_187)).map(Self.words) == [])
  }

  @Test func `a request has at most 64 fields`() {
    func text(_ count: Int) -> String {
      "GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "X: y\r\n", count: count - 1) + "\r\n"
    }
    #expect(Self.read(text(64)).map(Self.words) == ["GET /"])
    #expect(Self.read(text(65)).map(Self.words) == ["431"])
  }

  @Test func `a body has at most a megabyte`() throws {
    let body = String(repeating: "x", count: 1 << 20)
    let text = Self.head("POST / HTTP/1.1", "Content-Length: \(1 << 20)") + body
    guard case .request(let request) = try #require(Self.read(text).first) else {
      Issue.record("it was refused")
      return
    }
    #expect(request.body == Array(body.utf8))
  }

  // MARK: Anything

  @Test(.tags(.sweep)) func `whatever comes, it is read to an end within the bounds`() {
    var limits = HTTPLimits()
    (limits.headBytes, limits.bodyBytes) = (160, 64)
    let seeds = (Self.good.map(\.0) + Self.bad.map(\.0)).map { Array($0.utf8) }
    var numbers = SeededNumbers(seed: 35)
    var kinds: Set<String> = []
    for _ in 0..<100_000 * Sweep.scale {
      let text = Self.mutated(seeds[numbers.number(below: seeds.count)], &numbers)
      let place = numbers.number(below: text.count + 1)
      let whole = Self.read([text], limits)
      kinds.insert(whole.last.map { String(Self.words($0).prefix(3)) } ?? "more")
      guard Self.read([text[..<place], text[place...]], limits) == whole else {
        Issue.record("it matters where it is split: \(String(decoding: text, as: UTF8.self))")
        return
      }
      guard whole.allSatisfy({ Self.isWithinBounds($0, limits) }) else {
        Issue.record("out of bounds: \(String(decoding: text, as: UTF8.self))")
        return
      }
    }
    // The mutants are worth something: they come to every end.
    #expect(
      kinds.isSuperset(of: [
        "more", "GET", "POS", "400", "405", "411", "413", "414", "417", "431", "501", "505",
      ]), "\(kinds.sorted())")
  }

  /// A text that a few changes were made to.
  private static func mutated(_ text: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var text = text
    for _ in 0...numbers.number(below: 4) where !text.isEmpty {
      let place = numbers.number(below: text.count)
      switch numbers.number(below: 6) {
      case 0: text[place] = UInt8(numbers.number(below: 256))
      case 1: text.remove(at: place)
      case 2: text.insert(Array("\r\n:% /.".utf8)[numbers.number(below: 7)], at: place)
      case 3: text.insert(contentsOf: text[place...].prefix(40), at: place)
      case 4: text.removeSubrange(place..<min(text.count, place + 8))
      default: text += text[place...].prefix(numbers.number(below: 200))
      }
    }
    return text
  }

  private static func isWithinBounds(
    _ progress: HTTPRequestReader.Progress, _ limits: HTTPLimits
  ) -> Bool {
    guard case .request(let request) = progress else { return true }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    return request.body.count <= limits.bodyBytes && request.path.utf8.count <= limits.headBytes
      && request.path.hasPrefix("/") && !parts.contains("..") && !request.path.utf8.contains(0)
      && request.fields.pairs.count <= limits.fieldCount
  }
}
