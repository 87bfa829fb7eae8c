import BackendSimulator
import DeviceInterface
import Testing

struct RequestLogTests {
  @Test func `a request is kept as the server saw it`() {
    var log = RequestLog()
    let request = ServerRequest(
      id: 7, .post, "/api/points", query: [.init("a b", "c&d"), .init("ż", "")], body: "{}",
      idempotencyKey: "k-1")
    log.record(request, at: .start + .seconds(1))
    let received = log.last
    #expect(received?.method == .post)
    #expect(received?.path == "/api/points")
    #expect(received?.body == "{}")
    #expect(received?.idempotencyKey == "k-1")
    #expect(received?.time == .start + .seconds(1))
    #expect(received?.description == "POST /api/points?a%20b=c%26d&%C5%BC=")
  }

  @Test func `coordinates are read where they are whole`() throws {
    let whole = received([.init("lat", "52.2297"), .init("lng", "21.0122")])
    #expect(whole.coordinates == (try Position(text: "52.2297, 21.0122")))
    #expect(whole.hasCoordinates)
    let half = received([.init("lat", "52.2297")])
    #expect(half.coordinates == nil)
    #expect(half.hasCoordinates)
    #expect(!received([.init("radius", "5")]).hasCoordinates)
  }

  @Test func `requests are found by method and path`() {
    var log = RequestLog()
    for path in ["/a", "/b", "/a"] { log.record(ServerRequest(id: 1, .get, path), at: .start) }
    #expect(log.count == 3)
    #expect(log.requests(.get, "/a").count == 2)
    #expect(log.requests(.post, "/a").isEmpty)
  }

  private func received(_ query: [ServerRequest.QueryItem]) -> ReceivedRequest {
    ReceivedRequest(ServerRequest(id: 1, .get, "/", query: query), at: .start)
  }
}
