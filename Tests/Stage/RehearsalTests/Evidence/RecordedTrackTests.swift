import AppParts
import DeviceInterface
import ScenarioRunner
import Storyboards
import Testing

@testable import Rehearsal

/// What apps recorded, however soon they forget it.
struct RecordedTrackTests {
  private static func point(_ number: Int, beginsStretch: Bool = false) throws -> TrackPoint {
    let position = try #require(
      Position(latitudeE7: Int32(522_000_000 + number * 1_000), longitudeE7: 210_000_000))
    return TrackPoint(
      number: number, timeMilliseconds: Int64(number), position: position, accuracyMeters: 5,
      beginsStretch: beginsStretch)
  }

  @Test func `points are noted once, when they are new`() throws {
    var track = RecordedTrack()
    let points = try (1...3).map { try Self.point($0) }
    track.observe("a", PackedList(points[..<2]), at: .seconds(1))
    track.observe("a", PackedList(points[..<2]), at: .seconds(2))
    track.observe("a", PackedList(points), at: .seconds(3))
    #expect(track.segments.count == 1)
    #expect(track.segments[0].map(\.time) == [.seconds(1), .seconds(1), .seconds(3)])
    #expect(track.segments[0].map(\.accuracyMeters) == [5, 5, 5])
    #expect(track.gaps.isEmpty)
  }

  @Test func `a new process that remembers only the last points repeats none`() throws {
    var track = RecordedTrack()
    track.observe("a", PackedList(try (1...4).map { try Self.point($0) }), at: .seconds(1))
    track.observe("a", PackedList(try (3...5).map { try Self.point($0) }), at: .seconds(9))
    #expect(track.segments.flatMap(\.self).count == 5)
  }

  @Test func `a stretch that begins anew leaves a gap`() throws {
    var track = RecordedTrack()
    track.observe("a", PackedList([try Self.point(1)]), at: .seconds(1))
    let resumed = [try Self.point(1), try Self.point(2, beginsStretch: true)]
    track.observe("a", PackedList(resumed), at: .seconds(60))
    #expect(track.segments.map(\.count) == [1, 1])
    #expect(track.gaps.map(\.start) == [.seconds(1)])
    #expect(track.gaps.map(\.end) == [.seconds(60)])
  }

  @Test func `what another owner records is a way of its own`() throws {
    var track = RecordedTrack()
    track.observe("a", PackedList([try Self.point(1)]), at: .seconds(1))
    track.observe("b", PackedList([try Self.point(1)]), at: .seconds(2))
    #expect(track.segments.map(\.count) == [1, 1])
  }

  @Test func `what is too much is left out, and said so`() throws {
    var track = RecordedTrack()
    let one = try Self.point(1)
    let points = (1...RecordedTrack.pointsMax + 1).map { number in
      var point = one
      point.number = number
      return point
    }
    track.observe("a", PackedList(points.dropLast()), at: .seconds(1))
    #expect(!track.isCut)
    track.observe("a", PackedList(points), at: .seconds(2))
    #expect(track.isCut)
    #expect(track.segments.map(\.count) == [RecordedTrack.pointsMax])
  }
}
