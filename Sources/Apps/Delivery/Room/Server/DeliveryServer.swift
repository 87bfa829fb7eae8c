public import BackendSimulator
public import DeliveryApp
public import DeviceInterface

/// The server of the delivery app: routes and orders, where the couriers are, and who may know it.
///
/// Couriers, merchants, customers and administrators ask it; a request's token is the id of who asks. Time passes on it
/// without requests too: whoever looks at what it holds calls `settle(at:)` first.
public struct DeliveryServer: RecordingServer {
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received from the phone.
  public var log = RequestLog()
  /// The server's own clock.
  public var clock = ServerClock()
  /// What it has done under which key.
  public var answered = IdempotencyRecord()
  /// The table of locations.
  public internal(set) var locations = LocationTable()
  var events = DatedRecords<GeofenceEvent>()
  var reports = DatedRecords<StatusUpdate>()
  /// What the couriers have said of being tracked, the first entry first.
  public internal(set) var consents: [ConsentEntry] = []
  /// Which locations administrators have looked at, the first entry first.
  public internal(set) var audit: [AuditEntry] = []
  /// Who has looked at the tracking of orders, the first one first.
  public internal(set) var trackingViews: [TrackingView] = []
  /// What customers have said of deliveries, the first one first.
  public internal(set) var ratings: [DeliveryRating] = []
  /// What was erased, and when, the first time first.
  public internal(set) var erasures: [ErasureProof] = []
  var depot = Depot()
  var aftermath = Aftermath()
  /// Until when time has passed on it.
  private var settledAt = Instant.start

  /// Creates a server with the sample routes of two couriers.
  public init() {}

  /// Everybody whom it knows.
  public var users: [DeliveryUser] { depot.users }
  /// The routes, in the order in which they were arranged.
  public var routes: [CourierRoute] { depot.routes }
  /// The orders of all routes, those of one route in the order of its stops.
  public var orders: [DeliveryOrder] { depot.orders }
  /// Why routes were refused, the first reason first.
  public var refusals: [String] { depot.refusals }
  /// Why the latest route was refused; `nil` where it was taken.
  public var latestRefusal: String? { depot.latestRefusal }
  /// The geofence events of the last 90 days, in the order of their arrival.
  public var geofenceEvents: [GeofenceEvent] { events.records }
  /// The status updates of the last 90 days that were taken, in the order of their arrival.
  public var statusUpdates: [StatusUpdate] { reports.records }
  /// What was sent to customers and merchants, the first message first.
  public var messages: [CustomerMessage] { aftermath.messages }
  /// The re-deliveries, in the order in which they were scheduled.
  public var redeliveries: [Redelivery] { aftermath.redeliveries }
  /// The claims for damages, the first one first.
  public var claims: [DamageClaim] { aftermath.claims }
  /// The points that the courier's phone has sent, by the run that they belong to.
  public var points: RecordStore<RecordedPoint> { locations.points }

  /// Those whom it knows, whose tokens are their ids.
  public var identities: [ServerIdentity] {
    users.map { ServerIdentity(token: $0.id, role: $0.role.rawValue) }
  }

  /// Returns the user with the id.
  public func user(_ id: String) -> DeliveryUser? { depot.user(id) }

  /// Returns the order with the id.
  public func order(_ id: String) -> DeliveryOrder? { depot.order(id) }

  /// The route that a courier has to drive, or drove last.
  public func currentRoute(of courierID: String) -> CourierRoute? {
    depot.route(ofCourier: courierID)
  }

  /// Drafts the next route of a courier, whose ids are those of none that was driven.
  public func draft(
    _ stops: [RouteDraft.Stop], for courierID: String, at time: Instant
  ) -> RouteDraft {
    let driven = routes.filter { $0.courierID == courierID && depot.isDriven($0) }
    guard let first = driven.first else { return RouteDraft(courierID: courierID, stops: stops) }
    return RouteDraft(
      id: "\(first.id)-\(driven.count + 1)", courierID: courierID, stops: stops,
      idOffset: driven.reduce(0) { $0 + $1.route.stops.count },
      readyAtMilliseconds: clock.milliseconds(at: time))
  }

  /// Gives a courier a route, in the place of what is still to be driven; returns what is wrong where it does not.
  @discardableResult
  public mutating func arrange(_ draft: RouteDraft) -> String? { depot.arrange(draft) }

  /// Whether the courier agrees to be tracked at present.
  public func hasConsent(of courierID: String) -> Bool {
    consents.last { $0.courierID == courierID }?.isGranted ?? false
  }

  /// Tells whether a request for the path is this server's.
  public func serves(_ path: String) -> Bool {
    path.hasPrefix("/api/courier/") || path.hasPrefix("/api/order/")
  }

  /// Answers somebody who is not the phone: neither logged nor under the scripted behaviour.
  public mutating func ask(_ request: ServerRequest, at time: Instant) -> ServerResponse {
    let known = log
    defer { log = known }
    return respond(to: request, at: time)
  }

  /// Lets time pass until the instant: tells customers of delays, and deletes what is too old.
  public mutating func settle(at time: Instant) {
    guard time >= settledAt else { return }
    let (begin, end) = (clock.milliseconds(at: settledAt), clock.milliseconds(at: time))
    settledAt = time
    tellDelays(after: begin, until: end)
    let limit = end - LocationTable.keptMilliseconds
    let isOld =
      locations.hasBefore(limit) || events.hasBefore(limit) || reports.hasBefore(limit)
    if isOld, behaviour.deletesWhatIsOld() { forget(before: limit) }
  }

  /// Deletes everything that tells where a courier was more than 90 days ago (`delivery:PRIVACY-1`).
  private mutating func forget(before limit: Int64) {
    locations.forget(before: limit, by: clock)
    _ = events.forget(before: limit)
    depot.forgetPlaces(of: reports.forget(before: limit).map(\.orderID))
  }

  /// Says of a refusal, as of every answer, that it is no success (`delivery:API-6`).
  public func response(to refusal: Refusal) -> ServerResponse {
    let known = refusal.response
    return ServerResponse(
      status: known.status, body: #"{"success":false,"# + known.body.dropFirst())
  }

  /// An answer that says that it was done (`delivery:API-6`).
  static func done(_ members: [JSONValue.Member] = []) -> ServerResponse {
    .json([.init("success", .bool(true))] + members)
  }

  /// Takes in how the traffic is on a way of a courier's present route.
  public mutating func tell(
    _ stretch: RouteTraffic.Stretch, ofCourier courierID: String, at time: Instant
  ) {
    settle(at: time)
    depot.tell(stretch, ofCourier: courierID)
  }

  /// Has the phone of a customer or a merchant reached by messages, or not; what waits for it comes at once.
  public mutating func setReachable(_ isReachable: Bool, _ userID: String, at time: Instant) {
    settle(at: time)
    aftermath.setReachable(isReachable, userID, at: time)
  }

  /// Whether messages reach the phone of a customer or a merchant.
  public func isReachable(_ userID: String) -> Bool { aftermath.isReachable(userID) }

  private mutating func tellDelays(after begin: Int64, until end: Int64) {
    var notices: [DelayWatch.Notice] = []
    for index in depot.routes.indices {
      let position = locations.newest(of: depot.routes[index].courierID)?.location.position
      notices += depot.delays(ofRouteAt: index, from: position, after: begin, until: end)
    }
    // Those of one route come in order; the sort keeps the order of those of one moment.
    for notice in notices.sorted(by: { $0.atMilliseconds < $1.atMilliseconds }) {
      guard let order = order(notice.orderID) else { continue }
      let arrival = WallTime(millisecondsSince1970: notice.arrivalMilliseconds)
      let sinceStart = notice.atMilliseconds - clock.startMilliseconds
      send(
        CustomerMessage(
          .late, "Your delivery is running late. New ETA: \(arrival.onTwelveHours)", to: .consumer,
          about: order, at: Instant(sinceStart: .milliseconds(sinceStart))))
    }
  }
}
