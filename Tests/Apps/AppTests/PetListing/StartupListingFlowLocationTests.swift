import DeviceInterface
import Testing

@testable import AppParts
@testable import PetListingApp

struct StartupListingFlowLocationTests {
  @Test func `the fix becomes the coordinates of the query`() throws {
    var stage = ListingStage(.whenInUse)
    stage.give(ListingStage.opening)
    #expect(
      stage.requests == [
        .requestFix(FixRequest(timeout: .seconds(10))),
        .schedule(timer: StartupListingFlow.fixTimer, after: .seconds(10)),
      ])
    #expect(stage.flow.screen.progress == "Finding your location…")
    _ = stage.newRequests()
    try stage.giveFix("-33.86880, 151.2093")
    #expect(stage.requests.first == .cancel(timer: StartupListingFlow.fixTimer))
    #expect(stage.newRequests() == [.query("lat=-33.8688&lng=151.2093&radius=50")])
    stage.answer()
    #expect(stage.flow.screen.badges.map(\.label) == ["Near you"])
    #expect(stage.flow.screen.message == nil)
  }

  @Test(arguments: [
    Signal.locationFailed(.locationUnknown), .locationFailed(.denied),
    .timerFired(StartupListingFlow.fixTimer),
  ])
  func `a search without result falls back to all listings`(signal: Signal) {
    var stage = ListingStage(.whenInUse)
    stage.give(ListingStage.opening + [signal, signal])
    #expect(stage.newRequests() == [.fix, .everything])
    stage.answer()
    #expect(
      stage.flow.screen.message
        == "Showing all listings, because your location could not be found.")
    #expect(stage.flow.screen.badges.map(\.label) == ["All listings"])
  }

  @Test(arguments: [
    (10, 0, AccuracyAuthorization.full, true), (500, 60, .full, true), (501, 0, .full, false),
    (-1, 0, .full, false), (5_000, 1_200, .reduced, true), (-1, 0, .reduced, false),
  ])
  func `a fix must be good enough`(
    meters: Int, seconds: Int, accuracy: AccuracyAuthorization, isUsed: Bool
  ) throws {
    var stage = ListingStage(.whenInUse, accuracy: accuracy)
    stage.give(ListingStage.opening)
    try stage.giveFix(accuracy: meters, age: .seconds(seconds))
    #expect(stage.newRequests() == [.fix, isUsed ? .nearby : .everything])
  }

  @Test(arguments: [(61, AccuracyAuthorization.full), (1_201, .reduced)])
  func `a stale fix is not where the phone is`(seconds: Int, accuracy: AccuracyAuthorization) throws
  {
    var stage = ListingStage(.whenInUse, accuracy: accuracy)
    stage.give(ListingStage.opening)
    _ = stage.newRequests()
    stage.facts.uptime = .seconds(4)
    try stage.giveFix("1, 1", age: .seconds(seconds))
    #expect(stage.requests == [.requestFix(FixRequest(timeout: .seconds(6)))])
    try stage.giveFix("1, 1", age: .seconds(seconds + 1))
    #expect(stage.newRequests() == [.fix])
    try stage.giveFix()
    #expect(stage.newRequests() == [.nearby])
  }

  @Test func `stale fixes alone lead to all listings`() throws {
    var stage = ListingStage(.whenInUse)
    stage.give(ListingStage.opening)
    for _ in 0..<5 { try stage.giveFix("1, 1", age: .seconds(3_600)) }
    stage.give(.timerFired(StartupListingFlow.fixTimer))
    #expect(stage.newRequests() == [.fix, .fix, .everything])
  }

  @Test func `an approximate location is used and named as such`() throws {
    var stage = ListingStage(.whenInUse, accuracy: .reduced)
    stage.give(ListingStage.opening)
    try stage.giveFix(accuracy: 5_000)
    stage.answer()
    #expect(stage.flow.screen.badges.map(\.label) == ["Near you", "Approximate location"])
    #expect(stage.newRequests() == [.fix, .nearby])
  }

  @Test(arguments: [AuthorizationStatus.denied, .restricted, .notDetermined])
  func `a revocation during the search ends it`(status: AuthorizationStatus) throws {
    var told = ListingStage(.whenInUse)
    told.give(ListingStage.opening)
    told.change(to: status)
    try told.giveFix()
    #expect(told.newRequests() == [.fix, .everything])

    var untold = ListingStage(.whenInUse)
    untold.give(ListingStage.opening)
    untold.set(status)
    try untold.giveFix()
    #expect(untold.newRequests() == [.fix, .everything])
  }

  @Test func `a late fix is ignored`() throws {
    var stage = ListingStage(.whenInUse)
    stage.give(ListingStage.opening + [.locationFailed(.locationUnknown)])
    try stage.giveFix()
    stage.answer()
    try stage.giveFix()
    #expect(stage.newRequests() == [.fix, .everything])
  }

  @Test func `leaving and returning during the search starts no second one`() throws {
    var stage = ListingStage(.whenInUse)
    stage.give(ListingStage.opening + [.screenDisappeared])
    #expect(stage.flow.screen == Screen(title: "Another screen"))
    stage.give([.screenAppeared] + ListingStage.going + ListingStage.coming + [.pulledToRefresh])
    try stage.giveFix()
    stage.answer()
    #expect(stage.newRequests() == [.fix, .nearby])
  }
}
