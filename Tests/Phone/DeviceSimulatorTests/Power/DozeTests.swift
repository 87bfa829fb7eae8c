import DeviceInterface
import Testing

@testable import DeviceSimulator

/// Doze by itself, at its own door.
struct DozeTests {
  private let constants = Constants.android

  private func instant(_ minutes: Int) -> Instant { .start + .seconds(60 * minutes) }

  /// How a phone rests at every minute in which that changes, while it lies unused and as still as told.
  private func turns(
    _ doze: inout Doze, until last: Int, _ entry: DozeEntry = .byItself,
    isStill: (Int) -> Bool = { _ in true }
  ) -> [String] {
    var turns: [String] = []
    for minute in 0...last {
      let hasTurned = doze.advance(
        at: instant(minute), isStill: isStill(minute), entry: entry, constants)
      guard hasTurned else { continue }
      let state = doze.isInWindow ? "window" : doze.depth?.rawValue ?? "awake"
      turns.append("\(minute) \(state)")
    }
    return turns
  }

  @Test func `a phone that lies still rests lightly, and deep after an hour`() {
    var doze = Doze()
    doze.begin(at: .start)
    #expect(
      turns(&doze, until: 60) == [
        "4 light", "9 window", "10 light", "20 window", "21 light", "36 window", "37 light",
        "52 window", "53 light", "60 deep",
      ])
  }

  @Test func `only the last half of the hour must pass without motion`() {
    for (arrival, expected) in [(29, "60 deep"), (45, "75 deep")] {
      var doze = Doze()
      doze.begin(at: .start)
      #expect(turns(&doze, until: 90) { $0 >= arrival }.last == expected)
    }
  }

  @Test func `Battery Saver brings deep Doze after a minute, and no motion ends it`() {
    var doze = Doze()
    doze.begin(at: .start)
    #expect(turns(&doze, until: 30, .quick) { $0 < 20 } == ["1 deep"])
  }

  @Test func `windows of deep Doze are further and further apart, up to six hours`() {
    var doze = Doze()
    doze.fall(.deep, at: .start, constants)
    let windows = turns(&doze, until: 24 * 60).filter { $0.hasSuffix("window") }
    #expect(windows == ["60 window", "185 window", "435 window", "805 window", "1175 window"])
  }

  @Test func `on the move it rests lightly and never deep`() {
    var doze = Doze()
    doze.begin(at: .start)
    let turned = turns(&doze, until: 120) { _ in false }
    #expect(turned.first == "4 light")
    #expect(!turned.contains { $0.hasSuffix("deep") })
  }

  @Test func `motion ends deep Doze, and the light one comes again`() {
    var doze = Doze()
    doze.fall(.deep, at: .start, constants)
    let turned = turns(&doze, until: 50) { $0 < 2 || $0 > 9 }
    #expect(turned.prefix(2) == ["2 awake", "6 light"])
    #expect(turned.last == "42 deep", "ten minutes, and half an hour at rest")
  }

  @Test func `only when told, it stays awake`() {
    var doze = Doze()
    doze.begin(at: .start)
    #expect(turns(&doze, until: 600, .onlyWhenTold).isEmpty)
    #expect(doze.nextChange(.onlyWhenTold, constants) == nil)
  }

  @Test func `who takes the phone up ends it, and it is told whether there was any`() {
    var doze = Doze()
    doze.begin(at: .start)
    #expect(doze.end() == false)
    doze.fall(.light, at: .start, constants)
    #expect(doze.end() == true)
    #expect(!doze.isUnused && doze.depth == nil)
  }

  @Test func `the next change is never left out`() {
    var doze = Doze()
    doze.begin(at: .start)
    _ = doze.advance(at: .start, isStill: true, entry: .byItself, constants)
    #expect(doze.nextChange(.byItself, constants) == instant(4))
    _ = doze.advance(at: instant(4), isStill: true, entry: .byItself, constants)
    #expect(doze.nextChange(.byItself, constants) == instant(9))
  }
}
