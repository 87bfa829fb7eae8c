import DeviceInterface
import Testing

@testable import AppParts

struct TrackJournalTests {
  @Test func `a full batch is sent, one request at a time, and the next waits for the answer`()
    throws
  {
    var phone = JournalPhone()
    phone.open()
    try phone.record(7)
    #expect(phone.sent.map(\.idempotencyKey) == ["e/points/1"])
    phone.answerAll()
    #expect(phone.sent.map(\.idempotencyKey) == ["e/points/1", "e/points/2"])
    phone.flush()
    phone.answerAll()
    #expect(phone.server.points.keys.sorted() == Array(1...7))
    #expect(phone.journal.isDelivered)
  }

  @Test func `recording a point appends one line and writes nothing else`() throws {
    var phone = JournalPhone(batchSize: 20)
    phone.open()
    try phone.record(5)
    let text = try #require(phone.facts.storage["test/e/s/1"])
    #expect(text.split(separator: "\n").count == 5)
    #expect(phone.facts.storage.keys.sorted() == ["test/e/head", "test/e/s/1"])
  }

  @Test func `a lost answer is followed by the same body under the same key`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    phone.answer(isLost: true)
    #expect(phone.timers == ["test.retry": .seconds(5)])
    phone.fireTimers()
    phone.answerAll()
    #expect(phone.sent.count == 2)
    #expect(phone.sent[0].body == phone.sent[1].body)
    #expect(phone.sent[0].idempotencyKey == phone.sent[1].idempotencyKey)
    #expect(phone.server.conflicts == 0)
  }

  @Test(arguments: [
    100, 301, 302, 304, 307, 400, 401, 403, 404, 405, 408, 409, 410, 415, 421, 422, 429, 431, 451,
    500, 503,
  ])
  func `a status alone is tried again, later and later up to a bound`(_ status: Int) throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    var delays: [Duration] = []
    for _ in 0..<9 {
      phone.answer(status: status)
      delays += phone.timers.values
      phone.fireTimers()
    }
    #expect(delays == [5, 10, 20, 40, 80, 160, 300, 300, 300].map { .seconds($0) })
    #expect(Set(phone.sent.map(\.idempotencyKey)) == ["e/points/1"])
    #expect(phone.journal.problem == .status(status))
    phone.answerAll()
    #expect(phone.server.points.count == 3)
    #expect(phone.journal.problem == nil)
  }

  @Test(arguments: [(400, "invalid"), (403, "not-yours"), (403, "no-consent"), (404, "unknown")])
  func `a refusal for a reason is told, not repeated, and keeps nobody waiting`(
    status: Int, reason: String
  ) throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(6)
    phone.answer(status: status, body: #"{"error":"no","reason":"\#(reason)"}"#)
    phone.answerAll()
    #expect(phone.server.points.keys.sorted() == [4, 5, 6])
    let log = try #require(phone.journal.log(of: "e"))
    #expect(log.refusedCount == 3)
    #expect(log.acceptedCount == 3)
    #expect(log.segments[0].refused == [1, 2, 3])
  }

  @Test(arguments: [
    (503, #"{"reason":"invalid"}"#), (302, #"{"reason":"invalid"}"#), (403, #"{"reason":"busy"}"#),
    (404, #"{"reason":404}"#), (404, #"{"error":"unknown"}"#), (400, "<html>invalid</html>"),
  ])
  func `a reason that is none, or of no refusal, gives nothing up`(status: Int, body: String)
    throws
  {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    for _ in 0..<9 {
      phone.answer(status: status, body: body)
      phone.fireTimers()
    }
    phone.answerAll()
    #expect(phone.server.points.count == 3)
    #expect(phone.journal.log(of: "e")?.refusedCount == 0)
  }

  @Test func `an end elsewhere is told, and what was recorded is sent on`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    phone.answer(status: 409, body: #"{"reason":"ended"}"#)
    #expect(phone.news == [.conflict(owner: "e", report: nil, body: #"{"reason":"ended"}"#)])
    phone.fireTimers()
    #expect(phone.sent[0].idempotencyKey == phone.sent[1].idempotencyKey)
    phone.answerAll()
    #expect(phone.server.points.count == 3)
  }

  // MARK: What is too large

  @Test func `what is too large is halved at once, and grows again when it is taken`() throws {
    var phone = JournalPhone(batchSize: 8)
    phone.open()
    try phone.record(8)
    phone.answer(status: 413)
    phone.answer(status: 413)
    #expect(
      phone.sent.map(\.idempotencyKey) == ["e/points/1", "e/points/1/n1-4", "e/points/1/n1-2"])
    phone.answerAll()
    #expect(
      phone.sent.dropFirst(3).map(\.idempotencyKey) == ["e/points/1/1/n3-6", "e/points/1/2"])
    #expect(phone.server.points.keys.sorted() == Array(1...8))
    #expect(phone.server.conflicts == 0)
    #expect(phone.journal.isDelivered)
  }

  @Test func `one point that is too large waits in its place, is told, and is tried again`() throws
  {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    phone.end()
    for _ in 0..<12 {
      phone.answer(status: 413)
      phone.fireTimers()
    }
    #expect(phone.journal.problem == .status(413))
    #expect(phone.sent.last?.idempotencyKey == "e/points/1/n1-1")
    #expect(phone.journal.log(of: "e")?.refusedCount == 0)
    phone.restart()
    phone.act { journal, _, platform in journal.finish("e", &platform) }
    phone.answerAll()
    #expect(phone.server.points.count == 3)
    #expect(phone.server.reports == ["e/end"])
  }

  @Test func `one point that the server itself says is too large lets the others go`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    for _ in 0..<3 { phone.answer(status: 413, body: #"{"reason":"too-large"}"#) }
    phone.answerAll()
    #expect(phone.server.points.keys.sorted() == [2, 3])
    #expect(phone.journal.log(of: "e")?.segments[0].refused == [1])
  }

  @Test func `a key that was used for something else is replaced`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    phone.answer(status: 422, body: #"{"reason":"key-reused"}"#)
    phone.fireTimers()
    phone.answerAll()
    #expect(phone.sent.map(\.idempotencyKey) == ["e/points/1", "e/points/1/1"])
    #expect(phone.server.points.count == 3)
  }

  @Test func `what was accepted in part goes on with the rest under a new key`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    let partial = #"{"accepted":[1],"refused":[{"n":3,"reason":"too far"}]}"#
    phone.answer(status: 200, body: partial)
    let last = try #require(phone.sent.last)
    #expect(last.idempotencyKey == "e/points/1/1")
    let numbers = try JSONValue(parsing: last.body)["points"]?.array?.map { $0["n"]?.integer }
    #expect(numbers == [2])
    phone.restart()
    #expect(phone.sent.last?.idempotencyKey == "e/points/1/1")
    #expect(phone.sent.last?.body == last.body)
    phone.answerAll()
    #expect(phone.journal.isDelivered)
    #expect(phone.journal.log(of: "e")?.refusedCount == 1)
    #expect(phone.journal.log(of: "e")?.acceptedCount == 2)
  }

  @Test(arguments: ["", "[]", #"{"accepted":[],"refused":[]}"#, #"{"accepted":[99]}"#])
  func `an answer of no use is no answer, however often it comes`(_ body: String) throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    for _ in 0..<20 {
      phone.answer(status: 200, body: body)
      phone.fireTimers()
    }
    #expect(phone.journal.problem == .unreadable)
    #expect(phone.journal.log(of: "e")?.refusedCount == 0)
    phone.answerAll()
    #expect(phone.server.points.count == 3)
  }

  @Test(arguments: [
    (200, "{}"), (200, #"{"status":"ok"}"#), (204, ""), (200, #"{"received":"e/other"}"#),
    (400, ""), (404, "{}"), (409, "{}"), (413, ""),
  ])
  func `a report is delivered only by an answer that names it`(status: Int, body: String) throws {
    var phone = JournalPhone()
    phone.open()
    phone.end()
    for _ in 0..<9 {
      phone.answer(status: status, body: body)
      phone.fireTimers()
    }
    #expect(!phone.journal.isDelivered)
    phone.restart()
    phone.act { journal, _, platform in journal.finish("e", &platform) }
    phone.answerAll()
    #expect(phone.server.reports == ["e/end"])
    #expect(phone.journal.isDelivered)
  }

  @Test
  func `a report that happened at some time says how old it is, whatever the clock is set to`()
    throws
  {
    var phone = JournalPhone()
    phone.facts.isOnline = false
    phone.open()
    let since = Stopwatch(startedAt: phone.facts)
    phone.act { journal, requests, platform in
      journal.report(
        "start", owner: "e", path: "/e/start", body: "{}", since: since, &requests, &platform)
    }
    phone.facts.uptime += .seconds(600)
    phone.facts.wallClock = phone.facts.wallClock + .seconds(7_800)
    phone.act { journal, _, platform in journal.keepTime(&platform) }
    // The phone starts anew: of the time since then the clock is the only witness.
    phone.facts.bootCount += 1
    phone.facts.uptime = .seconds(20)
    phone.facts.wallClock = phone.facts.wallClock + .seconds(60)
    phone.restart()
    phone.facts.uptime += .seconds(5)
    phone.setOnline(true)
    #expect(phone.sent.last?.query == [.init("ageMs", "665000")])
    #expect(phone.sent.last?.body == "{}")
  }

  @Test(arguments: ["<html>Sign in</html>", #"{"accepted":[1,"#])
  func `an answer in no language of the server is no answer, for points and for reports`(
    _ body: String
  ) throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    for _ in 0..<20 {
      phone.answer(status: 200, body: body)
      phone.fireTimers()
    }
    #expect(phone.journal.log(of: "e")?.refusedCount == 0)
    phone.answerAll()
    #expect(phone.server.points.count == 3)
    phone.end()
    for _ in 0..<20 {
      phone.answer(status: 200, body: body)
      phone.fireTimers()
    }
    #expect(!phone.journal.isDelivered)
    #expect(phone.server.reports == [])
    phone.answerAll()
    #expect(phone.journal.isDelivered)
    #expect(phone.server.reports == ["e/end"])
  }

  @Test func `without a network nothing is sent, and its return sends at once`() throws {
    var phone = JournalPhone()
    phone.facts.isOnline = false
    phone.open()
    try phone.record(9)
    #expect(phone.sent.isEmpty)
    #expect(phone.timers.isEmpty, "the platform tells when there is a network")
    phone.setOnline(true)
    phone.answerAll()
    #expect(phone.sent.map(\.idempotencyKey) == ["e/points/1", "e/points/2", "e/points/3"])
    #expect(phone.server.points.count == 9)
  }

  @Test func `a late answer to an earlier request changes nothing`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(3)
    let before = phone.journal
    phone.act { journal, requests, platform in
      let news = journal.receive(ServerResponse(status: 200), to: 77, &requests, &platform)
      #expect(news == nil)
    }
    #expect(phone.journal == before)
  }

  @Test func `reports go behind the points before them, also in a new process`() throws {
    var phone = JournalPhone()
    phone.facts.isOnline = false
    phone.open()
    try phone.record(4)
    phone.end()
    phone.open("f")
    try phone.record(2, owner: "f")
    phone.restart()
    phone.act { journal, _, platform in journal.finish("e", &platform) }
    phone.setOnline(true)
    phone.answerAll()
    #expect(
      phone.sent.map(\.idempotencyKey) == ["e/points/1", "e/points/2", "e/end", "f/points/1"])
  }

  @Test func `nothing of a finished owner stays once all is delivered`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(4)
    phone.end()
    phone.answerAll()
    #expect(phone.facts.storage == [:])
    #expect(phone.journal.logs == [])
  }

  @Test func `points that the server refused stay on the phone after the end, for some owners`()
    throws
  {
    var phone = JournalPhone()
    for number in 1...12 {
      phone.open("e\(number)")
      try phone.record(3, owner: "e\(number)")
      phone.answer(status: 400, body: #"{"reason":"invalid"}"#)
      phone.end("e\(number)")
      phone.answerAll()
    }
    #expect(phone.journal.logs.map(\.owner) == (3...12).map { "e\($0)" })
    let sent = phone.sent.count
    phone.restart()
    #expect(phone.journal.logs.count == 10)
    #expect(phone.journal.logs[0].segments[0].refused == [1, 2, 3])
    #expect(phone.sent.count == sent)
    #expect(phone.facts.storage["test/e2/s/1"] == nil)
  }

  @Test func `a restored log is the log as it was`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(8)
    phone.answer()
    let before = try #require(phone.journal.log(of: "e"))
    phone.restart()
    let after = try #require(phone.journal.log(of: "e"))
    #expect(after.points == before.points)
    #expect(after.route == before.route)
    #expect(after.acceptedCount == 3)
    #expect(after.recordedCount == 8)
  }

  @Test func `damaged lines are counted and left out`() throws {
    var phone = JournalPhone(batchSize: 10)
    phone.open()
    try phone.record(3)
    let key = "test/e/s/1"
    let lines = (phone.facts.storage[key] ?? "").split(separator: "\n")
    phone.facts.storage[key] = "\(lines[0])\nnonsense\n\(lines[0])\n\(lines[2])\n12;4"
    phone.restart()
    let log = try #require(phone.journal.log(of: "e"))
    #expect(log.points.map(\.number) == [1, 3])
    #expect(log.damagedLineCount == 3)
    #expect(log.route.lines.count == 2)
  }
}
