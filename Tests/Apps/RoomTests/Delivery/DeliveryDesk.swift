import BackendSimulator
import DeviceInterface
import Testing

@testable import DeliveryRoom

/// A delivery server, and what tests ask of it.
struct DeliveryDesk {
  var server = DeliveryServer()
  /// When the next request arrives.
  var now = Instant.start

  /// A server on which the first courier is tracked and has begun the route.
  static func underWay() -> DeliveryDesk {
    var desk = DeliveryDesk()
    desk.consent(true)
    desk.start()
    return desk
  }

  mutating func post(
    _ path: String, _ body: String, by user: String? = "courier-1",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ServerResponse {
    Exchange.send(
      .post, "/api/courier/" + path, body, by: user, at: now, to: &server,
      sourceLocation: sourceLocation)
  }

  mutating func get(
    _ path: String, query: [ServerRequest.QueryItem] = [], by user: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ServerResponse {
    Exchange.send(
      .get, path, query: query, by: user, at: now, to: &server, sourceLocation: sourceLocation)
  }

  mutating func consent(_ isGranted: Bool, by user: String = "courier-1") {
    #expect(post("consent", #"{"granted":\#(isGranted)}"#, by: user).status == 200)
  }

  mutating func start(_ route: String = "r-1", by user: String = "courier-1") {
    let answer = post("route/\(route)/start", #"{"started_at_ms":1767600000000}"#, by: user)
    #expect(answer.status == 200)
  }

  /// A place as a report has it.
  static let place = #"{"latitude":52,"longitude":21,"accuracy":5}"#

  /// Reports what became of an order of the first courier's, from a place unless the members name one.
  mutating func report(
    _ order: Int, _ members: String = #""status":"delivered","proof":{"photo_url":"p"}"#
  ) -> ServerResponse {
    let place = members.contains("\"location\"") ? "" : #","location":\#(Self.place)"#
    return post("delivery/status", #"{"order_id":"order-\#(order)",\#(members)\#(place)}"#)
  }

  /// Reports that the courier is at the place.
  mutating func locate(_ latitude: String, by user: String = "courier-1", _ more: String = "") {
    let body = #"{"latitude":\#(latitude),"longitude":21.0122,"accuracy":5\#(more)}"#
    #expect(post("location/update", body, by: user).status == 200)
  }

  /// What an answer to a refused request is.
  static func refusal(_ status: Int, _ message: String, _ reason: Refusal.Reason) -> ServerResponse
  {
    let known = ServerResponse.error(status: status, message, reason: reason)
    return ServerResponse(status: status, body: #"{"success":false,"# + known.body.dropFirst())
  }

  /// The answer to an upload.
  static func receipt(
    _ accepted: [Int], refused: [(Int, String)] = [], key: String? = nil
  ) -> ServerResponse {
    let known = Exchange.receipt(accepted, refused: refused, key: key)
    let begin = #"{"success":true,"route_revision":0,"#
    return ServerResponse(status: 200, body: begin + known.body.dropFirst())
  }

  /// What the customers and merchants were told, as "customer-1: …".
  var told: [String] { server.messages.map { "\($0.userID): \($0.text)" } }
}
