import BackendSimulator
import DeliveryApp
import DeviceInterface

/// The ways that couriers are offered, and those that they take (`delivery:MAP-6`).
extension DeliveryServer {
  /// Answers which ways lead to the next stop of a route, from where the courier is.
  func offerWays(
    on id: String, _ courierID: String, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let route = try ownRoute(id, courierID)
    guard let order = depot.orders(ofRoute: route.id).first(where: \.isOpen) else {
      throw Refusal(409, "The route “\(id)” has no open stop", .ended)
    }
    guard let place = locations.newest(of: courierID)?.location.position else {
      throw Refusal(404, "Nobody knows where “\(courierID)” is")
    }
    let traffic = route.route.traffic.level(
      toStop: order.stop.number, atMilliseconds: clock.milliseconds(at: time))
    let ways = WayFinder.ways(from: place, to: order.stop.position, traffic)
    return Self.done([
      .init("stop_id", .string(order.stop.id)),
      .init("ways", .array(ways.prefix(RouteWay.countMax).map(\.json))),
    ])
  }

  /// Takes in which way the courier has taken to a stop.
  mutating func takeWay(
    on id: String, _ request: ServerRequest, _ courierID: String
  ) throws(Refusal) -> ServerResponse {
    let fields = try RequestFields(body: request.body)
    let stopID = try fields.identifier("stop_id")
    let route = try ownRoute(id, courierID)
    guard route.route.stops.contains(where: { $0.id == stopID }) else {
      throw Refusal(404, "There is no stop “\(stopID)” on the route “\(id)”", .unknown)
    }
    guard let way = try fields.fieldsIfPresent("way") else {
      throw Refusal(400, "way: expected an object, found nothing", .invalid)
    }
    let via = try way.fieldsIfPresent("via").map { corner throws(Refusal) in try corner.place() }
    depot.take(via.map { TakenWay(stopID: stopID, via: $0) }, toStop: stopID, on: id)
    return Self.done([.init("stop_id", .string(stopID))])
  }
}
