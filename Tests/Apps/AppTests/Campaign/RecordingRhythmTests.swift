import AppParts
import DeviceInterface
import Testing

@testable import CampaignApp

/// When a position is recorded, and when one is asked for.
struct RecordingRhythmTests {
  private static let interval = Duration.seconds(60)

  private static func requests(at uptime: Int) -> Requests {
    Requests(
      Facts(platform: .iOS, permission: Permission(.always), uptime: .seconds(uptime)))
  }

  /// A way of so many centimetres.
  private static func moved(_ centimeters: Int64) -> WayMeter.Step {
    .moved(Distance(centimeters: centimeters))
  }

  @Test(arguments: [
    (WayMeter.Step.first, 0, 11, true), (moved(994), 0, 30, false), (moved(995), 0, 30, true),
    (moved(0), 0, 69, false), (moved(0), 0, 70, true), (.within, 0, 69, false),
    (.within, 0, 70, true), (.within, 999, 69, false), (.within, 1_000, 69, true),
  ])
  func `one is recorded first, at the distance, by the speeds or when the interval is over`(
    step: WayMeter.Step, gone: Int64, uptime: Int, isRecorded: Bool
  ) {
    var rhythm = RecordingRhythm()
    rhythm.begin(at: .seconds(5))
    rhythm.recorded(at: .seconds(10))
    #expect(
      rhythm.isWorthRecording(
        step, gone: Distance(centimeters: gone), at: .seconds(uptime), distance: .meters(10),
        interval: Self.interval) == isRecorded)
  }

  @Test func `the fallback is due an interval after the last record or question`() {
    var rhythm = RecordingRhythm()
    rhythm.begin(at: .zero)
    #expect(rhythm.timeToFallback(at: .seconds(20), interval: Self.interval) == .seconds(40))
    rhythm.recorded(at: .seconds(20))
    #expect(rhythm.timeToFallback(at: .seconds(20), interval: Self.interval) == Self.interval)
    var platform = Self.requests(at: 80)
    rhythm.ask(timeout: .seconds(5), &platform)
    #expect(platform.list == [.requestFix(FixRequest(timeout: .seconds(5)))])
    #expect(rhythm.timeToFallback(at: .seconds(90), interval: Self.interval) == .seconds(50))
  }

  @Test(arguments: [false, true])
  func `an old answer is asked for once more, unless the question is answered`(
    isAnswered: Bool
  ) {
    var rhythm = RecordingRhythm()
    rhythm.begin(at: .zero)
    var platform = Self.requests(at: 60)
    rhythm.ask(timeout: .seconds(5), &platform)
    if isAnswered { rhythm.recorded(at: .seconds(61)) }
    for _ in 0..<2 { rhythm.answeredStale(&platform) }
    #expect(platform.list.count == (isAnswered ? 1 : 2))
  }
}
