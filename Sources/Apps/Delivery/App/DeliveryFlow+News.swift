import AppParts
import DeviceInterface

/// What customers change about their stops while the route is driven (`delivery:UI-5`).
extension DeliveryFlow {
  /// The server says how often anything was changed about the route: where that is news, it is got.
  mutating func receiveRevision(in answer: JSONValue?, _ platform: inout Requests) {
    guard isDriving, let known = work?.route.revision,
      let revision = answer?["route_revision"]?.integer,
      revision > Int64(known)
    else { return }
    loadRoute(&platform)
  }

  /// Takes up what customers have changed: a new address moves the stop and its circles, the rest is to be read.
  mutating func takeUp(_ route: DeliveryRoute, _ platform: inout Requests) {
    guard let old = work?.route, old.revision < route.revision,
      old.stops.map(\.id) == route.stops.map(\.id)
    else { return }
    for (index, stop) in route.stops.enumerated()
    where stop.moveCount > old.stops[index].moveCount { leaveOldAddress(index, &platform) }
    work?.route = route
    storedRoute.write(route.json.text, &platform)
    store(&platform)
    for (before, now) in zip(old.stops, route.stops) { tellNews(before, now, &platform) }
    // The new address may be here, and who stands still is told no new position.
    if let place = tracker.provenPlace(platform.facts) {
      judgeCircles(place, accuracyMeters: tracker.accuracyMeters, &platform)
    }
  }

  /// Who was at the old address is not at the new one, which the courier has not come near to.
  private mutating func leaveOldAddress(_ index: Int, _ platform: inout Requests) {
    if work?.progress[index].isThere == true {
      leave(index, isSeen: isPresenceWatched, isManual: true, &platform)
    }
    work?.progress[index].hasApproached = false
    if work?.way?.stopID == work?.route.stops[index].id { work?.way = nil }
  }

  /// Tells the courier what is new about an open stop, outside the app where it is not in front.
  private mutating func tellNews(
    _ before: DeliveryStop, _ now: DeliveryStop, _ platform: inout Requests
  ) {
    guard work?.progress[now.number - 1].outcome == nil,
      let text = DeliveryWording.news(before, now)
    else { return }
    news.add(.wish(text), &platform)
    guard !tracker.isInFront else { return }
    platform.add(
      .post(
        AppNotification(id: Self.newsNotification, title: DeliveryWording.newsTitle, text: text)))
  }

  static let newsNotification = "delivery.news"
}
