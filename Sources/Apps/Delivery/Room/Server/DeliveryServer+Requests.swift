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
    case rating
    case message
    case address
    case instructions
    case ways
    case way
    case ownData
    case erasure

    /// Who may use it at all.
    var roles: [DeliveryUser.Role] {
      switch self {
      case .route, .consent, .start, .location, .pruned, .geofence, .status, .ways, .way:
        [.courier]
      case .current: DeliveryUser.Role.allCases
      case .history, .ownData, .erasure: [.courier, .admin]
      case .tracking: [.merchant, .consumer, .admin]
      case .rating, .message, .address, .instructions: [.consumer]
      }
    }
  }

  private static let endpoints = RouteTable<Endpoint>([
    (.get, "/api/courier/route", .route),
    (.post, "/api/courier/consent", .consent),
    (.post, "/api/courier/route/{id}/start", .start),
    (.post, "/api/courier/route/{id}/pruned", .pruned),
    (.get, "/api/courier/route/{id}/ways", .ways),
    (.post, "/api/courier/route/{id}/way", .way),
    (.post, "/api/courier/location/update", .location),
    (.post, "/api/courier/geofence/event", .geofence),
    (.post, "/api/courier/delivery/status", .status),
    (.get, "/api/courier/location/current/{id}", .current),
    (.get, "/api/courier/location/history/{id}", .history),
    (.get, "/api/courier/data/{id}", .ownData),
    (.post, "/api/courier/data/{id}/erasure", .erasure),
    (.get, "/api/order/{id}/tracking", .tracking),
    (.post, "/api/order/{id}/rating", .rating),
    (.post, "/api/order/{id}/message", .message),
    (.post, "/api/order/{id}/address", .address),
    (.post, "/api/order/{id}/instructions", .instructions),
  ])

  /// The requests that it knows.
  public static var knownRequests: [RequestPattern] { endpoints.requests }

  /// Does what a request asks for; throws what it refuses: 401 to whom it does not know, 403 to whom it is not for.
  public mutating func perform(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) throws(Refusal) -> ServerResponse {
    guard !request.isClear else {
      // Before anything else: whoever asks so has told everybody on the way.
      throw Refusal(403, "Use HTTPS: nothing is taken or told over plain HTTP")
    }
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
    case .tracking: return try tracking(of: id, request, for: user, at: time)
    case .rating: return try takeRating(of: id, request, user, at: time)
    case .ownData: return try ownData(of: id, for: user, at: time)
    case .erasure: return try erase(id, for: user, at: time)
    case .ways: return try offerWays(on: id, user.id, at: time)
    case .way: return try takeWay(on: id, request, user.id)
    case .message: return try takeMessage(about: id, request, user)
    case .address: return try takeAddress(of: id, request, user)
    case .instructions: return try takeInstructions(for: id, request, user)
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
      return Self.done([.init("route", .null), .init("done", .array([]))])
    }
    let done = depot.orders(ofRoute: route.id).compactMap { order in
      order.outcome.map { update in
        JSONValue.object([
          .init("stop_id", .string(order.stop.id)),
          .init("outcome", .string(update.outcome.rawValue)),
        ])
      }
    }
    return Self.done([.init("route", route.route.json), .init("done", .array(done))])
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
    return Self.done([.init("granted", .bool(isGranted))])
  }

  private mutating func startRoute(
    _ id: String, _ request: ServerRequest, _ courierID: String, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let fields = try RequestFields(body: request.body)
    let claimed = try fields.integer("started_at_ms", in: RequestFields.times)
    let device = try fields.textIfPresent("device_id", lengthMax: 64)
    let route = try ownRoute(id, courierID)
    let stamp = clock.stamp(of: request, claimed: claimed, at: time)
    depot.start(route.id, at: time, stamp, by: device)
    flag(route.id, request, stamp, at: time)
    return Self.done([.init("route_id", .string(id)), .init("started", .bool(true))])
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
    return Self.done([.init("pruned", .integer(count))])
  }
}
