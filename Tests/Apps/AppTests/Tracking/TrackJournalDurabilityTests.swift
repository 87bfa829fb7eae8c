import DeviceInterface
import Testing

@testable import AppParts

/// The process dies anywhere, or the storage is full.
struct TrackJournalDurabilityTests {
  /// Records, loses the network and finds it, loses answers, and ends.
  private static func play(_ phone: inout JournalPhone) throws {
    phone.open()
    try phone.record(4)
    phone.answer(isLost: true)
    phone.setOnline(false)
    try phone.record(4)
    phone.setOnline(true)
    phone.answer()
    phone.fireTimers()
    try phone.record(2)
    phone.flush()
    phone.answer()
    phone.end()
    phone.answer(isLost: true)
    phone.fireTimers()
    phone.answerAll()
  }

  @Test func `a process that dies between any two requests loses, doubles and changes no point`()
    throws
  {
    var died = 0
    for kill in 0..<200 {
      var phone = JournalPhone()
      phone.requestsLeft = kill
      try Self.play(&phone)
      guard phone.isDead else { break }
      died += 1
      let stored = phone.facts.storage
      phone.restart()
      let recorded = phone.journal.log(of: "e")?.points.map(\.number) ?? []
      for number in recorded { #expect((1...10).contains(number)) }
      phone.act { journal, _, platform in
        for log in journal.logs { journal.finish(log.owner, &platform) }
      }
      phone.answerAll()
      // What had been appended before the death is on the server, and only that.
      let lines = stored.filter { $0.key.hasPrefix("test/e/s/") }.values
        .flatMap { $0.split(separator: "\n").compactMap { TrackPoint(line: $0)?.number } }
      #expect(
        Set(lines).isSubset(of: Set(phone.server.points.keys)), "killed after \(kill) requests")
      let everything = phone.server.points.keys.sorted()
      #expect(everything == Array(1..<(1 + everything.count)), "killed after \(kill) requests")
      #expect(phone.server.conflicts == 0, "killed after \(kill) requests")
      #expect(phone.facts.storage == [:], "killed after \(kill) requests")
      #expect(Set(phone.server.reports).count == phone.server.reports.count)
    }
    #expect(died > 25)
  }

  @Test func `a full storage gives up what is on the server first, then the oldest of the rest`()
    throws
  {
    var phone = JournalPhone()
    phone.open()
    try phone.record(6)
    phone.answerAll()
    phone.setOnline(false)
    phone.capacity = phone.facts.storage.values.reduce(0) { $0 + $1.utf8.count } + 60
    try phone.record(12)
    let log = try #require(phone.journal.log(of: "e"))
    #expect(log.segments.prefix(2).allSatisfy { $0.state == .settled && !$0.isStored })
    #expect(log.lostCount > 0)
    #expect(log.segments[2].state == .lost)
    #expect(log.segments.last?.state == .waiting)
    phone.restart()
    let restored = try #require(phone.journal.log(of: "e"))
    #expect(restored.lostCount == log.lostCount)
    #expect(restored.recordedCount == 18)
    #expect(restored.acceptedCount == 6)
    #expect(restored.route.length == log.route.length)
    phone.capacity = .max
    phone.setOnline(true)
    phone.answerAll()
    #expect(phone.server.points.count == 18 - log.lostCount)
    #expect(phone.server.conflicts == 0)
  }

  @Test func `a point that could not be stored is stored as soon as there is room`() throws {
    var phone = JournalPhone(batchSize: 20)
    phone.open()
    phone.capacity = phone.facts.storage.values.reduce(0) { $0 + $1.utf8.count } + 70
    try phone.record(3)
    #expect(phone.journal.isStorageFull)
    phone.capacity = .max
    try phone.record(1)
    phone.restart()
    #expect(phone.journal.log(of: "e")?.points.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `little free room is made larger before it is too late`() throws {
    var phone = JournalPhone()
    phone.open()
    try phone.record(6)
    phone.answerAll()
    phone.facts.storageFreeBytes = 100
    phone.flush()
    #expect(phone.facts.storage["test/e/s/1"] == nil)
    #expect(phone.facts.storage["test/e/s/2"] != nil)
  }
}
