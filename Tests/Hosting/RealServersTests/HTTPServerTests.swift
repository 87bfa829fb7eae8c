import DeviceInterface
import Rehearsal
import Testing

@testable import RealServers

/// Requests to a server on this machine, by the machine's own `curl`.
struct HTTPServerTests {
  private static let path = "/usr/local/bin:/usr/bin:/bin"

  private static func server(at address: String) throws -> HTTPServer {
    try HTTPServer(HTTPAddress(address)) { $0 == "PATH" ? path : nil }
  }

  private static func exchange(
    _ request: ServerRequest, _ answers: String...
  ) throws -> (ServerResponse, sent: [String]) {
    let tiny = try TinyServer(answers)
    defer { tiny.close() }
    let response = try server(at: tiny.address + "/api").answer(request, "a.feature:3 (iOS)")
    return (response, tiny.requests)
  }

  private static let fine = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"

  @Test func `what an app sends arrives, with its headers and its body`() throws {
    let body = #"{"name": "Łódź \"quoted\" \\ @file"}"# + "\n"
    let request = ServerRequest(
      id: 1, .post, "/punches/a b", query: [.init("near", "52,21"), .init("text", "a&b=c/ł")],
      body: body, idempotencyKey: "key-1", sentAtMilliseconds: 1_767_600_000_000,
      authorization: "Bearer \"x\"\\y")
    let (response, sent) = try Self.exchange(request, Self.fine)
    #expect(response == ServerResponse(status: 200, body: "{}"))
    let text = try #require(sent.first)
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1)
    let head = parts[0].split(separator: "\r\n").map(String.init)
    #expect(head[0] == "POST /api/punches/a%20b?near=52,21&text=a%26b%3Dc%2F%C5%82 HTTP/1.1")
    #expect(head.contains("Idempotency-Key: key-1"))
    #expect(head.contains("Authorization: Bearer \"x\"\\y"))
    #expect(head.contains("Content-Type: application/json"))
    #expect(head.contains("X-Sent-At: 1767600000000"))
    #expect(head.contains("X-Rehearsal-Scenario: a.feature:3 (iOS)"))
    #expect(!head.contains { $0.hasPrefix("Expect") })
    #expect(String(parts[1]) == body)
  }

  @Test(arguments: [
    (ServerRequest.Method.get, "GET"), (.post, "POST"), (.put, "PUT"), (.patch, "PATCH"),
    (.delete, "DELETE"),
  ])
  func `every method arrives, also without a body`(method: ServerRequest.Method, word: String)
    throws
  {
    let (_, sent) = try Self.exchange(ServerRequest(id: 1, method, "/x"), Self.fine)
    #expect(sent.first?.hasPrefix("\(word) /api/x HTTP/1.1") == true)
    #expect(sent.first?.contains("Content-Type") == false)
  }

  @Test(arguments: [204, 404, 409, 500, 503])
  func `the server's own status is the answer`(status: Int) throws {
    let answer = "HTTP/1.1 \(status) So\r\nContent-Length: 0\r\n\r\n"
    let (response, _) = try Self.exchange(ServerRequest(id: 1, .get, "/x"), answer)
    #expect(response == ServerResponse(status: status))
  }

  @Test func `a body may end with lines and have none`() throws {
    let answer = "HTTP/1.1 200 OK\r\n\r\nfirst\nsecond\n\n"
    let (response, _) = try Self.exchange(ServerRequest(id: 1, .get, "/x"), answer)
    #expect(response.body == "first\nsecond\n\n")
  }

  private static let moved =
    "HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n"

  @Test func `a redirection of what reads is followed, as a phone does`() throws {
    let (response, sent) = try Self.exchange(
      ServerRequest(id: 1, .get, "/x"), Self.moved, Self.fine)
    #expect(response.status == 200)
    #expect(sent.last?.hasPrefix("GET /elsewhere ") == true)
  }

  @Test(arguments: [
    ("", "Empty reply from server"), ("garbage\r\n\r\n", "HTTP/0.9"),
    ("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf", "transfer closed"),
    ("HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\n\r\n", "file"),
  ])
  func `what is no whole answer is told as such`(answer: String, words: String) throws {
    let fault = #expect(throws: RealServerFault.self) {
      _ = try Self.exchange(ServerRequest(id: 1, .get, "/x"), answer)
    }
    #expect(fault?.reason.contains(words) == true, "\(String(describing: fault))")
    #expect(fault?.reason.hasPrefix("curl: (") == false)
  }

  @Test(arguments: [ServerRequest.Method.post, .put, .patch, .delete])
  func `what changes something is not led elsewhere, where it would be lost`(
    method: ServerRequest.Method
  ) throws {
    let fault = #expect(throws: RealServerFault.self) {
      _ = try Self.exchange(ServerRequest(id: 1, method, "/x", body: "{}"), Self.moved, Self.fine)
    }
    #expect(fault?.reason == "it leads elsewhere, with status 302")
  }

  @Test func `a server that is not there is told as such`() throws {
    let tiny = try TinyServer([Self.fine])
    tiny.close()
    let fault = #expect(throws: RealServerFault.self) {
      _ = try Self.server(at: "http://127.0.0.1:1").answer(ServerRequest(id: 1, .get, "/x"), "")
    }
    #expect(fault?.reason.hasPrefix("Failed to connect") == true)
  }

  @Test func `a header with a line break is never sent`() throws {
    let tiny = try TinyServer([Self.fine])
    defer { tiny.close() }
    let request = ServerRequest(id: 1, .get, "/x", idempotencyKey: "a\r\nX-Evil: 1")
    #expect(throws: RealServerFault.self) {
      _ = try Self.server(at: tiny.address).answer(request, "")
    }
    #expect(tiny.requests.isEmpty)
  }

  @Test func `without curl nothing begins`() throws {
    let address = try HTTPAddress("http://localhost")
    #expect(throws: RealServerFault.self) {
      _ = try HTTPServer(address) { _ in "/nowhere" }
    }
  }
}
