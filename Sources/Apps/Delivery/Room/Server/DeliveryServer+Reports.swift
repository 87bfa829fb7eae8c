import BackendSimulator
import DeliveryApp
import DeviceInterface

/// What couriers report of themselves.
extension DeliveryServer {
  /// Takes in where the courier is or was: one location, or points that the phone had kept.
  mutating func takeLocation(
    _ request: ServerRequest, _ courierID: String, at time: Instant, acceptedCountMax: Int?
  ) throws(Refusal) -> ServerResponse {
    let body = try RequestFields(body: request.body)
    let now = clock.milliseconds(at: time)
    // A location without a time has the server's.
    let isTimed = !body.isAbsent("points") || !body.isAbsent("recorded_at_ms")
    let ahead = isTimed ? clock.ahead(request, at: time) : 0
    let erased = erasedUntil(courierID)
    if body.isAbsent("points") {
      let location = try CourierLocation(body, of: courierID, nowMilliseconds: now, at: time)
      if let route = location.routeID { _ = try ownRoute(route, courierID) }
      try requireConsent(of: courierID)
      locations.take(location, by: clock, ahead: ahead, erasedUntil: erased)
      // The document's own body is a batch of one.
      return Self.done([.init("accepted", .array([.integer(1)])), .init("refused", .array([]))])
    }
    let upload = try Upload<RecordedPoint>(body)
    let run = try body.identifier("run")
    let route = try ownRoute(try body.identifier("route_id"), courierID)
    try requireConsent(of: courierID)
    let receipt = locations.take(
      upload, of: try locations.admit(run, of: courierID, on: route.id), at: time,
      by: clock, ahead: ahead, erasedUntil: erased, countMax: acceptedCountMax)
    log.noteStored(upload, receipt)
    flag(route.id, request, at: time)
    depot.flag(
      route.id,
      clock.disagreement(
        among: locations.points.records(of: run, around: receipt.accepted), at: time))
    let revision = depot.route(route.id)?.route.revision ?? 0
    return Self.done([.init("route_revision", .integer(Int64(revision)))] + receipt.members)
  }

  /// Throws 403 where the courier does not agree to be tracked (`delivery:PRIVACY-2`).
  private func requireConsent(of courierID: String) throws(Refusal) {
    guard hasConsent(of: courierID) else {
      throw Refusal(403, "The courier has not agreed to be tracked", .noConsent)
    }
  }

  /// Takes in that the courier has come to a stop or gone from it.
  mutating func takeEvent(
    _ request: ServerRequest, _ courierID: String, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    var event = try GeofenceEvent(try RequestFields(body: request.body), of: courierID)
    if let route = event.routeID { _ = try ownRoute(route, courierID) }
    guard let order = depot.order(atStop: event.stopID) else {
      throw Refusal(404, "There is no stop “\(event.stopID)”", .unknown)
    }
    guard order.courierID == courierID else {
      throw Refusal(403, "The stop “\(event.stopID)” is another courier's", .notYours)
    }
    if let id = event.orderID, id != order.id {
      throw Refusal(
        400, "order_id: “\(id)” is not the order of the stop “\(event.stopID)”", .invalid)
    }
    // What the courier says with a finger is no tracking, but for the place; what the phone notices by itself is.
    if !event.isManual { try requireConsent(of: courierID) }
    let isAtOldAddress = event.isAtOldAddress(of: order.stop)
    if !hasConsent(of: courierID) { event.forgetPlace(doorAt: order.stop.position) }
    let now = clock.milliseconds(at: time)
    let stamp = event.timeMilliseconds.map { clock.stamp(of: request, claimed: $0, at: time) }
    event.stampedMilliseconds = stamp?.milliseconds
    if !isErased(courierID, at: stamp?.milliseconds ?? now) {
      events.keep(event, claimed: event.timeMilliseconds, nowMilliseconds: now)
    }
    // Who was at an old door has not come to the new one.
    if isAtOldAddress { return Self.done() }
    if event.circle == .arrival || event.isManual {
      depot.recordPresence(event.kind != .exited, atDoorOf: order)
    }
    let isStale = event.isStale(stamp, nowMilliseconds: now)
    let circle = event.isManual ? .arrival : event.circle
    if event.kind == .entered, !isStale {
      tell(circle, order, at: time)
    } else if event.kind == .entered, circle == .arrival, order.isOpen {
      depot.noteArrival(of: order.id)
    }
    return Self.done()
  }

  /// Tells the customer that the courier comes or is there: once each, and nothing that is over (`delivery:NOTIFY-1`, `-2`).
  private mutating func tell(
    _ circle: GeofenceEvent.Circle, _ order: DeliveryOrder, at time: Instant
  ) {
    guard order.isOpen else { return }
    switch circle {
    case .approach:
      guard !order.hasArrived, !order.wasToldOfApproach else { return }
      send(
        CustomerMessage(
          .near, "Your courier is 5 minutes away!", to: .consumer, about: order, at: time))
    case .arrival:
      guard !order.wasToldOfArrival else { return }
      send(
        CustomerMessage(
          .arrived, "Your courier has arrived!", to: .consumer, about: order, at: time))
    }
    depot.note(circle, of: order.id)
  }

  /// Sends a message to whom it is for.
  mutating func send(_ message: CustomerMessage) {
    let kind = "\(message.kind.rawValue), to the \(message.role.rawValue)"
    for _ in 0..<behaviour.copies(ofMessage: kind) { aftermath.keep(message) }
  }

  /// Takes in what became of an order; throws 409 where something else was reported of it.
  mutating func takeStatus(
    _ request: ServerRequest, _ courierID: String, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    var update = try StatusUpdate(try RequestFields(body: request.body))
    guard let order = depot.order(update.orderID) else {
      throw Refusal(404, "There is no order “\(update.orderID)”", .unknown)
    }
    guard order.courierID == courierID else {
      throw Refusal(403, "The order “\(update.orderID)” is another courier's", .notYours)
    }
    if let known = order.outcome {
      guard known.isSame(as: update) else {
        throw Refusal(
          409, "The order “\(order.id)” has been reported as \(known.outcome.rawValue)",
          .reportedOtherwise)
      }
      return answer(to: update)
    }
    let stamp = update.timeMilliseconds.map {
      clock.stamp(of: request, claimed: $0, at: time)
    }
    update.stampedMilliseconds = stamp?.milliseconds
    flag(order.routeID, request, stamp, at: time)
    let day = update.day(stamp, nowMilliseconds: clock.milliseconds(at: time))
    if let fault = update.fault(for: order, on: day) { throw Refusal(400, fault, .invalid) }
    // Who does not say it reports from the phone that has started the route.
    update.complete(deviceID: depot.route(order.routeID)?.deviceID)
    if let stamp, isErased(courierID, at: stamp.milliseconds) { update.forgetPlace() }
    if !hasConsent(of: courierID) { update.forgetMeasuredPlace() }
    reports.keep(
      update, claimed: update.timeMilliseconds, nowMilliseconds: clock.milliseconds(at: time))
    depot.close(order.id, by: update)
    for message in aftermath.follow(update, order, on: day, at: time) { send(message) }
    return answer(to: update)
  }

  private func answer(to update: StatusUpdate) -> ServerResponse {
    Self.done([
      .init("order_id", .string(update.orderID)),
      .init("status", .string(update.outcome.rawValue)),
    ])
  }
}
