import AppParts
import DeviceInterface

/// Other ways to the next stop: the server offers them, the courier takes one, and the map keeps to it (`delivery:MAP-6`).
extension DeliveryFlow {
  /// The ways that the courier looks at: how they are being loaded, and which there are.
  struct WayChoice: Hashable, Sendable {
    /// The stop as it was when they were asked for.
    let stop: DeliveryStop
    var loading = Loading()
    var ways: [RouteWay] = []

    /// A way as the list has it.
    static func row(_ way: RouteWay) -> ListItem {
      ListItem(
        title: way.title,
        detail: [
          DeliveryWording.kilometers(way.length),
          DeliveryWording.minutes(way.milliseconds), way.traffic.words,
        ].joined(separator: ", "), isTappable: true)
    }
  }

  /// Asks the server for ways to the next stop.
  mutating func lookForWays(_ platform: inout Requests) {
    guard let work, let next = work.next else { return }
    var choice = WayChoice(stop: work.route.stops[next])
    choice.loading.begin(
      "/api/courier/route/\(work.route.id)/ways", authorization: configuration.token, &requests,
      &platform)
    wayChoice = choice
  }

  /// Looks at the ways no more where they lead to a stop that is not the next one, or has another address.
  mutating func closeStaleWays() {
    guard let choice = wayChoice else { return }
    let next = isDriving ? work.flatMap { work in work.next.map { work.route.stops[$0] } } : nil
    if next?.id != choice.stop.id || next?.moveCount != choice.stop.moveCount { wayChoice = nil }
  }

  /// Takes in the server's ways; those to a stop that is not the next one any more are of no use.
  mutating func receiveWays(_ response: ServerResponse, _ platform: inout Requests) {
    guard var choice = wayChoice else { return }
    let offer = choice.loading.receive(response, &platform, reading: RouteWay.offer)
    if let offer, let next = work?.next, work?.route.stops[next].id == offer.stopID {
      choice.ways = offer.ways
    }
    wayChoice = choice
  }

  /// The courier takes one of the ways, or goes back to the stop.
  mutating func tappedWays(_ label: String, _ platform: inout Requests) {
    if label == DeliveryWording.backToNext { wayChoice = nil }
    guard let way = wayChoice?.ways.first(where: { $0.title == label }), let work,
      let next = work.next
    else { return }
    wayChoice = nil
    let stop = work.route.stops[next]
    self.work?.way = way.via.map { TakenWay(stopID: stop.id, via: $0) }
    self.work?.wayCount += 1
    let body = JSONValue.object([
      .init("stop_id", .string(stop.id)), .init("way", way.json),
    ])
    journal.report(
      "way-\(self.work?.wayCount ?? 0)", owner: work.run,
      path: "/api/courier/route/\(work.route.id)/way", body: body.text, &requests, &platform)
    store(&platform)
  }

  /// What the courier sees of the ways.
  func waysScreen(_ choice: WayChoice, _ work: RouteWork) -> Screen {
    var screen = Screen(title: DeliveryWording.ways)
    if choice.loading.isUnderWay { screen.progress = DeliveryWording.loadingWays }
    if let problem = choice.loading.failure {
      screen.message = DeliveryWording.noWays + " " + problem.sentence
    }
    screen.items = choice.ways.map(WayChoice.row)
    screen.map = map(work)
    if let place, let next = work.next {
      let stop = work.route.stops[next].position
      screen.map?.coloredLines = choice.ways.map { way in
        MapView.ColoredLine(
          [place] + [way.via, stop].compactMap(\.self), .gray, title: way.title)
      }
    }
    return screen
  }

  /// What is ahead on the way to the next stop.
  func wayAhead(_ work: RouteWork, from place: Position?) -> WayAhead {
    guard let place, let way = work.way, let next = work.next else { return .straight }
    return way.ahead(from: place, to: work.route.stops[next]) ?? .straight
  }
}
