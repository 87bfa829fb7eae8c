import DeviceInterface

extension Phone {
  /// Starts reports of stays.
  mutating func startVisits() {
    guard profile.platform == .iOS else { return note(.system, .ignored(.iOS(45))) }
    guard places.visits == nil else { return }
    places.visits = VisitWatch(anchor: position, arrivedAt: now)
    timeline.add(.visitDue, at: now + profile.constants.visitDelay)
    movementChanged()
  }

  /// Stops them.
  mutating func stopVisits() {
    places.visits = nil
    timeline.removeAll { $0 == .visitDue }
  }

  /// Notices that the phone left the place of a stay, and begins to wait for the next one.
  mutating func evaluateVisit() {
    guard let watch = places.visits else { return }
    let radius = Distance.meters(profile.constants.visitRadiusMeters)
    guard watch.anchor.isAtLeast(centimeters: radius.centimeters + 1, from: position) else {
      return
    }
    places.visits = VisitWatch(anchor: position, arrivedAt: now)
    timeline.removeAll { $0 == .visitDue }
    timeline.add(.visitDue, at: now + profile.constants.visitDelay)
    if watch.isReported { deliverVisit(watch, departed: true) }
  }

  /// Reports the arrival at a place where the phone has stayed long enough.
  mutating func visitDue() {
    guard var watch = places.visits, !watch.isReported else { return }
    watch.isReported = true
    places.visits = watch
    deliverVisit(watch, departed: false)
  }

  private mutating func deliverVisit(_ watch: VisitWatch, departed: Bool) {
    // I-45: also without full accuracy, then as coarse as any fix.
    let measured = CachedFix(
      position: watch.anchor,
      accuracyMeters: receiver.accuracy(at: now, constants: profile.constants),
      measuredAt: watch.arrivedAt)
    let report = fix(of: measured)
    deliverEvent(
      .visit,
      .visited(
        Visit(
          position: report.position, accuracyMeters: report.accuracyMeters,
          arrival: report.timestamp, departure: departed ? wallClock : nil)))
  }
}
