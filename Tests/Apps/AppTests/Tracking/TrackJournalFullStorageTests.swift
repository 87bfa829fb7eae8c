import DeviceInterface
import Testing

@testable import AppParts

/// The storage is full, the process ends, and the next one goes on.
struct TrackJournalFullStorageTests {
  /// Lets no byte more into storage.
  private static func fill(_ phone: inout JournalPhone) {
    phone.capacity = phone.facts.storage.values.reduce(0) { $0 + $1.utf8.count }
    phone.facts.storageFreeBytes = 0
  }

  private static func free(_ phone: inout JournalPhone) {
    phone.capacity = .max
    phone.facts.storageFreeBytes = nil
  }

  /// No key was ever used for two bodies, which a server refuses.
  private static func expectKeysOfTheirOwn(
    _ phone: JournalPhone, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var bodies: [String: String] = [:]
    for request in phone.sent {
      let key = request.idempotencyKey ?? ""
      #expect(bodies[key, default: request.body] == request.body, sourceLocation: sourceLocation)
      bodies[key] = request.body
    }
  }

  @Test func `numbers and keys of points sent from memory are not used again`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(1)
    Self.fill(&phone)
    for count in [2, 3, 1] {
      try phone.record(count)
      phone.answerAll()
    }
    let length = phone.journal.log(of: "e")?.route.length
    Self.free(&phone)
    phone.restart()
    let restored = try #require(phone.journal.log(of: "e"))
    #expect(restored.recordedCount == 7)
    #expect(restored.acceptedCount == 6)
    #expect(restored.route.length == length)
    // The seventh was not sent; where storage did not take it in, it is lost, and that is known.
    let isStored = restored.points.contains { $0.number == 7 }
    #expect(restored.lostCount == (isStored ? 0 : 1))
    try phone.record(3)
    phone.answerAll()
    #expect(
      phone.server.points.keys.sorted() == (1...10).filter { $0 != 7 || isStored })
    #expect(phone.server.conflicts == 0)
    Self.expectKeysOfTheirOwn(phone)
  }

  @Test func `a batch of which storage holds a part has a key of its own in the next process`()
    throws
  {
    var phone = JournalPhone()
    phone.open()
    try phone.record(1)
    Self.fill(&phone)
    try phone.record(2)
    phone.answer(isLost: true)
    phone.restart()
    #expect(phone.sent.map(\.idempotencyKey) == ["e/points/1", "e/points/1/cut"])
    phone.answerAll()
    #expect(phone.server.conflicts == 0)
    Self.expectKeysOfTheirOwn(phone)
  }

  @Test func `a process that dies anywhere on a full phone uses no number again`() throws {
    var died = 0
    for kill in 0..<200 {
      var phone = JournalPhone()
      phone.open()
      try phone.record(4)
      Self.fill(&phone)
      phone.requestsLeft = kill
      try phone.record(3)
      phone.answerAll()
      try phone.record(4)
      phone.answer(isLost: true)
      guard phone.isDead else { break }
      died += 1
      Self.free(&phone)
      phone.restart()
      try phone.record(4)
      phone.flush()
      phone.answerAll()
      let log = try #require(phone.journal.log(of: "e"))
      #expect(phone.server.conflicts == 0, "killed after \(kill) requests")
      #expect(
        phone.server.points.count + log.lostCount >= log.recordedCount,
        "killed after \(kill) requests")
      Self.expectKeysOfTheirOwn(phone)
    }
    #expect(died > 10)
  }

  @Test func `filled twice, what was lost before is counted once`() throws {
    var phone = JournalPhone()
    phone.open()
    for _ in 0..<2 {
      try phone.record(1)
      Self.fill(&phone)
      try phone.record(1)
      Self.free(&phone)
      phone.restart()
      phone.answerAll()
    }
    let log = try #require(phone.journal.log(of: "e"))
    #expect(log.lostCount == 2)
    #expect(log.recordedCount == 4)
    #expect(phone.server.points.keys.sorted() == [1, 3])
    phone.restart()
    #expect(phone.journal.log(of: "e")?.lostCount == 2)
  }

  @Test func `points that only the process holds make no room, and wait for the network`() throws {
    var phone = JournalPhone()
    phone.open()
    Self.fill(&phone)
    phone.setOnline(false)
    try phone.record(7)
    #expect(phone.journal.log(of: "e")?.lostCount == 0)
    phone.setOnline(true)
    phone.flush()
    phone.answerAll()
    #expect(phone.server.points.keys.sorted() == Array(1...7))
  }

  @Test func `without its heading nothing of a log is stored, and all of it once there is room`()
    throws
  {
    var phone = JournalPhone()
    // A line takes 50, the heading 85.
    phone.capacity = 60
    phone.facts.storageFreeBytes = 60
    phone.open()
    phone.setOnline(false)
    try phone.record(7)
    phone.flush()
    #expect(phone.facts.storage.isEmpty)
    #expect(phone.journal.log(of: "e")?.lostCount == 0)
    Self.free(&phone)
    phone.flush()
    phone.restart()
    #expect(phone.journal.log(of: "e")?.points.map(\.number) == Array(1...7))
  }

  @Test func `a process that knows nothing else of an owner tells how many points were lost`()
    throws
  {
    var phone = JournalPhone()
    phone.open()
    Self.fill(&phone)
    phone.setOnline(false)
    try phone.record(7)
    phone.restart()
    let path: (String) -> String = { "/\($0)/pruned" }
    phone.act { $0.reportPruned(nil, path: path, &$1, &$2) }
    phone.act { journal, _, platform in journal.finishAll(but: nil, &platform) }
    #expect(phone.journal.isWaiting("e"))
    phone.setOnline(true)
    #expect(phone.sent.last?.body == #"{"pruned":7}"#)
  }

  @Test func `no line leads from points that a new process lacks to the next one`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(1)
    Self.fill(&phone)
    try phone.record(1)
    let length = try #require(phone.journal.log(of: "e")?.route.length)
    Self.free(&phone)
    phone.restart()
    try phone.record(2)
    let log = try #require(phone.journal.log(of: "e"))
    #expect(log.points.map(\.number) == [1, 3, 4])
    #expect(log.points.map(\.beginsStretch) == [true, true, false])
    #expect(log.points.map(\.routeLength).dropFirst().first == length)
    #expect(log.route.lines.map(\.count) == [1, 2])
  }

  @Test func `the heading never grows, and the one of the first format is still read`() throws {
    var log = PointLog(owner: "e", destination: .init(path: "/p"), order: 7, namespace: "test")
    let empty = log.mark.text.utf8.count
    log.nextPoint = 1_234_567
    log.acceptedCount = 1_000_000
    #expect(log.mark.text.utf8.count == empty)
    var stored = PointLog.Stored()
    stored.head = "1;7\n/p\n"
    let old = try #require(PointLog(owner: "e", stored, namespace: "test"))
    #expect(old.order == 7)
    #expect(old.recordedCount == 0)
    for torn in ["2;7\n/p\n", "2;7;1;1\n/p\n", "3;7\n/p\n", "2;7;\(log.mark.text);1\n/p\n"] {
      stored.head = torn
      #expect(PointLog(owner: "e", stored, namespace: "test") == nil, "\(torn)")
    }
  }
}
