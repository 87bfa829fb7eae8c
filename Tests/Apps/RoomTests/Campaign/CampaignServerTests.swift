import BackendSimulator
import CampaignApp
import DeviceInterface
import Testing

@testable import CampaignRoom

struct CampaignServerTests {
  private var server = CampaignServer()

  // MARK: Reading

  @Test mutating func `the assigned campaigns are listed in order, with their audio or without`() {
    server.campaigns = [
      Campaign(
        id: "c-1", name: "Spring leaflets", area: "Mokotów",
        audio: AudioFile(id: "a-1", title: "Spring jingle", length: .seconds(95))),
      Campaign(id: "c-2", name: "City run", area: "Wola"),
    ]
    let answer = send(.get, "/api/campaigns")
    #expect(answer.status == 200)
    #expect(
      answer.body == """
        {"campaigns":[{"id":"c-1","name":"Spring leaflets","area":"Mokotów",\
        "audio":{"id":"a-1","title":"Spring jingle"}},\
        {"id":"c-2","name":"City run","area":"Wola","audio":null}]}
        """)
  }

  @Test mutating func `an audio file is answered with its length`() {
    let answer = send(.get, "/api/audio/a-1")
    #expect(answer.body == #"{"id":"a-1","title":"Spring jingle","lengthMs":95000}"#)
    #expect(send(.get, "/api/audio/a-99").status == 404)
  }

  @Test func `there are four campaigns from the start, some with audio and some without`() {
    #expect(Campaign.samples.count == 4)
    #expect(Set(Campaign.samples.map(\.id)).count == 4)
    #expect(Campaign.samples.contains { $0.audio == nil })
    #expect(Campaign.samples.count { $0.audio != nil } == 3)
  }

  @Test(arguments: [
    (ServerRequest.Method.get, "/api/nothing", 404), (.get, "/api/campaigns/", 404),
    (.post, "/api/campaigns", 405), (.delete, "/api/executions/e-1/points", 405),
    (.get, "/api/executions/e-1/completion", 405), (.post, "/api/executions/e-1", 404),
    (.get, "/api/audio/a%201", 400), (.post, "/api/executions//points", 400),
  ])
  mutating func `other paths and methods are refused with a reason`(
    method: ServerRequest.Method, path: String, status: Int
  ) throws {
    let answer = send(method, path)
    #expect(answer.status == status)
    #expect(try JSONValue(parsing: answer.body)["error"]?.string?.isEmpty == false)
  }

  // MARK: Points

  @Test mutating func `points are kept as they came, with the instant at which they came`() throws {
    let later = Instant.start + .seconds(60)
    #expect(upload([Exchange.point(2)], at: later) == Exchange.receipt([2]))
    let full =
      #"{"n":1,"timeMs":5,"lat":-0.1234567,"lng":179.9999999,"accuracy":0,"speed":null,"#
      + #""low":true,"lastKnown":true,"mood":"unknown"}"#
    #expect(upload([full], at: later + .seconds(1)) == Exchange.receipt([1]))
    let stored = server.points.inOrder(of: "e-1")
    #expect(stored.map(\.record.number) == [1, 2])
    #expect(stored.map(\.arrival) == [later + .seconds(1), later])
    #expect(server.points.arrivals(of: "e-1").map(\.record.number) == [2, 1])
    let position = try #require(Position(latitudeE7: -1_234_567, longitudeE7: 1_799_999_999))
    #expect(
      stored.first?.record.fix
        == RecordedFix(
          timeMilliseconds: 5, position: position, accuracyMeters: 0, isLowAccuracy: true,
          isLastKnown: true))
    #expect(stored.last?.record.fix.speedMillimetersPerSecond == 1_390)
  }

  @Test mutating func `a point that is there already is accepted and stored once`() {
    _ = upload([Exchange.point(1), Exchange.point(2)])
    #expect(
      upload([Exchange.point(2), Exchange.point(3)], at: .start + .seconds(9))
        == Exchange.receipt([2, 3]))
    #expect(server.points.count(of: "e-1") == 3)
    #expect(server.points.inOrder(of: "e-1").map(\.arrival).prefix(2) == [.start, .start])
  }

  @Test mutating func `another point under a number that is taken is a conflict`() {
    _ = upload([Exchange.point(1)])
    #expect(
      upload([Exchange.point(1, timeMs: 7), Exchange.point(2)])
        == Exchange.receipt([2], refused: [(1, "conflict")]))
    #expect(server.points.inOrder(of: "e-1").first?.record.fix.timeMilliseconds != 7)
  }

  @Test mutating func `the points of one execution are not those of another`() {
    _ = upload([Exchange.point(1)])
    _ = upload([Exchange.point(1, timeMs: 7)], to: "e-2", campaign: "c-2")
    #expect(server.points.count(of: "e-1") == 1)
    #expect(server.points.inOrder(of: "e-2").map(\.record.fix.timeMilliseconds) == [7])
    #expect(server.executions.map(\.campaign) == ["c-1", "c-2"])
    #expect(upload([Exchange.point(2)], campaign: "c-2").status == 409)
  }

  @Test(arguments: [
    (#""timeMs":-1"#, "timeMs: expected a whole number from 0 to 253402300799999, found -1"),
    (#""timeMs":1.5"#, "timeMs: expected a whole number from 0 to 253402300799999, found 1.5"),
    (#""timeMs":"now""#, "timeMs: expected a whole number from 0 to 253402300799999, found “now”"),
    (#""lat":90.0001"#, "lat: expected a number from -90 to 90, found 90.0001"),
    (#""lat":null"#, "lat: expected a number from -90 to 90, found null"),
    (#""lng":-181"#, "lng: expected a number from -180 to 180, found -181"),
    (#""lng":[1]"#, "lng: expected a number from -180 to 180, found an array"),
    (#""accuracy":-5"#, "accuracy: expected a whole number from 0 to 1000000, found -5"),
    (#""speed":-1"#, "speed: expected a whole number from 0 to 10000000, found -1"),
    (#""low":1"#, "low: expected true or false, found 1"),
    (#""lastKnown":"yes""#, "lastKnown: expected true or false, found “yes”"),
  ])
  mutating func `a point with a wrong member is refused alone`(
    member: String, reason: String
  ) throws {
    // The last member of a name is the one that counts.
    let answer = upload([Exchange.point(1, "," + member), Exchange.point(2)])
    let refused = try JSONValue(parsing: answer.body)["refused"]?.array
    #expect(refused?.count == 1)
    #expect(refused?.first?["n"]?.integer == 1)
    #expect(refused?.first?["reason"]?.string == reason)
    #expect(server.points.inOrder(of: "e-1").map(\.record.number) == [2])
  }

  @Test(arguments: [
    "", "[]", "7", "{", #"{"campaign":"c-1"}"#, #"{"campaign":"c-1","points":{}}"#,
    #"{"campaign":"c-1","points":[5]}"#, #"{"campaign":"c-1","points":[{"n":0}]}"#,
    #"{"campaign":"c-1","points":[{"timeMs":5}]}"#, #"{"campaign":"c-1","points":[{"n":1.5}]}"#,
    #"{"campaign":"c-1","points":[{"n":1},{"n":1}]}"#, #"{"campaign":7,"points":[]}"#,
    #"{"campaign":"c 1","points":[]}"#, String(repeating: "[", count: 100_000),
  ])
  mutating func `a malformed upload changes nothing and is answered with what is wrong`(
    body: String
  ) throws {
    let before = server
    let answer = send(.post, "/api/executions/e-1/points", body)
    #expect(answer.status == 400)
    let reason = try #require(JSONValue(parsing: answer.body)["error"]?.string)
    #expect(reason.contains("expected") || reason.contains("more than once"))
    #expect(reason.utf8.count < 300)
    #expect(server.executions == before.executions && server.points == before.points)
  }

  @Test mutating func `a body beyond the bound is too large`() {
    let body = #"{"campaign":""# + String(repeating: "x", count: 1 << 20) + #"""#
    #expect(send(.post, "/api/executions/e-1/points", body).status == 413)
  }

  @Test mutating func `an unknown campaign is refused, one that was assigned before is not`() {
    #expect(upload([Exchange.point(1)], campaign: "c-99").status == 404)
    server.campaigns = []
    #expect(upload([Exchange.point(1)], campaign: "c-1").status == 200)
  }

  // MARK: Keys

  @Test mutating func `a repeated request gets the same answer again and does nothing`() {
    let path = "/api/executions/e-1/points"
    let body = #"{"campaign":"c-1","points":[\#(Exchange.point(1)),\#(Exchange.point(2))]}"#
    server.behaviour.treatNext(as: Treatment(.acceptFirst(1)))
    let first = send(.post, path, body, key: "k-1")
    let stored = server.points
    #expect(first == Exchange.receipt([1], key: "k-1"))
    #expect(send(.post, path, body, key: "k-1") == first)
    #expect(server.points == stored)
    #expect(server.log.count == 2)
  }

  @Test mutating func `a key belongs to one request`() {
    let body = #"{"campaign":"c-1","points":[]}"#
    _ = send(.post, "/api/executions/e-1/points", body, key: "k-1")
    #expect(send(.post, "/api/executions/e-1/points", body + " ", key: "k-1").status == 422)
    #expect(send(.post, "/api/executions/e-2/points", body, key: "k-1").status == 422)
    #expect(send(.post, "/api/executions/e-2/points", body, key: "k-2").status == 200)
    #expect(send(.post, "/api/executions/e-2/points", body, key: "").status == 400)
    let long = String(repeating: "k", count: 256)
    #expect(send(.post, "/api/executions/e-2/points", body, key: long).status == 400)
  }

  @Test mutating func `a refused request may be sent again under its key`() {
    let body = #"{"campaign":"c-9","points":[]}"#
    #expect(send(.post, "/api/executions/e-1/points", body, key: "k-1").status == 404)
    server.campaigns.append(Campaign(id: "c-9", name: "New", area: "Wola"))
    #expect(send(.post, "/api/executions/e-1/points", body, key: "k-1").status == 200)
  }

  // MARK: Behaviour

  @Test mutating func `a lost reply leaves the work done`() {
    server.behaviour.treatNext(as: Treatment(.lostReply))
    let request = ServerRequest(
      id: 1, .post, "/api/executions/e-1/points",
      body: #"{"campaign":"c-1","points":[\#(Exchange.point(1))]}"#, idempotencyKey: "k-1")
    #expect(server.receive(request, at: .start) == .connectionLost(after: .zero))
    #expect(server.points.count(of: "e-1") == 1)
    #expect(
      server.receive(request, at: .start + .seconds(5))
        == .response(Exchange.receipt([1], key: "k-1"), after: .zero))
    #expect(server.points.inOrder(of: "e-1").map(\.arrival) == [.start])
  }

  @Test mutating func `a request delivered twice is stored once, with a key or without`() {
    for key in ["k-1", nil] {
      server.behaviour.treatNext(as: Treatment(.deliveredTwice))
      let body = #"{"campaign":"c-1","points":[\#(Exchange.point(1))]}"#
      let answer = send(.post, "/api/executions/e-1/points", body, key: key)
      #expect(answer == Exchange.receipt([1], key: key))
    }
    #expect(server.points.count(of: "e-1") == 1)
  }

  @Test mutating func `what lies beyond a partial acceptance is not mentioned and can come again`()
  {
    server.behaviour.treatNext(of: .pointUploads, as: Treatment(.acceptFirst(2)))
    let all = (1...4).map { Exchange.point($0) }
    #expect(upload(all) == Exchange.receipt([1, 2]))
    #expect(upload(Array(all.dropFirst(2))) == Exchange.receipt([3, 4]))
    #expect(server.points.count(of: "e-1") == 4)
  }

  // MARK: Completion

  @Test mutating func `a completion is kept, and whether all points were there when it came`() {
    _ = upload([Exchange.point(1)])
    #expect(complete(points: 2, at: .start + .seconds(3)).status == 200)
    _ = upload([Exchange.point(2)])
    let execution = server.execution("e-1")
    #expect(execution?.completion?.arrival == .start + .seconds(3))
    #expect(execution?.completion?.hadAllPoints == false)
    #expect(
      execution?.completion?.report
        == CompletionReport(
          outcome: .completed, startedAtMilliseconds: 1, endedAtMilliseconds: 9,
          spanMilliseconds: nil, elapsedMilliseconds: 8, distanceCentimeters: 1_234, pointCount: 2,
          prunedCount: 0))
    #expect(server.points.count(of: "e-1") == 2)
  }

  @Test mutating func `a second completion must be the same`() {
    _ = upload([Exchange.point(1)])
    #expect(complete(points: 1).status == 200)
    #expect(complete(points: 1, at: .start + .seconds(9)).status == 200)
    #expect(complete(points: 2).status == 409)
    let completion = server.execution("e-1")?.completion
    #expect(completion?.arrival == .start)
    #expect(completion?.hadAllPoints == true)
  }

  @Test(arguments: [
    #""outcome":"done""#, #""outcome":null"#, #""startedAtMs":-1"#, #""endedAtMs":"9""#,
    #""elapsedMs":-1"#, #""elapsedMs":999999999999999"#, #""distanceCm":-1"#,
    #""points":-1"#, #""points":2000000000"#, #""campaign":"""#,
  ])
  mutating func `a malformed completion is refused`(member: String) {
    #expect(complete(points: 0, "," + member).status == 400)
    #expect(server.executions.isEmpty)
  }

  @Test func `the server knows which paths are its own`() {
    for path in ["/api/campaigns", "/api/audio/a-1", "/api/executions/e/points"] {
      #expect(CampaignServer().serves(path))
    }
    #expect(!CampaignServer().serves("/api/shifts") && !CampaignServer().serves("/api/listings"))
  }

  // MARK: Sending

  private mutating func send(
    _ method: ServerRequest.Method, _ path: String, _ body: String = "", key: String? = nil,
    at time: Instant = .start, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ServerResponse {
    Exchange.send(
      method, path, body, key: key, at: time, to: &server, sourceLocation: sourceLocation)
  }

  private mutating func upload(
    _ points: [String], to execution: String = "e-1", campaign: String = "c-1",
    at time: Instant = .start
  ) -> ServerResponse {
    let body = #"{"campaign":"\#(campaign)","points":[\#(points.joined(separator: ","))]}"#
    return send(.post, "/api/executions/\(execution)/points", body, at: time)
  }

  private mutating func complete(
    points: Int, _ more: String = "", at time: Instant = .start
  ) -> ServerResponse {
    let body =
      #"{"campaign":"c-1","outcome":"completed","startedAtMs":1,"endedAtMs":9,"#
      + #""elapsedMs":8,"distanceCm":1234,"points":\#(points)\#(more)}"#
    return send(.post, "/api/executions/e-1/completion", body, at: time)
  }
}
