import AppParts
import DeviceInterface

extension DeliveryFlow {
  /// A process has started: takes up what the one before has left (`delivery:TRACK-4`).
  mutating func launch(_ platform: inout Requests) {
    let storage = platform.facts.storage
    guide.restore(platform.facts)
    notifying.restore(platform.facts)
    hasConsent = storage[Self.consentKey] == "yes"
    news.restore(storage)
    offer = storage[Self.offerKey].flatMap(storedOffer)
    work = storedWork(storage)
    journal.restore(&requests, &platform)
    deferral.restore(hasUnsent: !journal.isDelivered, platform.facts)
    reportPruned(&platform)
    journal.finishAll(but: work?.isClosed == false ? work?.run : nil, &platform)
    guard let work, !work.isClosed else { return }
    journal.open(work.run, work.destination, &platform)
    recallReported()
    tracker.restore(journal.log(of: work.run)?.points.last { !$0.isImpossible }?.position)
    guard isDriving else { return closeIfDelivered(&platform) }
    storeTime(&platform)
    planDwell(&platform)
  }

  /// Stores the time gathered so far: a new start of the phone has new uptimes, and one that follows asks the wall clock for
  /// less of it, and for nothing where that was set before.
  mutating func storeTime(_ platform: inout Requests) {
    guard isDriving else { return }
    work?.stopwatch.lap(platform.facts)
    store(&platform)
  }

  private func storedOffer(_ text: String) -> RouteOffer? {
    guard case .route(let offer) = RouteOffer.answer(body: text) else { return nil }
    return offer
  }

  private func storedWork(_ storage: [String: String]) -> RouteWork? {
    guard let text = storage[Self.workKey], let routeText = storage[Self.routeKey],
      let json = JSONValue.answer(routeText, bytesMax: 1 << 22),
      let route = DeliveryRoute(json: json)
    else { return nil }
    return RouteWork(route: route, text: text)
  }

  static func prunedPath(_ run: String) -> String { "/api/courier/route/\(run)/pruned" }

  // MARK: Today's route

  mutating func loadRoute(_ platform: inout Requests) {
    loading.begin("/api/courier/route", authorization: configuration.token, &requests, &platform)
  }

  mutating func receiveRoute(_ response: ServerResponse, _ platform: inout Requests) {
    switch loading.receive(response, &platform, reading: RouteOffer.answer) {
    case nil: return
    case .nothing:
      offer = nil
      platform.add(.delete(key: Self.offerKey))
    case .route(let route):
      offer = route
      platform.add(.store(key: Self.offerKey, value: response.body))
      reconcile(with: route, &platform)
    }
  }

  // MARK: Storing

  mutating func store(_ platform: inout Requests) {
    work?.progress.writeDown()
    guard let run = work?.run, let text = work?.text else { return }
    journal.payHead(of: run, &platform)
    stored.write(text, &platform)
  }

  mutating func receiveStorageFailure(_ key: String, _ platform: inout Requests) {
    if platform.facts.storage[Self.offerKey] != nil, work != nil {
      // Today's route can be had again, and its stops are in the work.
      platform.add(.delete(key: Self.offerKey))
    }
    defer { reportPruned(&platform) }
    if journal.receiveStorageFailure(key: key, &platform) { return handBackUnsaved(&platform) }
    guard let work else { return }
    if storedRoute.receiveStorageFailure(key: key, &journal, &platform) {
      storedRoute.write(work.route.json.text, &platform)
    } else if stored.receiveStorageFailure(key: key, &journal, &platform) {
      store(&platform)
    }
  }

  /// Tells the server at once how many points had to make room, also those of a route that has ended and still waits.
  private mutating func reportPruned(_ platform: inout Requests) {
    journal.reportPruned(work?.run, path: Self.prunedPath, &requests, &platform)
  }

  /// Starts today's route, or does what must come before.
  mutating func pursue(_ platform: inout Requests) {
    guard hasConsent else {
      guide.giveUp()
      isAskingConsent = true
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
    news.forget(&platform)
    // Where the last route ended says nothing of where this one begins.
    tracker.forgetPlace()
    journal.open(run, work.destination, &platform)
    storedRoute.write(work.route.json.text, &platform)
    platform.add(.registerForPushes)
    reportConsent(&platform)
    let body = JSONValue.object([
      .init("run", .string(run)), .init("started_at_ms", .integer(work.startedAtMilliseconds)),
      // Told once, for every report on the route (`delivery:STATUS-8`).
      .init("device_id", .string(configuration.deviceID)),
    ])
    journal.report(
      "start", owner: run, path: "/api/courier/route/\(work.route.id)/start", body: body.text,
      since: work.stopwatch, &requests, &platform)
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

  private mutating func reportConsent(_ platform: inout Requests) {
    guard let run = work?.run else { return }
    work?.consentCount += 1
    journal.report(
      "consent-\(work?.consentCount ?? 0)", owner: run, path: "/api/courier/consent",
      body: "{\"granted\":\(hasConsent)}", &requests, &platform)
  }
}
