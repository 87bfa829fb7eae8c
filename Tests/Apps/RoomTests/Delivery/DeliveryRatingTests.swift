import BackendSimulator
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// What customers think of their deliveries, and what comes of it.
struct DeliveryRatingTests {
  private static func rate(
    _ desk: inout DeliveryDesk, _ order: Int, _ body: String, by user: String?
  ) -> ServerResponse {
    Exchange.send(
      .post, "/api/order/order-\(order)/rating", body, by: user, at: desk.now, to: &desk.server)
  }

  private static func delivered(_ orders: Int...) -> DeliveryDesk {
    var desk = DeliveryDesk.underWay()
    for order in orders { #expect(desk.report(order).status == 200) }
    return desk
  }

  @Test(arguments: [
    (#"{"rating":1}"#, 200), (#"{"rating":5}"#, 200), (#"{"rating":3,"feedback":"Fine"}"#, 200),
    (#"{"rating":0}"#, 400), (#"{"rating":6}"#, 400), (#"{"rating":-1}"#, 400),
    (#"{"rating":4.5}"#, 400), (#"{"rating":"5"}"#, 400), (#"{"rating":null}"#, 400), ("{}", 400),
    ("[]", 400), ("", 400), (#"{"rating":5,"feedback":5}"#, 400),
  ])
  func `a rating is a whole number from 1 to 5`(body: String, status: Int) {
    var desk = Self.delivered(1)
    #expect(Self.rate(&desk, 1, body, by: "customer-1").status == status)
    #expect(desk.server.ratings.count == (status == 200 ? 1 : 0))
  }

  @Test(arguments: [(1_000, 200), (1_001, 400)])
  func `its words have 1,000 characters at most`(count: Int, status: Int) {
    var desk = Self.delivered(1)
    let words = String(repeating: "ż", count: count)
    let answer = Self.rate(
      &desk, 1, #"{"rating":5,"feedback":"\#(words)"}"#, by: "customer-1")
    #expect(answer.status == status)
  }

  @Test(arguments: [
    ("customer-2" as String?, 403), ("merchant-1", 403), ("courier-1", 403), ("admin-1", 403),
    ("stranger", 401), (nil, 401),
  ])
  func `nobody rates what is somebody else's`(user: String?, status: Int) {
    var desk = Self.delivered(1)
    #expect(Self.rate(&desk, 1, #"{"rating":1}"#, by: user).status == status)
    #expect(desk.server.ratings.isEmpty)
  }

  @Test func `a delivery is rated once it is over, and once`() {
    var desk = DeliveryDesk.underWay()
    #expect(Self.rate(&desk, 1, #"{"rating":5}"#, by: "customer-1").status == 409)
    #expect(Self.rate(&desk, 99, #"{"rating":5}"#, by: "customer-1").status == 404)
    #expect(desk.report(1).status == 200)
    for _ in 1...2 {
      #expect(Self.rate(&desk, 1, #"{"rating":5}"#, by: "customer-1").status == 200)
    }
    #expect(Self.rate(&desk, 1, #"{"rating":4}"#, by: "customer-1").status == 409)
    #expect(desk.server.ratings.map(\.stars) == [5])
  }

  @Test func `what is told of a courier is the mean`() {
    var desk = Self.delivered(1, 2, 3)
    #expect(desk.server.averageRating(of: "courier-1") == nil)
    for (order, stars) in [(1, 5), (2, 4), (3, 4)] {
      _ = Self.rate(&desk, order, #"{"rating":\#(stars)}"#, by: "customer-\(order)")
    }
    // 4.33 of 5.
    #expect(desk.server.averageRating(of: "courier-1") == 430)
    #expect(desk.server.averageRating(of: "courier-2") == nil)
    let metrics = DeliveryMetrics(desk.server, of: "courier-1")
    #expect(metrics.value(of: .satisfaction) == 433)
  }
}
