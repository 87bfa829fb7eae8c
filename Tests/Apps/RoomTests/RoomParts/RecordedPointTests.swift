import AppParts
import BackendSimulator
import CampaignRoom
import DeviceInterface
import DeviceSimulator
import Testing

@testable import Rehearsal
@testable import RoomParts

/// What an app has recorded, as plain values.
struct RecordedPointTests {
  private static func journal(_ count: Int, batchSize: Int) throws -> TrackJournal {
    var configuration = TrackJournal.Configuration()
    configuration.batchSize = batchSize
    var journal = TrackJournal(namespace: "test", configuration: configuration)
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    var requests = RequestCounter()
    journal.open("e-1", .init(path: "/points"), &platform)
    for number in 1...count {
      let position = try #require(
        Position(latitudeE7: 522_000_000 + Int32(number) * 1_000, longitudeE7: 210_000_000))
      let point = TrackPoint(
        number: 0, timeMilliseconds: Int64(number), position: position, accuracyMeters: 5,
        isLowAccuracy: number == 2)
      journal.record(point, owner: "e-1", &requests, &platform)
    }
    return journal
  }

  @Test func `a point is told as its server should have it`() throws {
    let log = try #require(try Self.journal(2, batchSize: 50).log(of: "e-1"))
    let points = log.points.map(RecordedPoint.init)
    #expect(points.map(\.number) == [1, 2])
    #expect(points.map(\.fix.timeMilliseconds) == [1, 2])
    #expect(points.map(\.fix.isLowAccuracy) == [false, true])
    #expect(points.map(\.beginsStretch) == [true, false])
  }

  @Test(arguments: [(0, [1, 2, 3]), (2, [3]), (3, []), (9, [])])
  func `only points that are not known are told`(_ known: Int, _ told: [Int]) throws {
    let news = try Self.journal(3, batchSize: 50).news { _ in
      HeldTrack.Known(point: known, refusedCount: 0, lostCount: nil)
    }
    #expect(news.tracks.map(\.owner) == ["e-1"])
    #expect(news.tracks.map(\.recordedCount) == [3])
    #expect(news.tracks.map { $0.points.map(\.number) } == [told])
    #expect(news.tracks.allSatisfy { $0.length > .meters(20) })
  }

  @Test func `all that is held is told, and whose points wait`() throws {
    let held = try Self.journal(3, batchSize: 2).held
    #expect(held.track(of: "e-1")?.points.count == 3)
    #expect(held.queuedOwners == ["e-1"])
    #expect(!held.isDelivered)
  }

  @Test func `what is stored again without end is told`() throws {
    var journal = try Self.journal(1, batchSize: 50)
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    for _ in 0..<200 { _ = journal.receiveStorageFailure(key: "test/e-1/head", &platform) }
    #expect(journal.news { _ in .nothing }.endlessRetry == nil)
    _ = journal.receiveStorageFailure(key: "test/e-1/head", &platform)
    let told = try #require(journal.news { _ in .nothing }.endlessRetry)
    #expect(told.contains(#"200 times at one instant, the last time for "test/e-1/head""#))
  }

  @Test func `a phone's storage holds what a new process would find`() throws {
    let phone = Phone(profile: .iOS, seed: 1)
    #expect(try Self.journal(1, batchSize: 50).stored(on: phone).logs.isEmpty)
  }
}
