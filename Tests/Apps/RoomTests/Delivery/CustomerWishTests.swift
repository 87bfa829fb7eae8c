import BackendSimulator
import DeliveryApp
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// What customers want of their couriers while their orders are on the way.
struct CustomerWishTests {
  private static func ask(
    _ desk: inout DeliveryDesk, _ order: Int, _ what: String, _ body: String,
    by user: String? = "customer-2"
  ) -> ServerResponse {
    Exchange.send(
      .post, "/api/order/order-\(order)/\(what)", body, by: user, at: desk.now, to: &desk.server)
  }

  private static let address = #"{"address":"Side Street 3","latitude":52.24,"longitude":21.02}"#

  @Test func `a message is the courier's to read, and makes the route another one`() throws {
    var desk = DeliveryDesk.underWay()
    for text in ["In the garden", "Or the kitchen"] {
      #expect(Self.ask(&desk, 2, "message", #"{"message":"\#(text)"}"#).status == 200)
    }
    let route = try #require(desk.server.currentRoute(of: "courier-1")?.route)
    #expect(route.stops[1].messages == ["In the garden", "Or the kitchen"])
    #expect(route.stops[0].messages.isEmpty && route.revision == 2)
    let body = try JSONValue(parsing: desk.get("/api/courier/route", by: "courier-1").body)
    #expect(body["route"]?["revision"]?.integer == 2)
  }

  @Test(arguments: [
    ("message", #"{"message":" "}"#, 400), ("message", "{}", 400),
    ("message", #"{"message":5}"#, 400),
    ("address", #"{"address":"","latitude":52.24,"longitude":21.02}"#, 400),
    ("address", #"{"address":"Side Street 3","latitude":91,"longitude":21.02}"#, 400),
    ("address", #"{"address":"Side Street 3","latitude":52.24}"#, 400),
    ("address", #"{"address":"Side Street 3","latitude":54.24,"longitude":21.02}"#, 400),
    ("instructions", #"{"instructions":""}"#, 400), ("address", address, 200),
    ("instructions", #"{"instructions":"Ring"}"#, 200), ("message", #"{"message":"Hi"}"#, 200),
  ])
  func `what says nothing, or leads nowhere, is refused`(what: String, body: String, status: Int) {
    var desk = DeliveryDesk.underWay()
    let before = desk.server.routes
    #expect(Self.ask(&desk, 2, what, body).status == status)
    #expect((desk.server.routes == before) == (status == 400))
  }

  @Test(arguments: [(500, 200), (501, 400)])
  func `texts have their bounds`(count: Int, status: Int) {
    let text = String(repeating: "ż", count: count)
    for what in ["message", "instructions"] {
      var desk = DeliveryDesk.underWay()
      #expect(Self.ask(&desk, 2, what, #"{"\#(what)":"\#(text)"}"#).status == status)
    }
  }

  @Test func `instructions are added to those that are there, and bounded together`() {
    var desk = DeliveryDesk.underWay()
    #expect(
      Self.ask(&desk, 1, "instructions", #"{"instructions":"At the back"}"#, by: "customer-1")
        .status == 200)
    #expect(desk.server.order("order-1")?.stop.instructions == "Ring twice; At the back")
    let text = String(repeating: "x", count: 490)
    #expect(
      Self.ask(&desk, 1, "instructions", #"{"instructions":"\#(text)"}"#, by: "customer-1")
        .status == 400)
  }

  @Test(arguments: ["message", "address", "instructions"])
  func `nobody asks for what is another's, or over`(what: String) {
    let bodies = [
      "message": #"{"message":"Hi"}"#, "address": Self.address,
      "instructions": #"{"instructions":"Ring"}"#,
    ]
    let body = bodies[what] ?? ""
    var desk = DeliveryDesk.underWay()
    for (user, status) in [
      ("customer-1" as String?, 403), ("merchant-2", 403), ("courier-1", 403), ("admin-1", 403),
      (nil, 401),
    ] {
      #expect(Self.ask(&desk, 2, what, body, by: user).status == status)
    }
    #expect(Self.ask(&desk, 99, what, body).status == 404)
    #expect(desk.report(2).status == 200)
    #expect(Self.ask(&desk, 2, what, body).status == 409)
  }

  @Test func `a new address moves the order, its route and the watch over delays`() throws {
    var desk = DeliveryDesk.underWay()
    #expect(Self.ask(&desk, 2, "address", Self.address).status == 200)
    let place = Position(latitudeE7: 522_400_000, longitudeE7: 210_200_000)
    #expect(desk.server.order("order-2")?.stop.position == place)
    let stop = try #require(desk.server.currentRoute(of: "courier-1")?.route.stops[1])
    #expect(stop.position == place && stop.address == "Side Street 3" && stop.moveCount == 1)
    #expect(desk.server.order("order-2")?.hasArrived == false)
  }
}
