import DeviceInterface
import Testing
import Vocabulary

@testable import Rehearsal

/// What a saboteur makes of signals, facts and requests.
struct SaboteurTests {
  private static let timer = Request.schedule(timer: "t", after: .seconds(3))
  private static let store = Request.store(key: "k", value: "abcd")
  private static let append = Request.append(key: "k", line: "wxyz")

  @Test(arguments: [
    (Sabotage.neverAsked(.store), [timer, append]),
    (.askedTwice(.append), [timer, store, append, append]),
    (.askedBackwards, [append, store, timer]),
    (.timerLate, [.schedule(timer: "t", after: .seconds(6)), store, append]),
    (.storageHalfWritten, [timer, .store(key: "k", value: "ab"), .append(key: "k", line: "wx")]),
    (
      .askedWithoutPermission,
      [timer, store, append, .requestFix(FixRequest(timeout: .seconds(10)))]
    ),
    (.unheard(.fix), [timer, store, append]),
  ])
  func `requests leave as the sabotage says`(sabotage: Sabotage, wanted: [Request]) {
    var saboteur = Saboteur(sabotage)
    let asked = saboteur.asked(
      [Self.timer, Self.store, Self.append], after: .becameActive, mayLocate: false)
    #expect(asked == wanted)
  }

  @Test func `nobody asks without permission where it is there`() {
    var saboteur = Saboteur(.askedWithoutPermission)
    #expect(saboteur.asked([], after: .becameActive, mayLocate: true).isEmpty)
  }

  @Test func `one kind of signal is not heard, and no other`() {
    var saboteur = Saboteur(.unheard(.connectivity))
    #expect(saboteur.heard(.connectivityChanged(isOnline: false)) == nil)
    #expect(saboteur.heard(.becameActive) == .becameActive)
  }

  @Test func `one button is dead, and no other`() {
    var saboteur = Saboteur(.deadButton("Start"))
    #expect(saboteur.heard(.tapped("Start")) == nil)
    #expect(saboteur.heard(.tapped("Stop")) == .tapped("Stop"))
  }

  @Test(arguments: [
    (Sabotage.positionRounded, [(520_010_000, 210_020_000), (530_000_000, 210_000_000)]),
    (.positionSwapped, [(210_026_789, 520_012_345), (210_000_000, 530_000_000)]),
    (.positionKept, [(520_012_345, 210_026_789), (520_012_345, 210_026_789)]),
  ])
  func `positions arrive as the sabotage says`(
    sabotage: Sabotage, wanted: [(latitude: Int32, longitude: Int32)]
  ) throws {
    var saboteur = Saboteur(sabotage)
    for (sent, wanted) in zip([(520_012_345, 210_026_789), (530_000_000, 210_000_000)], wanted) {
      let position = try #require(
        Position(latitudeE7: Int32(sent.0), longitudeE7: Int32(sent.1)))
      let fix = Fix(position: position, accuracyMeters: 5, timestamp: .scenarioStart)
      guard case .fix(let heard) = saboteur.heard(.fix(fix)) else {
        Issue.record("the fix is gone")
        continue
      }
      #expect(heard.position.latitudeE7 == wanted.latitude)
      #expect(heard.position.longitudeE7 == wanted.longitude)
    }
  }

  @Test func `facts are as at the launch of the process, and of the next one after it`() {
    var saboteur = Saboteur(.stale(.network))
    var facts = Facts(platform: .iOS, permission: Permission(.denied))
    #expect(saboteur.read(facts).isOnline)
    facts.isOnline = false
    #expect(saboteur.read(facts).isOnline)
    saboteur.beginProcess()
    #expect(!saboteur.read(facts).isOnline)
  }

  @Test(arguments: Sabotage.general)
  func `every sabotage is said in words of its own`(sabotage: Sabotage) {
    #expect(Sabotage.general.count { $0.description == sabotage.description } == 1)
  }
}
