import DeviceInterface
import Testing

@testable import AppParts
@testable import ClockInApp

struct ClockInFlowLaunchTests {
  @Test(arguments: [(LaunchReason.location, PlatformKind.iOS), (.service, .android)])
  func `ended by the system, tracking goes on in the new process and the gap is logged`(
    _ reason: LaunchReason, _ platform: PlatformKind
  ) {
    var stage = ClockInStage(on: platform)
    stage.clockIn()
    stage.leave()
    stage.pass(.seconds(400))
    stage.kill()
    stage.pass(.seconds(1_200))
    stage.give(.launched(reason))
    #expect(stage.flow.isTracking)
    #expect(stage.server.gapReasons == ["appNotRunning"])
    let begin = stage.flow.shift?.clockedInAtMilliseconds ?? 0
    #expect(stage.server.gaps[1]?["fromMs"]?.integer == begin + 300_000)
    #expect(stage.server.gaps[1]?["toMs"]?.integer == begin + 1_600_000)
    #expect(stage.flow.points.count == 3)
  }

  @Test(arguments: [(LaunchReason.location, PlatformKind.iOS), (.boot, .android)])
  func `after a restart of the phone tracking goes on by itself`(
    _ reason: LaunchReason, _ platform: PlatformKind
  ) {
    var stage = ClockInStage(on: platform)
    stage.clockIn()
    stage.pass(.seconds(300))
    stage.kill(rebooting: true)
    stage.pass(.seconds(60))
    stage.give(.launched(reason))
    #expect(stage.flow.isTracking)
    #expect(stage.server.gapReasons == ["phoneOff"])
    #expect(stage.flow.shift?.stopwatch.elapsed(stage.facts) == .seconds(360))
  }

  @Test(arguments: [108_000, -7_200])
  func `a clock that was set earlier does not change the time over a restart`(_ change: Int) {
    var stage = ClockInStage()
    stage.clockIn()
    stage.pass(.seconds(360))
    stage.facts.wallClock = stage.facts.wallClock + .seconds(change)
    stage.give(.clockChanged(.set))
    stage.pass(.seconds(5))
    stage.kill(rebooting: true)
    stage.pass(.seconds(60))
    stage.give(.launched(.location))
    #expect(stage.flow.shift?.stopwatch.elapsed(stage.facts) == .seconds(425))
    #expect(stage.flow.shift?.isFlagged == false)
  }

  @Test(arguments: [0, 1, 60])
  func `started before the first unlock, it does not take locked storage for empty`(
    _ off: Int
  ) throws {
    var stage = ClockInStage()
    stage.clockIn()
    stage.pass(.seconds(300))
    let (id, stored) = (stage.flow.shift?.id, stage.facts.storage)
    stage.kill(rebooting: true)
    stage.pass(.seconds(off))
    stage.facts.storage = [:]
    stage.facts.storageIsReadable = false
    stage.give(.launched(.location), .authorizationChanged(stage.facts.permission))
    #expect(stage.facts.storage.isEmpty)
    #expect(stage.flow.shift == nil)
    stage.facts.storage = stored
    stage.facts.storageIsReadable = true
    stage.give(.storageUnlocked)
    #expect(stage.flow.shift?.id == id)
    #expect(stage.flow.isTracking)
    // It was off since the last sign of life; what has lasted no time is no gap.
    #expect(stage.server.gapReasons == (off == 0 ? [] : ["phoneOff"]))
    guard off > 0 else { return }
    let lastSign = try #require(stage.flow.shift?.clockedInAtMilliseconds) + 300_000
    #expect(stage.server.gaps[1]?["fromMs"]?.integer == lastSign)
    #expect(stage.server.gaps[1]?["toMs"]?.integer == lastSign + Int64(off) * 1_000)
  }

  @Test func `without the background permission Android waits for the employee, who is told`() {
    var stage = ClockInStage(.whenInUse, on: .android)
    stage.clockIn()
    stage.pass(.seconds(300))
    stage.kill(rebooting: true)
    stage.give(.launched(.boot))
    #expect(!stage.hasService)
    #expect(stage.notifications["clock-in.tracking"]?.title == "Tracking is paused")
    stage.pass(.seconds(600))
    stage.give(.becameActive)
    #expect(stage.hasService)
    #expect(stage.server.gapReasons == ["phoneOff"])
  }

  @Test func `a permission taken away on Android ends the process and not the shift`() {
    var stage = ClockInStage(on: .android)
    stage.clockIn()
    stage.kill()
    stage.facts.permission = Permission(.denied)
    stage.facts.previousExit = .permissionRevoked
    stage.pass(.seconds(300))
    stage.open()
    #expect(stage.flow.shift != nil)
    #expect(stage.flow.openGap?.reason == .noPermission)
    #expect(stage.flow.screen.controls.contains(Control("Go to Settings")))
    stage.give(.willResignActive, .enteredBackground)
    stage.facts.permission = Permission(.always)
    stage.give(.becameActive)
    #expect(stage.flow.isTracking)
    #expect(stage.server.gapReasons == ["noPermission"])
  }

  @Test
  func `iOS is told to start the app again near the last position, and no more after the shift`() {
    var stage = ClockInStage()
    stage.clockIn()
    let begun = stage.newRequests()
    #expect(begun.contains(.startSignificantChanges))
    #expect(begun.contains { if case .monitor = $0 { true } else { false } })
    stage.clockOut()
    let ended = stage.newRequests()
    #expect(ended.contains(.stopSignificantChanges))
    #expect(ended.contains(.stopMonitoring(id: "clock-in.last-position")))
  }

  @Test func `a shift of more than a day is flagged once and goes on, also over a restart`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.give(.motionChanged(.stationary))
    stage.pass(.seconds(10 * 3_600))
    stage.kill(rebooting: true)
    stage.pass(.seconds(3_600))
    stage.give(.launched(.location))
    stage.pass(.seconds(13 * 3_600 - 1))
    #expect(stage.server.reviews.isEmpty)
    stage.pass(.seconds(3_600))
    #expect(stage.server.reviews.count == 1)
    #expect(stage.flow.isTracking)
    #expect(stage.flow.screen.badges.contains(Badge("For review", .yellow)))
  }

  @Test func `clocked out without a network and killed, all is sent by the next process`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.setOnline(false)
    stage.pass(.seconds(3_600))
    stage.clockOut()
    #expect(stage.flow.shift == nil)
    stage.kill()
    stage.facts.isOnline = true
    stage.open()
    #expect(stage.flow.shift == nil)
    #expect(stage.server.clockOuts.count == 1)
    #expect(
      stage.server.clockOuts.first?["points"]?.integer == Int64(stage.server.points.count))
    #expect(stage.facts.storage.keys.filter { $0.hasPrefix("clock-in/") } == [])
  }

  @Test func `killed while the final position is looked for, the shift has ended all the same`() {
    var stage = ClockInStage()
    stage.clockIn()
    stage.pass(.seconds(120))
    stage.hasSignal = false
    stage.clockOut()
    let end = stage.facts.wallClock.millisecondsSince1970
    stage.kill()
    stage.pass(.seconds(600))
    stage.open()
    #expect(stage.flow.shift == nil)
    #expect(stage.server.clockOuts.first?["clockedOutAtMs"]?.integer == end)
  }

  /// Plays an hour with an outage of the network and of the signal, and a revocation.
  private func play(_ stage: inout ClockInStage) {
    stage.pass(.seconds(700))
    stage.setOnline(false)
    stage.pass(.seconds(600))
    stage.hasSignal = false
    stage.pass(.seconds(700))
    stage.hasSignal = true
    stage.deliverFix()
    stage.setOnline(true)
    stage.set(.denied)
    stage.pass(.seconds(300))
    stage.set(.always)
    stage.pass(.seconds(900))
    stage.clockOut()
  }

  /// The times of the points that storage or the server holds, by number.
  private func times(_ stage: ClockInStage) -> [Int: Int64] {
    var times: [Int: Int64] = [:]
    for (key, value) in stage.facts.storage where key.contains("/s/") {
      for line in value.split(separator: "\n") {
        guard let point = TrackPoint(line: line) else { continue }
        times[point.number] = point.timeMilliseconds
      }
    }
    for (number, point) in stage.server.points { times[number] = point["timeMs"]?.integer }
    return times
  }

  @Test(arguments: [false, true], PlatformKind.allCases)
  func `killed at any request, no point is lost, doubled or changed`(
    _ reboots: Bool, _ platform: PlatformKind
  ) {
    var isThrough = false
    for number in 1..<2_000 where !isThrough {
      var stage = ClockInStage(on: platform)
      stage.open()
      stage.requestsLeft = number
      stage.tap("Clock in")
      play(&stage)
      isThrough = !stage.isDead
      let recorded = times(stage)
      let wasOpen = stage.facts.storage[ClockInFlow.shiftKey] != nil
      stage.kill(rebooting: reboots)
      stage.hasSignal = true
      stage.facts.isOnline = true
      stage.facts.permission = Permission(.always)
      stage.pass(.seconds(100))
      stage.open()
      if stage.flow.shift != nil {
        #expect(stage.flow.isTracking, "\(number)")
        #expect(stage.server.clockIns.count == 1, "\(number)")
        let expected = [reboots ? "phoneOff" : "appNotRunning", "noPermission"]
        #expect(expected.contains(stage.server.gapReasons.last ?? ""), "\(number)")
        stage.clockOut()
      }
      #expect(stage.flow.shift == nil, "\(number)")
      #expect(stage.server.conflicts == 0, "\(number)")
      // The employee who was not heard yet taps again; from then on there is one shift.
      let hasBegun = wasOpen || !stage.server.clockIns.isEmpty
      #expect(stage.server.clockIns.count == (hasBegun ? 1 : 0), "\(number)")
      #expect(stage.server.clockOuts.count == (hasBegun ? 1 : 0), "\(number)")
      for (point, time) in recorded {
        #expect(stage.server.points[point]?["timeMs"]?.integer == time, "\(number)")
      }
      guard let told = stage.server.clockOuts.first else { continue }
      #expect(told["points"]?.integer == Int64(stage.server.points.count), "\(number)")
      #expect(told["gaps"]?.integer == Int64(stage.server.gaps.count), "\(number)")
    }
    #expect(isThrough)
  }
}
