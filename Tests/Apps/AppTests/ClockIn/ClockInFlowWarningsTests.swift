import DeviceInterface
import Testing

@testable import AppParts
@testable import ClockInApp

struct ClockInFlowWarningsTests {
  @Test func `a low battery is told, and tracking goes on`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.set(battery: 19)
    #expect(stage.notifications["clock-in.battery"] != nil)
    #expect(stage.flow.isTracking)
    stage.set(battery: 19, charging: true)
    #expect(stage.notifications["clock-in.battery"] == nil)
  }

  @Test(arguments: PlatformKind.allCases)
  func `configured so, a low battery stops tracking until the phone is charged`(
    _ platform: PlatformKind
  ) {
    var configuration = ClockInFlow.Configuration()
    configuration.stopsOnLowBattery = true
    var stage = ClockInStage(.always, on: platform, configuration: configuration)
    stage.clockIn()
    stage.pass(.seconds(60))
    stage.set(battery: 19)
    #expect(!stage.isUpdating)
    // Android's service stays, as no other could be started out of sight.
    #expect(stage.notifications["clock-in.tracking"]?.isOngoing == (platform == .android))
    stage.pass(.seconds(600))
    stage.set(battery: 19, charging: true)
    #expect(stage.flow.isTracking)
    #expect(stage.server.gapReasons == ["lowBattery"])
  }

  @Test func `stopped for the battery, the notification tells no other reason for long`() {
    var configuration = ClockInFlow.Configuration()
    configuration.stopsOnLowBattery = true
    var stage = ClockInStage(.always, on: .iOS, configuration: configuration)
    stage.clockIn()
    stage.set(battery: 19)
    let text = stage.notifications["clock-in.tracking"]?.text
    stage.set(.denied)
    #expect(stage.notifications["clock-in.tracking"]?.text != text)
    stage.set(.always)
    #expect(stage.flow.openGap?.reason == .lowBattery)
    #expect(stage.notifications["clock-in.tracking"]?.text == text)
  }

  @Test func `two days offline fit, and go up in a minute`() {
    var stage = ClockInStage()
    stage.capacity = 10_000_000
    stage.clockIn()
    stage.setOnline(false)
    // It moves on right behind an answer, so that two hundred metres may lie between two that count.
    stage.speed = 3_400
    for minute in 0..<(48 * 60) {
      stage.north += 100
      stage.deliverFix()
      if minute % 60 == 0 { stage.give(.motionChanged(.walking)) }
      stage.pass(.seconds(60))
    }
    #expect(stage.flow.pointCount >= 48 * 12)
    #expect(!stage.flow.warnings.isStorageLow)
    let before = stage.server.log.count
    stage.setOnline(true)
    #expect(stage.server.points.count == stage.flow.pointCount)
    #expect(stage.server.log.count - before <= 20)
  }

  @Test
  func `a storage that fills is told of before the oldest points make room, and their number is`() {
    var stage = ClockInStage()
    stage.capacity = 12_000
    stage.clockIn()
    stage.setOnline(false)
    var warnedAt: Int?
    for _ in 0..<400 {
      stage.give(.motionChanged(.walking))
      stage.pass(.seconds(300))
      if stage.flow.warnings.isStorageLow, warnedAt == nil {
        warnedAt = stage.flow.core.log?.lostCount
      }
    }
    #expect(warnedAt == 0)
    let lost = stage.flow.core.log?.lostCount ?? 0
    #expect(lost > 0)
    let latest = stage.flow.points.last?.number
    stage.capacity = nil
    stage.facts.storageFreeBytes = nil
    stage.setOnline(true)
    #expect(stage.server.points.keys.max() == latest)
    stage.clockOut()
    #expect(stage.server.clockOuts.first?["pruned"]?.integer == Int64(lost))
    #expect(stage.server.gapReasons.contains("storageFull"))
    #expect(
      stage.server.points.count + lost == stage.server.clockOuts.first?["points"]?.integer ?? 0)
  }

  @Test func `a recorded point is told to an employee who looks, for a moment`() {
    var stage = ClockInStage()
    stage.clockIn()
    #expect(stage.flow.screen.toast == "Location recorded")
    stage.pass(.seconds(3))
    #expect(stage.flow.screen.toast == nil)
    stage.leave()
    stage.pass(.seconds(600))
    #expect(stage.flow.screen.toast == nil)
  }
}
