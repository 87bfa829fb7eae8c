import AppParts
import DeviceInterface

extension DeliveryFlow {
  /// An event at a circle, in the words of the server (`delivery:GEO-1`).
  enum CircleEvent: String, Hashable, Sendable {
    /// The courier has come into it.
    case entered
    /// The courier has left it.
    case exited
    /// The courier stays in it.
    case dwelling

    /// What it is called in the name of a report.
    var noun: String {
      switch self {
      case .entered: "arrival"
      case .exited: "leaving"
      case .dwelling: "dwelling"
      }
    }
  }

  /// Looks which circles a trusted position lies in: those of the next stop, and those that the courier has yet to leave.
  mutating func judgeCircles(
    _ place: Position, accuracyMeters: Int, _ platform: inout Requests
  ) {
    let accuracy = Distance.meters(accuracyMeters)
    for index in work?.progress.there ?? [] { look(after: index, from: place, accuracy, &platform) }
    isPresenceWatched = true
    guard let next = work?.next, work?.progress[next].isThere == false,
      let way = work?.route.stops[next].way(from: place)
    else { return }
    // One that is worse than the radius tells nothing of the circle.
    if way <= DeliveryStop.arrivalRadius, accuracy <= DeliveryStop.arrivalRadius {
      arrive(next, isManual: false, &platform)
    } else if way <= DeliveryStop.approachRadius, accuracy <= DeliveryStop.approachRadius {
      // Told once, and no more after an arrival; again once the address has moved (`delivery:UI-5`).
      approach(next, &platform)
    }
  }

  /// Looks whether the courier is still at a stop.
  private mutating func look(
    after index: Int, from place: Position, _ accuracy: Distance, _ platform: inout Requests
  ) {
    guard let work, let visit = work.progress[index].visit else { return }
    let stop = work.route.stops[index]
    let way = place.distance(to: visit.center(stop))
    let isAtStop =
      accuracy <= DeliveryStop.arrivalRadius
      && place.distance(to: stop.position) <= DeliveryStop.arrivalRadius
    // Left is who is out of it by more than the position may be off.
    if !isAtStop, way > DeliveryStop.arrivalRadius + max(.meters(10), accuracy) {
      // Who is seen first beyond the larger circle has left unseen: nobody knows when.
      leave(index, isSeen: isPresenceWatched && way <= DeliveryStop.approachRadius, &platform)
      return
    }
    self.work?.progress[index].visit?.see(platform.facts)
    if isAtStop { self.work?.progress[index].visit?.confirm() }
    reportDwelling(index, &platform)
    // What only memory knew would be gone with the process, and the stay shorter than positions have shown.
    if self.work?.progress[index].visit?.storedSteps != visit.storedSteps { store(&platform) }
  }

  private mutating func approach(_ index: Int, _ platform: inout Requests) {
    guard work?.progress[index].hasApproached == false else { return }
    work?.progress[index].hasApproached = true
    report(
      .entered, at: index, DeliveryStop.approachRadius,
      name: work?.route.stops[index].approachName ?? "", &platform)
    store(&platform)
  }

  /// The courier is at a stop, by the position or by a tap where that cannot be told (`delivery:NOTIFY-2`).
  ///
  /// Who says so elsewhere is believed as long as they stay there: the next position may show them on their way.
  mutating func arrive(_ index: Int, isManual: Bool, _ platform: inout Requests) {
    guard let work, !work.progress[index].isThere else { return }
    // Who has arrived does not approach any more.
    self.work?.progress[index].hasApproached = true
    self.work?.progress[index].visit = StopVisit(
      number: (work.progress[index].visit?.number ?? 0) + 1,
      cameAt: Stopwatch.Moment(platform.facts),
      place: isManual ? tracker.presentPlace(platform.facts) : nil)
    report(.entered, at: index, isManual: isManual, &platform)
    store(&platform)
    planDwell(&platform)
  }

  /// The courier has left a stop, or what counted as it.
  mutating func leave(
    _ index: Int, isSeen: Bool, isManual: Bool = false, _ platform: inout Requests
  ) {
    if isSeen { work?.progress[index].visit?.see(platform.facts) }
    work?.progress[index].visit?.hasLeft = true
    report(.exited, at: index, isManual: isManual, &platform)
    store(&platform)
  }

  /// Ends the stays of a route that is over: its courier is followed no further, and has said to be done there.
  mutating func endStays(_ platform: inout Requests) {
    for index in work?.progress.there ?? [] {
      leave(index, isSeen: isPresenceWatched, isManual: true, &platform)
    }
  }

  // MARK: Staying

  /// Positions do not come any more: until now, no news was that the courier stayed.
  mutating func losePresence(_ platform: inout Requests) {
    guard isPresenceWatched else { return }
    isPresenceWatched = false
    let there = work?.progress.there ?? []
    for index in there { work?.progress[index].visit?.see(platform.facts) }
    if !there.isEmpty { store(&platform) }
  }

  /// Sets the time at which a stay may be long enough to be told.
  mutating func planDwell(_ platform: inout Requests) {
    let visits = work?.progress.there.compactMap { work?.progress[$0].visit } ?? []
    let ages = visits.filter { !$0.hasDwelled }.map { $0.age(platform.facts) }
    guard let age = ages.max() else { return }
    let left = configuration.dwellDelay - age
    // Where positions do not come, they are not asked for all the time.
    platform.add(
      .schedule(
        timer: Self.dwellTimer, after: left > .zero ? left : configuration.dwellDelay))
  }

  /// The courier may have stayed at a stop for long enough to tell that, which a position is to show.
  mutating func dwellDue(_ platform: inout Requests) {
    guard isDriving, isTracking else { return }
    platform.add(.requestFix(FixRequest(timeout: .seconds(10))))
    planDwell(&platform)
  }

  /// Tells that the courier stays, once positions have shown it for long enough.
  private mutating func reportDwelling(_ index: Int, _ platform: inout Requests) {
    guard let visit = work?.progress[index].visit, !visit.hasDwelled,
      visit.known >= configuration.dwellDelay
    else { return }
    work?.progress[index].visit?.hasDwelled = true
    report(.dwelling, at: index, &platform)
    store(&platform)
  }

  // MARK: Telling

  /// Tells the server what has happened in the inner circle of a stop during the present visit.
  private mutating func report(
    _ event: CircleEvent, at index: Int, isManual: Bool = false, _ platform: inout Requests
  ) {
    guard let work, let visit = work.progress[index].visit else { return }
    let stop = work.route.stops[index]
    report(
      event, at: index, DeliveryStop.arrivalRadius, name: visit.reportName(event.noun, stop),
      isManual: isManual, &platform)
  }

  /// Tells the server what has happened at a circle; it is stored before the progress, so that it is told even if the
  /// process ends in between, and under the same name, so that it is told once.
  private mutating func report(
    _ event: CircleEvent, at index: Int, _ radius: Distance, name: String, isManual: Bool = false,
    _ platform: inout Requests
  ) {
    guard let work else { return }
    let stop = work.route.stops[index]
    // A place that is not known is not made up: the stop's stands for it, without a distance.
    let known = tracker.presentPlace(platform.facts)
    let place = known ?? stop.position
    let now = platform.facts.wallClock.millisecondsSince1970
    let stay: JSONValue =
      event == .entered
      ? .null : .integer((work.progress[index].visit?.known ?? .zero).wholeMilliseconds / 1_000)
    let body = JSONValue.object([
      .init("route_id", .string(work.route.id)), .init("stop_id", .string(stop.id)),
      .init("order_id", .string(stop.orderID)), .init("event_type", .string(event.rawValue)),
      .init("latitude", .double(place.latitudeDegrees)),
      .init("longitude", .double(place.longitudeDegrees)),
      .init("accuracy", known == nil ? .null : .integer(Int64(tracker.accuracyMeters))),
      .init("geofence_radius", .integer(Int64(radius.wholeMeters))),
      .init(
        "distance_from_center",
        known.map { .integer(Int64($0.distance(to: stop.position).wholeMeters)) } ?? .null),
      .init("event_time_ms", .integer(now)), .init("dwell_time_seconds", stay),
      .init("manual", .bool(isManual)),
    ])
    journal.report(
      name, owner: work.run, path: "/api/courier/geofence/event", body: body.text,
      worth: .noticed,
      // Only who comes is told of, as long as that is news.
      since: event == .entered ? Stopwatch(startedAt: platform.facts) : nil, &requests, &platform)
  }
}
