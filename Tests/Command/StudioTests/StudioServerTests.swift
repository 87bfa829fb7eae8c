import TestSupport
import Testing

@testable import Studio

/// Which requests are answered, and with what.
struct StudioServerTests {
  private static let token: AccessToken = {
    var numbers = Numbers()
    return AccessToken(using: &numbers)
  }()

  private struct Numbers: RandomNumberGenerator {
    var numbers = SeededNumbers(seed: 1)
    mutating func next() -> UInt64 { UInt64(numbers.number(below: .max)) }
  }

  private static let files = FileTable([
    FileTable.File("/", .html, Array("the page".utf8)),
    FileTable.File("/page.js", .script, Array("the script".utf8)),
  ])

  private static func request(_ text: String) throws -> HTTPRequest {
    var reader = HTTPRequestReader(HTTPLimits())
    reader.append(text.utf8)
    let progress = reader.next()
    guard case .request(let request) = progress else {
      throw progress == .needsMore ? HTTPRefusal.lengthMissing : HTTPRefusal.notFound
    }
    return request
  }

  /// Asks a server at port 8080, whose program answers with "the program".
  private static func ask(
    _ first: String, _ fields: [String], port: UInt16 = 8_080
  ) throws -> HTTPResponse {
    let server = StudioServer(StudioGate(port: port, token: token), files) { _ in
      HTTPResponse(.ok, .text, Array("the program".utf8))
    }
    let lines = ["\(first) HTTP/1.1"] + fields.map { $0.replacing("TOKEN", with: token.text) }
    let text = lines.joined(separator: "\r\n") + "\r\n\r\n"
    return server.response(to: try request(text.replacing("TOKEN", with: token.text)))
  }

  private static func words(_ response: HTTPResponse) -> String {
    guard case .bytes(let bytes) = response.body, response.status == .ok else {
      return "\(response.status.rawValue)"
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let host = "Host: 127.0.0.1:8080"
  private static let key = "X-Rehearsal-Token: TOKEN"
  private static let json = "Content-Type: application/json"
  private static let empty = "Content-Length: 0"

  static let table: [(String, [String], String)] = [
    // The files are for everybody who comes by a name of this machine.
    ("GET /", [host], "the page"), ("GET /page.js", ["Host: localhost:8080"], "the script"),
    ("GET /", ["Host: [::1]:8080"], "the page"), ("GET /", ["Host: LOCALHOST:8080"], "the page"),
    ("GET /?token=TOKEN", [host], "the page"),
    ("GET /", ["Host: evil.example:8080"], "403"), ("GET /", ["Host: 127.0.0.1"], "403"),
    ("GET /", ["Host: 127.0.0.1:8081"], "403"), ("GET /", ["Host: localhost:8080.evil"], "403"),
    ("GET /", ["Host: 127.0.0.1:8080, evil"], "403"), ("GET /", ["Host: 0.0.0.0:8080"], "403"),
    ("GET /", ["Host:"], "403"), ("GET /", ["Host: localhost.:8080"], "403"),
    ("GET /", [host, "Origin: http://evil.example"], "403"),
    ("GET /?token=wrong", [host], "403"), ("GET /", [host, "X-Rehearsal-Token: wrong"], "403"),
    ("GET /?token=", [host], "403"),
    // Everything else needs the token.
    ("GET /state", [host], "403"), ("GET /state", [host, key], "the program"),
    ("GET /state?token=TOKEN", [host], "the program"),
    ("GET /state?token=TOKEN", [host, "X-Rehearsal-Token: wrong"], "403"),
    ("GET /state?token=TOKENa", [host], "403"), ("GET /state?Token=TOKEN", [host], "403"),
    ("GET /state", [host, key, "Origin: http://127.0.0.1:8080"], "the program"),
    ("GET /state", [host, key, "Origin: http://localhost:8080"], "the program"),
    ("GET /state", [host, key, "Origin: https://127.0.0.1:8080"], "403"),
    ("GET /state", [host, key, "Origin: http://127.0.0.1:8081"], "403"),
    ("GET /state", [host, key, "Origin: null"], "403"),
    ("GET /state", [host, key, "Origin:"], "403"),
    ("GET /state", [host, "Cookie: token=TOKEN"], "403"),
    // What changes something needs it in a field, and JSON.
    ("POST /do", [host, key, json, empty], "the program"),
    (
      "POST /do", [host, key, "Content-Type: Application/JSON; charset=utf-8", empty], "the program"
    ),
    ("POST /do", [host, key, empty], "415"),
    ("POST /do", [host, key, "Content-Type: text/plain", empty], "415"),
    ("POST /do", [host, key, "Content-Type: application/jsonp", empty], "415"),
    ("POST /do", [host, key, "Content-Type: application/x-www-form-urlencoded", empty], "415"),
    ("POST /do?token=TOKEN", [host, json, empty], "403"), ("POST /do", [host, json, empty], "403"),
    ("POST /do", [host, key, json, empty, "Origin: http://evil.example"], "403"),
    ("POST /", [host, json, empty], "403"), ("POST /", [host, key, json, empty], "the program"),
  ]

  @Test(arguments: table)
  func `a request is answered by who has sent it`(
    first: String, fields: [String], answer: String
  ) throws {
    #expect(Self.words(try Self.ask(first, fields)) == answer)
  }

  @Test(arguments: [
    ("localhost", "the page"), ("localhost:80", "the page"), ("localhost:8080", "403"),
  ])
  func `the port that HTTP has by itself may be left out`(host: String, answer: String) throws {
    #expect(Self.words(try Self.ask("GET /", ["Host: \(host)"], port: 80)) == answer)
  }

  @Test func `every answer keeps itself to the page that has asked`() throws {
    let response = try Self.ask("GET /", [Self.host])
    #expect(
      String(decoding: response.bytes(isLast: false), as: UTF8.self) == """
        HTTP/1.1 200 OK\r
        Content-Type: text/html; charset=utf-8\r
        Content-Length: 8\r
        Connection: keep-alive\r
        Cache-Control: no-store\r
        X-Content-Type-Options: nosniff\r
        Referrer-Policy: no-referrer\r
        Cross-Origin-Opener-Policy: same-origin\r
        Cross-Origin-Resource-Policy: same-origin\r
        Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
        font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
        \r
        the page
        """)
    for response in [HTTPResponse(.foreignHost), HTTPResponse(eventsOf: StreamID(number: 1))] {
      let text = String(decoding: response.bytes(isLast: true), as: UTF8.self)
      #expect(text.contains("Content-Security-Policy: default-src 'none'"))
      #expect(text.contains("Cache-Control: no-store"))
    }
  }

  @Test func `a method that is not answered is told which are`() {
    let bytes = HTTPResponse(.methodNotAllowed).bytes(isLast: true)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\r\nAllow: GET, POST\r\n"))
  }

  @Test func `a token has 128 bits, and no two are the same`() {
    let tokens = (0..<100).map { _ in AccessToken().text }
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    #expect(Set(tokens).count == 100)
  }

  @Test(arguments: [
    ("one", "event: e\ndata: one\n\n"), ("", "event: e\ndata: \n\n"),
    ("a\nb", "event: e\ndata: a\ndata: b\n\n"),
    ("a\r\nb\rc", "event: e\ndata: a\ndata: b\ndata: c\n\n"),
    ("a\n\nevent: x", "event: e\ndata: a\ndata: \ndata: event: x\n\n"),
    ("a\r\n", "event: e\ndata: a\ndata: \n\n"),
  ])
  func `an event has each of its lines on a line of its own`(data: String, text: String) {
    #expect(String(decoding: ServerSentEvent("e", data).bytes, as: UTF8.self) == text)
    #expect(
      String(decoding: ServerSentEvent("e\n\r", data).bytes, as: UTF8.self) == text,
      "a name does not end its line")
  }
}
