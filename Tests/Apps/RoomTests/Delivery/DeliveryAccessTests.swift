import BackendSimulator
import DeliveryApp
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// Who may see where couriers are and were.
struct DeliveryAccessTests {
  /// A desk whose first route is under way; the first order is delivered, the second in transit.
  private static func desk() -> DeliveryDesk {
    var desk = DeliveryDesk.underWay()
    desk.locate("52.22", #","speed":36,"heading":12.5,"activity_type":"driving""#)
    desk.consent(true, by: "courier-2")
    desk.locate("52.1", by: "courier-2")
    #expect(desk.report(1).status == 200)
    return desk
  }

  @Test(arguments: [
    ("courier-1", "courier-1", 200), ("courier-1", "courier-2", 403),
    ("courier-1", "admin-1", 200), ("courier-2", "admin-1", 200), ("courier-9", "admin-1", 404),
    ("courier-1", "merchant-1", 200), ("courier-1", "merchant-2", 200),
    ("courier-1", "merchant-3", 403), ("courier-2", "merchant-3", 403),
    ("courier-2", "merchant-1", 403), ("courier-1", "customer-1", 403),
    ("courier-1", "customer-2", 200), ("courier-1", "customer-10", 200),
    ("courier-1", "customer-1001", 403), ("courier-2", "customer-1001", 403),
    ("courier-9", "customer-2", 403),
  ])
  func `a courier's location is shown to whom it concerns`(
    courier: String, user: String, status: Int
  ) {
    var desk = Self.desk()
    #expect(desk.get("/api/courier/location/current/\(courier)", by: user).status == status)
  }

  @Test func `the merchant whose orders are all over sees the courier no more`() {
    var desk = Self.desk()
    for order in [2, 4, 6, 8, 10] { #expect(desk.report(order).status == 200) }
    let path = "/api/courier/location/current/courier-1"
    #expect(desk.get(path, by: "merchant-2").status == 403)
    #expect(desk.get(path, by: "merchant-1").status == 200)
  }

  @Test func `a location is answered in the documented form`() {
    var desk = Self.desk()
    let answer = desk.get("/api/courier/location/current/courier-1", by: "customer-2")
    #expect(
      answer.body
        == #"{"success":true,"data":{"courier_id":"courier-1","latitude":52.22,"longitude":21.0122,"#
        + #""accuracy":5.0,"speed":36.0,"heading":12.5,"last_updated":"2026-01-05T08:00:00Z","#
        + #""is_moving":true,"activity_type":"driving"}}"#)
  }

  @Test(arguments: [
    ("2026-01-05T08:00:00Z", "2026-01-05T08:00:20Z", "courier-1", 200, 2),
    ("2026-01-05T08:00:10Z", "2026-01-05T08:00:10.000Z", "admin-1", 200, 1),
    ("2026-01-05T08:00:00.001Z", "2026-01-05T08:00:09.999Z", "courier-1", 200, 0),
    ("2026-01-05T08:00:10Z", "2026-01-05T08:00:00Z", "courier-1", 400, 0),
    ("2026-02-30T08:00:10Z", "2026-03-05T08:00:00Z", "courier-1", 400, 0),
    ("2026-01-05 08:00:10Z", "2026-03-05T08:00:00Z", "courier-1", 400, 0),
    ("2026-01-05T24:00:00Z", "2026-03-05T08:00:00Z", "courier-1", 400, 0),
    ("", "2026-01-05T08:00:00Z", "courier-1", 400, 0), ("x", "żółć", "admin-1", 400, 0),
    ("2026-01-05T08:00:00Z", "2026-01-05T08:00:20Z", "courier-2", 403, 0),
    ("2026-01-05T08:00:00Z", "2026-01-05T08:00:20Z", "merchant-1", 403, 0),
    ("2026-01-05T08:00:00Z", "2026-01-05T08:00:20Z", "customer-2", 403, 0),
  ])
  func `a history is that of a range of time, for the courier and administrators`(
    begin: String, end: String, user: String, status: Int, count: Int
  ) throws {
    var desk = Self.desk()
    desk.now = .start + .seconds(10)
    desk.locate("52.23")
    let answer = desk.get(
      "/api/courier/location/history/courier-1",
      query: [.init("start_time", begin), .init("end_time", end)], by: user)
    #expect(answer.status == status)
    #expect((try JSONValue(parsing: answer.body)["data"]?.array?.count ?? 0) == count)
  }

  @Test func `an order's tracking holds the courier, the way that is left and the address`() throws
  {
    var desk = Self.desk()
    let answer = desk.get("/api/order/order-3/tracking", by: "customer-3")
    let data = try #require(try JSONValue(parsing: answer.body)["data"])
    #expect(data["order_status"]?.string == "out_for_delivery")
    #expect(
      data["courier"]?["current_location"]?.text
        == #"{"latitude":52.22,"longitude":21.0122,"last_updated":"2026-01-05T08:00:00Z"}"#)
    #expect(data["courier"]?["name"]?.string == "Anna")
    // 1.88 km to stop 2 and 0.8 km to stop 3, a third longer by road, are 429 s at 30 km/h; stop 2 takes 180 s.
    #expect(
      data["route"]?.text
        == #"{"total_stops":10,"completed_stops":1,"current_stop":2,"#
        + #""eta":"2026-01-05T08:10:09.063Z","distance_remaining":3.58,"traffic":"light"}"#)
    #expect(data["delivery_address"]?["address"]?.string == "Long Street 21")
  }

  @Test(arguments: [
    ("order-1", "customer-1", 200, false), ("order-2", "customer-2", 200, true),
    ("order-2", "merchant-2", 200, true), ("order-2", "merchant-1", 403, false),
    ("order-2", "customer-3", 403, false), ("order-1001", "customer-1001", 200, false),
    ("order-1", "admin-1", 200, true), ("order-1001", "admin-1", 200, true),
  ])
  func `the courier's place is in the tracking while the order is under way only`(
    order: String, user: String, status: Int, isLocated: Bool
  ) throws {
    var desk = Self.desk()
    let answer = desk.get("/api/order/\(order)/tracking", by: user)
    #expect(answer.status == status)
    let place = try JSONValue(parsing: answer.body)["data"]?["courier"]?["current_location"]
    #expect((place?["latitude"] != nil) == isLocated)
  }

  @Test func `each look of an administrator is in the audit log, and nobody else's`() {
    var desk = Self.desk()
    desk.now = .start + .seconds(7)
    for user in ["admin-1", "customer-2", "merchant-1"] {
      _ = desk.get("/api/courier/location/current/courier-1", by: user)
      _ = desk.get("/api/order/order-2/tracking", by: user)
      _ = desk.get(
        "/api/courier/location/history/courier-2",
        query: [
          .init("start_time", "2026-01-05T08:00:00Z"), .init("end_time", "2026-01-05T09:00:00Z"),
        ], by: user)
    }
    #expect(
      desk.server.audit.map { "\($0.userID) \($0.sight.rawValue) \($0.courierID)" } == [
        "admin-1 current location courier-1", "admin-1 order tracking courier-1",
        "admin-1 location history courier-2",
      ])
    #expect(desk.server.audit.allSatisfy { $0.time == desk.now })
  }
}
