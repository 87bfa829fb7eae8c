import DeviceInterface
import PetListingApp
import Testing

@testable import AppParts

struct StartupListingFlowQueryTests {
  @Test func `a request goes to the listings with the time to wait for them`() throws {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel")])
    #expect(
      stage.requests.last
        == .send(ServerRequest(id: 1, .get, "/api/listings", timeout: .seconds(30))))
  }

  @Test func `a grant during a query waits for it, then refreshes once`() throws {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel")] + ListingStage.going)
    stage.change(to: .whenInUse)
    stage.give(ListingStage.coming)
    #expect(stage.newRequests() == [.everything])
    stage.answer()
    #expect(stage.newRequests() == [.fix])
    #expect(stage.flow.screen.items.count == 1)
    try stage.giveFix()
    #expect(stage.newRequests() == [.nearby])
    #expect(stage.flow.screen.progress == "Updating listings…")
    stage.answer()
    stage.change(to: .whenInUse)
    #expect(stage.newRequests() == [])
  }

  @Test func `a grant that was taken back during the query changes nothing`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel")])
    stage.change(to: .whenInUse)
    stage.change(to: .denied)
    stage.answer()
    #expect(stage.newRequests() == [.everything])
  }

  @Test func `a query that completes in the background applies the grant on return`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel")] + ListingStage.going)
    stage.change(to: .whenInUse)
    stage.answer()
    #expect(stage.newRequests() == [.everything])
    stage.give(ListingStage.coming)
    #expect(stage.newRequests() == [.fix])
  }

  @Test(arguments: [AuthorizationStatus.denied, .notDetermined, .restricted])
  func `a grant while the listing is shown fetches and refreshes`(status: AuthorizationStatus) {
    for platform in PlatformKind.allCases {
      var stage = ListingStage(.whenInUse, on: platform)
      stage.give(ListingStage.opening + [.locationFailed(.locationUnknown)])
      stage.answer()
      stage.give(ListingStage.going)
      stage.set(status)
      stage.give(ListingStage.coming + ListingStage.going)
      stage.set(.whenInUse)
      #expect(stage.newRequests() == [.fix, .everything])
      stage.give(ListingStage.coming)
      #expect(stage.newRequests() == [.fix])
    }
  }

  @Test func `Location Services switched on again fetch and refresh`() {
    for platform in PlatformKind.allCases {
      var stage = ListingStage(.whenInUse, on: platform, servicesOn: false)
      stage.give(ListingStage.opening + [.tapped("Cancel")])
      stage.answer()
      stage.facts.locationServicesEnabled = true
      stage.give(ListingStage.going + ListingStage.coming)
      #expect(stage.newRequests() == [.everything, .fix])
    }
  }

  @Test func `a revocation leaves the listing and takes the coordinates from the next query`()
    throws
  {
    var stage = ListingStage(.whenInUse)
    stage.give(ListingStage.opening)
    try stage.giveFix()
    stage.answer()
    let screen = stage.flow.screen
    stage.change(to: .denied)
    #expect(stage.flow.screen == screen)
    #expect(stage.newRequests() == [.fix, .nearby])
    stage.give(.pulledToRefresh)
    #expect(stage.newRequests() == [.everything])
  }

  @Test func `another kind of grant is no grant`() throws {
    var stage = ListingStage(.whenInUse)
    stage.give(ListingStage.opening)
    try stage.giveFix()
    stage.answer()
    stage.change(to: .always)
    stage.facts.permission.accuracy = .reduced
    stage.change(to: .always)
    #expect(stage.newRequests() == [.fix, .nearby])
  }

  @Test(arguments: [
    (Signal.requestFailed(id: 1, .offline), "You are offline."),
    (.requestFailed(id: 1, .timedOut), "The server did not answer in time."),
    (.requestFailed(id: 1, .connectionLost), "The connection was lost."),
    (.response(id: 1, ServerResponse(status: 503)), "The server reported an error (503)."),
    (.response(id: 1, ServerResponse(status: 204)), "The server reported an error (204)."),
    (
      .response(id: 1, ServerResponse(status: 200, body: "{\"anim")),
      "The server's answer could not be read."
    ),
  ])
  func `a failed query says why and offers to try again`(signal: Signal, reason: String) {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel"), signal])
    let screen = stage.flow.screen
    #expect(screen.message == "Could not load the listings. " + reason)
    #expect(screen.controls == [Control("Try again")])
    #expect(screen.progress == nil && screen.canPullToRefresh)
    stage.give(.tapped("Try again"))
    #expect(stage.newRequests() == [.everything, .everything])
    #expect(stage.flow.screen.message == nil && stage.flow.screen.controls == [])
    stage.answer()
    #expect(stage.flow.screen.items.count == 1)
  }

  @Test func `a failed refresh keeps the listing`() throws {
    var stage = ListingStage(.whenInUse)
    stage.give(ListingStage.opening)
    try stage.giveFix()
    stage.answer()
    stage.give(.pulledToRefresh)
    try stage.giveFix()
    stage.answer(status: 500, "")
    let screen = stage.flow.screen
    #expect(screen.items.count == 1 && screen.badges.map(\.label) == ["Near you"])
    #expect(
      screen.message == "Could not refresh. The server reported an error (500).")
  }

  @Test func `an answer to an earlier request is ignored`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel"), .requestFailed(id: 1, .timedOut)])
    stage.give(.tapped("Try again"))
    let screen = stage.flow.screen
    stage.give(.response(id: 1, ServerResponse(status: 200, body: ListingStage.body)))
    stage.give(.requestFailed(id: 1, .connectionLost))
    #expect(stage.flow.screen == screen)
    stage.answer(#"{"animals":[]}"#)
    #expect(stage.flow.screen.message == "No pets are listed.")
    stage.give(.response(id: 2, ServerResponse(status: 200, body: ListingStage.body)))
    #expect(stage.flow.screen.items.isEmpty)
  }

  @Test func `a refresh during a query is ignored`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel"), .pulledToRefresh, .tapped("Try again")])
    #expect(stage.newRequests() == [.everything])
    #expect(!stage.flow.screen.canPullToRefresh)
  }

  @Test func `leaving and returning during a query starts no second one`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel"), .screenDisappeared, .screenAppeared])
    stage.answer()
    #expect(stage.newRequests() == [.everything])
    #expect(stage.flow.screen.items.count == 1)
  }

  @Test func `a popup that is due from an appearance during a query comes after it`() {
    var stage = ListingStage(.notDetermined)
    stage.give(ListingStage.opening + [.willResignActive])
    stage.change(to: .denied)
    stage.give(.becameActive, .screenDisappeared, .screenAppeared)
    #expect(stage.flow.screen.dialog == nil)
    stage.answer()
    #expect(stage.flow.screen.dialog != nil)
    #expect(stage.newRequests() == [.permission, .everything])
  }

  @Test func `a listing that arrives while another screen is shown is there on return`() {
    var stage = ListingStage(.denied)
    stage.give(ListingStage.opening + [.tapped("Cancel"), .screenDisappeared])
    stage.answer()
    stage.give(.screenAppeared)
    #expect(stage.flow.screen.items.count == 1)
    #expect(stage.newRequests() == [.everything, .everything])
  }
}
