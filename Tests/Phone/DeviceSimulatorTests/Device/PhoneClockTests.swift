import DeviceInterface
import Testing

@testable import DeviceSimulator

/// The clock by itself, at instants of the test's choosing.
struct PhoneClockTests {
  private static func instant(_ seconds: Int) -> Instant { .start + .seconds(seconds) }

  @Test func `setting it moves what it shows and no duration`() {
    var clock = PhoneClock()
    clock.boot(at: Self.instant(10))
    clock.set(to: .scenarioStart, at: Self.instant(60))
    #expect(clock.reading(at: Self.instant(60)) == .scenarioStart)
    #expect(clock.reading(at: Self.instant(90)) == .scenarioStart + .seconds(30))
    #expect(clock.uptime(at: Self.instant(90)) == .seconds(80))
  }

  @Test func `each start of the phone counts, and its uptime begins anew`() {
    var clock = PhoneClock()
    #expect(clock.bootCount == 1)
    clock.boot(at: Self.instant(100))
    #expect(clock.bootCount == 2)
    #expect(clock.uptime(at: Self.instant(100)) == .zero)
  }

  @Test func `only another zone is a change, and it leaves the moment as it is`() {
    var clock = PhoneClock()
    let before = clock.reading(at: .start)
    #expect(clock.setZone(offsetSeconds: before.zoneOffsetSeconds) == false)
    #expect(clock.setZone(offsetSeconds: before.zoneOffsetSeconds + 3_600) == true)
    let after = clock.reading(at: .start)
    #expect(after.zoneOffsetSeconds == before.zoneOffsetSeconds + 3_600)
    #expect(after.millisecondsSince1970 == before.millisecondsSince1970)
  }

  @Test func `a planned zone is due when the clock shows its moment, as it is set then`() {
    var clock = PhoneClock()
    #expect(clock.nextZoneChange(from: .start) == nil)
    clock.planZone(offsetSeconds: 7_200, at: .scenarioStart + .seconds(60))
    #expect(clock.nextZoneChange(from: Self.instant(10)) == Self.instant(60))
    clock.set(to: .scenarioStart + .seconds(50), at: Self.instant(10))
    #expect(clock.nextZoneChange(from: Self.instant(10)) == Self.instant(20))
    clock.set(to: .scenarioStart + .seconds(80), at: Self.instant(10))
    #expect(clock.nextZoneChange(from: Self.instant(10)) == Self.instant(10))
    #expect(clock.takePlannedZone() == 7_200)
    #expect(clock.takePlannedZone() == nil)
  }

  @Test func `planned zones come in the order of time, whichever was planned first`() {
    var clock = PhoneClock()
    clock.planZone(offsetSeconds: 7_200, at: .scenarioStart + .seconds(120))
    clock.planZone(offsetSeconds: 3_600, at: .scenarioStart + .seconds(60))
    #expect(clock.nextZoneChange(from: .start) == Self.instant(60))
    #expect(clock.takePlannedZone() == 3_600)
    #expect(clock.nextZoneChange(from: .start) == Self.instant(120))
    #expect(clock.takePlannedZone() == 7_200)
    #expect(clock.nextZoneChange(from: .start) == nil)
  }
}
