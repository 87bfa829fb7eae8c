import BackendSimulator
import DeliveryApp
import DeviceInterface

/// The people who are there, and what is to be delivered by whom.
struct Depot: Hashable, Sendable {
  private(set) var users = DeliveryUser.staff
  private(set) var routes: [CourierRoute] = []
  /// The orders of all routes, those of one route in the order of its stops.
  private(set) var orders: [DeliveryOrder] = []
  /// Why drafts were refused, the first one first.
  private(set) var refusals: [String] = []
  /// Why the latest draft was refused; `nil` where it was taken.
  private(set) var latestRefusal: String?

  /// The depot that every scenario begins with, arranged once.
  private static let standard = Depot(arranging: RouteDraft.samples)

  init() { self = Self.standard }

  private init(arranging drafts: [RouteDraft]) { for draft in drafts { arrange(draft) } }

  func user(_ id: String) -> DeliveryUser? { users.first { $0.id == id } }
  func order(_ id: String) -> DeliveryOrder? { place(ofOrder: id).map { orders[$0] } }
  func order(atStop id: String) -> DeliveryOrder? {
    orders.indices.first { orders[$0].stop.id == id }.map { orders[$0] }
  }
  func route(_ id: String) -> CourierRoute? { routes.first { $0.id == id } }
  func route(ofCourier id: String) -> CourierRoute? { routes.last { $0.courierID == id } }
  func orders(ofRoute id: String) -> [DeliveryOrder] { orders.filter { $0.routeID == id } }

  /// Looks at the ids where they stand: an order that is taken out to be looked at is copied.
  private func place(ofOrder id: String) -> Int? {
    orders.indices.first { orders[$0].stop.orderID == id }
  }

  /// Whether a route was begun and has no open order, so that it is history.
  func isDriven(_ route: CourierRoute) -> Bool {
    route.startedAt != nil && !orders(ofRoute: route.id).contains(where: \.isOpen)
  }

  /// Takes a draft in the place of what the courier has still to drive; returns what is wrong where it does not.
  @discardableResult
  mutating func arrange(_ draft: RouteDraft) -> String? {
    latestRefusal = draft.fault ?? conflict(of: draft)
    if let fault = latestRefusal {
      refusals.append(fault)
      return fault
    }
    let route = draft.route
    let left = Set(routes.filter { $0.courierID != draft.courierID || isDriven($0) }.map(\.id))
    routes.removeAll { !left.contains($0.id) }
    orders.removeAll { !left.contains($0.routeID) }
    routes.append(CourierRoute(route, courierID: draft.courierID))
    for (stop, typed) in zip(route.stops, draft.stops) {
      let customer = "customer-\(stop.number + draft.idOffset)"
      enter(DeliveryUser(id: customer, role: .consumer, name: stop.customer, phone: stop.phone))
      orders.append(
        DeliveryOrder(
          stop: stop, routeID: route.id, courierID: draft.courierID, customerID: customer,
          merchantID: merchant(called: typed.merchant), pin: typed.pin))
    }
    return nil
  }

  /// What of a draft does not fit to what there is; `nil` where nothing is.
  private func conflict(of draft: RouteDraft) -> String? {
    guard user(draft.courierID)?.role == .courier else {
      return "There is no courier “\(draft.courierID.prefix(64))”"
    }
    if let known = self.route(draft.id) {
      if known.courierID != draft.courierID {
        return "The route “\(draft.id)” is another courier's"
      }
      if isDriven(known) { return "The route “\(draft.id)” was driven already" }
    }
    let others = orders.filter { order in
      order.courierID != draft.courierID || self.route(order.routeID).map(isDriven) == true
    }
    let route = draft.route
    let taken = Set(others.flatMap { [$0.id, $0.stop.id] })
    guard
      let stop = route.stops.first(where: { taken.contains($0.orderID) || taken.contains($0.id) })
    else { return nil }
    return
      "Stop \(stop.number) of “\(draft.id)” is for the order “\(stop.orderID)” of another route"
  }

  /// Enters a user, in the place of one with the same id.
  private mutating func enter(_ user: DeliveryUser) {
    users.removeAll { $0.id == user.id }
    users.append(user)
  }

  /// Returns the id of the merchant, who is entered where nobody is called so.
  private mutating func merchant(called name: String) -> String {
    let merchants = users.filter { $0.role == .merchant }
    if let known = merchants.first(where: { $0.name == name }) { return known.id }
    let merchant = DeliveryUser(id: "merchant-\(merchants.count + 1)", role: .merchant, name: name)
    enter(merchant)
    return merchant.id
  }

  /// Begins a route, unless it has begun: all its orders are on the way, and the first one is next.
  mutating func start(
    _ id: String, at time: Instant, _ stamp: TimeStamp, by deviceID: String?
  ) {
    guard let index = routes.firstIndex(where: { $0.id == id }), routes[index].startedAt == nil
    else { return }
    routes[index].startedAt = time
    routes[index].started = stamp
    routes[index].deviceID = deviceID
    for index in orders.indices where orders[index].routeID == id && orders[index].isOpen {
      orders[index].status = .outForDelivery
    }
    moveOn(id)
  }

  /// Flags a route whose courier's phone has another idea of the time; the first reason stays.
  mutating func flag(_ id: String, _ disagreement: ClockDisagreement?) {
    guard let disagreement, let index = routes.firstIndex(where: { $0.id == id }) else { return }
    routes[index].review = routes[index].review ?? disagreement
  }

  /// Takes note of a geofence event that the customer is to hear of.
  mutating func note(_ circle: GeofenceEvent.Circle, of orderID: String) {
    guard let index = place(ofOrder: orderID) else { return }
    switch circle {
    case .approach: orders[index].wasToldOfApproach = true
    case .arrival:
      orders[index].hasArrived = true
      orders[index].wasToldOfArrival = true
    }
  }

  /// Records whether the courier is at the door: who waits there with the courier is told of no delay.
  mutating func recordPresence(_ isThere: Bool, atDoorOf order: DeliveryOrder) {
    guard let route = routes.firstIndex(where: { $0.id == order.routeID }) else { return }
    routes[route].delays.recordPresence(isThere, atDoorOf: order.id)
  }

  /// Closes an order; the next one that is left is then in transit.
  mutating func close(_ orderID: String, by update: StatusUpdate) {
    guard let index = place(ofOrder: orderID) else { return }
    orders[index].outcome = update
    orders[index].status = DeliveryOrder.Status(update.outcome)
    if let route = routes.firstIndex(where: { $0.id == orders[index].routeID }) {
      routes[route].delays.close(orderID)
    }
    moveOn(orders[index].routeID)
  }

  /// Takes in an arrival of which nobody is told, as it was too long ago.
  mutating func noteArrival(of orderID: String) {
    guard let index = place(ofOrder: orderID) else { return }
    orders[index].hasArrived = true
  }

  /// Changes what the courier is told of an order, and counts that (`delivery:UI-5`).
  mutating func change(_ orderID: String, _ body: (inout DeliveryStop) -> Void) {
    guard let index = place(ofOrder: orderID),
      let route = routes.firstIndex(where: { $0.id == orders[index].routeID }),
      let stop = routes[route].route.stops.firstIndex(where: { $0.orderID == orderID })
    else { return }
    let before = orders[index].stop.moveCount
    body(&orders[index].stop)
    routes[route].route.stops[stop] = orders[index].stop
    routes[route].route.revision += 1
    guard orders[index].stop.moveCount > before else { return }
    // Who came to the old address has not come to the new one.
    orders[index].hasArrived = false
    orders[index].wasToldOfArrival = false
    orders[index].wasToldOfApproach = false
    // Nor does a way to the old one lead there.
    routes[route].ways.removeAll { $0.stopID == orders[index].stop.id }
    routes[route].delays.move(orders[index].stop)
  }

  /// Takes in how the traffic is on a way of a courier's present route, which the courier is told (`delivery:MAP-5`).
  mutating func tell(_ stretch: RouteTraffic.Stretch, ofCourier courierID: String) {
    guard let index = routes.lastIndex(where: { $0.courierID == courierID }) else { return }
    routes[index].route.traffic.tell(stretch)
    routes[index].route.revision += 1
  }

  /// Takes in which way a courier has taken to a stop; `nil` is the straight one.
  mutating func take(_ way: TakenWay?, toStop stopID: String, on routeID: String) {
    guard let index = routes.firstIndex(where: { $0.id == routeID }) else { return }
    routes[index].ways.removeAll { $0.stopID == stopID }
    if let way { routes[index].ways.append(way) }
  }

  /// Keeps what became of orders, and no longer where the courier was then.
  mutating func forgetPlaces(of orderIDs: [String]) {
    for id in orderIDs {
      guard let index = place(ofOrder: id) else { continue }
      orders[index].outcome?.forgetPlace()
    }
  }

  /// Returns who must hear of a delay on a route, and takes the new promises down.
  mutating func delays(
    ofRouteAt index: Int, from position: Position?, after begin: Int64, until end: Int64
  ) -> [DelayWatch.Notice] {
    guard routes[index].startedAt != nil else { return [] }
    let (traffic, ways) = (routes[index].route.traffic, routes[index].ways)
    let notices = routes[index].delays.notices(
      from: position, after: begin, until: end, in: traffic, by: ways)
    for notice in notices {
      guard let order = place(ofOrder: notice.orderID) else { continue }
      orders[order].promisedAtMilliseconds = notice.arrivalMilliseconds
    }
    return notices
  }

  /// Puts the first order that is left in transit, where the route has begun and no other one is.
  private mutating func moveOn(_ routeID: String) {
    guard route(routeID)?.startedAt != nil else { return }
    var next: Int?
    for index in orders.indices where orders[index].routeID == routeID {
      if orders[index].status == .inTransit { return }
      if next == nil, orders[index].isOpen { next = index }
    }
    if let next { orders[next].status = .inTransit }
  }
}

extension DeliveryOrder.Status {
  fileprivate init(_ outcome: StopOutcome) {
    switch outcome {
    case .delivered: self = .delivered
    case .failed: self = .failed
    case .partial: self = .partial
    case .returned: self = .returned
    case .attempted: self = .attempted
    case .damaged: self = .damaged
    }
  }
}
