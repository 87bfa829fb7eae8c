import DeviceInterface
import Testing

@testable import Rehearsal

/// How scenarios write lengths of time.
struct DurationTextTests {
  @Test(arguments: [
    ("5 minutes", Duration.seconds(300)), ("1 h 30 min", .seconds(5_400)),
    ("1 hour and 30 minutes", .seconds(5_400)),
    ("1 hour, 2 minutes, and 3 seconds", .seconds(3_723)),
    ("500 ms", .milliseconds(500)), ("1.5 hours", .seconds(5_400)), ("a minute", .seconds(60)),
    ("an hour", .seconds(3_600)), ("2 days", .seconds(172_800)), ("0 seconds", .zero),
  ])
  func `words become a duration`(_ text: String, _ duration: Duration) {
    #expect(DurationText.parse(text) == duration)
  }

  @Test(arguments: [
    "", "5", "minutes", "5 bananas", "1.2.3 s", "99999999999999 h", "5 minutes and",
    "and", "ah", "as",
  ])
  func `words that are no duration are refused`(_ text: String) {
    #expect(DurationText.parse(text) == nil)
  }

  @Test(arguments: [
    (Duration.zero, "0 s"), (.milliseconds(2_500), "2.5 s"), (.milliseconds(1), "0.001 s"),
    (.seconds(5_400), "1 h 30 min"), (.seconds(90_061), "1 d 1 h 1 min 1 s"),
    (.seconds(-60), "-1 min"),
  ])
  func `a duration is written as short as it can be`(_ duration: Duration, _ text: String) {
    #expect(DurationText.render(duration) == text)
  }

  @Test(arguments: [1, 999, 60_000, 3_661_500, 90_000_000] as [Int64])
  func `what is written can be read back`(_ milliseconds: Int64) {
    let duration = Duration.milliseconds(milliseconds)
    #expect(DurationText.parse(DurationText.render(duration)) == duration)
  }
}
