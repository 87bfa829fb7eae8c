import DeviceInterface
import Testing

@testable import DeliveryRoom

/// What customers see, by the server's answer and the time.
struct TrackingPageTests {
  private static let now = DeliveryPlaces.start

  /// An answer in the documented form, with what is said instead of its usual members.
  private static func answer(
    status: String = "in_transit", delivery: String = "in_transit", done: Int = 3,
    ageSeconds: Int64? = 10, eta: String = #""2026-01-05T14:45:59Z""#, total: Int = 4
  ) -> ServerResponse {
    let location = ageSeconds.map { age in
      let time = WallTime(millisecondsSince1970: now - age * 1_000).iso
      return #"{"latitude":52.23,"longitude":21.01,"last_updated":"\#(time)"}"#
    }
    return ServerResponse(
      status: 200,
      body: #"{"success":true,"data":{"order_id":"order-2","order_status":"\#(status)","#
        + #""delivery_status":"\#(delivery)","courier":{"name":"Anna","#
        + #""current_location":\#(location ?? "null")},"route":{"total_stops":\#(total),"#
        + #""completed_stops":\#(done),"current_stop":4,"eta":\#(eta),"#
        + #""distance_remaining":2.5},"delivery_address":{"latitude":52.2369,"#
        + #""longitude":21.0122,"address":"Long Street 11"}}}"#)
  }

  private static func screen(
    _ response: ServerResponse, after seconds: Int64 = 0,
    _ question: ActorVisit.Question = .tracking
  ) -> Screen? {
    ActorVisit(
      actor: .customer(stop: 2), question: question,
      request: ServerRequest(id: 0, .get, "/api/order/order-2/tracking"), response: response
    )
    .screen(atMilliseconds: now + seconds * 1_000)
  }

  private static func figure(_ label: String, _ screen: Screen) -> String? {
    guard case .text(let text)? = screen.metrics.first(where: { $0.label == label })?.value else {
      return nil
    }
    return text
  }

  @Test func `the page shows courier, time, progress and stops`() throws {
    let screen = try #require(Self.screen(Self.answer()))
    #expect(screen.badges == [Badge("On the way", .green)])
    #expect(Self.figure("ETA", screen) == "2:45 PM")
    #expect(Self.figure("Progress", screen) == "75%")
    #expect(Self.figure("Stops", screen) == "3 of 4")
    #expect(Self.figure("Courier", screen) == "Anna")
    #expect(Self.figure("Distance", screen) == "2.5 km")
    #expect(Self.figure("Position", screen) == "10 s old")
    let courier = try #require(Position(latitudeE7: 522_300_000, longitudeE7: 210_100_000))
    let door = try #require(Position(latitudeE7: 522_369_000, longitudeE7: 210_122_000))
    #expect(screen.map?.marker == courier)
    #expect(screen.map?.lines == [[courier, door]])
    #expect(screen.map?.points == [MapView.Point(number: 1, position: door)])
  }

  @Test(arguments: [
    (0, false, "10 s old"), (110, false, "2 min old"), (111, true, "2 min 1 s old"),
    (3_590, true, "1 h old"),
  ])
  func `a position is grey after two minutes, also on a page that is only looked at`(
    seconds: Int64, isGrey: Bool, age: String
  ) throws {
    let screen = try #require(Self.screen(Self.answer(), after: seconds))
    #expect((screen.map?.marker == nil) == isGrey)
    #expect(screen.map?.points.filter(\.isFaint).count == (isGrey ? 1 : 0))
    #expect(screen.badges.map(\.label).contains("Position not current") == isGrey)
    #expect(Self.figure("Position", screen) == age)
  }

  @Test(arguments: [
    ("pending", "pending", "Preparing"), ("out_for_delivery", "pending", "Out for delivery"),
    ("in_transit", "arrived", "Arrived"), ("delivered", "delivered", "Delivered"),
    ("failed", "failed", "Delivery failed"), ("partial", "partial", "Partly delivered"),
    ("returned", "returned", "Returned to sender"), ("damaged", "damaged", "Damaged"),
    ("attempted", "attempted", "Delivery attempted"), ("lost", "lost", "lost"),
  ])
  func `every state has its words`(order: String, delivery: String, words: String) throws {
    let screen = try #require(
      Self.screen(Self.answer(status: order, delivery: delivery, ageSeconds: nil, eta: "null")))
    #expect(screen.badges.map(\.label) == [words])
    #expect(screen.map?.marker == nil && screen.map?.lines == [])
    #expect(Self.figure("ETA", screen) == "–")
    #expect(Self.figure("Position", screen) == nil)
  }

  @Test(arguments: [
    "", "null", "[]", #"{"data":null}"#, #"{"data":{}}"#, #"{"data":[{"latitude":91}]}"#,
    #"{"data":{"latitude":52.2,"longitude":21,"last_updated":"yesterday"}}"#,
  ])
  func `an answer that is none leads to no page`(body: String) {
    let response = ServerResponse(status: 200, body: body)
    for question in [ActorVisit.Question.tracking, .position, .report] {
      #expect(Self.screen(response, question) == nil, "\(question)")
    }
    #expect(body.contains("latitude") == false || Self.screen(response, .history) == nil)
    #expect(Self.screen(Self.answer(total: 0)) == nil, "a route without stops has no progress")
  }

  @Test func `a refusal is read as its reason`() throws {
    let response = ServerResponse(status: 403, body: #"{"error":"Not yours"}"#)
    let screen = try #require(Self.screen(response))
    #expect(screen.message == "Not yours" && screen.map == nil)
  }

  @Test func `a page of positions shows them as a way`() throws {
    let body =
      #"{"data":[{"latitude":52.1,"longitude":21},{"latitude":52.2,"longitude":21}]}"#
    let screen = try #require(Self.screen(ServerResponse(status: 200, body: body), .history))
    #expect(Self.figure("Locations", screen) == "2")
    #expect(screen.map?.lines.map(\.count) == [2])
  }
}
