import DeviceInterface
import Testing

@testable import AppParts
@testable import PetListingApp

struct StartupListingFlowPermissionTests {
  // MARK: Appearance

  @Test(arguments: [
    (AuthorizationStatus.whenInUse, [Asked.fix]), (.always, [.fix]),
    (.notDetermined, [.permission]),
    (.denied, []), (.restricted, []),
  ])
  func `the first appearance does what the status calls for`(
    status: AuthorizationStatus, expected: [Asked]
  ) {
    for platform in PlatformKind.allCases {
      var stage = ListingStage(status, on: platform)
      stage.give(ListingStage.opening)
      #expect(stage.newRequests() == expected)
      #expect((stage.flow.screen.dialog != nil) == (status == .denied || status == .restricted))
    }
  }

  @Test func `nothing happens before the screen is in front of the user`() {
    var stage = ListingStage(.notDetermined)
    stage.give(.launched(.user), .authorizationChanged(stage.facts.permission), .screenAppeared)
    #expect(stage.newRequests() == [])
    stage.give(.becameActive)
    #expect(stage.newRequests() == [.permission])
  }

  @Test func `the initial report of an unchanged status triggers nothing twice`() throws {
    for status in AuthorizationStatus.allCases {
      var stage = ListingStage(status)
      stage.give(.launched(.user), .authorizationChanged(stage.facts.permission))
      stage.give(.becameActive, .screenAppeared)
      let first = stage.newRequests()
      let screen = stage.flow.screen
      for _ in 0..<3 { stage.change(to: status) }
      #expect(stage.newRequests() == [], "\(first)")
      #expect(stage.flow.screen == screen)
    }
  }

  // MARK: The system's question

  @Test func `the alert waits for as long as the user thinks`() {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening)
    stage.give(.willResignActive)
    #expect(stage.timers.last == .cancel(timer: StartupListingFlow.alertTimer))
    _ = stage.newRequests()
    stage.give(.timerFired(StartupListingFlow.alertTimer))
    #expect(stage.newRequests() == [])
    #expect(stage.flow.screen.progress == "Waiting for your answer about location…")
  }

  @Test(arguments: [true, false])
  func `an allowed question leads to a fix, whichever signal comes first`(toldFirst: Bool) {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening + [.willResignActive])
    _ = stage.newRequests()
    stage.set(.whenInUse)
    let told = Signal.authorizationChanged(stage.facts.permission)
    stage.give(toldFirst ? [told, .becameActive] : [.becameActive, told])
    #expect(stage.newRequests() == [.fix])
  }

  @Test(arguments: [true, false])
  func `a refused question leads to all listings and to no popup`(toldFirst: Bool) {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening + [.willResignActive])
    _ = stage.newRequests()
    stage.set(.denied)
    let told = Signal.authorizationChanged(stage.facts.permission)
    stage.give(toldFirst ? [told, .becameActive] : [.becameActive, told])
    #expect(stage.newRequests() == [.everything])
    stage.answer()
    #expect(stage.flow.screen.dialog == nil)
    #expect(stage.flow.screen.items.count == 1)
  }

  @Test func `after a refusal the popup comes with the next appearance`() {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening + [.willResignActive])
    stage.change(to: .denied)
    stage.give(.becameActive)
    stage.answer()
    stage.give(ListingStage.going + ListingStage.coming)
    #expect(stage.flow.screen.dialog == nil)
    stage.give(.screenDisappeared, .screenAppeared)
    #expect(stage.flow.screen.dialog?.title == "Location is off")
  }

  @Test func `a question that the system ignores does not hold up the listings`() {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening)
    #expect(
      stage.timers == [.schedule(timer: StartupListingFlow.alertTimer, after: .zero)])
    _ = stage.newRequests()
    stage.give(.timerFired(StartupListingFlow.alertTimer))
    #expect(stage.newRequests() == [.everything])
    stage.answer()
    stage.give(ListingStage.going + ListingStage.coming)
    #expect(stage.newRequests() == [])
    stage.give(.screenDisappeared, .screenAppeared)
    #expect(stage.newRequests() == [.permission])
  }

  @Test func `the alert covers the app again after a visit to the home screen`() {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening + [.willResignActive, .enteredBackground, .becameActive])
    stage.give(.willResignActive)
    stage.give(.timerFired(StartupListingFlow.alertTimer))
    #expect(stage.newRequests() == [.permission])
  }

  @Test func `an alert that has gone without an answer does not hold up the listings`() {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening + [.willResignActive, .becameActive])
    stage.give(.timerFired(StartupListingFlow.alertTimer))
    #expect(stage.newRequests() == [.permission, .everything])
  }

  @Test(arguments: [
    (
      PermissionResult.answered(granted: [.fine, .coarse]), AuthorizationStatus.whenInUse, Asked.fix
    ),
    (.answered(granted: []), .denied, .everything), (.cancelled, .notDetermined, .everything),
  ])
  func `Android's result ends the question`(
    result: PermissionResult, status: AuthorizationStatus, expected: Asked
  ) {
    for returnedFirst in [true, false] {
      var stage = ListingStage(.notDetermined, on: .android)
      stage.give(ListingStage.opening + [.willResignActive])
      stage.set(status)
      let finished = Signal.permissionRequestFinished(result)
      stage.give(returnedFirst ? [.becameActive, finished] : [finished, .becameActive])
      #expect(stage.newRequests() == [.permission, expected])
      #expect(stage.flow.screen.dialog == nil)
    }
  }

  @Test func `a dismissed question is put again at the next appearance and not before`() {
    var stage = ListingStage(.notDetermined, on: .android)
    stage.give(ListingStage.opening + [.willResignActive, .permissionRequestFinished(.cancelled)])
    stage.give(.becameActive)
    stage.answer()
    stage.give(ListingStage.going + ListingStage.coming + [.pulledToRefresh])
    #expect(stage.newRequests() == [.permission, .everything, .everything])
    stage.answer()
    stage.give(.screenDisappeared, .screenAppeared)
    #expect(stage.newRequests() == [.permission])
  }

  @Test func `a lapsed grant is asked for again at the next appearance only`() throws {
    var stage = ListingStage(.whenInUse)
    stage.give(ListingStage.opening)
    try stage.giveFix()
    stage.answer()
    stage.give(ListingStage.going)
    stage.change(to: .notDetermined)
    stage.give(ListingStage.coming)
    #expect(stage.newRequests() == [.fix, .nearby])
    stage.give(.pulledToRefresh)
    #expect(stage.newRequests() == [.everything])
    stage.answer()
    stage.give(.screenDisappeared, .screenAppeared)
    #expect(stage.newRequests() == [.permission])
  }

  @Test func `a grant from Settings under the alert is used when the app is in front again`() {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening + [.willResignActive, .enteredBackground])
    stage.change(to: .whenInUse)
    #expect(stage.newRequests() == [.permission])
    stage.give(.becameActive)
    #expect(stage.newRequests() == [.fix])
  }

  @Test func `taps and further appearances during the question do nothing`() {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening + [.willResignActive])
    _ = stage.newRequests()
    stage.give(.pulledToRefresh, .tapped("Cancel"), .tapped("Go to Settings"), .screenDisappeared)
    stage.give(.screenAppeared)
    #expect(stage.newRequests() == [])
  }

  @Test func `on Android a grant with Location Services off leads to all listings`() {
    var stage = ListingStage(.notDetermined, on: .android, servicesOn: false)
    stage.give(ListingStage.opening + [.willResignActive])
    stage.set(.whenInUse)
    stage.give(.permissionRequestFinished(.answered(granted: [.fine, .coarse])), .becameActive)
    #expect(stage.newRequests() == [.permission, .everything])
    stage.answer()
    #expect(
      stage.flow.screen.message
        == "Showing all listings, because Location Services are off.")
  }
}
