import DeviceInterface
import Testing

@testable import AppParts

/// How often storing is tried again at once, and what is told where that has no end.
struct RetryBoundTests {
  private static func facts(at seconds: Int) -> Facts {
    Facts(platform: .iOS, permission: Permission(.always), uptime: .seconds(seconds))
  }

  @Test func `the bound holds for one instant, and the error says what and how often`() throws {
    var bound = RetryBound()
    for number in 0..<RetryBound.retriesMax {
      try bound.spend(on: "test/e/s/\(number)", Self.facts(at: 7))
    }
    #expect(bound.exceeded == nil)
    let error = EndlessStorageRetry(key: "test/state", retries: 200, uptime: .seconds(7))
    #expect(throws: error) { try bound.spend(on: "test/state", Self.facts(at: 7)) }
    #expect(bound.exceeded == error)
    #expect(
      error.description.contains(#"200 times at one instant, the last time for "test/state""#))
    // As time has passed there may be room; what was wrong once stays to be seen.
    try bound.spend(on: "test/state", Self.facts(at: 8))
    #expect(bound.exceeded == error)
  }

  @Test func `a journal tries no more, counts the phone as full and keeps the error`() throws {
    var phone = JournalPhone(batchSize: 1)
    phone.open()
    // Offline, so that there is always a batch to delete.
    phone.setOnline(false)
    try phone.record(RetryBound.retriesMax + 10)
    let key = "test/e/s/\(RetryBound.retriesMax + 5)"
    var platform = Requests(phone.facts)
    for _ in 0..<RetryBound.retriesMax {
      #expect(phone.journal.receiveStorageFailure(key: key, &platform))
    }
    #expect(phone.journal.endlessRetry == nil)
    #expect(!phone.journal.isStorageFull)
    platform = Requests(phone.facts)
    #expect(phone.journal.receiveStorageFailure(key: key, &platform))
    // Nothing is stored or deleted; without a network, time alone is an occasion to try again.
    #expect(platform.list == [.schedule(timer: "test.retry", after: .seconds(300))])
    #expect(phone.journal.isStorageFull)
    #expect(phone.journal.endlessRetry?.key == key)
  }

  @Test func `what the server takes of a full phone at one instant has no bound`() throws {
    var phone = JournalPhone(batchSize: 1)
    phone.capacity = 0
    phone.facts.storageFreeBytes = 0
    phone.open()
    phone.setOnline(false)
    for second in 0..<RetryBound.retriesMax {
      phone.facts.uptime = .seconds(second)
      try phone.record()
    }
    phone.setOnline(true)
    phone.answerAll()
    #expect(phone.server.points.count == RetryBound.retriesMax)
    #expect(phone.journal.endlessRetry == nil)
  }

  @Test func `the state of an app is tried again no more either`() {
    var journal = TrackJournal(namespace: "test")
    var stored = StoredState(key: "test.state")
    var platform = Requests(Self.facts(at: 7))
    for _ in 0...RetryBound.retriesMax {
      #expect(!stored.receiveStorageFailure(key: "test.state", &journal, &platform))
    }
    #expect(stored.isOwed)
    #expect(journal.endlessRetry?.key == "test.state")
  }
}
