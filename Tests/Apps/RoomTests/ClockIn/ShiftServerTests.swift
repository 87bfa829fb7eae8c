import BackendSimulator
import ClockInApp
import DeviceInterface
import Testing

@testable import ClockInRoom

struct ShiftServerTests {
  private static let hour: Int64 = 3_600_000
  private var server = ShiftServer()

  // MARK: Clock-in and clock-out

  @Test mutating func `a clock-in is created once and must stay the same`() {
    #expect(clockIn("s-1", at: 100).status == 201)
    #expect(clockIn("s-1", at: 100).status == 200)
    #expect(clockIn("s-1", at: 101).status == 409)
    #expect(server.shift("s-1")?.clockIn == ClockIn(timeMilliseconds: 100, fix: nil))
  }

  @Test mutating func `a clock-in has a position where the app has one`() {
    let position = #"{"timeMs":90,"lat":52.5,"lng":21,"accuracy":12,"speed":null,"low":true}"#
    #expect(clockIn("s-1", at: 100, position: position).status == 201)
    let fix = server.shift("s-1")?.clockIn?.fix
    #expect(fix?.timeMilliseconds == 90)
    #expect(fix?.position.latitudeE7 == 525_000_000)
    #expect(fix?.isLowAccuracy == true)
    let answer = clockIn("s-2", at: 100, position: #"{"timeMs":90,"lat":52.5,"lng":999}"#)
    #expect(answer.status == 400)
    #expect(answer.body.contains("position.lng: expected a number from -180 to 180, found 999"))
    #expect(server.shift("s-2") == nil)
  }

  @Test mutating func `a clock-out is kept, and whether all points were there when it came`() {
    _ = clockIn("s-1", at: 0)
    _ = upload([Exchange.point(1, timeMs: 5)])
    #expect(clockOut(at: Self.hour, points: 1).status == 200)
    let end = server.shift("s-1")?.end
    #expect(
      end?.report
        == ClockOut(
          timeMilliseconds: Self.hour, fix: nil, pointCount: 1, gapCount: 2, prunedCount: 3,
          sessions: []))
    #expect(end?.hadAllPoints == true)
    #expect(clockOut(at: Self.hour, points: 1, on: .start + .seconds(8)).status == 200)
    #expect(server.shift("s-1")?.end == end)
    #expect(clockOut(at: Self.hour, points: 2).status == 409)
  }

  // MARK: Points and gaps

  @Test mutating func `points of a shift that is over are accepted if their time lies within it`() {
    _ = clockIn("s-1", at: Self.hour)
    _ = upload([Exchange.point(9, timeMs: 9 * Self.hour)])
    _ = clockOut(at: 2 * Self.hour, points: 3)
    let points = [
      Exchange.point(1, timeMs: Self.hour - 60_001), Exchange.point(2, timeMs: Self.hour - 60_000),
      Exchange.point(3, timeMs: 2 * Self.hour + 60_000),
      Exchange.point(4, timeMs: 2 * Self.hour + 60_001),
      Exchange.point(5, timeMs: 1, #","lastKnown":true"#),
      Exchange.point(9, timeMs: 9 * Self.hour),
    ]
    #expect(
      upload(points)
        == Exchange.receipt(
          [2, 3, 5, 9], refused: [(1, "before clock-in"), (4, "after clock-out")])
    )
    #expect(server.shift("s-1")?.end?.hadAllPoints == false)
  }

  @Test mutating func `nothing is refused for its time where the clock was turned back meanwhile`()
  {
    _ = clockIn("s-1", at: 5 * Self.hour)
    _ = clockOut(at: 4 * Self.hour, points: 1)
    #expect(upload([Exchange.point(1, timeMs: 4 * Self.hour + 90_000)]) == Exchange.receipt([1]))
  }

  @Test mutating func `news of a shift may come in any order`() {
    #expect(upload([Exchange.point(2, timeMs: 20)]) == Exchange.receipt([2]))
    #expect(clockOut(at: 30, points: 2).status == 200)
    #expect(server.history.isEmpty)
    #expect(clockIn("s-1", at: 10).status == 201)
    #expect(upload([Exchange.point(1, timeMs: 10)]) == Exchange.receipt([1]))
    #expect(server.points.inOrder(of: "s-1").map(\.record.number) == [1, 2])
    #expect(server.history.map(\.id) == ["s-1"])
  }

  @Test mutating func `gaps are taken in like points`() {
    func gap(_ number: Int, _ reason: String, from: Int = 1) -> String {
      #"{"n":\#(number),"fromMs":\#(from),"toMs":9,"reason":"\#(reason)"}"#
    }
    let reasons = RecordedGap.Reason.allCases.map(\.rawValue)
    let gaps = reasons.enumerated().map { gap($0.offset + 1, $0.element) }
    #expect(sendGaps(gaps) == Exchange.receipt(Array(1...6)))
    #expect(
      sendGaps([gap(1, reasons[0]), gap(2, reasons[1], from: 2)])
        == Exchange.receipt([1], refused: [(2, "conflict")]))
    #expect(server.gaps.inOrder(of: "s-1").map(\.record.reason) == RecordedGap.Reason.allCases)
    #expect(sendGaps([gap(7, "bored")]).body.contains("reason: expected “noPermission” or"))
    #expect(server.gaps.count(of: "s-1") == 6)
  }

  // MARK: Reviews and history

  @Test mutating func `a review flags the shift, and its first instant stays`() {
    let path = "/api/shifts/s-1/review"
    #expect(send(.post, path, #"{"reason":"longShift","atMs":5}"#).status == 200)
    #expect(send(.post, path, #"{"reason":"longShift","atMs":6}"#).status == 200)
    #expect(server.shift("s-1")?.review == ShiftReview(reason: .longShift, timeMilliseconds: 5))
    #expect(send(.post, path, #"{"reason":"lazy","atMs":6}"#).status == 400)
  }

  @Test mutating func `the history lists the shifts newest first`() {
    server.clock.startMilliseconds = 0
    _ = clockIn("s-1", at: 70, on: .start + .milliseconds(100))
    _ = clockIn("s-3", at: 200, on: .start + .milliseconds(200))
    _ = clockIn("s-2", at: 200, on: .start + .milliseconds(200))
    _ = upload([Exchange.point(1, timeMs: 100)])
    _ = clockOut(at: 120, points: 1, on: .start + .milliseconds(150))
    _ = send(.post, "/api/shifts/s-3/review", #"{"reason":"longShift","atMs":5}"#)
    #expect(
      send(.get, "/api/shifts").body == """
        {"shifts":[\
        {"shift":"s-2","clockedInAtMs":200,"claimedInAtMs":200,"clockedOutAtMs":null,\
        "claimedOutAtMs":null,"points":0,"review":null,"pruned":0},\
        {"shift":"s-3","clockedInAtMs":200,"claimedInAtMs":200,"clockedOutAtMs":null,\
        "claimedOutAtMs":null,"points":0,"review":"longShift","pruned":0},\
        {"shift":"s-1","clockedInAtMs":100,"claimedInAtMs":70,"clockedOutAtMs":150,\
        "claimedOutAtMs":120,"points":1,"review":null,"pruned":3}]}
        """)
  }

  @Test(arguments: [(299_000, false), (301_000, true), (-299_000, false), (-301_000, true)])
  mutating func
    `a clock-in that is sent late is stamped by its age, and told where the phone says otherwise`(
      off: Int64, isFlagged: Bool
    )
  {
    let tapped = server.clock.startMilliseconds + Self.hour
    let body = #"{"shift":"s-1","clockedInAtMs":\#(tapped + off),"position":null}"#
    let answer = Exchange.send(
      .post, "/api/shifts", body, query: [.init("ageMs", String(Self.hour))],
      at: .start + .seconds(7_200), to: &server)
    #expect(answer.status == 201)
    let shift = server.shift("s-1")
    #expect(shift?.began?.milliseconds == tapped)
    #expect(shift?.began?.claimedMilliseconds == tapped + off)
    #expect((shift?.review?.reason == .clockDiffers) == isFlagged)
    #expect(answer.body.contains(#""clockedInAtMs":\#(tapped)"#))
  }

  @Test
  mutating func `a shift's route is in the order in which it was recorded, whatever its times say`()
    throws
  {
    _ = upload([
      Exchange.point(3, timeMs: 50), Exchange.point(2, timeMs: 50, #","low":true"#),
      Exchange.point(1, timeMs: 60, #","lastKnown":true,"speed":null"#),
    ])
    #expect(
      send(.get, "/api/shifts/s-1/points").body == """
        {"points":[\
        {"n":1,"timeMs":60,"lat":52.2297,"lng":21.0122,"accuracy":5,"speed":null,\
        "lastKnown":true},\
        {"n":2,"timeMs":50,"lat":52.2297,"lng":21.0122,"accuracy":5,"speed":1390,"low":true},\
        {"n":3,"timeMs":50,"lat":52.2297,"lng":21.0122,"accuracy":5,"speed":1390}]}
        """)
    #expect(send(.get, "/api/shifts/s-9/points").status == 404)
  }

  @Test(arguments: [
    (ServerRequest.Method.put, "/api/shifts", 405), (.get, "/api/shifts/s-1", 404),
    (.get, "/api/shifts/s-1/gaps", 405), (.post, "/api/shifts/s-1/clock-in", 404),
    (.post, "/api/shifts/s 1/gaps", 400), (.post, "/api/shifts/s-1/clock-out", 400),
  ])
  mutating func `other requests are refused with a reason and change nothing`(
    method: ServerRequest.Method, path: String, status: Int
  ) throws {
    let answer = send(method, path)
    #expect(answer.status == status)
    #expect(try JSONValue(parsing: answer.body)["error"]?.string?.isEmpty == false)
    #expect(server.shifts.isEmpty)
  }

  @Test mutating func `a key makes every request of a shift repeatable`() {
    let body = #"{"shift":"s-1","clockedInAtMs":100,"position":null}"#
    #expect(send(.post, "/api/shifts", body, key: "k-1").status == 201)
    #expect(send(.post, "/api/shifts", body, key: "k-1").status == 201)
    #expect(send(.post, "/api/shifts", body + " ", key: "k-1").status == 422)
    #expect(server.shifts.count == 1)
  }

  // MARK: Sending

  private mutating func send(
    _ method: ServerRequest.Method, _ path: String, _ body: String = "", key: String? = nil,
    at time: Instant = .start
  ) -> ServerResponse {
    Exchange.send(method, path, body, key: key, at: time, to: &server)
  }

  @Test mutating func `a clock-out keeps its sessions, of which none may lack its mode`() {
    let session =
      #""fromMs":1,"toMs":2,"points":3,"intervalMs":300000,"fastIntervalMs":60000,"#
      + #""restingIntervalMs":900000"#
    func body(_ sessions: String) -> String {
      #"{"clockedOutAtMs":9,"position":null,"points":3,"gaps":0,"pruned":0,"sessions":\#(sessions)}"#
    }
    _ = clockIn("s-1", at: 0)
    for wrong in ["[{\(session)}]", "[7]", "{}"] {
      #expect(send(.post, "/api/shifts/s-1/clock-out", body(wrong), at: .start).status == 400)
    }
    let right = body("[{\(session),\"mode\":\"balanced\"}]")
    #expect(send(.post, "/api/shifts/s-1/clock-out", right, at: .start).status == 200)
    let kept = server.shift("s-1")?.end?.report.sessions ?? []
    #expect(kept.map(\.pointCount) == [3] && kept.map(\.mode) == [.balanced])
    #expect(kept.first?.intervals == [300_000, 60_000, 900_000])
  }

  private mutating func clockIn(
    _ shift: String, at time: Int64, position: String = "null", on arrival: Instant = .start
  ) -> ServerResponse {
    let body = #"{"shift":"\#(shift)","clockedInAtMs":\#(time),"position":\#(position)}"#
    return send(.post, "/api/shifts", body, at: arrival)
  }

  private mutating func clockOut(
    at time: Int64, points: Int, on arrival: Instant = .start
  ) -> ServerResponse {
    let body =
      #"{"clockedOutAtMs":\#(time),"position":null,"points":\#(points),"#
      + #""gaps":2,"pruned":3}"#
    return send(.post, "/api/shifts/s-1/clock-out", body, at: arrival)
  }

  private mutating func upload(_ points: [String]) -> ServerResponse {
    send(
      .post, "/api/shifts/s-1/points", #"{"points":[\#(points.joined(separator: ","))]}"#)
  }

  private mutating func sendGaps(_ gaps: [String]) -> ServerResponse {
    send(.post, "/api/shifts/s-1/gaps", #"{"gaps":[\#(gaps.joined(separator: ","))]}"#)
  }
}
