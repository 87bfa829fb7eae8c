import AppParts
public import DeviceInterface

extension TourFlow {
  /// What the user sees.
  public var screen: Screen {
    var screen: Screen
    switch page {
    case .list: screen = listScreen
    case .tour(let tour): screen = tourScreen(tour)
    }
    screen.dialog = dialog
    if unsaved.isOwed { screen.badges.append(Badge(TourWording.notSaved, .red)) }
    return screen
  }

  /// The dialog above the page, which costs nothing to compute.
  public var dialog: Dialog? { guide.dialog(TourWording.location) }

  // MARK: The list

  /// The tours of the server, and those that were begun and are there no more.
  var shownTours: [Tour] {
    tours + walks.map(\.tour).filter { begun in !tours.contains { $0.id == begun.id } }
  }

  /// What each tour is called in the list: its title, and with what tells it apart where several have the same.
  var rowTitles: [String] {
    let titles = shownTours.map(\.title)
    return shownTours.map { tour in
      titles.count { $0 == tour.title } > 1 ? "\(tour.title) (\(tour.id))" : tour.title
    }
  }

  private var listScreen: Screen {
    var screen = Screen(title: TourWording.listTitle)
    screen.items = zip(shownTours, rowTitles).map { tour, title in
      ListItem(title: title, detail: TourWording.detail(tour, walk(of: tour.id)), isTappable: true)
    }
    screen.canPullToRefresh = !listing.isUnderWay
    if listing.isUnderWay, screen.items.isEmpty { screen.progress = TourWording.loading }
    if let problem = listing.failure {
      screen.message = TourWording.message(problem)
      screen.controls.append(Control(TourWording.tryAgain))
    } else if badTourCount > 0 {
      screen.message = TourWording.bad(badTourCount)
    } else if screen.items.isEmpty, !listing.isUnderWay {
      screen.message = TourWording.noTours
    }
    return screen
  }

  // MARK: A tour

  private func tourScreen(_ tour: Tour) -> Screen {
    var screen = Screen(title: tour.title)
    let walk = walk(of: tour.id)
    screen.badges = badges(walk)
    if guide.isAsking { screen.progress = LocationWording.asking }
    if walk?.status == .running {
      screen.message =
        access.obstacle.map(TourWording.location.message)
        ?? notifying.hint.map(TourWording.message)
      screen.player = player?.view
      if let point = walk?.awaited, let place {
        screen.metrics = [
          Metric(
            TourWording.distance(to: point.number),
            .text(TourWording.meters(place.distance(to: point.position))))
        ]
      }
    } else {
      screen.message = guide.failure.flatMap(TourWording.location.message)
    }
    screen.map = MapView(
      marker: walk?.status == .running ? place : nil,
      circles: tour.points.enumerated().map { index, point in
        MapView.Circle(
          center: point.position, radius: point.radius,
          style: style(
            of: point, walk?.state(at: index) ?? .notReached,
            isWalked: walk?.status == .running))
      })
    screen.items = tour.points.enumerated().map { index, point in
      ListItem(
        title: "\(point.number). \(point.title)",
        detail: walk.map { TourWording.story($0.state(at: index), of: $0) }
          ?? TourWording.state(.notReached))
    }
    screen.controls = controls(of: tour).map { Control($0) }
    return screen
  }

  private func badges(_ walk: TourWalk?) -> [Badge] {
    switch walk?.status {
    case .running:
      [Badge(TourWording.onTheWay, .green)]
        + (access.isInFrontOnly && access.obstacle == nil
          ? [Badge(LocationWording.keepOpen, .yellow)] : [])
    case .stopped: [Badge(TourWording.stopped, .yellow)]
    case .completed: [Badge(TourWording.completed, .blue)]
    case nil: []
    }
  }

  /// Grey, orange and pulsing where the walker is in it, green with a check where its story was heard (`tour:UI-1` to
  /// `UI-3`).
  ///
  /// Whether a story is heard or comes next is another fact, of which the row and the player tell (`design`).
  private func style(
    of point: TourPoint, _ state: TourWalk.PointState, isWalked: Bool
  ) -> MapView.Circle.Style {
    switch state {
    case .completed: .checkedGreen
    case .notReached, .active, .queued: isWalked && isInside(point) ? .pulsingOrange : .gray
    }
  }

  /// What can be done with a tour now.
  func controls(of tour: Tour) -> [String] {
    var labels: [String] = []
    switch walk(of: tour.id)?.status {
    case .running:
      labels.append(TourWording.stop)
      if access.obstacle != nil { labels.append(LocationWording.openSettings) }
    case .stopped where !guide.isWaiting: labels.append(TourWording.carryOn)
    case .completed where !guide.isWaiting: labels.append(TourWording.startAgain)
    case nil where !guide.isWaiting: labels.append(TourWording.start)
    case .stopped, .completed, nil: break
    }
    return labels + [TourWording.allTours]
  }
}
