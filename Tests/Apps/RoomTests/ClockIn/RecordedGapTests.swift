import DeviceInterface
import Testing

@testable import ClockInRoom

struct RecordedGapTests {
  @Test func `every reason of a gap is kept`() {
    let all = RecordedGap.Reason.allCases
    let gaps = (1...100).map { number in
      RecordedGap(
        number: number, fromMilliseconds: Int64(number), toMilliseconds: -Int64(number),
        reason: all[number % all.count])
    }
    #expect(Array(PackedList(gaps)) == gaps)
  }
}
