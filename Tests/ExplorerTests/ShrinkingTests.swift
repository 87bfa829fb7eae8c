import Explorer
import Testing

struct ShrinkingTests {
  @Test(arguments: [[3, 17, 40], [0], [49], [0, 49], [10, 11, 12, 13]])
  func `only the events remain that it takes`(causes: [Int]) {
    let result = Shrinking.shrink(Array(0..<50)) { Set(causes).isSubset(of: $0) }
    #expect(result.events == causes)
    #expect(result.isMinimal)
    #expect(result.tryCount < 500)
  }

  @Test func `nothing remains where it breaks without any event`() {
    #expect(Shrinking.shrink([1, 2, 3]) { _ in true }.events.isEmpty)
  }

  @Test func `no event of a story that is short enough can be left out`() {
    // Breaks with an even number of events of which one is 5: leaving out one alone never helps.
    let breaks = { (events: [Int]) in events.count.isMultiple(of: 2) && events.contains(5) }
    let result = Shrinking.shrink([1, 5, 2, 3, 4, 6], stillBreaks: breaks)
    #expect(breaks(result.events))
    for place in result.events.indices {
      var shorter = result.events
      shorter.remove(at: place)
      #expect(!breaks(shorter))
    }
  }

  @Test func `events become plainer where it breaks all the same`() {
    let result = Shrinking.shrink(
      [180, 7], simpler: { event in [60, 120, event / 2].filter { $0 < event } },
      stillBreaks: { $0.reduce(0, +) >= 100 })
    #expect(result.events == [120])
  }

  @Test func `a bound on tries ends it with a story that breaks`() {
    let result = Shrinking.shrink(Array(0..<1_000), triesMax: 10) { $0.contains(500) }
    #expect(result.events.contains(500))
    #expect(!result.isMinimal)
    #expect(result.tryCount == 10)
  }
}
