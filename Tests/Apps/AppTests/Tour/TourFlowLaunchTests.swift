import DeviceInterface
import Testing

@testable import AppParts
@testable import TourApp

struct TourFlowLaunchTests {
  /// A walk with everything in it: a story, a queued point, a pause, a last point.
  private static let acts: [@Sendable (inout TourStage) -> Void] = [
    { $0.start() }, { $0.fix(north: 400) }, { $0.fix(north: 800) }, { $0.hearOut() },
    { $0.give(.headphonesUnplugged) }, { $0.leave() }, { $0.hearOut() },
    { $0.fix(north: 1_200) }, { $0.hearOut() },
  ]

  @Test func `a process that ends at any request loses no point and triggers none twice`() {
    var whole = TourStage()
    for act in Self.acts { act(&whole) }
    #expect(whole.flow.walks.first?.status == .completed)
    for limit in 1..<200 {
      var phone = TourStage()
      phone.requestsLeft = limit
      for act in Self.acts where !phone.isDead { act(&phone) }
      guard phone.isDead else { return }
      let before = TourWalk.list(text: phone.facts.storage[TourFlow.walksKey] ?? "")
      phone.kill()
      phone.give(.launched(.user), .becameActive)
      #expect(phone.flow.walks.map(\.completedCount) == before.map(\.completedCount))
      #expect(phone.flow.walks.map(\.hasActive) == before.map(\.hasActive))
      #expect(phone.flow.walks.map(\.hasQueued) == before.map(\.hasQueued))
      // What is active can be heard: its file is there, and nothing of the sequence stands still.
      #expect((phone.flow.player != nil) == (phone.flow.walk?.hasActive == true), "\(limit)")
    }
    Issue.record("the walk makes more requests than were tried")
  }

  @Test func `nothing is forgotten that could not be read yet`() {
    var phone = TourStage()
    phone.start()
    phone.fix(north: 400)
    phone.hearOut()
    phone.kill(rebooting: true)
    let stored = phone.facts.storage
    phone.facts.storage = [:]
    phone.facts.storageIsReadable = false
    phone.give(.launched(.location))
    #expect(phone.flow.walks.isEmpty)
    phone.facts.storage = stored
    phone.facts.storageIsReadable = true
    phone.give(.storageUnlocked)
    #expect(phone.states == [.completed, .notReached, .notReached])
    #expect(phone.isUpdating)
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{\"format\":2,\"walks\":[]}", "{\"format\":1,\"walks\":[{}]}",
    "{\"format\":1,\"walks\":7}", "\u{0}",
  ])
  func `a stored text that is no walk is left alone`(text: String) {
    var phone = TourStage()
    phone.facts.storage = [TourFlow.walksKey: text, TourFlow.listKey: text]
    phone.start()
    #expect(phone.states == [.notReached, .notReached, .notReached])
  }

  @Test(arguments: [
    (TourServerDouble.tour(points: [TourServerDouble.point(1, radius: "99")]), 1),
    (TourServerDouble.tour(points: [TourServerDouble.point(1, radius: "301")]), 1),
    (TourServerDouble.tour(points: [TourServerDouble.point(1, radius: "\"100\"")]), 1),
    (TourServerDouble.tour(points: [TourServerDouble.point(1, audio: "null")]), 1),
    (
      TourServerDouble.tour(points: [
        TourServerDouble.point(1, audio: "{\"id\":\"a\",\"lengthMs\":0}")
      ]), 1
    ),
    (TourServerDouble.tour(points: [TourServerDouble.point(1), TourServerDouble.point(1)]), 1),
    (TourServerDouble.tour(points: [TourServerDouble.point(1), TourServerDouble.point(3)]), 1),
    (TourServerDouble.tour(points: []), 1), ("{}", 1), ("7", 1),
    (TourServerDouble.tour("t-1"), 1),
  ])
  func `a bad tour takes no good one away`(bad: String, count: Int) {
    var phone = TourStage()
    phone.server.body = TourServerDouble.list([TourServerDouble.tour(), bad])
    phone.open()
    #expect(phone.flow.tours.map(\.id) == ["t-1"])
    #expect(phone.flow.screen.message == "1 tour cannot be played.")
  }

  @Test(arguments: ["", "{", "[]", "{\"tours\":{}}", "<html>"])
  func `an answer that is no list keeps the tours that are known`(body: String) {
    var phone = TourStage()
    phone.open()
    phone.server.body = body
    phone.give(.pulledToRefresh)
    #expect(phone.flow.tours.count == 1)
    #expect(phone.flow.screen.message?.hasPrefix("Could not load the tours.") == true)
  }

  @Test func `a full phone says that the walk is not saved, and saves it when it can`() {
    var phone = TourStage()
    phone.start()
    phone.capacity = 10
    phone.fix(north: 400)
    #expect(phone.flow.screen.badges.map(\.label).contains("Not saved"))
    #expect(phone.states[0] == .active)
    phone.capacity = nil
    phone.pass(.seconds(10))
    #expect(!phone.flow.screen.badges.map(\.label).contains("Not saved"))
    phone.kill()
    phone.open()
    #expect(phone.states[0] == .active)
  }
}
