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

  @Test func `a request goes out once more in the clear, and the app hears nothing of that`() {
    var saboteur = Saboteur(.sentInTheClear)
    let query = ServerRequest(id: 7, .get, "/notes")
    let asked = saboteur.asked([.send(query), Self.timer], after: .becameActive, mayLocate: true)
    guard asked.count == 3, case .send(let second) = asked[1] else {
      Issue.record("\(asked)")
      return
    }
    #expect(asked[0] == .send(query) && asked[2] == Self.timer)
    #expect(second.isClear && second.path == query.path && second.id != query.id)
    #expect(saboteur.heard(.requestFailed(id: second.id, .offline)) == nil)
    #expect(saboteur.heard(.requestFailed(id: 7, .offline)) != nil)
  }

  @Test func `whoever asks for one position asks for all that there are`() {
    var saboteur = Saboteur(.askedGreedily)
    let once = Request.requestFix(FixRequest(timeout: .seconds(10)))
    let asked = saboteur.asked([once], after: .becameActive, mayLocate: true)
    guard asked.count == 2, case .startUpdates(let all) = asked[1] else {
      Issue.record("\(asked)")
      return
    }
    #expect(asked[0] == once)
    #expect(all.interval == .seconds(1) && all.desiredAccuracyMeters == 1 && all.allowsBackground)
  }

  @Test(arguments: [
    ScreenPart.mapMarkerTitle, .mapMarkerColour, .mapColouredLines, .mapLineColours,
    .mapPointTitles, .mapPointDetails, .mapPointColours,
  ])
  func `a part of the map that says something can say something else`(part: ScreenPart) throws {
    let place = try #require(Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000))
    var screen = Screen(title: "Map")
    #expect(!part.isShown(on: screen))
    screen.map = MapView(marker: place, points: [.init(number: 1, position: place)])
    #expect(!part.isShown(on: screen), "what says nothing is not spoiled")
    screen.map = MapView(
      marker: place,
      points: [.init(number: 1, position: place, title: "Door", detail: "3", color: .green)],
      markerTitle: "You", markerColor: .green, coloredLines: [.init([place], .red)])
    #expect(part.isShown(on: screen))
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
