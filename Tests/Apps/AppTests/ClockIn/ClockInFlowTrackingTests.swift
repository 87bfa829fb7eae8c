import ClockInApp
import DeviceInterface
import Testing

@testable import AppParts

struct ClockInFlowTrackingTests {
  /// The minutes since the clock-in at which points were recorded.
  private func minutes(_ stage: ClockInStage) -> [Int] {
    let first = stage.flow.shift?.clockedInAtMilliseconds ?? 0
    return stage.flow.points.map { Int(($0.timeMilliseconds - first) / 60_000) }
  }

  @Test(arguments: PlatformKind.allCases)
  func `a clock-in is reported with its position, and points follow at the interval`(
    _ platform: PlatformKind
  ) {
    var stage = ClockInStage(on: platform)
    stage.clockIn()
    stage.give(.motionChanged(.walking))
    stage.leave()
    stage.pass(.seconds(15 * 60))
    #expect(minutes(stage) == [0, 5, 10, 15])
    #expect(stage.server.clockIns.first?["position"]?["lat"] != nil)
    #expect(stage.server.points.count == 4)
    #expect(stage.hasService == (platform == .android))
    #expect(stage.notifications["clock-in.tracking"]?.isOngoing == true)
  }

  @Test(arguments: PlatformKind.allCases)
  func `on iOS the word that tracking has stopped is put off as long as it goes on`(
    _ platform: PlatformKind
  ) {
    var stage = ClockInStage(on: platform)
    stage.clockIn()
    stage.give(.motionChanged(.walking))
    _ = stage.newRequests()
    stage.pass(.seconds(16 * 60))
    let foretold = stage.newRequests().compactMap { request -> Duration? in
      if case .post(let notification) = request, notification.delay > .zero {
        notification.delay
      } else {
        nil
      }
    }
    #expect(foretold == (platform == .iOS ? Array(repeating: .seconds(360), count: 3) : []))
    #expect(stage.notifications["clock-in.tracking"]?.title == "Tracking your shift")
  }

  @Test func `a clock-in without a signal is reported without a position`() {
    var stage = ClockInStage()
    stage.hasSignal = false
    stage.clockIn()
    #expect(stage.server.clockIns.isEmpty)
    stage.pass(.seconds(10))
    #expect(stage.server.clockIns.first?["position"] == .null)
    stage.hasSignal = true
    stage.pass(.seconds(20))
    stage.deliverFix()
    #expect(stage.flow.points.count == 1)
  }

  @Test func `a position that is not valid is none`() {
    var stage = ClockInStage()
    stage.accuracy = -1
    stage.clockIn()
    stage.pass(.seconds(10))
    #expect(stage.server.clockIns.first?["position"] == .null)
    #expect(stage.flow.points == [])
    stage.accuracy = 5
    stage.pass(.seconds(20))
    stage.deliverFix()
    #expect(stage.flow.points.map(\.accuracyMeters) == [5])
  }

  @Test func `at speed there is a point each minute, for as long as it lasts`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.speed = 20_000
    stage.pass(.seconds(30))
    stage.give(.motionChanged(.driving))
    stage.pass(.seconds(150))
    #expect(minutes(stage) == [0, 1, 2, 3])
    stage.speed = 1_000
    stage.give(.motionChanged(.walking))
    stage.pass(.seconds(11 * 60))
    #expect(minutes(stage) == [0, 1, 2, 3, 4, 9, 14])
  }

  @Test func `at rest there are fewer points, and at once one when it ends`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.give(.motionChanged(.stationary))
    stage.pass(.seconds(42 * 60))
    #expect(minutes(stage) == [0, 5, 10, 25, 40])
    stage.pass(.seconds(6 * 60))
    stage.give(.motionChanged(.walking))
    stage.pass(.seconds(60))
    #expect(minutes(stage) == [0, 5, 10, 25, 40, 48])
  }

  @Test func `without motion sensors the positions tell that the phone rests`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.pass(.seconds(40 * 60))
    #expect(minutes(stage) == [0, 5, 10, 25, 40])
  }

  @Test func `without a signal the last position is repeated and flagged, and the gap is logged`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.give(.motionChanged(.walking))
    stage.hasSignal = false
    stage.pass(.seconds(6 * 60))
    #expect(stage.flow.screen.badges.first == Badge("Signal lost", .yellow))
    #expect(stage.flow.points.last?.isLastKnown == true)
    stage.hasSignal = true
    stage.deliverFix()
    #expect(stage.flow.screen.badges.first == Badge("Tracking", .green))
    #expect(stage.flow.points.last?.isLastKnown == false)
    #expect(stage.server.gapReasons == ["noSignal"])
    let gap = stage.server.gaps[1]
    let begin = stage.flow.shift?.clockedInAtMilliseconds ?? 0
    #expect(gap?["fromMs"]?.integer == begin + 300_000)
    #expect(gap?["toMs"]?.integer == begin + 360_000)
  }

  @Test func `an inaccurate position waits for a better one and is flagged where none comes`() {
    var stage = ClockInStage()
    stage.accuracy = 400
    stage.clockIn()
    #expect(stage.flow.points.isEmpty)
    stage.pass(.seconds(26))
    #expect(stage.flow.points.map(\.isLowAccuracy) == [true])
    #expect(stage.flow.openGap == nil)
  }

  @Test func `a cached position from before the shift is no point of it`() {
    var stage = ClockInStage()
    stage.hasSignal = false
    stage.clockIn()
    stage.deliverFix(age: .seconds(20))
    #expect(stage.flow.points.isEmpty)
  }

  @Test func `revoked three times, the shift goes on and each gap is logged`() {
    var stage = ClockInStage()
    stage.clockIn()
    for _ in 0..<3 {
      stage.pass(.seconds(60))
      stage.set(.denied)
      #expect(!stage.isUpdating)
      #expect(stage.flow.screen.badges.first == Badge("Paused", .yellow))
      stage.pass(.seconds(600))
      stage.set(.always)
      #expect(stage.flow.isTracking)
    }
    #expect(stage.server.gapReasons == ["noPermission", "noPermission", "noPermission"])
    #expect(stage.flow.shift != nil)
  }

  @Test
  func `on Android the device's switch leaves the service, so that tracking goes on by itself`() {
    var stage = ClockInStage(.whenInUse, on: .android)
    stage.clockIn()
    stage.leave()
    stage.facts.locationServicesEnabled = false
    stage.give(.locationAvailabilityChanged(isAvailable: false))
    #expect(stage.hasService && stage.isUpdating)
    #expect(!stage.flow.isTracking)
    #expect(stage.flow.screen.badges.first == Badge("Paused", .yellow))
    stage.pass(.seconds(60))
    stage.facts.locationServicesEnabled = true
    stage.give(.locationAvailabilityChanged(isAvailable: true))
    #expect(stage.flow.isTracking)
    #expect(stage.server.gapReasons == ["noPermission"])
  }

  @Test func `clocking out stops everything and reports what there was`() {
    var stage = ClockInStage(on: .android)
    stage.clockIn()
    stage.pass(.seconds(300))
    stage.clockOut()
    #expect(stage.flow.shift == nil)
    #expect(!stage.isUpdating && !stage.hasService)
    #expect(stage.notifications.isEmpty)
    #expect(stage.server.clockOuts.first?["points"]?.integer == 2)
    #expect(stage.server.clockOuts.first?["position"]?["lat"] != nil)
    let count = stage.server.points.count
    stage.pass(.seconds(3_600))
    #expect(stage.server.points.count == count)
    #expect(stage.facts.storage.keys.filter { $0.hasPrefix("clock-in/") } == [])
  }

  @Test func `without a signal the clock-out takes the last known position after a while`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.pass(.seconds(120))
    stage.hasSignal = false
    stage.clockOut()
    #expect(!stage.isUpdating)
    #expect(stage.server.clockOuts.isEmpty)
    stage.pass(.seconds(10))
    #expect(stage.server.clockOuts.first?["position"]?["lastKnown"]?.bool == true)
  }
}
