import DeviceInterface
import Testing

@testable import AppParts
@testable import CampaignApp

struct CampaignFlowStartTests {
  private static let fullAccuracy = Request.askForPermission(
    .temporaryFullAccuracy(purposeKey: "CampaignTracking"))

  @Test func `a permitted start is active at once, tracked, and has a start time`() throws {
    var stage = CampaignStage()
    stage.start()
    let execution = try #require(stage.flow.execution)
    #expect(execution.status == .active)
    #expect(
      execution.startedAtMilliseconds == WallTime.scenarioStart.millisecondsSince1970)
    #expect(
      stage.requests.contains(
        .startUpdates(
          UpdateRequest(
            desiredAccuracyMeters: 5, distanceFilter: .meters(10), allowsBackground: true,
            showsBackgroundIndicator: true, pausesAutomatically: false))))
    #expect(stage.flow.screen.badges == [Badge("Active", .green)])
  }

  @Test(arguments: PlatformKind.allCases)
  func `who was never asked reads why, then the system asks`(_ platform: PlatformKind) {
    var stage = CampaignStage(.notDetermined, on: platform)
    stage.start()
    #expect(stage.flow.dialog?.buttons == ["Continue", "Not now"])
    #expect(!stage.requests.contains(.askForPermission(.whenInUse)))
    stage.tap("Continue")
    #expect(stage.requests.contains(.askForPermission(.whenInUse)))
    stage.give(.willResignActive)
    stage.facts.permission = Permission(.whenInUse)
    if platform == .iOS { stage.give(.authorizationChanged(stage.facts.permission)) }
    stage.give(.becameActive)
    if platform == .android {
      stage.give(.permissionRequestFinished(.answered(granted: [.coarse, .fine])))
    }
    #expect(stage.flow.execution?.status == .active)
  }

  @Test func `who does not want to be asked starts nothing`() {
    var stage = CampaignStage(.notDetermined)
    stage.start()
    stage.tap("Not now")
    #expect(stage.flow.execution == nil)
    #expect(stage.flow.dialog == nil)
    #expect(stage.flow.screen.controls.map(\.label) == ["Start", "Back"])
  }

  @Test func `the first report of an undecided permission is no answer`() {
    var stage = CampaignStage(.notDetermined)
    stage.start()
    stage.tap("Continue")
    stage.give(.authorizationChanged(Permission(.notDetermined)), .willResignActive)
    #expect(stage.flow.guide.isAsking && stage.flow.guide.failure == nil)
    // It covers the app: the grace is not over for it.
    #expect(stage.timers["campaign.alert"] == nil)
  }

  @Test func `a question that iOS ignores does not block the page`() {
    var stage = CampaignStage(.notDetermined)
    stage.start()
    stage.tap("Continue")
    #expect(!stage.flow.screen.controls.contains(Control("Start")))
    stage.pass(.seconds(1))
    #expect(stage.flow.screen.controls.contains(Control("Start")))
    #expect(stage.flow.screen.message != nil)
  }

  @Test(arguments: [AuthorizationStatus.denied, .restricted])
  func `without permission nothing starts and a dialog leads to Settings`(
    _ status: AuthorizationStatus
  ) {
    var stage = CampaignStage(status)
    stage.start()
    #expect(stage.flow.execution == nil)
    #expect(stage.flow.dialog?.buttons == ["Open Settings", "Close"])
    stage.tap("Open Settings")
    #expect(stage.requests.last == .openSettings)
    #expect(stage.flow.dialog == nil)
  }

  @Test func `denying the question explains and leads to Settings`() {
    var stage = CampaignStage(.notDetermined)
    stage.start()
    stage.tap("Continue")
    stage.give(.willResignActive)
    stage.set(.denied)
    stage.give(.becameActive)
    #expect(stage.flow.dialog?.buttons == ["Open Settings", "Close"])
    #expect(stage.flow.execution == nil)
  }

  @Test func `reduced accuracy asks for full accuracy with the purpose key`() {
    var stage = CampaignStage(accuracy: .reduced)
    stage.start()
    #expect(stage.requests.contains(Self.fullAccuracy))
    #expect(stage.flow.screen.progress?.contains("Precise location is required") == true)
    #expect(stage.flow.execution == nil)
    stage.facts.permission.accuracy = .full
    stage.give(.temporaryFullAccuracyFinished(promptDeclined: false))
    #expect(stage.flow.execution?.status == .active)
  }

  @Test func `without full accuracy nothing starts and the screen says why`() {
    var stage = CampaignStage(accuracy: .reduced)
    stage.start()
    stage.give(.temporaryFullAccuracyFinished(promptDeclined: false))
    #expect(stage.flow.execution == nil)
    #expect(stage.flow.screen.message?.contains("precise location") == true)
    #expect(stage.flow.screen.controls.map(\.label) == ["Start", "Back"])
  }

  @Test func `on Android approximate location is asked to become precise`() {
    var stage = CampaignStage(on: .android, accuracy: .reduced)
    stage.start()
    #expect(stage.requests.contains(.askForPermission(.android([.coarse, .fine]))))
    stage.give(.permissionRequestFinished(.answered(granted: .coarse)))
    #expect(stage.flow.execution == nil)
    #expect(stage.flow.screen.message?.contains("precise location") == true)
  }

  @Test func `on Android the device's location can be turned on from the dialog`() {
    var stage = CampaignStage(on: .android)
    stage.facts.locationServicesEnabled = false
    stage.start()
    stage.tap("Turn location on")
    #expect(stage.requests.last == .askToTurnLocationOn)
    stage.facts.locationServicesEnabled = true
    stage.give(.turnLocationOnFinished(isOn: true))
    #expect(stage.flow.execution?.status == .active)
  }

  @Test(arguments: [true, false])
  func `a second campaign cannot start while one is active or paused`(_ isPaused: Bool) {
    var stage = CampaignStage()
    stage.start()
    if isPaused { stage.tap("Pause") }
    let first = stage.flow.execution
    stage.tap("Campaigns", "Summer flyers", "Start")
    #expect(stage.flow.dialog?.title == "Another campaign is in progress")
    #expect(stage.flow.dialog?.message.contains("Spring leaflets") == true)
    stage.tap("Open current campaign")
    #expect(stage.flow.screen.title == "Spring leaflets")
    #expect(stage.flow.execution == first)
  }

  @Test func `two taps on Start start one execution`() {
    var stage = CampaignStage()
    stage.start()
    let first = stage.flow.execution
    stage.tap("Start")
    #expect(stage.flow.execution == first)
    #expect(
      stage.requests.filter { $0 == .schedule(timer: "campaign.sync", after: .seconds(60)) }.count
        == 1)
  }

  @Test func `the list is asked for again when it may come, and shown from storage meanwhile`() {
    var stage = CampaignStage()
    stage.open()
    stage.kill()
    stage.server.status = 503
    stage.open()
    #expect(stage.flow.screen.items.map(\.title) == ["Spring leaflets", "Summer flyers"])
    #expect(stage.flow.screen.message?.contains("503") == true)
    stage.server.status = nil
    stage.pass(.seconds(5))
    #expect(stage.flow.screen.message == nil)
  }

  @Test func `a status that says nothing of the list is followed by another attempt`() {
    var stage = CampaignStage()
    stage.server.status = 403
    stage.open()
    #expect(stage.flow.screen.controls == [Control("Try again")])
    stage.server.status = nil
    stage.pass(.seconds(5))
    #expect(stage.flow.screen.items.count == 2)
  }

  @Test func `what the server will never list, as it says itself, is not asked for again`() {
    var stage = CampaignStage()
    stage.server.refusal = "not-yours"
    stage.open()
    #expect(stage.timers == [:])
    #expect(stage.flow.screen.controls == [Control("Try again")])
    stage.server.refusal = nil
    stage.tap("Try again")
    #expect(stage.flow.screen.items.count == 2)
  }
}
