import DeviceInterface
import Testing

@testable import DeviceSimulator

/// Doze by itself, at its own door.
struct DozeTests {
  private let constants = Constants.android

  private func instant(_ minutes: Int) -> Instant { .start + .seconds(60 * minutes) }

  /// How a phone rests at every minute in which that changes, while it lies unused and as still as told.
  private func turns(
    _ doze: inout Doze, until last: Int, fallsByItself: Bool = true,
    isStill: (Int) -> Bool = { _ in true }
  ) -> [String] {
    var turns: [String] = []
    for minute in 0...last {
      let hasTurned = doze.advance(
        at: instant(minute), isStill: isStill(minute), fallsByItself: fallsByItself, constants)
      guard hasTurned else { continue }
      let state = doze.isInWindow ? "window" : doze.depth?.rawValue ?? "awake"
      turns.append("\(minute) \(state)")
    }
    return turns
  }

  @Test func `a phone that lies still rests lightly, and deep after half an hour`() {
    var doze = Doze()
    doze.begin(at: .start)
    #expect(
      turns(&doze, until: 40) == [
        "5 light", "10 window", "11 light", "21 window", "22 light", "30 deep",
      ])
  }

  @Test func `windows of deep Doze are further and further apart, up to six hours`() {
    var doze = Doze()
    doze.fall(.deep, at: .start, constants)
    let windows = turns(&doze, until: 24 * 60).filter { $0.hasSuffix("window") }
    #expect(windows == ["60 window", "185 window", "430 window", "795 window", "1160 window"])
  }

  @Test func `on the move it rests lightly and never deep`() {
    var doze = Doze()
    doze.begin(at: .start)
    let turned = turns(&doze, until: 120) { _ in false }
    #expect(turned.first == "5 light")
    #expect(!turned.contains { $0.hasSuffix("deep") })
  }

  @Test func `motion ends deep Doze, and the light one comes again`() {
    var doze = Doze()
    doze.fall(.deep, at: .start, constants)
    #expect(turns(&doze, until: 20) { $0 < 10 } == ["10 awake", "15 light", "20 window"])
  }

  @Test func `only when told, it stays awake`() {
    var doze = Doze()
    doze.begin(at: .start)
    #expect(turns(&doze, until: 600, fallsByItself: false).isEmpty)
    #expect(doze.nextChange(fallsByItself: false, constants) == nil)
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
    _ = doze.advance(at: .start, isStill: true, fallsByItself: true, constants)
    #expect(doze.nextChange(fallsByItself: true, constants) == instant(5))
    _ = doze.advance(at: instant(5), isStill: true, fallsByItself: true, constants)
    #expect(doze.nextChange(fallsByItself: true, constants) == instant(10))
  }
}
