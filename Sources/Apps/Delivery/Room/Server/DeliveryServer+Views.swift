import BackendSimulator
import DeliveryApp
import DeviceInterface

/// Who may see where couriers are, and what they are shown (`delivery:ACCESS-1` to `ACCESS-4`).
extension DeliveryServer {
  /// The most locations of one answer; more are to be asked for in parts.
  static let historyCountMax = 10_000

  /// Answers where the courier is; throws 404 where that is not known.
  mutating func currentLocation(
    of courierID: String, for user: DeliveryUser, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    guard mayLocate(courierID, user) else {
      throw Refusal(403, "You may not see where “\(courierID)” is")
    }
    note(.current, of: courierID, user, at: time)
    guard let present = place(of: courierID, seenBy: user) else {
      throw Refusal(404, "Nobody knows where “\(courierID)” is")
    }
    let location = present.location
    return Self.success(
      .object([
        .init("courier_id", .string(courierID)),
        .init("latitude", .double(location.position.latitudeDegrees)),
        .init("longitude", .double(location.position.longitudeDegrees)),
        .init("accuracy", Self.number(location.accuracyHundredths)),
        .init("speed", Self.number(location.speedHundredths)),
        .init("heading", Self.number(location.headingHundredths)),
        .init("last_updated", Self.iso(present.atMilliseconds)),
        .init("is_moving", .bool(location.isMoving)),
        .init("activity_type", .string(location.motion.rawValue)),
      ]))
  }

  /// Answers where the courier was; throws 400 where the range of time is none.
  mutating func history(
    of courierID: String, _ request: ServerRequest, for user: DeliveryUser, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    guard user.role == .admin || user.id == courierID else {
      throw Refusal(403, "You may not see where “\(courierID)” was")
    }
    let begin = try Self.time("start_time", request)
    let end = try Self.time("end_time", request)
    guard begin <= end else { throw Refusal(400, "end_time: expected no time before start_time") }
    note(.history, of: courierID, user, at: time)
    let found = locations.locations(of: courierID).filter {
      (begin...end).contains($0.recordedAtMilliseconds)
    }
    guard found.count <= Self.historyCountMax else {
      throw Refusal(
        400, "There are \(found.count) locations; ask for \(Self.historyCountMax) at most")
    }
    return Self.success(.array(found.map(Self.row)))
  }

  /// Answers how an order stands, and where its courier is to whom may know it.
  mutating func tracking(
    of orderID: String, _ request: ServerRequest, for user: DeliveryUser, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    guard let order = depot.order(orderID) else {
      throw Refusal(404, "There is no order “\(orderID)”")
    }
    guard isParty(user, to: order) else {
      throw Refusal(403, "The order “\(orderID)” is not yours")
    }
    // A page that keeps itself up to date is looked at once.
    if !request.query.contains(.init("refresh", "true")) {
      trackingViews.append(TrackingView(userID: user.id, orderID: orderID, time: time))
    }
    note(.tracking, of: order.courierID, user, at: time)
    let present =
      order.status.isUnderWay || user.role == .admin
      ? place(of: order.courierID, seenBy: user) : nil
    return Self.success(
      .object([
        .init("order_id", .string(orderID)),
        .init("order_status", .string(order.status.rawValue)),
        .init("delivery_status", .string(order.deliveryStatus)),
        .init("courier", courier(of: order, at: present)),
        .init("route", route(of: order, from: present?.location.position, at: time)),
        .init(
          "delivery_address",
          .object([
            .init("latitude", .double(order.stop.position.latitudeDegrees)),
            .init("longitude", .double(order.stop.position.longitudeDegrees)),
            .init("address", .string(order.stop.address)),
          ])),
      ]))
  }

  /// Whether the user may see where the courier is now, which is what the rows' policies say.
  private func mayLocate(_ courierID: String, _ user: DeliveryUser) -> Bool {
    switch user.role {
    case .admin: true
    case .courier: user.id == courierID
    case .merchant, .consumer:
      depot.orders.contains {
        $0.courierID == courierID && $0.status.isUnderWay && isParty(user, to: $0)
      }
    }
  }

  /// Whether an order is the user's, as the one who sells or gets it, or as who looks after all.
  private func isParty(_ user: DeliveryUser, to order: DeliveryOrder) -> Bool {
    switch user.role {
    case .admin: true
    case .merchant: order.merchantID == user.id
    case .consumer: order.customerID == user.id
    case .courier: false
    }
  }

  /// Where a courier is, as far as somebody may know: of one who does not agree to be tracked any more, only the courier and
  /// administrators may (`delivery:PRIVACY-2`).
  private func place(of courierID: String, seenBy user: DeliveryUser) -> PresentLocation? {
    guard hasConsent(of: courierID) || user.id == courierID || user.role == .admin else {
      return nil
    }
    return locations.newest(of: courierID)
  }

  /// Takes down that an administrator looks at somebody's location (`delivery:ACCESS-4`).
  private mutating func note(
    _ sight: AuditEntry.Sight, of courierID: String, _ user: DeliveryUser, at time: Instant
  ) {
    guard user.role == .admin else { return }
    audit.append(AuditEntry(userID: user.id, sight: sight, courierID: courierID, time: time))
  }

  private func courier(of order: DeliveryOrder, at present: PresentLocation?) -> JSONValue {
    let courier = depot.user(order.courierID)
    let place = present.map { present in
      JSONValue.object([
        .init("latitude", .double(present.location.position.latitudeDegrees)),
        .init("longitude", .double(present.location.position.longitudeDegrees)),
        .init("last_updated", Self.iso(present.atMilliseconds)),
      ])
    }
    return .object([
      .init("courier_id", .string(order.courierID)),
      .init("name", .string(courier?.name ?? "")), .init("phone", .string(courier?.phone ?? "")),
      .init("photo_url", .string(courier?.photoURL ?? "")),
      .init("rating", Self.number(averageRating(of: order.courierID))),
      .init("vehicle_type", .string(courier?.vehicle ?? "")),
      .init("current_location", place ?? .null),
    ])
  }

  /// How far the route has come, and when the courier will be at the order's stop: the promise where nothing better is known.
  private func route(
    of order: DeliveryOrder, from position: Position?, at time: Instant
  ) -> JSONValue {
    let orders = depot.orders(ofRoute: order.routeID)
    let open = orders.filter(\.isOpen)
    var eta: Int64? = order.isOpen ? order.promisedAtMilliseconds : nil
    var distance: Distance?
    var traffic: RouteTraffic.Level?
    if order.status.isUnderWay, let position,
      let place = open.firstIndex(where: { $0.id == order.id })
    {
      let now = clock.milliseconds(at: time)
      let numbers = open[...place].map(\.stop.number)
      let route = depot.route(order.routeID)
      let told = route?.route.traffic ?? RouteTraffic()
      let ahead = (route?.ways ?? []).ahead(from: position, to: open[0].stop)
      let estimate = RouteEstimate(
        from: position, atMilliseconds: now, along: open[...place].map(\.stop.position),
        percents: told.percents(toStops: numbers, atMilliseconds: now), by: ahead)
      (eta, distance) = (estimate.arrivals[place], estimate.distances[place])
      // Who has taken another way to the first stop drives past the traffic there.
      traffic = told.worst(
        toStops: Array(ahead.isPastTraffic ? numbers.dropFirst() : numbers[...]),
        atMilliseconds: now)
    }
    return .object([
      .init("total_stops", .integer(Int64(orders.count))),
      .init("completed_stops", .integer(Int64(orders.count - open.count))),
      .init("current_stop", open.first.map { .integer(Int64($0.stop.number)) } ?? .null),
      .init("eta", eta.map(Self.iso) ?? .null),
      // In kilometres, as the speed is in kilometres per hour.
      .init("distance_remaining", Self.number(distance.map { ($0.wholeMeters + 5) / 10 })),
      .init("traffic", traffic.map { .string($0.rawValue) } ?? .null),
    ])
  }

  static func row(_ location: CourierLocation) -> JSONValue {
    .object([
      .init("latitude", .double(location.position.latitudeDegrees)),
      .init("longitude", .double(location.position.longitudeDegrees)),
      .init("recorded_at", iso(location.recordedAtMilliseconds)),
      .init("speed", number(location.speedHundredths)),
      .init("accuracy", number(location.accuracyHundredths)),
    ])
  }

  private static func success(_ data: JSONValue) -> ServerResponse {
    done([.init("data", data)])
  }

  /// A number with as many decimals as its column has.
  static func number(_ hundredths: Int64?) -> JSONValue {
    hundredths.map { .double(Double($0) / 100) } ?? .null
  }

  /// A time of the phone or of the server, as answers write it.
  static func iso(_ milliseconds: Int64) -> JSONValue {
    .string(WallTime(millisecondsSince1970: milliseconds).iso)
  }

  private static func time(_ name: String, _ request: ServerRequest) throws(Refusal) -> Int64 {
    guard let text = request.query.first(where: { $0.name == name })?.value,
      let time = WallTime(iso: text)
    else { throw Refusal(400, "\(name): expected a time such as 2026-01-05T08:00:00Z") }
    return time.millisecondsSince1970
  }
}
