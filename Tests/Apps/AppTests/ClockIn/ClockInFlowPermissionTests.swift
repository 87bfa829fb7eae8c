import DeviceInterface
import Testing

@testable import AppParts
@testable import ClockInApp

struct ClockInFlowPermissionTests {
  @Test func `an undecided employee reads why before the system asks`() {
    var stage = ClockInStage(.notDetermined)
    stage.open()
    stage.tap("Clock in")
    #expect(stage.flow.dialog == ClockInWording.dialog(.explanation, on: .iOS))
    #expect(!stage.newRequests().contains(.askForPermission(.whenInUse)))
    stage.tap("Continue")
    #expect(stage.newRequests().contains(.askForPermission(.whenInUse)))
    #expect(stage.flow.shift == nil)
  }

  @Test func `allowed while using, the employee is clocked in and guided to Always`() {
    var stage = ClockInStage(.notDetermined)
    stage.open()
    stage.tap("Clock in", "Continue")
    stage.give(.willResignActive)
    stage.set(.whenInUse)
    stage.give(.becameActive)
    #expect(stage.flow.isTracking)
    #expect(stage.flow.dialog?.title == "Allow background location")
    _ = stage.newRequests()
    stage.tap("Continue")
    #expect(stage.newRequests().contains(.askForPermission(.always)))
  }

  @Test func `a question that iOS ignores leaves the way to Settings`() {
    var stage = ClockInStage(.whenInUse)
    stage.open()
    stage.tap("Clock in", "Continue")
    stage.pass(.seconds(2))
    #expect(stage.flow.dialog?.buttons == ["Go to Settings", "Not now"])
    stage.tap("Go to Settings")
    #expect(stage.newRequests().last == .openSettings)
    stage.give(.willResignActive, .enteredBackground)
    stage.set(.always)
    stage.give(.becameActive)
    #expect(stage.flow.dialog == nil)
    #expect(stage.flow.guide.shortcoming == nil)
  }

  @Test func `kept at While Using, the guidance stays on the dashboard and no dialog follows`() {
    var stage = ClockInStage(.whenInUse)
    stage.open()
    stage.tap("Clock in", "Continue")
    stage.give(.willResignActive, .becameActive)
    stage.pass(.seconds(2))
    #expect(stage.flow.dialog == nil)
    #expect(stage.flow.screen.items.map(\.title).contains("Background location is off"))
    #expect(stage.flow.screen.controls.contains(Control("Improve tracking")))
  }

  @Test(arguments: [AuthorizationStatus.denied, .restricted])
  func `without permission there is no clock-in but instructions`(_ status: AuthorizationStatus) {
    var stage = ClockInStage(status)
    stage.open()
    stage.tap("Clock in")
    #expect(stage.flow.shift == nil)
    #expect(stage.flow.dialog?.buttons == ["Go to Settings", "Cancel"])
    stage.tap("Go to Settings")
    #expect(stage.newRequests().contains(.openSettings))
  }

  @Test func `with the device's switch off Android offers to turn it on, and the clock-in follows`()
  {
    var stage = ClockInStage(.always, on: .android)
    stage.facts.locationServicesEnabled = false
    stage.open()
    stage.tap("Clock in", "Turn location on")
    #expect(stage.newRequests().contains(.askToTurnLocationOn))
    stage.facts.locationServicesEnabled = true
    stage.give(.turnLocationOnFinished(isOn: true))
    #expect(stage.flow.isTracking)
  }

  @Test func `Android asks for the background twice and then shows Settings`() {
    var stage = ClockInStage(.whenInUse, on: .android)
    stage.open()
    stage.tap("Clock in", "Continue")
    stage.give(.permissionRequestFinished(.answered(granted: [])))
    stage.tap("Improve tracking", "Continue")
    stage.give(.permissionRequestFinished(.answered(granted: [])))
    #expect(stage.newRequests().filter { $0 == .askForPermission(.always) }.count == 2)
    stage.tap("Improve tracking", "Go to Settings")
    #expect(stage.newRequests().last == .openSettings)
  }

  @Test func `a dismissed question is no denial`() {
    var stage = ClockInStage(.notDetermined, on: .android)
    stage.open()
    stage.tap("Clock in", "Continue")
    stage.give(.permissionRequestFinished(.cancelled))
    #expect(stage.flow.shift == nil)
    #expect(stage.flow.screen.controls.contains(Control("Clock in")))
  }

  @Test func `with approximate location the points are flagged and precision is asked for`() {
    var stage = ClockInStage(.always, accuracy: .reduced)
    stage.open()
    stage.tap("Clock in")
    #expect(stage.flow.dialog?.title == "Allow precise location")
    #expect(stage.flow.points.map(\.isLowAccuracy) == [true])
    #expect(stage.flow.screen.badges.first == Badge("Low accuracy", .yellow))
  }

  @Test func `a grant that lapses during a shift can be asked for again, and the shift goes on`() {
    var stage = ClockInStage(.whenInUse)
    stage.clockIn()
    stage.pass(.seconds(60))
    stage.set(.notDetermined)
    #expect(stage.flow.openGap?.reason == .noPermission)
    stage.pass(.seconds(60))
    stage.tap("Allow location")
    #expect(stage.newRequests().contains(.askForPermission(.whenInUse)))
    stage.set(.whenInUse)
    #expect(stage.flow.isTracking)
    #expect(stage.server.gapReasons == ["noPermission"])
    #expect(stage.server.clockIns.count == 1)
  }
}
