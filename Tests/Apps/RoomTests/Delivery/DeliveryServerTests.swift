import BackendSimulator
import DeliveryApp
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// Who may ask what, and how a route goes on.
struct DeliveryServerTests {
  @Test func `the courier gets the route of the day as the app reads it`() throws {
    var desk = DeliveryDesk()
    let answer = desk.get("/api/courier/route", by: "courier-1")
    let body = try JSONValue(parsing: answer.body)
    let route = try #require(body["route"].flatMap(DeliveryRoute.init(json:)))
    #expect(route == desk.server.routes[0].route)
    #expect(route.stops.count == 10)
    #expect(body["done"] == .array([]))
    let other = try JSONValue(parsing: desk.get("/api/courier/route", by: "courier-2").body)
    #expect(other["route"]?["id"]?.string == "r-2")
  }

  @Test func `what is done is said beside the route`() throws {
    var desk = DeliveryDesk.underWay()
    #expect(desk.report(2).status == 200)
    let body = try JSONValue(parsing: desk.get("/api/courier/route", by: "courier-1").body)
    #expect(body["done"]?.text == #"[{"stop_id":"stop-2","outcome":"delivered"}]"#)
  }

  @Test(arguments: [
    (ServerRequest.Method.get, "/api/courier/route", nil as String?, 401),
    (.get, "/api/courier/route", "stranger", 401), (.get, "/api/courier/route", "", 401),
    (.get, "/api/courier/route", "customer-1", 403),
    (.get, "/api/courier/route", "merchant-1", 403), (.get, "/api/courier/route", "admin-1", 403),
    (.post, "/api/courier/route", "courier-1", 405), (.get, "/api/courier/x", "courier-1", 404),
    (.post, "/api/courier/route/r-1/start", "courier-2", 403),
    (.post, "/api/courier/route/r-2/start", "courier-1", 403),
    (.post, "/api/courier/route/r-9/start", "courier-1", 404),
    (.post, "/api/courier/route/r-1/start", "admin-1", 403),
    (.post, "/api/courier/route/a b/start", "courier-1", 400),
    (.get, "/api/order/order-1/tracking", "courier-1", 403),
    (.get, "/api/order/order-99/tracking", "admin-1", 404),
    (.get, "/api/courier/location/history/courier-1", "customer-1", 403),
  ])
  func `who may not, or asks for nothing there, is refused and nothing changes`(
    method: ServerRequest.Method, path: String, user: String?, status: Int
  ) {
    var desk = DeliveryDesk()
    let before = desk.server
    let answer = Exchange.send(
      method, path, #"{"started_at_ms":1767600000000}"#, by: user, to: &desk.server)
    #expect(answer.status == status)
    desk.server.log = before.log
    #expect(desk.server == before)
  }

  @Test func `a started route puts the first open order in transit, and each outcome the next`() {
    var desk = DeliveryDesk()
    #expect(desk.server.orders.allSatisfy { $0.status == .pending })
    desk.start()
    #expect(desk.server.order("order-1")?.status == .inTransit)
    #expect(desk.server.order("order-2")?.status == .outForDelivery)
    #expect(desk.server.order("order-1001")?.status == .pending)
    #expect(desk.report(3).status == 200)
    #expect(desk.server.order("order-1")?.status == .inTransit)
    #expect(desk.report(1).status == 200)
    #expect(desk.server.order("order-2")?.status == .inTransit)
    #expect(desk.report(2).status == 200)
    #expect(desk.server.order("order-4")?.status == .inTransit)
    #expect(desk.server.order("order-4")?.deliveryStatus == "in_transit")
  }

  @Test func `a route is started once, however often it is said`() {
    var desk = DeliveryDesk()
    desk.start()
    desk.now = .start + .seconds(60)
    let once = desk.server.routes
    desk.start()
    #expect(desk.server.routes == once)
    #expect(once[0].startedAt == .start)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", #"{"granted":1}"#, #"{"granted":null}"#, #"{"granted":"true"}"#,
  ])
  func `a malformed consent is none`(body: String) {
    var desk = DeliveryDesk()
    #expect(desk.post("consent", body).status == 400)
    #expect(desk.server.consents.isEmpty)
  }

  @Test func `who asks beside the phone is answered without a trace in its log`() {
    var desk = DeliveryDesk.underWay()
    let log = desk.server.log
    desk.server.behaviour.standing = Treatment(.status(500))
    let answer = desk.server.ask(
      ServerRequest(id: 1, .get, "/api/order/order-1/tracking", authorization: "customer-1"),
      at: .start)
    #expect(answer.status == 200)
    #expect(desk.server.log == log)
    #expect(desk.server.trackingViews.map(\.userID) == ["customer-1"])
  }

  @Test func `a key is good for the one who used it only`() {
    var desk = DeliveryDesk()
    let send = { (user: String, server: inout DeliveryServer) in
      Exchange.send(
        .post, "/api/courier/consent", #"{"granted":true}"#, key: "k", by: user, to: &server)
    }
    #expect(send("courier-1", &desk.server).status == 200)
    #expect(send("courier-1", &desk.server).status == 200)
    #expect(send("courier-2", &desk.server).status == 422)
    #expect(desk.server.consents.map(\.courierID) == ["courier-1"])
  }

  /// Everything that a body can be spoilt with, at each place of a good one.
  @Test(arguments: [
    ("location/update", #"{"route_id":"r-1","run":"run-1","points":[\#(Exchange.point(1))]}"#),
    (
      "geofence/event", #"{"stop_id":"stop-1","event_type":"entered","latitude":52,"longitude":21}"#
    ),
    (
      "delivery/status",
      #"{"order_id":"order-1","status":"delivered","proof":{"photo_url":"p"},"location":"#
        + DeliveryDesk.place + "}"
    ),
    ("route/r-1/start", #"{"started_at_ms":1767600000000}"#),
    ("route/run-1/pruned", #"{"route_id":"r-1","pruned":3}"#),
  ])
  func `a spoilt body never breaks the server`(path: String, body: String) {
    var desk = DeliveryDesk.underWay()
    let bytes = Array(body.utf8)
    for place in bytes.indices {
      for spoilt in [[], Array("null".utf8), Array("[".utf8), [0x22], [0x00], Array("1e999".utf8)] {
        var other = bytes
        other.replaceSubrange(place...place, with: spoilt)
        let answer = desk.post(path, String(decoding: other, as: UTF8.self))
        #expect([200, 400, 403, 404, 409].contains(answer.status))
      }
    }
    let deep = String(repeating: "[", count: 5_000)
    #expect(desk.post(path, deep).status == 400)
    #expect(desk.post(path, String(repeating: " ", count: 1 << 21)).status == 413)
  }
}
