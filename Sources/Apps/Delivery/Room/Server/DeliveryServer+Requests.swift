public import BackendSimulator
import DeliveryApp
public import DeviceInterface

extension DeliveryServer {
  private enum Endpoint {
    case route
    case consent
    case start
    case location
    case pruned
    case geofence
    case status
    case current
    case history
    case tracking

    /// Who may use it at all.
    var roles: [DeliveryUser.Role] {
      switch self {
      case .route, .consent, .start, .location, .pruned, .geofence, .status: [.courier]
      case .current: DeliveryUser.Role.allCases
      case .history: [.courier, .admin]
      case .tracking: [.merchant, .consumer, .admin]
      }
    }
  }

  private static let endpoints = RouteTable<Endpoint>([
    (.get, "/api/courier/route", .route),
    (.post, "/api/courier/consent", .consent),
    (.post, "/api/courier/route/{id}/start", .start),
    (.post, "/api/courier/route/{id}/pruned", .pruned),
    (.post, "/api/courier/location/update", .location),
    (.post, "/api/courier/geofence/event", .geofence),
    (.post, "/api/courier/delivery/status", .status),
    (.get, "/api/courier/location/current/{id}", .current),
    (.get, "/api/courier/location/history/{id}", .history),
    (.get, "/api/order/{id}/tracking", .tracking),
  ])

  /// The requests that it knows.
  public static var knownRequests: [RequestPattern] { endpoints.requests }

  /// Does what a request asks for; throws what it refuses: 401 to whom it does not know, 403 to whom it is not for.
  public mutating func perform(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) throws(Refusal) -> ServerResponse {
    let (endpoint, id) = try Self.endpoints.match(request)
    guard let user = request.authorization.flatMap(depot.user) else {
      throw Refusal(401, "Sign in first: the token is missing or unknown")
    }
    guard endpoint.roles.contains(user.role) else {
      throw Refusal(403, "\(request.path) is not for the role “\(user.role.rawValue)”")
    }
    settle(at: time)
    defer { settle(at: time) }
    switch endpoint {
    case .route: return routeAnswer(for: user.id)
    case .consent: return try takeConsent(request, user.id, at: time)
    case .start: return try startRoute(id, request, user.id, at: time)
    case .location:
      return try takeLocation(request, user.id, at: time, acceptedCountMax: acceptedCountMax)
    case .pruned: return try takePruned(id, request, user.id)
    case .geofence: return try takeEvent(request, user.id, at: time)
    case .status: return try takeStatus(request, user.id, at: time)
    case .current: return try currentLocation(of: id, for: user, at: time)
    case .history: return try history(of: id, request, for: user, at: time)
    case .tracking: return try tracking(of: id, for: user, at: time)
    }
  }

  /// Returns the route; throws 404 where there is none, 403 where it is another courier's.
  func ownRoute(_ id: String, _ courierID: String) throws(Refusal) -> CourierRoute {
    guard let route = depot.route(id) else {
      throw Refusal(404, "There is no route “\(id)”", .unknown)
    }
    guard route.courierID == courierID else {
      throw Refusal(403, "The route “\(id)” is another courier's", .notYours)
    }
    return route
  }

  private func routeAnswer(for courierID: String) -> ServerResponse {
    guard let route = depot.route(ofCourier: courierID) else {
      return .json([.init("route", .null), .init("done", .array([]))])
    }
    let done = depot.orders(ofRoute: route.id).compactMap { order in
      order.outcome.map { update in
        JSONValue.object([
          .init("stop_id", .string(order.stop.id)),
          .init("outcome", .string(update.outcome.rawValue)),
        ])
      }
    }
    return .json([.init("route", route.route.json), .init("done", .array(done))])
  }

  private mutating func takeConsent(
    _ request: ServerRequest, _ courierID: String, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let body = try RequestFields(body: request.body)
    guard let isGranted = try body.flagIfPresent("granted") else {
      throw Refusal(400, "granted: expected true or false, found nothing", .invalid)
    }
    if isGranted != consents.last(where: { $0.courierID == courierID })?.isGranted {
      consents.append(ConsentEntry(courierID: courierID, isGranted: isGranted, time: time))
    }
    return .json([.init("granted", .bool(isGranted))])
  }

  private mutating func startRoute(
    _ id: String, _ request: ServerRequest, _ courierID: String, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let claimed = try RequestFields(body: request.body)
      .integer("started_at_ms", in: RequestFields.times)
    let route = try ownRoute(id, courierID)
    let stamp = clock.stamp(of: request, claimed: claimed, at: time)
    depot.start(route.id, at: time, stamp)
    flag(route.id, request, stamp, at: time)
    return .json([.init("route_id", .string(id)), .init("started", .bool(true))])
  }

  /// Flags a route where the courier's phone has another idea of the time than the server (`design`, two clocks).
  mutating func flag(
    _ route: String, _ request: ServerRequest, _ stamp: TimeStamp? = nil, at time: Instant
  ) {
    depot.flag(route, clock.disagreement(of: request, at: time))
    if let stamp { depot.flag(route, clock.disagreement(of: stamp, at: time)) }
  }

  private mutating func takePruned(
    _ run: String, _ request: ServerRequest, _ courierID: String
  ) throws(Refusal) -> ServerResponse {
    let body = try RequestFields(body: request.body)
    let count = try body.integer("pruned", in: RequestFields.counts)
    let route = try ownRoute(try body.identifier("route_id"), courierID)
    let known = try locations.admit(run, of: courierID, on: route.id)
    locations.notePruned(Int(count), of: known.id)
    return .json([.init("pruned", .integer(count))])
  }
}
