import Testing

@testable import DeviceSimulator

struct RisingTimesTests {
  @Test(
    arguments: [
      ([], []), ([nil, nil], []), ([5], [0]), ([1, 2, 3], [0, 1, 2]), ([1, 1, 1], [0]),
      ([1, nil, 2], [0, 2]), ([1, 9, 2, 3], [0, 2, 3]), ([5, 6, 1, 2, 3], [2, 3, 4]),
      ([4, -9, 5, 6], [0, 2, 3]), ([1, 2, 2, 3], [0, 1, 3]), ([3, 2, 1], [2]),
    ] as [([Int64?], [Int])])
  func `the longest series that rises is kept`(_ times: [Int64?], _ kept: [Int]) {
    #expect(RisingTimes.kept(times) == kept)
  }

  @Test func `what is kept always rises`() {
    var numbers = TestNumbers(state: 3)
    for _ in 0..<300 {
      let times = (0..<40).map { _ in
        numbers.next() % 5 == 0 ? nil : Int64(numbers.next() % 60)
      }
      let kept = RisingTimes.kept(times)
      let series = kept.compactMap { times[$0] }
      #expect(series.count == kept.count)
      #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
      #expect(zip(series, series.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}
