import DeviceInterface

extension Phone {
  /// Starts significant changes; the first report comes at once, and a second start brings none (`I-88`).
  mutating func startSignificantChanges() {
    guard core.profile.platform == .iOS else { return core.record(.system, .ignored(.iOS(88))) }
    guard permission.status.allowsLocation else {
      if permission.status != .notDetermined { core.enqueue(.locationFailed(.denied)) }
      return
    }
    if let isReportDue = places.startChanges(at: position, core.now) {
      // I-69: the relaunched process gets the event that started it; I-88: any new process gets a first one.
      if isReportDue { reportSignificantChange() }
      return
    }
    // I-61: coarse updates beside it may keep the app in use no longer.
    backgroundWorkChanged()
    reportSignificantChange()
    movementChanged()
  }

  mutating func stopSignificantChanges() {
    places.stopChanges()
    backgroundWorkChanged()
  }

  private mutating func reportSignificantChange() {
    guard
      let measured = location.glance(&core)
    else { return }
    core.enqueue(.fix(fix(of: measured)))
  }

  mutating func evaluateSignificantChange() {
    // I-73: what is not noticed before the first unlock is looked at after it.
    guard let watch = places.changes, location.hears(at: core.now), noticesCoarseEvents
    else { return }
    let constants = core.profile.constants
    let far = position.isAtLeast(
      centimeters: Int64(constants.significantChangeMeters) * 100, from: watch.lastPosition)
    let byTime =
      core.profile.policies.significantChangesWithoutMovement
      && core.now - watch.lastInstant >= .seconds(900)
    guard far || byTime, core.now - watch.lastInstant >= constants.significantChangeInterval,
      let measured = location.glance(&core)
    else {
      if far { checkMotion(at: watch.lastInstant + constants.significantChangeInterval) }
      return
    }
    let hasProcess = lifecycle.state.hasProcess
    guard places.reportedChange(at: position, core.now, hasProcess: hasProcess) else { return }
    deliverEvent(.significantChange, [.fix(fix(of: measured))])
  }

  /// Looks again at a later instant, also when the phone has come to rest by then.
  mutating func checkMotion(at instant: Instant) {
    guard !isMoving, instant > core.now else { return }
    core.timeline.move(.motionChecked, to: instant, where: \.isMotionChecked)
  }

  mutating func startVisits() {
    guard core.profile.platform == .iOS else { return core.record(.system, .ignored(.iOS(45))) }
    if places.startVisits(at: position, &core) { movementChanged() }
  }

  /// Notices that the phone left the place of a stay.
  mutating func evaluateVisit() {
    if let left = places.leaveVisit(at: position, &core) { deliverVisit(left, departed: true) }
  }

  /// Reports the arrival at a place where the phone has stayed long enough.
  mutating func visitDue() {
    if let stay = places.takeVisit() { deliverVisit(stay, departed: false) }
  }

  private mutating func deliverVisit(_ watch: VisitWatch, departed: Bool) {
    // I-45: also without full accuracy, then as coarse as any fix.
    let measured = CachedFix(
      position: watch.anchor,
      accuracyMeters: location.accuracy(core),
      measuredAt: watch.arrivedAt)
    let report = fix(of: measured)
    let visit = Visit(
      position: report.position, accuracyMeters: report.accuracyMeters,
      arrival: report.timestamp, departure: departed ? wallClock : nil)
    deliverEvent(.visit, [.visited(visit)])
  }
}
