import DeviceInterface
import Testing

@testable import AppParts

/// What the server has is not kept for ever, however much is recorded.
struct TrackJournalForgettingTests {
  private static let keptPointsMax = 60

  /// What a journal holds of one owner, in memory and in storage.
  private struct Extent: Equatable {
    var points = 0
    var segments = 0
    var corners = 0
    var notes = 0
    var values = 0

    init() {}

    init(_ phone: JournalPhone) {
      let log = phone.journal.log(of: "e")
      points = log?.points.count ?? 0
      segments = log?.segments.count ?? 0
      corners = log?.route.cornerCount ?? 0
      notes = phone.facts.storage["test/e/notes"]?.split(separator: "\n").count ?? 0
      values = phone.facts.storage.count
    }

    func union(_ other: Extent) -> Extent {
      var all = self
      all.points = max(points, other.points)
      all.segments = max(segments, other.segments)
      all.corners = max(corners, other.corners)
      all.notes = max(notes, other.notes)
      all.values = max(values, other.values)
      return all
    }
  }

  /// Records points that the server takes, and returns the most that was held meanwhile.
  private static func record(_ count: Int, _ phone: inout JournalPhone) throws -> Extent {
    var most = Extent()
    for _ in 0..<count {
      try phone.record()
      phone.answerAll()
      most = most.union(Extent(phone))
    }
    return most
  }

  @Test func `ten times the points are no more to keep`() throws {
    var phone = JournalPhone(keptPointsMax: Self.keptPointsMax)
    phone.open()
    var few = try Self.record(500, &phone)
    var many = try Self.record(4_500, &phone)
    #expect((Self.keptPointsMax / 2...Self.keptPointsMax + 3).contains(few.points))
    // Corners have a bound of their own, which is greater.
    (few.corners, many.corners) = (0, 0)
    #expect(few == many)
    let log = try #require(phone.journal.log(of: "e"))
    #expect(log.recordedCount == 5_000 && log.acceptedCount == 4_998 && log.lostCount == 0)
    phone.end()
    phone.answerAll()
    #expect(phone.server.points.keys.sorted() == Array(1...5_000))
    #expect(phone.facts.storage == [:])
  }

  @Test func `a process that dies while points are let go of misses none`() throws {
    var (died, forgotten) = (0, 0)
    for kill in 0..<400 {
      var phone = JournalPhone(keptPointsMax: 12)
      phone.requestsLeft = kill
      phone.open()
      for _ in 0..<50 {
        try phone.record()
        phone.answerAll()
      }
      guard phone.isDead else { break }
      died += 1
      phone.restart()
      guard let log = phone.journal.log(of: "e") else { continue }
      #expect(log.lostCount == 0, "killed after \(kill) requests")
      if log.points.count < log.recordedCount { forgotten += 1 }
      let count = log.recordedCount
      try phone.record(40)
      phone.answerAll()
      phone.end()
      phone.answerAll()
      let numbers = phone.server.points.keys.sorted()
      #expect(numbers == Array(1...count + 40), "killed after \(kill) requests")
      #expect(phone.server.conflicts == 0, "killed after \(kill) requests")
      #expect(phone.facts.storage == [:], "killed after \(kill) requests")
    }
    #expect(died > 100 && forgotten > 50)
  }

  @Test func `what waits and what the server has refused stays`() throws {
    var phone = JournalPhone(keptPointsMax: 12)
    phone.open()
    try phone.record(3)
    phone.answer(body: #"{"accepted":[1,3],"refused":[{"n":2,"reason":"conflict"}]}"#)
    _ = try Self.record(60, &phone)
    phone.setOnline(false)
    try phone.record(60)
    for _ in 0..<2 {
      let log = try #require(phone.journal.log(of: "e"))
      #expect(log.refusedCount == 1 && log.lostCount == 0 && log.recordedCount == 123)
      #expect(log.segments.first?.refused == [2])
      let numbers = log.points.map(\.number)
      #expect(numbers.prefix(3) == [1, 2, 3] && numbers.suffix(60) == Array(64...123))
      #expect(numbers.count <= 3 + 12 + 60)
      phone.restart()
    }
    phone.setOnline(true)
    phone.answerAll()
    _ = try Self.record(60, &phone)
    #expect(try #require(phone.journal.log(of: "e")).points.count <= 3 + 12 + 3)
  }

  @Test func `the length and the end of the route outlast the points`() throws {
    var phone = JournalPhone(keptPointsMax: 12)
    phone.open()
    _ = try Self.record(100, &phone)
    let route = try #require(phone.journal.log(of: "e")?.route)
    phone.restart()
    let restored = try #require(phone.journal.log(of: "e")?.route)
    #expect(restored.length == route.length && restored.length > .meters(1_000))
    #expect(restored.end == route.end)
  }
}
