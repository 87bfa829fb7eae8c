import Explorer
import TestSupport
import Testing

struct ShrinkingTests {
  @Test(arguments: [[3, 17, 40], [0], [49], [0, 49], [10, 11, 12, 13]])
  func `only the events remain that it takes`(causes: [Int]) {
    let result = Shrinking.shrink(Array(0..<50)) { Set(causes).isSubset(of: $0) }
    #expect(result.events == causes)
    #expect(result.claim == .noPart)
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
    #expect(result.claim == .nothing)
    #expect(result.tryCount == 10)
  }

  @Test func `an event goes with the one that it makes possible`() {
    // Whoever is out cannot go out, nor come in when in; it breaks where somebody is out at the end.
    let breaks = { (events: [String]) in
      var isOut = false
      for event in events {
        guard isOut == (event == "in") else { return false }
        isOut.toggle()
      }
      return isOut
    }
    let result = Shrinking.shrink(["out", "in", "out"], stillBreaks: breaks)
    #expect(result.events == ["out"])
    #expect(result.claim == .noPart)
  }

  @Test func `a story too long for all its parts says no more than what was tried`() {
    // Breaks with all of twelve events and with one of them, and otherwise not: nobody finds out without trying all parts.
    let whole = Array(0..<12)
    let breaks = { (events: [Int]) in events == whole || events == [7] }
    let short = Shrinking.shrink(whole, triesMax: 1_000, stillBreaks: breaks)
    #expect(short.events == whole)
    #expect(short.claim == .noEvent)
    let long = Shrinking.shrink(whole, triesMax: 5_000, stillBreaks: breaks)
    #expect(long.events == [7])
    #expect(long.claim == .noPart)
  }

  /// Every part of a story, itself left out.
  private static func parts(of events: [Int]) -> [[Int]] {
    (0..<(1 << events.count) - 1).map { mask in
      events.indices.filter { mask & 1 << $0 != 0 }.map { events[$0] }
    }
  }

  /// A story, and a way to break that looks at nothing but the story and the seed.
  private static func puzzle(_ seed: UInt64) -> (story: [Int], breaks: ([Int]) -> Bool) {
    var numbers = SeededNumbers(seed: seed)
    let story = (0..<(1 + numbers.number(below: 9))).map { _ in numbers.number(below: 4) }
    // A machine of few places: from some of them an event leads nowhere, and then the story does not break.
    let placeCount = 2 + numbers.number(below: 4)
    let leads = (0..<placeCount).map { _ in
      (0..<4).map { _ in numbers.number(below: placeCount + 1) }
    }
    let machine = { (events: [Int]) -> Int? in
      events.reduce(0) { place, event in
        place.flatMap { leads[$0][event] < placeCount ? leads[$0][event] : nil }
      }
    }
    let end = machine(story)
    return (story, { machine($0) == end })
  }

  @Test(arguments: [20, 300, 2_000])
  func `what is said of a short story is so, held against all its parts`(triesMax: Int) {
    var claims: [Shrinking<Int>.Claim: Int] = [:]
    for seed in 0..<600 as Range<UInt64> {
      let (story, breaks) = Self.puzzle(seed)
      let result = Shrinking.shrink(
        story, triesMax: triesMax, simpler: { (0..<$0).map(\.self) }, stillBreaks: breaks)
      claims[result.claim, default: 0] += 1
      #expect(breaks(result.events), "seed \(seed)")
      #expect(result.tryCount <= triesMax, "seed \(seed)")
      let missing: Set<Int>
      switch result.claim {
      case .noPart: missing = Set(1...max(1, story.count))
      case .noEvent: missing = [1]
      case .nothing: missing = []
      }
      for part in Self.parts(of: result.events)
      where missing.contains(result.events.count - part.count) {
        #expect(!breaks(part), "seed \(seed): \(result.events) breaks as \(part)")
      }
    }
    #expect(claims[.noPart, default: 0] > 100)
    if triesMax < 300 { #expect(claims[.nothing, default: 0] > 10) }
  }
}
