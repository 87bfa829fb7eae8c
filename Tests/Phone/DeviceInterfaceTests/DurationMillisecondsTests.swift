import DeviceInterface
import Testing

struct DurationMillisecondsTests {
  private static let samples: [(duration: Duration, milliseconds: Int64)] = [
    (.zero, 0),
    (.milliseconds(1), 1),
    (.microseconds(1_999), 1),
    (.nanoseconds(999_999), 0),
    // About the longest that is divided in 64 bits, and the shortest that is not.
    (.microseconds(604_462_909_807), 604_462_909),
    (.microseconds(604_462_909_808), 604_462_909),
    (.seconds(31_536_000), 31_536_000_000),
    (.microseconds(-1_999), -1),
    (.seconds(-604_463), -604_463_000),
  ]

  @Test(arguments: samples)
  func `whole milliseconds are rounded toward zero`(
    _ duration: Duration, _ milliseconds: Int64
  ) {
    #expect(duration.wholeMilliseconds == milliseconds)
  }

  @Test func `every number of milliseconds comes back`() {
    for milliseconds in stride(from: Int64(-700_000_000), to: 1_400_000_000, by: 12_345) {
      #expect(Duration.milliseconds(milliseconds).wholeMilliseconds == milliseconds)
    }
  }
}
