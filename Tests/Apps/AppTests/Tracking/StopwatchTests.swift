import DeviceInterface
import Testing

@testable import AppParts

struct StopwatchTests {
  private static func facts(uptime: Int, wall: Int = 0, boot: Int = 1) -> Facts {
    var facts = Facts(
      platform: .iOS, permission: Permission(.whenInUse), uptime: .seconds(uptime),
      wallClock: .scenarioStart + .seconds(wall))
    facts.bootCount = boot
    return facts
  }

  @Test func `pauses do not count`() {
    var watch = Stopwatch()
    watch.start(Self.facts(uptime: 10))
    watch.pause(Self.facts(uptime: 40))
    watch.start(Self.facts(uptime: 100))
    #expect(watch.elapsed(Self.facts(uptime: 105)) == .seconds(35))
    #expect(watch.runningTime == RunningTime(.seconds(30), runningSince: .seconds(100)))
  }

  @Test func `a changed wall clock changes nothing while the phone stays on`() {
    var watch = Stopwatch()
    watch.start(Self.facts(uptime: 10, wall: 0))
    #expect(watch.elapsed(Self.facts(uptime: 20, wall: -7_200)) == .seconds(10))
  }

  @Test(arguments: [(600, 720), (-600, 120)])
  func `what was gathered before a lap is safe from the wall clock`(_ wall: Int, _ total: Int) {
    var watch = Stopwatch()
    watch.start(Self.facts(uptime: 500, wall: 0))
    watch.lap(Self.facts(uptime: 620, wall: 120))
    #expect(watch.elapsed(Self.facts(uptime: 625, wall: 125)) == .seconds(125))
    watch.lap(Self.facts(uptime: 3, wall: 120 + wall, boot: 2))
    #expect(watch.elapsed(Self.facts(uptime: 3, wall: 120 + wall, boot: 2)) == .seconds(total))
  }

  @Test func `a lap does not let a watch run that stands`() {
    var watch = Stopwatch(base: .seconds(7))
    watch.lap(Self.facts(uptime: 10))
    #expect(watch == Stopwatch(base: .seconds(7)))
  }

  @Test(arguments: [(600, 600), (-600, 0)])
  func `over a reboot the wall clock counts, but never below nothing`(_ wall: Int, _ gained: Int) {
    var watch = Stopwatch()
    watch.start(Self.facts(uptime: 500, wall: 0))
    watch.lap(Self.facts(uptime: 3, wall: wall, boot: 2))
    #expect(watch.elapsed(Self.facts(uptime: 3, wall: wall, boot: 2)) == .seconds(gained))
    #expect(watch.elapsed(Self.facts(uptime: 8, wall: wall, boot: 2)) == .seconds(gained + 5))
    #expect(watch.runningTime.runningSince == .seconds(3))
  }

  @Test(arguments: [(50, 50), (40, 40), (-5, 40), (9_000, 60), (nil, 40)] as [(Int?, Int)])
  func `it can be halted as of the end of a process, between its last sign and now`(
    _ wall: Int?, _ gained: Int
  ) {
    var watch = Stopwatch()
    let start = Self.facts(uptime: 0, wall: 0)
    watch.start(start)
    watch.pause(
      asOf: .seconds(40),
      endedAtWallMilliseconds: wall.map {
        start.wallClock.millisecondsSince1970 + Int64($0) * 1_000
      }, Self.facts(uptime: 60, wall: 60))
    #expect(watch == Stopwatch(base: .seconds(gained)))
  }

  @Test func `it reads back from its line, running and standing`() {
    var watch = Stopwatch(base: .seconds(7))
    #expect(Stopwatch(line: watch.line[...]) == watch)
    watch.start(Self.facts(uptime: 12, wall: 5, boot: 3))
    #expect(Stopwatch(line: watch.line[...]) == watch)
  }

  @Test(arguments: ["", "x", "-1", "5;", "5;1;2", "5;1;2;3;4"])
  func `a damaged line is no stopwatch`(_ line: String) {
    #expect(Stopwatch(line: line[...]) == nil)
  }
}
