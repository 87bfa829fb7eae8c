public import BackendSimulator
public import DeliveryApp
public import DeviceInterface

/// A watch over the stops that are left of a route for customers who must hear of a delay (`delivery:NOTIFY-5`).
///
/// What it says does not depend on how often it is asked: each notice bears the moment at which it fell due.
struct DelayWatch: Hashable, Sendable {
  /// A new time that a customer has to be told.
  struct Notice: Hashable, Sendable {
    let orderID: String
    /// When it fell due, in milliseconds since 1970.
    let atMilliseconds: Int64
    /// When the courier will be there, in milliseconds since 1970.
    let arrivalMilliseconds: Int64
  }

  private struct Open: Hashable, Sendable {
    var stop: DeliveryStop
    var promise: Int64
    /// How long after the first stop that is left the courier will be at this one.
    var offset: Int64
    var noticeCount = 0
    /// Whether the courier is at the door.
    var isReached = false

    /// Whether its customer may still be told of a delay.
    var isWatched: Bool { !isReached && noticeCount < DelayWatch.noticeCountMax }
  }

  /// By how much a promise must be exceeded, in milliseconds.
  static let toleranceMilliseconds: Int64 = 900_000
  /// The most notices for one order: after a day of them nobody waits any more.
  static let noticeCountMax = 96

  private var open: [Open]
  /// The way to the first of them.
  private var ahead = WayAhead.straight
  /// How long the way to each of them takes, in percent; empty in light traffic.
  private var percents: [Int64] = []
  /// When the courier must be at the first stop at the latest, so that nobody has to be told anything.
  private var latestArrival = Int64.max

  init(_ stops: [DeliveryStop]) {
    open = stops.map { Open(stop: $0, promise: $0.promisedAtMilliseconds, offset: 0) }
    measure()
  }

  /// Watches the stop of the order no more.
  mutating func close(_ orderID: String) {
    guard open.first?.stop.orderID == orderID else {
      open.removeAll { $0.stop.orderID == orderID }
      percents = []
      return measure()
    }
    open.removeFirst()
    if !percents.isEmpty { percents.removeFirst() }
    leaveFirst()
  }

  /// Takes in that a stop is elsewhere than it was; its customer keeps the promise.
  mutating func move(_ stop: DeliveryStop) {
    guard let index = open.firstIndex(where: { $0.stop.id == stop.id }) else { return }
    open[index].stop = stop
    open[index].isReached = false
    measure()
  }

  /// Records whether the courier is at the door of an order.
  mutating func recordPresence(_ isThere: Bool, atDoorOf orderID: String) {
    guard let index = open.firstIndex(where: { $0.stop.orderID == orderID }) else { return }
    open[index].isReached = isThere
    findLatestArrival()
  }

  /// Returns the notices that fell due after one time and until another, while the courier was at the position, with the
  /// traffic as it was at each moment.
  mutating func notices(
    from position: Position?, after begin: Int64, until end: Int64, in traffic: RouteTraffic,
    by ways: [TakenWay] = []
  ) -> [Notice] {
    ahead = .straight
    // Mostly no way was taken, and to ask for one takes a copy of the stop.
    if !ways.isEmpty, let position, let first = open.first {
      ahead = ways.ahead(from: position, to: first.stop)
    }
    // Mostly nothing is told of any traffic.
    if traffic.stretches.isEmpty, percents.isEmpty {
      return self.notices(from: position, after: begin, until: end)
    }
    var notices: [Notice] = []
    var start = begin
    for edge in traffic.changes(after: begin, before: end) + [end] {
      let numbers = open.map(\.stop.number)
      let present = traffic.percents(toStops: numbers, atMilliseconds: start)
      if present != percents {
        percents = present
        measure()
      }
      notices += self.notices(from: position, after: start, until: edge)
      start = edge
    }
    return notices
  }

  /// Does the same for a time in which the traffic does not change.
  ///
  /// A courier of whom nothing is known is taken to be at the first stop: there at the earliest, then.
  private mutating func notices(
    from position: Position?, after begin: Int64, until end: Int64
  ) -> [Notice] {
    guard !open.isEmpty else { return [] }
    let first = open[0].stop.position
    let percent = percents.first ?? 100
    // Mostly nobody is late by far, and nobody has to measure the way to know.
    if let position,
      let most = RouteEstimate.durationAtMost(
        from: position, to: first, percent: percent, by: ahead),
      latestArrival - most > end
    {
      return []
    }
    let leg =
      position.map {
        RouteEstimate.duration(from: $0, to: first, percent: percent, by: ahead)
      } ?? 0
    var notices: [Notice] = []
    // Each turn tells one stop at least, which may be told so many times only.
    while latestArrival - leg <= end {
      let moment = max(begin, latestArrival - leg)
      for index in open.indices where isDue(open[index], arrival: moment + leg) {
        let arrival = moment + leg + open[index].offset
        open[index].promise = arrival
        open[index].noticeCount += 1
        notices.append(
          Notice(
            orderID: open[index].stop.orderID, atMilliseconds: moment,
            arrivalMilliseconds: arrival))
      }
      findLatestArrival()
    }
    return notices
  }

  private func isDue(_ stop: Open, arrival: Int64) -> Bool {
    stop.isWatched && arrival + stop.offset - stop.promise >= Self.toleranceMilliseconds
  }

  private mutating func measure() {
    let positions = open.map(\.stop.position)
    guard let first = positions.first else { return }
    let arrivals = RouteEstimate(
      from: first, atMilliseconds: 0, along: positions, percents: percents
    ).arrivals
    for index in open.indices { open[index].offset = arrivals[index] }
    findLatestArrival()
  }

  /// Lets the offsets count from the stop that is first now; what lies between those that are left is as it was.
  private mutating func leaveFirst() {
    guard let begin = open.first?.offset else { return }
    for index in open.indices { open[index].offset -= begin }
    findLatestArrival()
  }

  private mutating func findLatestArrival() {
    latestArrival =
      open.lazy.filter(\.isWatched)
      .map { $0.promise - $0.offset + Self.toleranceMilliseconds }.min() ?? .max
  }
}

/// A route that a courier was given, and how far it has come.
public struct CourierRoute: Hashable, Sendable {
  /// The route.
  public internal(set) var route: DeliveryRoute
  /// The courier's id.
  public let courierID: String
  /// When the server heard that it was started; `nil` where it has not.
  public internal(set) var startedAt: Instant?
  /// When it was started by the server's clock, and by the courier's phone.
  public internal(set) var started: TimeStamp?
  /// What the phone that has started it is called; `nil` where the app did not say.
  public internal(set) var deviceID: String?
  /// Why somebody should look at it: how far the phone's clock was off; `nil` where that was not too much.
  public internal(set) var review: ClockDisagreement?
  /// The ways that the courier has taken around something, by their stops; the latest to each.
  public internal(set) var ways: [TakenWay] = []
  /// Who has to be told of a delay.
  var delays: DelayWatch

  init(_ route: DeliveryRoute, courierID: String) {
    (self.route, self.courierID) = (route, courierID)
    self.delays = DelayWatch(route.stops)
  }

  /// What identifies it.
  public var id: String { route.id }
}
