import BackendSimulator
import DeliveryApp
import DeviceInterface
import TestSupport
import Testing

@testable import DeliveryRoom

/// The requests that a real database judges as well, in `.ci/delivery-database.py`: the same file, the same verdicts.
struct DeliveryVerdictTests {
  /// The server on which each request is judged: one route under way with one order delivered, the other not begun, and
  /// of each courier one location, though the second one has taken the consent back since.
  static func desk() -> DeliveryDesk {
    var desk = DeliveryDesk.underWay()
    desk.locate("52.2297")
    desk.consent(true, by: "courier-2")
    desk.locate("52.19", by: "courier-2")
    desk.consent(false, by: "courier-2")
    #expect(desk.report(1).status == 200)
    return desk
  }

  @Test func `there are 100 good requests and 200 bad ones, each another one`() {
    let requests = DeliveryRequest.all
    #expect(requests.count { $0.status == 200 } == 100)
    #expect(requests.count { $0.status != 200 } == 200)
    #expect(Set(requests.map(\.line)).count == 300)
  }

  @Test func `the file for the database holds the state and the requests`() throws {
    let server = Self.desk().server
    let lines = [Self.state(of: server)] + DeliveryRequest.all.map(\.line)
    try Snapshot.expect(lines.joined(separator: "\n") + "\n", matches: "requests.jsonl")
  }

  @Test(arguments: DeliveryRequest.all.indices)
  func `the server judges each as the table says, and what is bad changes nothing`(index: Int) {
    let request = DeliveryRequest.all[index]
    var server = Self.desk().server
    let before = server
    let answer = Exchange.send(
      request.method, request.path, request.body, by: request.user, to: &server)
    #expect(answer.status == request.status, "\(request.name): \(answer.body)")
    guard request.status != 200 else { return }
    server.log = before.log
    #expect(server == before, "\(request.name)")
  }

  /// What the database has to hold before each request, as one line of JSON.
  private static func state(of server: DeliveryServer) -> String {
    func text(_ name: String, _ value: String) -> JSONValue.Member { .init(name, .string(value)) }
    let users = server.users.map { user in
      JSONValue.object([text("id", user.id), text("role", user.role.rawValue)])
    }
    let orders = server.orders.map { order in
      JSONValue.object([
        text("id", order.id), text("stop", order.stop.id), text("route", order.routeID),
        text("courier", order.courierID), text("customer", order.customerID),
        text("merchant", order.merchantID), text("pin", order.pin),
        text("status", order.status.rawValue),
        .init("items", .array(order.stop.items.map { .string($0) })),
      ])
    }
    let couriers = server.users.filter { $0.role == .courier }.map { courier in
      JSONValue.object([
        text("id", courier.id), .init("consent", .bool(server.hasConsent(of: courier.id))),
        .init("locations", .integer(Int64(server.locations.count(of: courier.id)))),
      ])
    }
    let today = WallTime(millisecondsSince1970: server.clock.milliseconds(at: .start)).date
    return JSONValue.object([
      text("today", today.description), .init("users", .array(users)),
      .init("couriers", .array(couriers)), .init("orders", .array(orders)),
    ]).text
  }
}
