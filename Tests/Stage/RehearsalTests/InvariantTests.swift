import DeviceInterface
import DeviceSimulator
import Gherkin
import ScenarioRunner
import Testing

@testable import PetListingRoom
@testable import Rehearsal

/// The rules that hold in every scenario: each one caught when it is broken, and silent when it is kept.
struct InvariantTests {
  private static let dialog = Dialog(title: "Location is off", message: "", buttons: ["Cancel"])
  private static let query = Request.send(
    ServerRequest(id: 1, .get, "/api/listings", query: [.init("lat", "52"), .init("lng", "21")]))

  private static var fix: Signal {
    get throws {
      let position = try #require(Position(latitudeE7: 0, longitudeE7: 0))
      return .fix(Fix(position: position, accuracyMeters: 5, timestamp: .scenarioStart))
    }
  }

  @Test func `a second popup in one session is a violation`() {
    var observer = PetListingRoom.Observer()
    #expect(observer.observe(.dialogAppeared(Self.dialog)) == nil)
    #expect(observer.observe(.dialogAppeared(Self.dialog))?.rule == OnePopupPerSession.rule)
  }

  @Test func `a popup in each of two sessions is none`() {
    var observer = PetListingRoom.Observer()
    for _ in 1...2 {
      #expect(observer.observe(.sessionBegan) == nil)
      #expect(observer.observe(.dialogAppeared(Self.dialog)) == nil)
    }
  }

  @Test(arguments: AuthorizationStatus.allCases)
  func `a fix reaches an app only with permission`(_ status: AuthorizationStatus) throws {
    var watch = InvariantWatch()
    watch.observe(.told(try Self.fix), Permission(status))
    #expect((watch.violation == nil) == status.allowsLocation)
  }

  @Test(arguments: AuthorizationStatus.allCases)
  func `coordinates leave an app only with permission`(_ status: AuthorizationStatus) {
    var watch = InvariantWatch()
    watch.observe(.requested(Self.query), Permission(status))
    #expect((watch.violation == nil) == status.allowsLocation)
  }

  /// Such an app has no rules of its own, by which every moment would be looked at.
  @Test func `coordinates that leave an app without rules of its own are seen as well`()
    async throws
  {
    let text = """
      @ios
      Feature: Test
        Scenario: Test
          Given the note app is installed
          And location permission is denied
          When the user opens the app
          And the user enters "Find me" into "Note"

      """
    let result = try #require(
      await Play.results([Source(uri: "test.feature", text: text)], library: NoteRoom.library).first
    )
    let problem = try #require(result.steps.last?.problem)
    #expect(problem.expected == NoPositionWithoutPermission.rule)
  }

  @Test func `a query without coordinates needs no permission`() {
    var watch = InvariantWatch()
    let query = Request.send(ServerRequest(id: 1, .get, "/api/listings"))
    watch.observe(.requested(query), Permission(.denied))
    #expect(watch.violation == nil)
  }

  @Test(arguments: [(RuleID.iOS(10), true), (.iOS(11), true), (.iOS(12), false)])
  func `asking where nobody can be asked is a violation, unless only the build is at fault`(
    _ rule: RuleID, _ isViolation: Bool
  ) {
    var watch = InvariantWatch()
    watch.observe(.ignored(rule), Permission(.denied))
    #expect((watch.violation != nil) == isViolation)
  }

  @Test func `the first violation is kept`() {
    var watch = InvariantWatch()
    watch.observe(.ignored(.iOS(10)), Permission(.denied))
    watch.observe(.requested(Self.query), Permission(.denied))
    #expect(watch.violation?.rule == NoPointlessPermissionRequest.rule)
  }
}
