import AppParts
import DeviceInterface

extension DeliveryFlow {
  /// A process has started: takes up what the one before has left (`delivery:TRACK-4`).
  mutating func launch(_ platform: inout Requests) {
    let storage = platform.facts.storage
    guide.restore(platform.facts)
    hasConsent = storage[Self.consentKey] == "yes"
    offer = storage[Self.offerKey].flatMap(storedOffer)
    work = storedWork(storage)
    journal.restore(&requests, &platform)
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

  /// Asks the server for today's route.
  mutating func loadRoute(_ platform: inout Requests) {
    loading.begin(
      "/api/courier/route", authorization: configuration.token, &requests, &platform)
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

  /// Writes the progress to durable storage.
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
}
