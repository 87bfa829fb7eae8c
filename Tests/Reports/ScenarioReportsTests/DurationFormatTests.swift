import Testing

@testable import ScenarioReports

struct DurationFormatTests {
  @Test(arguments: [
    (Duration.zero, "0 s", "00:00.000", "0.000"),
    (.milliseconds(1_500), "1.5 s", "00:01.500", "1.500"),
    (.milliseconds(50), "0.05 s", "00:00.050", "0.050"),
    (.milliseconds(59_999), "59.999 s", "00:59.999", "59.999"),
    (.seconds(60), "1 min", "01:00.000", "60.000"),
    (.milliseconds(125_250), "2 min 5.25 s", "02:05.250", "125.250"),
    (.seconds(5400), "1 h 30 min", "1:30:00.000", "5400.000"),
    (.seconds(90_061), "1 d 1 h 1 min 1 s", "25:01:01.000", "90061.000"),
    (.seconds(-5), "0 s", "00:00.000", "0.000"),
  ])
  func `durations are lengths, points on a clock, and seconds`(
    duration: Duration, length: String, clock: String, seconds: String
  ) {
    #expect(DurationFormat.length(duration) == length)
    #expect(DurationFormat.clock(duration) == clock)
    var sink = ByteSink()
    DurationFormat.write(seconds: duration, to: &sink)
    #expect(String(decoding: sink.bytes, as: UTF8.self) == seconds)
  }
}
