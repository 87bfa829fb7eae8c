import BackendSimulator
import DeliveryApp
import DeviceInterface

/// A courier's route in figures, computed from what the server holds and from nothing else (`delivery:METRIC-1` to `METRIC-4`).
struct DeliveryMetrics: Sendable {
  /// What the locations come to by themselves.
  let track: TrackSummary
  /// When the courier stood still.
  let rests: RestStretches
  let stopTimes: StopTimes
  /// The reasons of failed deliveries, each with its number, in the order of the list.
  let failures: [(reason: String, count: Int)]

  private let way: PlannedWay
  private let places: [Position]
  private let outcomes: [StopOutcome]
  private let etaErrors: [Int64]
  private let messages: [CustomerMessage]
  private let stars: [Int64]
  private let viewCount: Int

  init(_ server: DeliveryServer, of courierID: String) {
    // One route: the latest that was begun.
    let own = server.routes.filter { $0.courierID == courierID }
    let route = own.last { $0.startedAt != nil } ?? own.last
    let orders = server.orders.filter { $0.courierID == courierID && $0.routeID == route?.id }
    let begun = route?.startedAt
    let locations = server.locations.locations(of: courierID).filter { location in
      // One that names no route is of the one that was under way when it came.
      location.routeID.map { $0 == route?.id } ?? begun.map { location.uploadedAt >= $0 } ?? true
    }
    let stops = orders.map(\.stop.position)
    let (ids, stopIDs) = (Set(orders.map(\.id)), Set(orders.map(\.stop.id)))
    let events = server.geofenceEvents.filter {
      $0.courierID == courierID && stopIDs.contains($0.stopID)
    }
    track = TrackSummary(locations)
    stopTimes = StopTimes(events)
    rests = RestStretches(locations, stops: stops, visits: stopTimes.visits)
    way = PlannedWay(
      from: locations.first?.position, along: Self.corners(orders, route?.ways ?? []))
    places = locations.map(\.position)
    outcomes = orders.compactMap(\.outcome?.outcome)
    failures = Self.failures(orders)
    etaErrors = orders.compactMap { order in
      Self.arrival(at: order, events).map { abs($0 - order.promisedAtMilliseconds) }
    }
    messages = server.messages.filter { $0.role == .consumer && ids.contains($0.orderID) }
    stars = server.ratings.filter { ids.contains($0.orderID) }.map { Int64($0.stars) * 100 }
    viewCount = server.trackingViews.count { view in
      ids.contains(view.orderID) && server.user(view.userID)?.role == .consumer
    }
  }

  /// The value of a figure in its unit; nil where nothing was measured.
  func value(of metric: DeliveryMetric) -> Int64? {
    switch metric {
    case .averageAccuracy: track.accuracyHundredths
    case .updateInterval: track.averageGap
    case .batteryUse: track.batteryPerHourHundredths
    case .stopTime: stopTimes.average
    case .routeAdherence: way.adherencePermille(places)
    case .successRate:
      outcomes.isEmpty
        ? nil : Int64(outcomes.count { $0 == .delivered } * 1_000 / outcomes.count)
    case .etaError: TrackSummary.mean(etaErrors)
    case .notifications: wasWorthTelling ? Int64(messages.count) : nil
    case .deliveredNotifications: wasWorthTelling ? Int64(deliveredCount) : nil
    case .notificationDelivery:
      messages.isEmpty ? nil : Int64(deliveredCount * 1_000 / messages.count)
    case .satisfaction: TrackSummary.mean(stars)
    case .trackingViews: Int64(viewCount)
    case .averageSpeed: track.averageSpeedHundredths
    case .topSpeed: track.topSpeedHundredths
    case .deviations: way.deviationCount(places)
    case .breakTime: places.count > 1 ? rests.breakTime : nil
    case .idleTime: places.count > 1 ? rests.idleTime : nil
    }
  }

  /// Whether anything has happened that customers are told of.
  private var wasWorthTelling: Bool { !outcomes.isEmpty || !messages.isEmpty }

  /// How many of the messages have reached the phones of those whom they were sent to.
  private var deliveredCount: Int { messages.count { $0.deliveredAt != nil } }

  /// The stops in their order, each behind the corner of the way that was taken to it (`delivery:MAP-6`).
  private static func corners(_ orders: [DeliveryOrder], _ ways: [TakenWay]) -> [Position] {
    orders.flatMap { order in
      ways.filter { $0.stopID == order.stop.id }.map(\.via) + [order.stop.position]
    }
  }

  /// When the courier came to an order's stop, by the phone or the courier; else when the outcome was reported.
  ///
  /// The promise is one of the server, and so is the clock.
  private static func arrival(at order: DeliveryOrder, _ events: [GeofenceEvent]) -> Int64? {
    let entered = events.first { event in
      event.stopID == order.stop.id && event.kind == .entered
        && (event.circle == .arrival || event.isManual)
    }
    return entered?.stampedMilliseconds ?? order.outcome?.stampedMilliseconds
  }

  private static func failures(_ orders: [DeliveryOrder]) -> [(reason: String, count: Int)] {
    FailureReason.allCases.compactMap { reason in
      let count = orders.count {
        $0.outcome?.outcome == .failed && $0.outcome?.failureReason == reason.rawValue
      }
      return count > 0 ? (reason.rawValue, count) : nil
    }
  }
}
