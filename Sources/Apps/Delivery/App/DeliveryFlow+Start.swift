import AppParts
import DeviceInterface

extension DeliveryFlow {
  /// Starts today's route, or does what must come before.
  mutating func pursue(_ platform: inout Requests) {
    guard hasConsent else {
      guide.giveUp()
      notice = .askingConsent
      return
    }
    if guide.mayBegin(&platform) { begin(&platform) }
  }

  /// Tells the start that waits for the courier what has happened, and does what follows.
  mutating func receive(_ event: LocationConsent.Event, _ platform: inout Requests) {
    if guide.receive(event, &platform) { pursue(&platform) }
  }

  /// The permission is there: the route begins.
  private mutating func begin(_ platform: inout Requests) {
    guard !isDriving, let offer, isWorth(offer) else { return }
    let run = journal.newOwner(prefix: "run", deviceID: configuration.deviceID, &platform)
    let work = RouteWork(offer, run: run, platform.facts)
    if let old = self.work { journal.finish(old.run, &platform) }
    self.work = work
    shownStop = nil
    sheet = nil
    journal.open(run, work.destination, &platform)
    storedRoute.write(work.route.json.text, &platform)
    reportConsent(&platform)
    let body = JSONValue.object([
      .init("run", .string(run)), .init("started_at_ms", .integer(work.startedAtMilliseconds)),
    ])
    journal.report(
      "start", owner: run, path: "/api/courier/route/\(work.route.id)/start", body: body.text,
      &requests, &platform)
    store(&platform)
    // Behind everything that the route itself needs.
    journal.reserve(
      bytes: configuration.reservedBytesPerStop
        * min(work.open.count, configuration.reservedStopsMax), &platform)
    guide.sayWhatIsMissing()
  }

  /// Whether an offered route has a stop that is open, and is not the one that was driven last.
  func isWorth(_ offer: RouteOffer) -> Bool {
    offer.outcomes.count < offer.route.stops.count
      && (work?.route.id != offer.route.id || work?.isOver == false)
  }

  // MARK: Consent

  /// The courier agrees to be tracked, or does not any more (`delivery:PRIVACY-2`).
  mutating func decide(agrees: Bool, _ platform: inout Requests) {
    hasConsent = agrees
    platform.add(.store(key: Self.consentKey, value: agrees ? "yes" : "no"))
    guard isDriving else { return }
    reportConsent(&platform)
    store(&platform)
  }

  /// Tells the server, before or behind the points that it is about.
  private mutating func reportConsent(_ platform: inout Requests) {
    guard let run = work?.run else { return }
    work?.consentCount += 1
    journal.report(
      "consent-\(work?.consentCount ?? 0)", owner: run, path: "/api/courier/consent",
      body: "{\"granted\":\(hasConsent)}", &requests, &platform)
  }
}
