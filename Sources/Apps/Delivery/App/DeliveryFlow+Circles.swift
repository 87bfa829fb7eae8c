import AppParts
import DeviceInterface

extension DeliveryFlow {
  /// What happens at a circle, in the words of the server (`delivery:GEO-1`).
  enum CircleEvent: String, Hashable, Sendable {
    /// The courier has come into it.
    case entered
    /// The courier has left it.
    case exited
    /// The courier stays in it.
    case dwelling
  }

  /// Looks which circles a trusted position lies in: those of the next stop, and those that the courier has yet to leave.
  mutating func judgeCircles(
    _ place: Position, accuracyMeters: Int, _ platform: inout Requests
  ) {
    guard let work else { return }
    for index in work.stopsLeftToLeave {
      let way = place.distance(to: work.route.stops[index].position)
      // Left is who is out of it by more than the position may be off.
      if way > DeliveryStop.arrivalRadius + .meters(max(10, accuracyMeters)) {
        leave(index, &platform)
      }
    }
    guard let next = work.next, work.progress[next].arrivedAtMilliseconds == nil else { return }
    let stop = work.route.stops[next]
    if stop.isFarNorthOrSouth(of: place) { return }
    let way = place.distance(to: stop.position)
    let accuracy = Distance.meters(accuracyMeters)
    // One that is worse than the radius tells nothing of the circle.
    if way <= DeliveryStop.arrivalRadius, accuracy <= DeliveryStop.arrivalRadius {
      arrive(next, isManual: false, &platform)
    } else if way <= DeliveryStop.approachRadius, accuracy <= DeliveryStop.approachRadius {
      approach(next, &platform)
    }
  }

  private mutating func approach(_ index: Int, _ platform: inout Requests) {
    guard work?.progress[index].hasApproached == false else { return }
    work?.progress[index].hasApproached = true
    report(.entered, at: index, DeliveryStop.approachRadius, name: "approach", &platform)
    store(&platform)
  }

  /// The courier is at a stop, by the position or by a tap where that cannot be told (`delivery:NOTIFY-2`).
  mutating func arrive(_ index: Int, isManual: Bool, _ platform: inout Requests) {
    guard work?.progress[index].arrivedAtMilliseconds == nil else { return }
    // Who has arrived does not approach any more.
    work?.progress[index].hasApproached = true
    work?.progress[index].arrivedAt = Stopwatch.Moment(platform.facts)
    report(
      .entered, at: index, DeliveryStop.arrivalRadius, name: "arrival", isManual: isManual,
      &platform)
    store(&platform)
    planDwell(&platform)
  }

  private mutating func leave(_ index: Int, _ platform: inout Requests) {
    work?.progress[index].hasLeft = true
    report(.exited, at: index, DeliveryStop.arrivalRadius, name: "leaving", &platform)
    store(&platform)
  }

  /// Sets the time at which a stay is told.
  mutating func planDwell(_ platform: inout Requests) {
    guard let stay = longestUntoldStay(platform.facts) else { return }
    platform.add(
      .schedule(timer: Self.dwellTimer, after: max(.zero, configuration.dwellDelay - stay)))
  }

  private func longestUntoldStay(_ facts: Facts) -> Duration? {
    work?.progress.filter { $0.isThere && !$0.hasDwelled }.map { $0.stay(facts) }.max()
  }

  /// The courier may have stayed at a stop for long enough to tell that.
  mutating func dwellDue(_ platform: inout Requests) {
    guard isDriving, isTracking, let work else { return }
    for index in work.progress.indices {
      let stop = work.progress[index]
      guard stop.isThere, !stop.hasDwelled,
        stop.stay(platform.facts) >= configuration.dwellDelay
      else { continue }
      self.work?.progress[index].hasDwelled = true
      report(.dwelling, at: index, DeliveryStop.arrivalRadius, name: "dwelling", &platform)
      store(&platform)
    }
    planDwell(&platform)
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
      ? .null : .integer(work.progress[index].stay(platform.facts).wholeMilliseconds / 1_000)
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
      "\(name)-\(stop.number)", owner: work.run, path: "/api/courier/geofence/event",
      body: body.text, &requests, &platform)
  }
}
