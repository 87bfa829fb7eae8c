import AppParts
import DeviceInterface
import Testing

@testable import CampaignApp

/// When a position is recorded, and when one is asked for.
struct RecordingRhythmTests {
  private static let interval = Duration.seconds(60)

  private static func place(_ north: Int32) throws -> Position {
    try #require(Position(latitudeE7: north, longitudeE7: 0))
  }

  private static func requests(at uptime: Int) -> Requests {
    Requests(
      Facts(platform: .iOS, permission: Permission(.always), uptime: .seconds(uptime)))
  }

  @Test func `the first position of a stretch is recorded wherever it is, without a line`() throws {
    var rhythm = RecordingRhythm()
    rhythm.begin(at: .seconds(10))
    rhythm.recorded(try Self.place(0), at: .seconds(11))
    rhythm.begin(at: .seconds(20))
    #expect(rhythm.leg(to: try Self.place(0)) == nil)
    #expect(
      rhythm.isWorthRecording(
        leg: nil, at: .seconds(20), distance: .meters(10), interval: Self.interval))
  }

  @Test(arguments: [
    (994, 30, false), (995, 30, true), (0, 69, false), (0, 70, true),
  ])
  func `a later one is recorded at the distance or when the interval is over`(
    centimeters: Int64, uptime: Int, isRecorded: Bool
  ) throws {
    var rhythm = RecordingRhythm()
    rhythm.begin(at: .seconds(5))
    rhythm.recorded(try Self.place(0), at: .seconds(10))
    #expect(
      rhythm.isWorthRecording(
        leg: Distance(centimeters: centimeters), at: .seconds(uptime), distance: .meters(10),
        interval: Self.interval) == isRecorded)
  }

  @Test func `the fallback is due an interval after the last record or question`() throws {
    var rhythm = RecordingRhythm()
    rhythm.begin(at: .zero)
    #expect(rhythm.timeToFallback(at: .seconds(20), interval: Self.interval) == .seconds(40))
    rhythm.recorded(try Self.place(0), at: .seconds(20))
    #expect(rhythm.timeToFallback(at: .seconds(20), interval: Self.interval) == Self.interval)
    var platform = Self.requests(at: 80)
    rhythm.ask(timeout: .seconds(5), &platform)
    #expect(platform.list == [.requestFix(FixRequest(timeout: .seconds(5)))])
    #expect(rhythm.timeToFallback(at: .seconds(90), interval: Self.interval) == .seconds(50))
  }

  @Test(arguments: [false, true])
  func `an old answer is asked for once more, unless the question is answered`(
    isAnswered: Bool
  ) throws {
    var rhythm = RecordingRhythm()
    rhythm.begin(at: .zero)
    var platform = Self.requests(at: 60)
    rhythm.ask(timeout: .seconds(5), &platform)
    if isAnswered { rhythm.recorded(try Self.place(0), at: .seconds(61)) }
    for _ in 0..<2 { rhythm.answeredStale(&platform) }
    #expect(platform.list.count == (isAnswered ? 1 : 2))
  }
}
