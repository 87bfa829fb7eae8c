import DeviceInterface
import Testing

@testable import AppParts
@testable import PetListingApp

struct StartupListingFlowPopupTests {
  @Test(arguments: [
    (AuthorizationStatus.denied, true, "may not use your location"),
    (.restricted, true, "restricted"),
    (.denied, false, "switched off"), (.restricted, false, "restricted"),
  ])
  func `the popup says what is in the way and offers both ways on`(
    status: AuthorizationStatus, servicesOn: Bool, part: String
  ) {
    var stage = ListingStage(status, servicesOn: servicesOn)
    stage.give(ListingStage.opening)
    let dialog = stage.flow.screen.dialog
    #expect(dialog?.title == "Location is off")
    #expect(dialog?.message.contains(part) == true)
    #expect(dialog?.buttons == ["Go to Settings", "Cancel"])
    #expect(stage.newRequests() == [])
  }

  @Test func `on Android the switch is to blame even when the app is allowed`() {
    var stage = ListingStage(.always, on: .android, servicesOn: false)
    stage.give(ListingStage.opening)
    #expect(stage.flow.screen.dialog?.message.contains("switched off") == true)
  }

  @Test func `Cancel closes the popup and loads all listings`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel")])
    #expect(stage.newRequests() == [.everything])
    #expect(stage.flow.screen.dialog == nil)
    stage.answer()
    #expect(stage.flow.screen.items.map(\.title) == ["Burek"])
    #expect(
      stage.flow.screen.message == "Showing all listings, because location is off for this app.")
  }

  @Test func `the popup comes once per session and the listings no longer wait for it`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel")])
    stage.answer()
    for _ in 0..<3 {
      stage.give(.screenDisappeared, .screenAppeared)
      #expect(stage.flow.screen.dialog == nil)
      stage.answer()
      stage.give(ListingStage.going + ListingStage.coming)
    }
    #expect(stage.newRequests() == [.everything, .everything, .everything, .everything])
    stage.flow = StartupListingFlow()
    stage.give(ListingStage.opening)
    #expect(stage.flow.screen.dialog != nil)
  }

  @Test(arguments: [
    (AuthorizationStatus.whenInUse, Asked.fix), (.always, .fix), (.denied, .everything),
    (.restricted, .everything), (.notDetermined, .everything),
  ])
  func `the query waits for the return from Settings`(status: AuthorizationStatus, expected: Asked)
  {
    for platform in PlatformKind.allCases {
      var stage = ListingStage(.denied, on: platform)
      stage.give(ListingStage.opening + [.tapped("Go to Settings")] + ListingStage.going)
      #expect(stage.newRequests() == [.settings])
      stage.set(status)
      if platform == .iOS { stage.change(to: status) }
      #expect(stage.newRequests() == [])
      stage.give(.becameActive)
      #expect(stage.newRequests() == [expected])
      #expect(stage.flow.screen.dialog == nil)
      stage.give(.authorizationChanged(stage.facts.permission))
      #expect(stage.newRequests() == [])
    }
  }

  @Test func `Settings that do not open do not hold up the listings`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Go to Settings")])
    #expect(stage.flow.screen.canPullToRefresh)
    stage.give(.pulledToRefresh)
    #expect(stage.newRequests() == [.settings, .everything])
  }

  @Test func `the popup stays while the app is in the background`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening)
    let screen = stage.flow.screen
    stage.give(ListingStage.going + [.willSuspend, .resumed] + ListingStage.coming)
    #expect(stage.flow.screen == screen)
    #expect(stage.newRequests() == [])
  }

  @Test func `a grant from elsewhere closes the popup when the app is in front again`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + ListingStage.going)
    stage.change(to: .whenInUse)
    #expect(stage.newRequests() == [])
    stage.give(ListingStage.coming)
    #expect(stage.flow.screen.dialog == nil)
    #expect(stage.newRequests() == [.fix])
  }

  @Test func `the popup keeps up with what is in the way`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening)
    stage.facts.locationServicesEnabled = false
    stage.give(.authorizationChanged(stage.facts.permission))
    #expect(stage.flow.screen.dialog?.message.contains("switched off") == true)
    stage.change(to: .notDetermined)
    #expect(stage.flow.screen.dialog != nil)
    #expect(stage.newRequests() == [])
  }

  @Test func `a popup that goes with its screen does not come back`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.screenDisappeared])
    #expect(stage.flow.screen.dialog == nil)
    stage.give(.screenAppeared)
    #expect(stage.flow.screen.dialog == nil)
    #expect(stage.newRequests() == [.everything])
  }

  @Test func `the list cannot be pulled under the popup`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.pulledToRefresh])
    #expect(stage.newRequests() == [])
    #expect(!stage.flow.screen.canPullToRefresh)
  }

  @Test func `buttons of a closed popup do nothing`() {
    var stage = ListingStage(.denied)
    stage.give(
      ListingStage.opening + [.tapped("Cancel"), .tapped("Cancel"), .tapped("Go to Settings")])
    stage.answer()
    stage.give(.tapped("Cancel"), .tapped("Go to Settings"), .tapped("Burek"))
    #expect(stage.newRequests() == [.everything])
  }
}
