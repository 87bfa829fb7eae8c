import BackendSimulator
import DeviceInterface
import ScenarioRunner
import Storyboards
import Testing

@testable import Rehearsal

/// What apps recorded, however soon they forget it.
struct RecordedTrackTests {
  private static func point(_ number: Int, beginsStretch: Bool = false) throws -> RecordedPoint {
    let position = try #require(
      Position(latitudeE7: Int32(522_000_000 + number * 1_000), longitudeE7: 210_000_000))
    return RecordedPoint(
      number: number,
      fix: RecordedFix(timeMilliseconds: Int64(number), position: position, accuracyMeters: 5),
      beginsStretch: beginsStretch)
  }

  /// Has a track observe what an app holds of an owner, as a film does.
  private static func observe(
    _ owner: String, _ points: [RecordedPoint], at seconds: Int, in track: inout RecordedTrack
  ) {
    let known = track.known(of: owner).point
    let held = HeldTrack(
      owner: owner, recordedCount: points.last?.number ?? 0, lostCount: 0, isFinished: false,
      length: .zero, points: points.filter { $0.number > known }, refused: [])
    track.observe(held, at: .seconds(seconds))
  }

  @Test func `points are noted once, when they are new`() throws {
    var track = RecordedTrack()
    let points = try (1...3).map { try Self.point($0) }
    Self.observe("a", Array(points[..<2]), at: 1, in: &track)
    Self.observe("a", Array(points[..<2]), at: 2, in: &track)
    Self.observe("a", points, at: 3, in: &track)
    #expect(track.segments.count == 1)
    #expect(track.segments[0].map(\.time) == [.seconds(1), .seconds(1), .seconds(3)])
    #expect(track.segments[0].map(\.accuracyMeters) == [5, 5, 5])
    #expect(track.gaps.isEmpty)
  }

  @Test func `a new process that remembers only the last points repeats none`() throws {
    var track = RecordedTrack()
    Self.observe("a", try (1...4).map { try Self.point($0) }, at: 1, in: &track)
    Self.observe("a", try (3...5).map { try Self.point($0) }, at: 9, in: &track)
    #expect(track.segments.flatMap(\.self).count == 5)
  }

  @Test func `a stretch that begins anew leaves a gap`() throws {
    var track = RecordedTrack()
    Self.observe("a", [try Self.point(1)], at: 1, in: &track)
    let resumed = [try Self.point(1), try Self.point(2, beginsStretch: true)]
    Self.observe("a", resumed, at: 60, in: &track)
    #expect(track.segments.map(\.count) == [1, 1])
    #expect(track.gaps.map(\.start) == [.seconds(1)])
    #expect(track.gaps.map(\.end) == [.seconds(60)])
  }

  @Test func `what another owner records is a way of its own`() throws {
    var track = RecordedTrack()
    Self.observe("a", [try Self.point(1)], at: 1, in: &track)
    Self.observe("b", [try Self.point(1)], at: 2, in: &track)
    #expect(track.segments.map(\.count) == [1, 1])
  }

  @Test func `what is too much is left out, and said so`() throws {
    var track = RecordedTrack()
    let one = try Self.point(1)
    let points = (1...RecordedTrack.pointsMax + 1).map { RecordedPoint(number: $0, fix: one.fix) }
    Self.observe("a", points.dropLast(), at: 1, in: &track)
    #expect(!track.isCut)
    Self.observe("a", points, at: 2, in: &track)
    #expect(track.isCut)
    #expect(track.segments.map(\.count) == [RecordedTrack.pointsMax])
  }
}
