import AppParts
public import DeviceInterface

extension DeliveryFlow {
  /// What the courier sees.
  public var screen: Screen {
    var screen: Screen
    if let work, isDriving {
      screen =
        sheet.map { $0.screen(of: work.route.stops[$0.stop]) }
        ?? wayChoice.map { waysScreen($0, work) } ?? stopScreen(work)
    } else {
      screen = offerScreen
    }
    // What is being filled in has the courier's eyes for itself.
    if !sheet.exists || !isDriving {
      let refused = work.map { journal.refusedCount(of: $0.run) } ?? 0
      screen.message = screen.message ?? DeliveryWording.refused(refused)
      screen.tellWaiting(journal.problem)
    }
    screen.controls = controls
    screen.dialog = dialog
    if stored.isOwed || storedRoute.isOwed || journal.isStorageFull {
      screen.badges.append(Badge(DeliveryWording.notSaved, .red))
    }
    return screen
  }

  /// What can be tapped on the page.
  public var controls: [Control] {
    (isDriving ? sheet?.controls ?? stopControls : offerControls).map { Control($0) }
  }

  /// The dialog above the page, which costs nothing to compute.
  public var dialog: Dialog? {
    if isAskingConsent { return DeliveryWording.consent }
    switch news.items.first {
    case .settledElsewhere(let index): return DeliveryWording.settledElsewhere(stop: index + 1)
    case .wish(let text): return DeliveryWording.news(text)
    case nil: break
    }
    if let dialog = guide.dialog(DeliveryWording.location) { return dialog }
    return unreadRefusal.map {
      // What is being filled in for another stop is not thrown away.
      DeliveryWording.refused(
        stop: $0 + 1, reason: news.reasons[$0] ?? DeliveryWording.noReason,
        canFillIn: !sheet.exists)
    }
  }

  /// The first stop whose outcome the server has refused without the courier having read it.
  var unreadRefusal: Int? { isDriving ? work?.progress.refused.first : nil }

  // MARK: Before and after the route

  var offerControls: [String] {
    var labels: [String] = []
    if !guide.isWaiting, let offer, isWorth(offer) { labels.append(DeliveryWording.start) }
    if loading.failure != nil { labels.append(DeliveryWording.tryAgain) }
    return labels
  }

  private var offerScreen: Screen {
    var screen = Screen(title: DeliveryWording.title)
    screen.canPullToRefresh = !loading.isUnderWay
    if let work, offer.map(isWorth) != true {
      // What was driven last is shown until there is another one.
      screen.badges = [Badge(DeliveryWording.routeDone, .blue)]
      screen.items = rows(work, arrivals: [:])
    } else if let offer {
      screen.items = offer.route.stops.enumerated().map { index, stop in
        ListItem(
          title: DeliveryWording.row(stop),
          detail: offer.outcomes[index].map(DeliveryWording.state)
            ?? DeliveryWording.promised(stop.promisedAtMilliseconds, zoneOffsetSeconds))
      }
    }
    if guide.isAsking, !dialog.exists {
      screen.progress = LocationWording.asking
    } else if loading.isUnderWay, screen.items.isEmpty {
      screen.progress = DeliveryWording.loading
    }
    if let problem = loading.failure {
      screen.message = DeliveryWording.message(problem)
    } else if let failure = guide.failure.flatMap(DeliveryWording.location.message) {
      screen.message = failure
    } else if screen.items.isEmpty, !loading.isUnderWay {
      screen.message = DeliveryWording.noRoute
    }
    return screen
  }

  // MARK: The route under way

  var stopControls: [String] {
    guard let work, let next = work.next else { return [] }
    if shownStop != nil || wayChoice.exists { return [DeliveryWording.backToNext] }
    var labels = [DeliveryWording.navigate, DeliveryWording.otherWays]
    if !work.route.stops[next].phone.isEmpty { labels.append(DeliveryWording.call) }
    if !work.progress[next].isThere { labels.append(DeliveryWording.arrived) }
    labels.append(DeliveryWording.deliver)
    if access.obstacle != nil { labels.append(LocationWording.openSettings) }
    return labels + [hasConsent ? DeliveryWording.stopSharing : DeliveryWording.share]
  }

  private func stopScreen(_ work: RouteWork) -> Screen {
    let shown = shownStop ?? work.next ?? 0
    let stop = work.route.stops[shown]
    var screen = Screen(title: DeliveryWording.header(stop.number, of: work.route.stops.count))
    let estimate = tracker.place.map { place in
      RouteEstimate(
        from: place, atMilliseconds: wallMilliseconds,
        along: work.open.map { work.route.stops[$0].position },
        percents: work.route.traffic.percents(
          toStops: work.open.map { $0 + 1 }, atMilliseconds: wallMilliseconds),
        by: wayAhead(work, from: place))
    }
    var arrivals: [Int: Int64] = [:]
    for (place, index) in work.open.enumerated() { arrivals[index] = estimate?.arrivals[place] }
    screen.badges = badges
    screen.message = obstruction ?? notifying.hint.map(DeliveryWording.message)
    if let arrival = arrivals[shown] {
      screen.metrics.append(
        Metric(DeliveryWording.eta, .text(DeliveryWording.time(arrival, zoneOffsetSeconds))))
    }
    if let place = tracker.place {
      screen.metrics.append(
        Metric(
          DeliveryWording.distance,
          .text(DeliveryWording.away(place.distance(to: stop.position)))))
      if let whole = estimate?.distances.last {
        screen.metrics.append(
          Metric(DeliveryWording.remaining, .text(DeliveryWording.kilometers(whole))))
      }
    }
    if work.progress[shown].outcome == nil {
      screen.metrics.append(
        Metric(DeliveryWording.traffic, .text(DeliveryWording.traffic(traffic(to: shown, work)))))
    }
    screen.map = map(work)
    screen.items = DeliveryWording.details(stop) + rows(work, arrivals: arrivals)
    return screen
  }

  /// The densest traffic on the way to an open stop, over those before it.
  private func traffic(to index: Int, _ work: RouteWork) -> RouteTraffic.Level {
    let avoided = wayAhead(work, from: place).isPastTraffic ? work.next : nil
    let stops = work.open.filter { $0 <= index && $0 != avoided }.map { $0 + 1 }
    return work.route.traffic.worst(toStops: stops, atMilliseconds: wallMilliseconds)
  }

  /// The ways on which the traffic is not light, in the colours of that (`delivery:MAP-5`).
  private func trafficLines(_ work: RouteWork) -> [MapView.ColoredLine] {
    guard !work.route.traffic.stretches.isEmpty else { return [] }
    var before = place
    // Who has taken another way drives past it.
    let avoided = wayAhead(work, from: place).isPastTraffic ? work.next : nil
    return work.open.compactMap { index in
      let stop = work.route.stops[index]
      defer { before = stop.position }
      let level = work.route.traffic.level(
        toStop: stop.number, atMilliseconds: wallMilliseconds)
      guard let before, level != .light, index != avoided else { return nil }
      return MapView.ColoredLine(
        [before, stop.position], level == .heavy ? .yellow : .red,
        title: DeliveryWording.traffic(level))
    }
  }

  private var badges: [Badge] {
    guard access.obstacle == nil, hasConsent else {
      return [Badge(DeliveryWording.notTracked, .red)]
    }
    var badges = [
      tracker.mode == .resting
        ? Badge(DeliveryWording.resting, .gray) : Badge(DeliveryWording.onTheWay, .green)
    ]
    if tracker.mode == .saving { badges.append(Badge(DeliveryWording.savingPower, .yellow)) }
    if access.isInFrontOnly { badges.append(Badge(LocationWording.keepOpen, .yellow)) }
    return badges
  }

  private var obstruction: String? {
    hasConsent ? access.obstacle.map(DeliveryWording.location.message) : DeliveryWording.noConsent
  }

  /// The marker, the stops, what is left of the way, and the circle of the next stop (`delivery:MAP-1` to `MAP-3`, `MAP-7`).
  func map(_ work: RouteWork) -> MapView {
    let open = wayAhead(work, from: place).corners + work.open.map { work.route.stops[$0].position }
    return MapView(
      marker: place, lines: [(place.map { [$0] } ?? []) + open],
      points: work.route.stops.enumerated().map { index, stop in
        let isDone = work.progress[index].outcome != nil
        return MapView.Point(
          number: stop.number, position: stop.position, isFaint: isDone, title: stop.customer,
          detail: stop.address, color: isDone ? .green : .red)
      },
      circles: work.next.map { next in
        [
          MapView.Circle(
            center: work.route.stops[next].position, radius: DeliveryStop.arrivalRadius,
            style: work.progress[next].isThere ? .checkedGreen : .pulsingOrange)
        ]
      } ?? [], markerTitle: DeliveryWording.ownPlace, markerColor: .blue,
      coloredLines: trafficLines(work))
  }

  /// The stops with what became of them, or when the courier comes (`delivery:MAP-4`).
  private func rows(_ work: RouteWork, arrivals: [Int: Int64]) -> [ListItem] {
    work.route.stops.enumerated().map { index, stop in
      let progress = work.progress[index]
      let detail =
        if let outcome = progress.outcome {
          DeliveryWording.state(outcome)
        } else if progress.isThere {
          DeliveryWording.isThere
        } else if let arrival = arrivals[index] {
          DeliveryWording.expected(arrival, zoneOffsetSeconds)
        } else {
          DeliveryWording.promised(stop.promisedAtMilliseconds, zoneOffsetSeconds)
        }
      return ListItem(title: DeliveryWording.row(stop), detail: detail, isTappable: !work.isOver)
    }
  }
}
