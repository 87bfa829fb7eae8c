import BackendSimulator
import DeliveryApp
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// Locations are kept for 90 days and no longer.
struct LocationRetentionTests {
  private static let days = Duration.seconds(90 * 86_400)

  private static func batch(_ points: [String]) -> String {
    #"{"route_id":"r-1","run":"run-1","points":[\#(points.joined(separator: ","))]}"#
  }

  @Test(arguments: [(0, 3), (1_000, 3), (1_001, 2), (2_001, 1), (4_001, 0)])
  func `what was recorded more than 90 days ago is gone`(milliseconds: Int, count: Int) {
    var desk = DeliveryDesk.underWay()
    desk.now = .start + .seconds(10)
    desk.locate("52.1", #","recorded_at_ms":1767600001000"#)
    _ = desk.post("location/update", Self.batch([Exchange.point(4), Exchange.point(2)]))
    #expect(desk.server.locations.count(of: "courier-1") == 3)
    desk.server.settle(at: .start + Self.days + .milliseconds(milliseconds))
    #expect(desk.server.locations.count(of: "courier-1") == count)
    #expect(desk.server.locations.locations(of: "courier-1").count == count)
  }

  @Test(arguments: [(0, 3), (1, 0)])
  func `a phone's clock that runs ahead keeps nothing for longer`(milliseconds: Int, count: Int) {
    var desk = DeliveryDesk.underWay()
    desk.locate("52.1", #","recorded_at_ms":1767700000000"#)
    _ = desk.post("location/update", Self.batch([Exchange.point(4), Exchange.point(2)]))
    desk.server.settle(at: .start + Self.days + .milliseconds(milliseconds))
    #expect(desk.server.locations.count(of: "courier-1") == count)
  }

  @Test func `what is forgotten counts as accepted and does not come back`() {
    var desk = DeliveryDesk.underWay()
    desk.now = .start + .seconds(10)
    let points = [Exchange.point(3), Exchange.point(1), Exchange.point(2)]
    _ = desk.post("location/update", Self.batch(points))
    desk.now = .start + Self.days + .milliseconds(2_500)
    let again = desk.post("location/update", Self.batch(points))
    #expect(again == DeliveryDesk.receipt([3, 1, 2]))
    #expect(desk.server.points.arrivals(of: "run-1").map(\.record.number) == [3])
    #expect(desk.server.points.arrivedCount(of: "run-1") == 3)
    #expect((1...4).map(desk.server.points.holding(of: "run-1")) == [true, true, true, false])
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `events and the places of reports go as locations do`(milliseconds: Int, count: Int) {
    var desk = DeliveryDesk.underWay()
    let event =
      #"{"stop_id":"stop-2","event_type":"exited","latitude":52,"longitude":21,"#
      + #""event_time_ms":1767700000000,"dwell_time_seconds":1}"#
    // Its phone's clock runs ahead: it is as old as its arrival.
    #expect(desk.post("geofence/event", event).status == 200)
    #expect(desk.report(2).status == 200)
    desk.server.settle(at: .start + Self.days + .milliseconds(milliseconds))
    #expect(desk.server.geofenceEvents.count == count)
    #expect(desk.server.statusUpdates.count == count)
    #expect((desk.server.order("order-2")?.outcome?.location != nil) == (count == 1))
    #expect(desk.server.order("order-2")?.status == .delivered)
    // What is forgotten of a report does not make it another one.
    desk.now = .start + Self.days + .milliseconds(milliseconds)
    #expect(desk.report(2).status == 200)
  }

  @Test func `nobody is shown a location that is too old`() {
    var desk = DeliveryDesk.underWay()
    desk.locate("52.1")
    let path = "/api/courier/location/current/courier-1"
    desk.now = .start + Self.days
    #expect(desk.get(path, by: "admin-1").status == 200)
    desk.now = .start + Self.days + .milliseconds(1)
    #expect(desk.get(path, by: "admin-1").status == 404)
  }
}
