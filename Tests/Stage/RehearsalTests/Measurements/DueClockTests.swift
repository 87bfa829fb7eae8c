import DeviceInterface
import ScenarioRunner
import Testing

@testable import ClockInRoom
@testable import Rehearsal

/// The grid of due times that points are judged by.
struct DueClockTests {
  private static func at(_ seconds: Int) -> Instant { Instant(sinceStart: .seconds(seconds)) }

  private static func record(
    _ clock: inout DueClock, at seconds: Int, isRepeat: Bool = false, next: Int = 300
  ) {
    clock.recorded(
      1, isRepeat: isRepeat, next: .seconds(next), missedAfter: .seconds(60), at: at(seconds))
  }

  private static func seconds(_ clock: DueClock) -> [Int64] {
    clock.delays.samples.map { $0.amount / 1_000 }
  }

  @Test func `the grid stays where points come late`() {
    var clock = DueClock()
    clock.begin(at: Self.at(0))
    for time in [5, 310, 620, 900] { Self.record(&clock, at: time) }
    #expect(Self.seconds(clock) == [5, 10, 20, 0])
  }

  @Test func `a missed interval counts whole and begins the grid anew`() {
    var clock = DueClock()
    clock.begin(at: Self.at(0))
    Self.record(&clock, at: 0)
    #expect(clock.overdue(at: Self.at(400))?.amount == 100_000)
    Self.record(&clock, at: 700)
    Self.record(&clock, at: 1_000)
    #expect(Self.seconds(clock) == [0, 400, 0])
  }

  @Test(arguments: [(false, [0, 700]), (true, [0])])
  func `what no process records is a miss unless the app has told it`(
    isTold: Bool, delays: [Int64]
  ) {
    var clock = DueClock()
    clock.begin(at: Self.at(0))
    Self.record(&clock, at: 0)
    clock.abandon(at: Self.at(100))
    clock.abandon(at: Self.at(500))
    #expect(clock.overdue(at: Self.at(900))?.amount == 600_000)
    clock.takeUp(isTold: isTold, at: Self.at(1_000))
    #expect(Self.seconds(clock) == delays)
    #expect(clock.overdue(at: Self.at(1_100)) == nil)
  }

  @Test func `a shorter interval holds at once and a longer one from the next point on`() {
    var clock = DueClock()
    clock.begin(at: Self.at(0))
    Self.record(&clock, at: 0)
    clock.follow(.seconds(60), at: Self.at(100))
    Self.record(&clock, at: 110, next: 60)
    clock.follow(.seconds(900), at: Self.at(120))
    Self.record(&clock, at: 160, next: 900)
    Self.record(&clock, at: 1_070)
    #expect(Self.seconds(clock) == [0, 10, 0, 10])
  }

  @Test func `points that come too early count, unless the one before only repeated a place`() {
    var clock = DueClock()
    clock.begin(at: Self.at(0))
    Self.record(&clock, at: 0)
    Self.record(&clock, at: 100)
    Self.record(&clock, at: 400, isRepeat: true)
    Self.record(&clock, at: 450)
    #expect(Self.seconds(clock) == [0, 200, 0])
  }

  @Test func `a point that was due when tracking ended never came, and nothing is due then`() {
    var clock = DueClock()
    clock.begin(at: Self.at(0))
    Self.record(&clock, at: 0)
    clock.end(at: Self.at(330))
    #expect(Self.seconds(clock) == [0, 30])
    #expect(clock.overdue(at: Self.at(9_000)) == nil)
  }
}
