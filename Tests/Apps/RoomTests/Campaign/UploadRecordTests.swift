import BackendSimulator
import CampaignRoom
import DeviceInterface
import Testing

/// What a server keeps of uploads beside their points.
struct UploadRecordTests {
  private var server = CampaignServer()

  private mutating func upload(
    _ points: [String], key: String? = nil, at time: Instant = .start
  ) -> ServerResponse {
    Exchange.send(
      .post, "/api/executions/e-1/points", Self.body(points), key: key, at: time, to: &server)
  }

  private static func body(_ points: [String]) -> String {
    #"{"campaign":"c-1","points":[\#(points.joined(separator: ","))]}"#
  }

  // MARK: Log

  @Test mutating func `of an upload whose points are stored the log keeps their numbers`() {
    let points = (7...26).map { Exchange.point($0) }
    _ = upload(points, key: "k-1")
    #expect(server.log.last?.body == "")
    #expect(server.log.last?.pointNumbers == Array(7...26))
    #expect(server.log.last?.idempotencyKey == "k-1")
  }

  @Test(arguments: [
    [Exchange.point(1), Exchange.point(2, #","accuracy":-5"#)],
    [Exchange.point(2), Exchange.point(1)],
    [Exchange.point(1), Exchange.point(3)], [],
  ])
  mutating func `of any other upload it keeps the body`(points: [String]) {
    _ = upload(points)
    #expect(server.log.last?.body == Self.body(points))
    #expect(server.log.last?.pointNumbers?.count == points.count)
  }

  @Test mutating func `an upload of which a part was taken, or nothing, is kept whole`() {
    let points = (1...4).map { Exchange.point($0) }
    server.behaviour.treatNext(as: Treatment(.acceptFirst(2)))
    _ = upload(points)
    server.behaviour.treatNext(as: Treatment(.status(503)))
    _ = upload(points)
    #expect(server.log.requests.map(\.body) == [Self.body(points), Self.body(points)])
    #expect(server.log.requests.map(\.pointNumbers) == [[1, 2, 3, 4], [1, 2, 3, 4]])
    #expect(server.log.requests.map(\.storedNumbers) == [[1, 2], []])
  }

  @Test func `what is no upload has no numbers of points`() {
    for body in ["", "{}", #"{"points":7}"#, "{"] {
      let request = ServerRequest(id: 1, .post, "/api/executions/e-1/points", body: body)
      #expect(ReceivedRequest(request, at: .start).pointNumbers == nil)
    }
  }

  // MARK: Keys

  @Test(arguments: 1...40)
  mutating func `a body that differs anywhere is another request`(length: Int) {
    let plain = Array(repeating: UInt8(ascii: "x"), count: length)
    func request(_ bytes: [UInt8]) -> ServerRequest {
      let body = #"{"campaign":"c-1","points":[],"x":"\#(String(decoding: bytes, as: UTF8.self))"}"#
      return ServerRequest(
        id: 1, .post, "/api/executions/e-1/points", body: body, idempotencyKey: "k-1")
    }
    guard case .response(let first, _) = server.receive(request(plain), at: .start) else { return }
    #expect(first.status == 200)
    #expect(server.receive(request(plain), at: .start) == .response(first, after: .zero))
    for index in plain.indices {
      var changed = plain
      changed[index] = UInt8(ascii: "y")
      let reply = server.receive(request(changed), at: .start)
      guard case .response(let answer, _) = reply else { return }
      #expect(answer.status == 422)
    }
  }

  // MARK: Clock

  /// The minutes at which points were recorded by the phone's clock, upload by upload with their numbers.
  private static let histories: [(uploads: [[(Int, Int64)]], minutesBack: Int64?)] = [
    ([[(1, 10), (2, 11)], [(3, 12)]], nil),
    // Five minutes back may be; a sixth may not.
    ([[(1, 10), (2, 5)]], nil),
    ([[(1, 10), (2, 4), (3, 12)]], 6),
    ([[(1, 10), (2, 11)], [(3, 1), (4, 2)]], 10),
    // A batch that comes late is held against those on both sides of it.
    ([[(1, 10)], [(4, 13)], [(2, 11), (3, 12)]], nil),
    ([[(1, 10)], [(4, 13)], [(2, 20), (3, 21)]], 8),
    ([[(1, 10)], [(4, 13)], [(2, 3), (3, 4)]], 7),
    ([[(5, 50)], [(1, 10)], [(3, 60)]], 10),
    // However many have come since.
    ([(1...400).map { ($0, 60) }, (500...900).map { ($0, 60) }, [(450, 20)]], 40),
  ]

  @Test(arguments: histories.indices)
  mutating func `points that run backwards in time have the execution reviewed`(index: Int) {
    let (uploads, minutesBack) = Self.histories[index]
    for numbers in uploads {
      let points = numbers.map { Exchange.point($0.0, timeMs: $0.1 * 60_000) }
      #expect(upload(points).status == 200)
    }
    let review = server.execution("e-1")?.review
    #expect(review?.differenceMilliseconds == minutesBack.map { $0 * -60_000 })
  }
}
