import DeviceInterface
import Testing

@testable import AppParts
@testable import CampaignApp

struct CampaignFlowLaunchTests {
  @Test func `an active execution goes on in a new process, with its time and a gap in its route`()
  {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    let (id, points) = (stage.flow.execution?.id, stage.flow.points)
    stage.kill()
    stage.pass(.seconds(30))
    stage.open()
    #expect(stage.flow.execution?.id == id)
    #expect(stage.flow.points == points)
    #expect(stage.isUpdating)
    #expect(stage.flow.screen.title == "Spring leaflets")
    stage.fix(north: 100)
    #expect(stage.flow.screen.map?.lines.map(\.count) == [3, 1])
    #expect(stage.flow.execution?.stopwatch.elapsed(stage.facts) == .seconds(60))
    #expect(stage.flow.distance == .meters(28))
  }

  @Test func `started before the first unlock, it does not take locked storage for empty`() {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    let (id, stored) = (stage.flow.execution?.id, stage.facts.storage)
    stage.kill(rebooting: true)
    stage.facts.storage = [:]
    stage.facts.storageIsReadable = false
    stage.give(.launched(.location), .authorizationChanged(stage.facts.permission))
    #expect(stage.facts.storage.isEmpty)
    #expect(stage.flow.execution == nil)
    stage.facts.storage = stored
    stage.facts.storageIsReadable = true
    stage.give(.storageUnlocked)
    #expect(stage.flow.execution?.id == id)
    #expect(stage.flow.execution?.status == .active)
    // While Using lets updates begin in front only.
    #expect(!stage.isUpdating)
    stage.give(.becameActive)
    #expect(stage.isUpdating)
    stage.fix(north: 100)
    #expect(stage.flow.screen.map?.lines.map(\.count) == [3, 1])
  }

  @Test(arguments: [(10_800, true, 5), (-7_200, true, 5), (10_800, false, 35), (-7_200, false, 35)])
  func `a clock that was set earlier does not change the time over a restart, told of it or not`(
    _ change: Int, _ isTold: Bool, _ later: Int
  ) {
    var stage = CampaignStage()
    stage.start()
    stage.pass(.seconds(360))
    stage.facts.wallClock = stage.facts.wallClock + .seconds(change)
    if isTold { stage.give(.clockChanged(.set)) }
    stage.pass(.seconds(later))
    stage.kill(rebooting: true)
    stage.pass(.seconds(20))
    stage.open()
    #expect(stage.flow.execution?.stopwatch.elapsed(stage.facts) == .seconds(380 + later))
  }

  @Test func `a paused execution stays paused in a new process`() {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    stage.tap("Pause")
    stage.kill()
    stage.pass(.seconds(3_600))
    stage.open()
    #expect(stage.flow.execution?.status == .paused)
    #expect(!stage.isUpdating)
    #expect(stage.flow.execution?.stopwatch.elapsed(stage.facts) == .seconds(30))
  }

  @Test func `a campaign of a very long name is found again`() {
    var stage = CampaignStage()
    let name = String(repeating: "Spring “leaflets”; \\\"🎉 ", count: 4_000)
    stage.server.campaigns =
      JSONValue.object([
        JSONValue.Member(
          "campaigns", .array([Campaign(id: "c-1", name: name).json]))
      ]).text
    stage.start(name)
    stage.walk(from: 0, to: 28)
    let execution = stage.flow.execution
    #expect(execution?.campaign.name == name)
    stage.kill()
    stage.open()
    #expect(stage.flow.execution == execution)
  }

  @Test func `a state that could not be stored is stored as soon as there is room`() throws {
    var stage = CampaignStage()
    stage.start()
    stage.facts.storage["campaign.state"] = nil
    stage.give(.storageFailed(key: "campaign.state"))
    #expect(stage.flow.screen.badges.contains(Badge("Storage full", .red)))
    stage.pass(.seconds(60))
    let text = try #require(stage.facts.storage["campaign.state"])
    #expect(CampaignExecution(text: text) == stage.flow.execution)
  }

  @Test func `a reboot keeps the time by the wall clock`() {
    var stage = CampaignStage()
    stage.start()
    stage.pass(.seconds(100))
    stage.kill()
    stage.pass(.seconds(50))
    stage.facts.bootCount += 1
    stage.facts.uptime = .seconds(5)
    stage.open()
    #expect(stage.flow.execution?.stopwatch.elapsed(stage.facts) == .seconds(150))
    stage.pass(.seconds(10))
    #expect(stage.flow.execution?.stopwatch.elapsed(stage.facts) == .seconds(160))
    #expect(
      stage.flow.screen.metrics.first
        == Metric(
          "Elapsed time", .time(RunningTime(.seconds(150), runningSince: .seconds(5)))))
  }

  @Test func `a launch in the background tracks only with the Always permission`() {
    for (status, isTracked) in [(AuthorizationStatus.whenInUse, false), (.always, true)] {
      var stage = CampaignStage(status, on: .android)
      stage.start()
      stage.kill()
      stage.give(.launched(.boot))
      #expect(stage.isUpdating == isTracked)
      stage.give(.becameActive)
      #expect(stage.isUpdating)
    }
  }

  @Test func `a service that may not start is started once the app is in front`() {
    var stage = CampaignStage(.always, on: .android)
    stage.start()
    stage.kill()
    stage.give(.launched(.boot), .foregroundServiceFailed(.securityException))
    #expect(!stage.isUpdating)
    stage.give(.becameActive)
    #expect(stage.isUpdating)
  }

  @Test(arguments: [AuthorizationStatus.denied, .whenInUse])
  func `an app that Android ended for a revocation finds its execution paused`(
    _ status: AuthorizationStatus
  ) {
    var stage = CampaignStage(on: .android)
    stage.start()
    stage.walk(from: 0, to: 28)
    stage.kill()
    stage.facts.previousExit = .permissionRevoked
    stage.facts.permission = Permission(status)
    stage.pass(.seconds(7_200))
    stage.open()
    #expect(stage.flow.execution?.status == .paused)
    #expect(stage.flow.dialog?.title == "Tracking has stopped")
    #expect(stage.flow.execution?.stopwatch.elapsed(stage.facts) == .seconds(30))
  }

  @Test func `a permission that went while the app was dead pauses on iOS too`() {
    var stage = CampaignStage()
    stage.start()
    stage.walk(from: 0, to: 28)
    stage.kill()
    stage.facts.permission = Permission(.notDetermined)
    stage.open()
    #expect(stage.flow.execution?.status == .paused)
    stage.tap("Close", "Resume")
    #expect(stage.flow.dialog?.buttons == ["Continue", "Not now"])
  }

  @Test func `the first format is brought into the present one, whatever is cut short`() throws {
    let start = WallTime.scenarioStart.millisecondsSince1970
    let points = (1...25).map {
      "\($0);\(start + Int64($0) * 1_000);522297000;\(210_122_000 + $0 * 2_000);5"
    }
    let old = [
      "campaign.execution":
        "1;active;e-old;c-1;\(start - 60_000);30000;\(start - 10_000);Spring; leaflets",
      "campaign.points": points.joined(separator: "\n") + "\n",
    ]
    for kill in 0..<12 {
      var stage = CampaignStage()
      stage.facts.storage = old
      stage.requestsLeft = kill
      stage.open()
      stage.kill()
      stage.open()
      let execution = try #require(stage.flow.execution)
      #expect(execution.campaign.name == "Spring; leaflets")
      #expect(execution.stopwatch.elapsed(stage.facts) == .seconds(40))
      #expect(stage.flow.points.map(\.number) == Array(1...25))
      #expect(stage.flow.points[3].timeMilliseconds == start + 4_000)
      #expect(stage.flow.points[3].speedMillimetersPerSecond == nil)
      #expect(stage.flow.distance > .zero)
      #expect(stage.facts.storage["campaign.execution"] == nil)
      #expect(stage.facts.storage["campaign.points"] == nil)
      #expect(stage.server.points["e-old"]?.count == 25)
      #expect(stage.server.conflicts == 0)
    }
  }

  @Test(arguments: [
    "", "nonsense", "{}", #"{"format":3}"#, #"{"format":2,"id":"a/b"}"#, "[[[[[[[[[[[[[[",
  ])
  func `a damaged state is no execution and no crash`(_ text: String) {
    var stage = CampaignStage()
    stage.facts.storage = ["campaign.state": text, "campaign.execution": text]
    stage.open()
    #expect(stage.flow.execution == nil)
    #expect(stage.flow.screen.items.count == 2)
  }

  /// Starts, walks offline and online, pauses, loses an answer, and completes.
  private static func play(_ stage: inout CampaignStage) {
    stage.start()
    stage.walk(from: 0, to: 84)
    stage.setOnline(false)
    stage.walk(from: 98, to: 420)
    stage.answersAtOnce = false
    stage.setOnline(true)
    stage.loseAnswer()
    stage.answersAtOnce = true
    stage.pass(.seconds(6))
    stage.tap("Pause")
    stage.pass(.seconds(60))
    stage.tap("Resume")
    stage.walk(from: 500, to: 584)
    stage.tap("Complete")
  }

  @Test func `a process that dies between any two requests loses, doubles and changes no point`() {
    var kills = 0
    for kill in 0..<2_000 {
      var stage = CampaignStage()
      stage.requestsLeft = kill
      Self.play(&stage)
      guard stage.isDead else { break }
      kills += 1
      let lines = stage.facts.storage.filter { $0.key.contains("/s/") }.values
        .flatMap { $0.split(separator: "\n").compactMap { TrackPoint(line: $0) } }
      stage.facts.isOnline = true
      stage.kill()
      stage.open()
      if stage.flow.execution?.status == .paused { stage.tap("Resume") }
      stage.walk(from: 600, to: 670)
      if stage.flow.execution != nil { stage.tap("Complete") }
      stage.pass(.seconds(600))
      let stored = stage.server.points.values.first ?? [:]
      for point in lines {
        #expect(stored[point.number]?.text == point.json, "killed after \(kill) requests")
      }
      #expect(stored.keys.sorted() == Array(1..<(1 + stored.count)), "killed after \(kill)")
      #expect(stage.server.conflicts == 0, "killed after \(kill) requests")
      #expect(stage.server.completions.values.allSatisfy { $0.count == 1 })
      #expect(stage.server.wasComplete.values.allSatisfy { $0 }, "killed after \(kill) requests")
      #expect(stage.server.points.count <= 1)
      #expect(
        stage.facts.storage.keys.filter { $0.hasPrefix("campaign/") || $0 == "campaign.state" }
          == [],
        "killed after \(kill) requests")
    }
    #expect(kills > 100)
  }
}
