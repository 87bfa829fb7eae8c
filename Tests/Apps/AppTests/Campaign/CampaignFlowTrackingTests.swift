import DeviceInterface
import Testing

@testable import AppParts
@testable import CampaignApp

struct CampaignFlowTrackingTests {
  private static func numbers(_ stage: CampaignStage) -> [Int] {
    stage.flow.points.map(\.number)
  }

  @Test func `ten metres record a point, less does not, and the marker follows both`() {
    var stage = CampaignStage()
    stage.start()
    stage.fix(north: 0)
    stage.pass(.seconds(5))
    stage.fix(north: 6)
    #expect(Self.numbers(stage) == [1])
    #expect(stage.flow.marker != stage.flow.points[0].position)
    stage.pass(.seconds(5))
    stage.fix(north: 12)
    #expect(Self.numbers(stage) == [1, 2])
    #expect(stage.flow.points[1].speedMillimetersPerSecond == 1_390)
    #expect(stage.flow.distance == .meters(12))
  }

  @Test func `thirty seconds without a point ask for the position and record it unmoved`() {
    var stage = CampaignStage()
    stage.start()
    stage.fix(north: 0)
    _ = stage.newRequests()
    stage.pass(.seconds(29))
    #expect(stage.newRequests() == [])
    stage.pass(.seconds(1))
    #expect(stage.newRequests().contains(.requestFix(FixRequest(timeout: .seconds(10)))))
    stage.fix(north: 0)
    #expect(Self.numbers(stage) == [1, 2])
    #expect(stage.flow.distance == .zero)
  }

  @Test func `a point postpones the fallback`() {
    var stage = CampaignStage()
    stage.start()
    stage.fix(north: 0)
    stage.pass(.seconds(20))
    stage.fix(north: 20)
    _ = stage.newRequests()
    stage.pass(.seconds(29))
    #expect(!stage.newRequests().contains(.requestFix(FixRequest(timeout: .seconds(10)))))
    stage.pass(.seconds(1))
    #expect(stage.newRequests().contains(.requestFix(FixRequest(timeout: .seconds(10)))))
  }

  @Test func `an old answer to the fallback is followed by one more question`() {
    var stage = CampaignStage()
    stage.start()
    stage.fix(north: 0)
    stage.pass(.seconds(30))
    _ = stage.newRequests()
    stage.fix(north: 500, age: .seconds(20))
    stage.fix(north: 500, age: .seconds(20))
    #expect(stage.newRequests() == [.requestFix(FixRequest(timeout: .seconds(10)))])
    #expect(Self.numbers(stage) == [1])
  }

  @Test func `old, coarse, repeated and early positions are not recorded`() {
    var stage = CampaignStage()
    stage.start()
    stage.fix(north: 900, age: .seconds(3))
    stage.fix(north: 900, accuracy: 51)
    stage.fix(north: 900, accuracy: -1)
    #expect(Self.numbers(stage) == [])
    stage.pass(.seconds(60))
    stage.fix(north: 0)
    stage.fix(north: 900)
    stage.pass(.seconds(60))
    stage.fix(north: 900, age: .seconds(11))
    #expect(Self.numbers(stage) == [1])
  }

  @Test func `a vague position is kept where one is due, marked, and leads nowhere`() {
    var stage = CampaignStage()
    stage.start()
    stage.fix(north: 0)
    stage.pass(.seconds(20))
    stage.fix(north: 100, accuracy: 51)
    #expect(Self.numbers(stage) == [1])
    stage.pass(.seconds(10))
    stage.fix(north: 100, accuracy: 51)
    #expect(Self.numbers(stage) == [1, 2])
    #expect(stage.flow.points.map(\.isLowAccuracy) == [false, true])
    #expect(stage.flow.marker == stage.flow.points.first?.position)
    #expect(stage.flow.distance == .zero)
    #expect(stage.flow.screen.map?.lines.map(\.count) == [1])
    stage.pass(.seconds(1))
    stage.fix(north: 100, accuracy: 51)
    #expect(Self.numbers(stage) == [1, 2])
  }

  @Test func `a position that comes late is stamped with when it was measured`() {
    var stage = CampaignStage()
    stage.start()
    stage.pass(.seconds(20))
    stage.fix(north: 0, age: .seconds(4))
    #expect(
      stage.flow.points.map(\.timeMilliseconds)
        == [WallTime.scenarioStart.millisecondsSince1970 + 16_000])
  }

  @Test func `a position that was overtaken by a later one is not recorded, and moves no marker`() {
    var stage = CampaignStage()
    stage.start()
    stage.pass(.seconds(20))
    stage.fix(north: 0)
    stage.pass(.seconds(2))
    stage.fix(north: 500, age: .seconds(5))
    #expect(Self.numbers(stage) == [1])
    #expect(stage.flow.marker == stage.flow.points.first?.position)
  }

  @Test func `the map is centred where the promoter is, not on the last point`() {
    var stage = CampaignStage()
    stage.start()
    stage.fix(north: 0)
    stage.pass(.seconds(2))
    stage.fix(north: 6)
    stage.tap("Center")
    #expect(Self.numbers(stage) == [1])
    #expect(stage.flow.screen.map?.camera?.center == stage.flow.marker)
    #expect(stage.flow.marker != stage.flow.points.first?.position)
  }

  @Test func `a clock that is turned back stops nothing and changes no point`() {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    let before = stage.flow.points
    stage.facts.wallClock = stage.facts.wallClock + .seconds(-7_200)
    stage.walk(from: 42, to: 70)
    #expect(stage.flow.points.count == 6)
    #expect(Array(stage.flow.points.prefix(3)) == before)
    #expect(stage.flow.execution?.stopwatch.elapsed(stage.facts) == .seconds(60))
  }

  @Test func `a pause stops tracking and time, and no line leads over it`() {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    stage.tap("Pause")
    #expect(!stage.isUpdating)
    #expect(stage.flow.screen.badges == [Badge("Paused", .yellow)])
    stage.pass(.seconds(600))
    stage.fix(north: 400)
    stage.tap("Resume")
    stage.walk(from: 500, to: 528)
    #expect(stage.flow.points.count == 6)
    #expect(stage.flow.screen.map?.lines.map(\.count) == [3, 3])
    #expect(stage.flow.distance == .meters(56))
    #expect(stage.flow.execution?.stopwatch.elapsed(stage.facts) == .seconds(60))
  }

  @Test func `a revocation pauses with an alert, and a new grant waits for Resume`() {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    stage.set(.denied)
    #expect(stage.flow.execution?.status == .paused)
    #expect(stage.flow.dialog?.title == "Tracking has stopped")
    #expect(!stage.isUpdating)
    stage.tap("Open Settings")
    // Read is read.
    #expect(stage.requests.suffix(2) == [.openSettings, .delete(key: "campaign.unread")])
    stage.pass(.seconds(86_400))
    stage.set(.whenInUse)
    stage.give(.becameActive)
    #expect(stage.flow.execution?.status == .paused)
    stage.tap("Resume")
    #expect(stage.flow.execution?.status == .active)
    #expect(stage.flow.execution?.stopwatch.elapsed(stage.facts) == .seconds(30))
  }

  @Test func `losing precise location pauses, and Resume asks for it`() {
    var stage = CampaignStage()
    stage.start()
    stage.set(.whenInUse, .reduced)
    #expect(stage.flow.execution?.status == .paused)
    stage.tap("Close", "Resume")
    let question = Request.askForPermission(.temporaryFullAccuracy(purposeKey: "CampaignTracking"))
    #expect(stage.requests.count { $0 == question } == 1)
    stage.set(.whenInUse)
    // The question is still up.
    #expect(stage.flow.execution?.status == .paused)
    stage.give(.temporaryFullAccuracyFinished(promptDeclined: false))
    #expect(stage.flow.execution?.status == .active)
  }

  @Test func `on Android any signal reveals what nobody tells`() {
    var stage = CampaignStage(on: .android)
    stage.start()
    stage.facts.permission = Permission(.denied)
    stage.fix(north: 0)
    #expect(stage.flow.points == [])
    #expect(stage.flow.execution?.status == .paused)
    #expect(stage.requests.contains(.stopForegroundService))
  }

  @Test func `twenty points or sixty seconds send a batch`() {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    #expect(stage.server.points == [:])
    stage.pass(.seconds(30))
    #expect(stage.server.points.values.map(\.count) == [3])
    stage.speed = 14_000
    for step in 0..<20 {
      stage.pass(.seconds(1))
      stage.fix(north: 100 + step * 14)
    }
    #expect(stage.server.points.values.map(\.count) == [23])
  }

  @Test func `completing offline is done on the phone, and everything goes out in order later`() {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    stage.setOnline(false)
    stage.walk(from: 42, to: 420)
    stage.tap("Complete")
    #expect(stage.flow.execution == nil)
    #expect(stage.flow.screen.badges.contains(Badge("Completed", .blue)))
    #expect(stage.flow.screen.badges.contains(Badge("Sending")))
    stage.kill()
    stage.open()
    stage.setOnline(true)
    #expect(stage.server.points.values.map(\.count) == [31])
    #expect(stage.server.wasComplete.values.map(\.self) == [true])
    #expect(stage.facts.storage.keys.filter { $0.hasPrefix("campaign/") } == [])
  }

  @Test func `the report tells times, distance and points`() throws {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    stage.tap("Complete")
    let start = WallTime.scenarioStart.millisecondsSince1970
    let report = try #require(stage.server.completions.values.first?.first)
    #expect(
      report.text
        == #"{"campaign":"c-1","outcome":"completed","startedAtMs":\#(start),"endedAtMs":"#
        + #"\#(start + 30_000),"elapsedMs":30000,"distanceCm":2800,"points":3,"pruned":0,"spanMs":30000}"#
    )
    #expect(!stage.isUpdating)
    #expect(stage.timers == [:])
  }

  @Test func `cancelling is asked back and reported as such`() {
    var stage = CampaignStage()
    stage.start()
    stage.tap("Cancel")
    #expect(stage.flow.dialog?.buttons == ["Cancel campaign", "Keep going"])
    stage.tap("Keep going")
    #expect(stage.flow.execution?.status == .active)
    stage.tap("Cancel", "Cancel campaign")
    #expect(stage.flow.execution == nil)
    #expect(
      stage.server.completions.values.first?.first?["outcome"] == .string("cancelled"))
  }

  @Test func `the map centres on the marker when asked to`() {
    var stage = CampaignStage()
    stage.start()
    #expect(!stage.flow.screen.controls.contains(Control("Center")))
    stage.fix(north: 0)
    #expect(stage.flow.screen.map?.camera == nil)
    stage.tap("Center")
    #expect(stage.flow.screen.map?.camera?.center == stage.flow.marker)
    #expect(stage.flow.screen.map?.camera?.zoom == 16)
  }

  @Test(arguments: [
    (0, "0.00 km"), (499, "0.00 km"), (500, "0.01 km"), (99_499, "0.99 km"), (123_456, "1.23 km"),
  ])
  func `distances are shown in kilometres`(_ centimeters: Int, _ text: String) {
    #expect(
      CampaignWording.kilometers(Distance(centimeters: Int64(centimeters))) == text)
  }
}
