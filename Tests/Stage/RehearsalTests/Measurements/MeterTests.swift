import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Testing

@testable import ClockInRoom
@testable import Rehearsal

/// The single meters, each on what it is told.
struct MeterTests {
  private static func at(_ seconds: Int) -> Instant { Instant(sinceStart: .seconds(seconds)) }

  @Test func `time without the notification is hidden, however often it is looked at`() {
    var time = TrackedTime()
    time.look(isTracked: true, isVisible: true, at: Self.at(0))
    time.look(isTracked: true, isVisible: false, at: Self.at(10))
    time.look(isTracked: true, isVisible: false, at: Self.at(15))
    time.look(isTracked: true, isVisible: true, at: Self.at(40))
    time.look(isTracked: false, isVisible: false, at: Self.at(100))
    time.look(isTracked: false, isVisible: false, at: Self.at(500))
    #expect(time.total == .seconds(100))
    #expect(time.visible == .seconds(70))
    #expect(time.hidden.samples == [.init(30_000, at: .seconds(10))])
  }

  @Test func `energy is counted per tracked hour, from the first one on`() {
    var meter = EnergyMeter()
    meter.read(1_000_000, tracked: .zero, at: Self.at(0))
    meter.read(2_000_000, tracked: .seconds(1_800), at: Self.at(1_800))
    meter.read(5_000_000, tracked: .seconds(3_600), at: Self.at(7_200))
    #expect(meter.hours.samples == [.init(4_000_000, at: .seconds(7_200))])
    #expect(meter.average(6_000_000, tracked: .seconds(7_200)) == 2_500_000)
    #expect(EnergyMeter().average(6_000_000, tracked: .zero) == nil)
  }

  @Test func `only stored points have a delay, and only time online counts`() {
    var network = Connectivity()
    network.note(.networkChanged(isOnline: false), at: Self.at(100))
    network.note(.networkChanged(isOnline: true), at: Self.at(200))
    network.note(.networkChanged(isOnline: false), at: Self.at(210))
    network.note(.networkChanged(isOnline: true), at: Self.at(300))
    func delay(_ recorded: Int, _ arrived: Int) -> Duration? {
      network.reachableTime(sinceReturnAfter: Self.at(recorded), until: Self.at(arrived))
    }
    #expect(delay(50, 60) == nil)
    #expect(delay(120, 150) == nil)
    #expect(delay(120, 205) == .seconds(5))
    #expect(delay(50, 320) == .seconds(30))
    #expect(delay(205, 320) == .seconds(20))
    #expect(delay(310, 9_000) == nil)
  }

  @Test func `tracking resumes from the first unlock on, and waiting counts`() {
    var watch = RestartWatch()
    watch.look(isOnShift: true, isTracked: true, at: Self.at(0))
    watch.note(.restarted, at: Self.at(10))
    watch.note(.cameToFront(.homeScreen), at: Self.at(10))
    watch.note(.cameToFront(.lockScreen), at: Self.at(10))
    #expect(watch.waiting(at: Self.at(20)) == nil)
    watch.note(.cameToFront(.homeScreen), at: Self.at(30))
    #expect(watch.waiting(at: Self.at(50))?.amount == 20_000)
    watch.look(isOnShift: true, isTracked: true, at: Self.at(75))
    #expect(watch.delays.samples == [.init(45_000, at: .seconds(75))])
    #expect(watch.waiting(at: Self.at(90)) == nil)
  }

  @Test func `taps are counted from the history to the route`() {
    var taps = TapCount()
    taps.tapped(showsHistory: true, showsRoute: false, at: Self.at(1))
    taps.tapped(showsHistory: false, showsRoute: true, at: Self.at(2))
    taps.tapped(showsHistory: true, showsRoute: false, at: Self.at(3))
    taps.tapped(showsHistory: true, showsRoute: false, at: Self.at(4))
    taps.tapped(showsHistory: false, showsRoute: true, at: Self.at(5))
    taps.tapped(showsHistory: false, showsRoute: false, at: Self.at(6))
    #expect(taps.taps.samples.map(\.amount) == [1, 2])
  }

  @Test func `a changed timestamp is found`() {
    var check = StampCheck()
    check.compare(5_000, with: 5_000, number: 1, at: .zero)
    check.compare(6_000, with: 4_000, number: 2, at: .seconds(9))
    #expect(check.count == 2)
    #expect(check.changed.samples == [.init(2_000, at: .seconds(9), number: 2)])
    #expect(check.figure?.value == "50% unchanged")
  }

  @Test(arguments: [
    (FigureText.percent(permille: 1_000), "100%"), (FigureText.percent(permille: 975), "97.5%"),
    (FigureText.percent(micro: 1_344_001), "1.35%"), (FigureText.percent(micro: 50_000), "0.05%"),
    (FigureText.metres(4_996), "50 m"), (FigureText.metres(1_250), "12.5 m"),
    (FigureText.taps(1), "1 tap"), (FigureText.taps(3), "3 taps"),
  ])
  func `amounts are written shortly`(_ text: String, _ expected: String) {
    #expect(text == expected)
  }
}
