import BackendSimulator
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// What couriers report of the circles around their stops, and whom it is told to.
struct GeofenceEventTests {
  private static func event(
    _ stop: Int, radius: Int = 50, kind: String = "entered", _ more: String = ""
  ) -> String {
    #"{"route_id":"r-1","stop_id":"stop-\#(stop)","order_id":"order-\#(stop)","event_type":"#
      + #""\#(kind)","latitude":52.2297,"longitude":21.0122,"accuracy":5,"geofence_radius":"#
      + #"\#(radius),"distance_from_center":12.5,"event_time_ms":1767600000000,"#
      + #""dwell_time_seconds":null,"manual":false\#(more)}"#
  }

  private static let approach = "customer-1: Your courier is 5 minutes away!"
  private static let arrival = "customer-1: Your courier has arrived!"

  @Test func `an event is kept as it was reported`() throws {
    var desk = DeliveryDesk.underWay()
    let body = Self.event(2, radius: 500, kind: "dwelling", #","dwell_time_seconds":61"#)
    #expect(desk.post("geofence/event", body).status == 200)
    let event = try #require(desk.server.geofenceEvents.first)
    #expect(event.kind == .dwelling)
    #expect(event.circle == .approach)
    #expect(event.stopID == "stop-2")
    #expect(event.orderID == "order-2")
    #expect(event.distanceHundredths == 1_250)
    #expect(event.dwellSeconds == 61)
    #expect(event.position.latitudeE7 == 522_297_000)
    #expect(desk.told.isEmpty)
  }

  @Test(arguments: [
    ([500], [approach]), ([50], [arrival]), ([500, 50], [approach, arrival]),
    ([500, 500, 50, 50, 500], [approach, arrival]), ([50, 500], [arrival]),
  ])
  func `a customer is told once that the courier comes, and once that the courier is there`(
    radii: [Int], told: [String]
  ) {
    var desk = DeliveryDesk.underWay()
    for radius in radii {
      #expect(desk.post("geofence/event", Self.event(1, radius: radius)).status == 200)
    }
    #expect(desk.told == told)
    #expect(desk.server.geofenceEvents.count == radii.count)
  }

  @Test(arguments: ["exited", "dwelling"])
  func `only who comes in has arrived`(kind: String) {
    var desk = DeliveryDesk.underWay()
    #expect(desk.post("geofence/event", Self.event(1, kind: kind)).status == 200)
    #expect(desk.told.isEmpty)
    #expect(desk.server.order("order-1")?.deliveryStatus == "in_transit")
  }

  @Test func `an arrival changes the delivery and not the order`() {
    var desk = DeliveryDesk.underWay()
    _ = desk.post("geofence/event", Self.event(1))
    #expect(desk.server.order("order-1")?.deliveryStatus == "arrived")
    #expect(desk.server.order("order-1")?.status == .inTransit)
    _ = desk.report(1)
    #expect(desk.server.order("order-1")?.deliveryStatus == "delivered")
  }

  @Test(arguments: [
    (50, 300, [arrival]), (50, 301, []), (500, 80, [approach]), (500, 81, []),
  ])
  func `nobody hears of an arrival of 5 minutes ago, nor of who comes when they must be there`(
    radius: Int, seconds: Int, told: [String]
  ) {
    var desk = DeliveryDesk.underWay()
    desk.now = .start + .seconds(seconds)
    #expect(desk.post("geofence/event", Self.event(1, radius: radius)).status == 200)
    #expect(desk.told == told)
    #expect(desk.server.geofenceEvents.count == 1)
  }

  @Test(arguments: [
    // Sent at once by a phone whose clock is an hour behind the server's, or ahead of it.
    (Int64(0), Int64(3_600_000), false), (0, -3_600_000, false),
    // Sent after it has waited: by how long, the phone's clock says.
    (300_001, 0, true), (300_000, 3_600_000, false),
    // Said of a time that there is not, or of none, the server's clock counts.
    (.max, 0, false), (.min, 300_001, true), (nil, 300_000, false), (nil, 300_001, true),
  ])
  func `how long an event has waited the phone's own clock says`(
    sentAfter: Int64?, arrivedAfter: Int64, isStale: Bool
  ) throws {
    let event = try GeofenceEvent(try RequestFields(body: Self.event(1)), of: "courier-1")
    let happened = try #require(event.timeMilliseconds)
    let sent = sentAfter.map { $0.magnitude > 1 << 40 ? $0 : happened + $0 }
    var clock = ServerClock()
    clock.startMilliseconds = happened + arrivedAfter
    let request = ServerRequest(id: 1, .post, "/", sentAtMilliseconds: sent)
    let stamp = clock.stamp(of: request, claimed: happened, at: .start)
    #expect(event.isStale(stamp, nowMilliseconds: happened + arrivedAfter) == isStale)
  }

  @Test(arguments: [(300_000, false), (300_001, true)])
  func `an age that was measured counts, whatever the clocks say`(age: Int, isStale: Bool) throws {
    let event = try GeofenceEvent(try RequestFields(body: Self.event(1)), of: "courier-1")
    let happened = try #require(event.timeMilliseconds)
    let clock = ServerClock()
    let request = ServerRequest(
      id: 1, .post, "/", query: [.init("ageMs", "\(age)")], sentAtMilliseconds: happened - 3_600_000
    )
    let stamp = clock.stamp(of: request, claimed: happened, at: .start)
    #expect(event.isStale(stamp, nowMilliseconds: clock.milliseconds(at: .start)) == isStale)
  }

  @Test func `nobody hears of a courier who comes to what is over`() {
    var desk = DeliveryDesk.underWay()
    _ = desk.report(1)
    let before = desk.told
    #expect(desk.post("geofence/event", Self.event(1)).status == 200)
    #expect(desk.told == before)
  }

  @Test
  func
    `an arrival that the courier tells needs no consent to tracking, one that the phone notices does`()
  {
    var desk = DeliveryDesk()
    #expect(desk.post("geofence/event", Self.event(1)).status == 403)
    #expect(desk.server.geofenceEvents.isEmpty)
    #expect(desk.post("geofence/event", Self.event(1, #","manual":true"#)).status == 200)
    #expect(desk.told == [Self.arrival])
  }
}
