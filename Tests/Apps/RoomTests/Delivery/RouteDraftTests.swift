import DeliveryApp
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// What a dispatcher may hand in as a route.
struct RouteDraftTests {
  private static func stop(
    _ index: Int = 0, latitudeE7: Int32? = nil, longitudeE7: Int32 = 210_122_000,
    _ change: (inout RouteDraft.Stop) -> Void = { _ in }
  ) throws -> RouteDraft.Stop {
    var stop = RouteDraft.Stop(
      customer: "Customer", address: "Street",
      position: try #require(
        Position(
          latitudeE7: latitudeE7 ?? 522_000_000 + Int32(index) * 1_000, longitudeE7: longitudeE7)))
    change(&stop)
    return stop
  }

  private func expect(
    _ stops: [RouteDraft.Stop], refusedAs fault: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var server = DeliveryServer()
    let before = server
    #expect(server.arrange(RouteDraft(stops: stops)) == fault, sourceLocation: sourceLocation)
    #expect(server.routes == before.routes, sourceLocation: sourceLocation)
    #expect(server.orders == before.orders, sourceLocation: sourceLocation)
    #expect(server.users == before.users, sourceLocation: sourceLocation)
    #expect(server.refusals == [fault], sourceLocation: sourceLocation)
  }

  @Test func `a route that is none is refused by name`() throws {
    expect([], refusedAs: "The route “r-1” has no stops")
    expect(
      try (0..<5_000).map { try Self.stop($0) },
      refusedAs: "The route “r-1” has 5000 stops; expected 500 at most")
    expect(
      [try Self.stop(), try Self.stop(latitudeE7: -522_000_000, longitudeE7: -1_589_878_000)],
      refusedAs: "Stop 2 of “r-1” is 20016 km from stop 1; expected 200 km at most")
    let same = try (0...2).map { index in try Self.stop(index) { $0.orderID = "o-\(index / 2)" } }
    expect(same, refusedAs: "Stops 1 and 2 of “r-1” are both for the order “o-0”")
  }

  @Test func `a stop that is none is refused by its number`() throws {
    let faults: [((inout RouteDraft.Stop) -> Void, String)] = [
      ({ $0.customer = "" }, "has no customer"), ({ $0.merchant = "" }, "has no merchant"),
      ({ $0.items = [] }, "has no items"),
      ({ $0.items = ["A", "A"] }, "has 2 items; expected 50 different ones at most"),
      ({ $0.pin = "" }, "has a PIN without 1 to 10 characters"),
      ({ $0.pin = "12345678901" }, "has a PIN without 1 to 10 characters"),
      ({ $0.orderID = "a b" }, "is for an order that cannot be called “a b”"),
      (
        { $0.address = String(repeating: "x", count: 256) },
        "has a text of more than 255 characters"
      ),
      ({ $0.promisedAtMilliseconds = -1 }, "is promised for no time that there is"),
    ]
    for (change, fault) in faults {
      expect([try Self.stop(), try Self.stop(1, change)], refusedAs: "Stop 2 of “r-1” \(fault)")
    }
  }

  @Test func `what another courier has cannot be given away`() throws {
    var server = DeliveryServer()
    let stop = try Self.stop { $0.orderID = "order-1001" }
    #expect(
      server.arrange(RouteDraft(stops: [stop]))
        == "Stop 1 of “r-1” is for the order “order-1001” of another route")
    #expect(
      server.arrange(RouteDraft(id: "r-2", stops: [try Self.stop()]))
        == "The route “r-2” is another courier's")
    #expect(
      server.arrange(RouteDraft(courierID: "customer-1", stops: [try Self.stop()]))
        == "There is no courier “customer-1”")
  }

  @Test func `a route takes the place of the courier's earlier one`() throws {
    var server = DeliveryServer()
    let draft = RouteDraft(id: "r-7", stops: [try Self.stop { $0.merchant = "Toys" }])
    #expect(server.arrange(draft) == nil)
    #expect(server.routes.map(\.id) == ["r-2", "r-7"])
    #expect(server.orders.map(\.id) == ["order-1001", "order-1002", "order-1"])
    #expect(server.user("customer-1")?.name == "Customer")
    let merchant = try #require(server.orders.last?.merchantID)
    #expect(server.user(merchant)?.name == "Toys")
  }

  @Test func `a route that was driven stays beside the next one`() throws {
    var desk = DeliveryDesk()
    #expect(desk.server.arrange(RouteDraft(stops: [try Self.stop()])) == nil)
    desk.start()
    // As long as a stop is open, it is not driven, and the next one would take its place.
    #expect(desk.server.draft([], for: "courier-1", at: desk.now).id == "r-1")
    #expect(desk.report(1).status == 200)
    #expect(
      desk.server.arrange(RouteDraft(stops: [try Self.stop()]))
        == "The route “r-1” was driven already")
    let next = desk.server.draft([try Self.stop()], for: "courier-1", at: .start + .seconds(60))
    #expect(desk.server.arrange(next) == nil)
    #expect(desk.server.routes.map(\.id) == ["r-2", "r-1", "r-1-2"])
    #expect(desk.server.order("order-1")?.status == .delivered)
    #expect(desk.server.order("order-2")?.stop.promisedAtMilliseconds == 1_767_601_260_000)
    #expect(desk.server.currentRoute(of: "courier-1")?.id == "r-1-2")
  }

  @Test func `as many stops as there may be are taken`() throws {
    var server = DeliveryServer()
    let stops = try (0..<DeliveryRoute.stopCountMax).map { try Self.stop($0) }
    #expect(server.arrange(RouteDraft(stops: stops)) == nil)
    #expect(server.orders.count == stops.count + 2)
  }

  @Test func `who drives straight on is in time on the sample route`() throws {
    let stops = DeliveryServer().routes[0].route.stops
    #expect(stops.count == 10)
    for (stop, next) in zip(stops, stops.dropFirst()) {
      let leg = stop.position.distance(to: next.position)
      #expect((Distance.meters(790)...Distance.meters(810)).contains(leg))
      // Three minutes at the stop, and the way at 30 km/h.
      let time = next.promisedAtMilliseconds - stop.promisedAtMilliseconds
      #expect(time >= 180_000 + leg.centimeters * 36 / 30)
    }
    #expect(stops[0].promisedAtMilliseconds == 1_767_601_200_000)
  }
}
