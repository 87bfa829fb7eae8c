import DeviceInterface
import Testing

@testable import AppParts
@testable import DeliveryApp

/// What of a route survives the process, and what a server's route must be like.
struct RouteWorkTests {
  private static var work: RouteWork {
    let facts = Facts(platform: .iOS, permission: Permission(.always))
    var work = RouteWork(
      RouteOffer(route: DeliveryServerDouble.route(), outcomes: [0: .partial]), run: "run-1",
      facts)
    work.progress[1].hasApproached = true
    let cameAt = Stopwatch.Moment(
      uptime: .milliseconds(4_711), wallMilliseconds: 1_767_600_000_123, bootCount: 2)
    work.progress[1].visit = StopVisit(
      number: 3, cameAt: cameAt, known: .milliseconds(61_500),
      place: Position(latitudeE7: -5, longitudeE7: 210_122_000))
    work.progress[1].reportCount = 2
    work.progress[2].visit = StopVisit(cameAt: cameAt)
    work.progress[2].visit?.hasDwelled = true
    work.progress[2].visit?.hasLeft = true
    work.consentCount = 3
    work.wayCount = 2
    work.way = Position(latitudeE7: -7, longitudeE7: 210_122_000)
      .map { TakenWay(stopID: "s-2", via: $0) }
    work.isClosed = true
    return work
  }

  @Test func `it is read as it was written`() {
    let work = Self.work
    #expect(RouteWork(route: work.route, text: work.text) == work)
  }

  @Test func `what an earlier version of the app has left is read`() {
    let facts = Facts(platform: .iOS, permission: Permission(.always))
    let route = DeliveryServerDouble.route(count: 1)
    let work = RouteWork(RouteOffer(route: route, outcomes: [:]), run: "run-1", facts)
    let lines = work.text.split(separator: "\n")
    let text = [String(lines[0]), String(lines[1]), ";0;4711,1767600000123,2;ad", "."]
    let visit = RouteWork(route: route, text: text.joined(separator: "\n"))?.progress[0].visit
    #expect(visit?.number == 1)
    #expect(visit?.cameAt.uptime == .milliseconds(4_711))
    #expect(visit?.known == .zero)
    #expect(visit?.hasDwelled == true)
  }

  @Test func `no cut or changed byte makes another route of it, or a crash`() {
    let work = Self.work
    let bytes = Array(work.text.utf8)
    for length in bytes.indices {
      let cut = String(decoding: bytes[..<length], as: UTF8.self)
      #expect(RouteWork(route: work.route, text: cut) == nil, "\(cut)")
    }
    for index in bytes.indices {
      var changed = bytes
      changed[index] = UInt8(ascii: "~")
      let text = String(decoding: changed, as: UTF8.self)
      if let read = RouteWork(route: work.route, text: text) { #expect(read.text == text) }
    }
  }

  @Test func `the progress of another route is none of this one`() {
    let work = Self.work
    #expect(RouteWork(route: DeliveryServerDouble.route(id: "r-2"), text: work.text) == nil)
    #expect(RouteWork(route: DeliveryServerDouble.route(count: 4), text: work.text) == nil)
  }

  @Test(arguments: [
    #"{"route":{"id":"r-1","stops":[]},"done":[]}"#, #"{"route":5,"done":[]}"#, "{}", "[]", "",
    DeliveryServerDouble.answer(DeliveryServerDouble.route(), done: [("s-9", "failed")]),
    DeliveryServerDouble.answer(DeliveryServerDouble.route(), done: [("s-1", "lost")]),
    DeliveryServerDouble.answer(DeliveryServerDouble.route(id: "a/b")),
    DeliveryServerDouble.answer(DeliveryServerDouble.route(count: 501)),
    DeliveryServerDouble.answer(DeliveryServerDouble.route())
      .replacing("o-2", with: "o-1"),
    DeliveryServerDouble.answer(DeliveryServerDouble.route())
      .replacing("\"number\":2", with: "\"number\":3"),
    DeliveryServerDouble.answer(DeliveryServerDouble.route())
      .replacing(#"["Bread","Rolls"]"#, with: "[]"),
  ])
  func `a malformed route is none`(body: String) {
    #expect(RouteOffer.answer(body: body) == nil)
  }

  @Test func `a day without a route is an answer`() {
    #expect(RouteOffer.answer(body: #"{"route":null,"done":[]}"#) == .nothing)
  }
}
