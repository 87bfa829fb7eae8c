import AppParts
public import DeviceInterface

extension ClockInFlow {
  /// What the user sees.
  public var screen: Screen {
    var screen: Screen
    switch page {
    case .dashboard: screen = dashboardScreen
    case .history: screen = historyScreen
    case .route: screen = routeScreen
    }
    // A route is looked at; what waits is none of its business.
    if page != .route { screen.tellWaiting(core.journal.problem) }
    screen.dialog = dialog
    screen.toast = toast
    return screen
  }

  /// The dialog above the page, which costs nothing to compute.
  public var dialog: Dialog? {
    if isConfirmingClockOut { return ClockInWording.clockOutQuestion }
    return guide.message.map { ClockInWording.dialog($0, on: access.platform) }
  }

  private var dashboardScreen: Screen {
    var screen = Screen(title: ClockInWording.title)
    screen.badges = badges
    screen.progress = progress
    screen.message = message
    if let shift {
      screen.metrics = [
        Metric(ClockInWording.elapsed, .time(shift.stopwatch.runningTime)),
        Metric(ClockInWording.points, .text(String(pointCount))),
      ]
      screen.items = hints
    }
    screen.controls = dashboardControls.map { Control($0) }
    return screen
  }

  /// What can be done on the dashboard now.
  var dashboardControls: [String] {
    var labels: [String] = []
    if !shift.exists {
      if !guide.isWaiting { labels.append(ClockInWording.clockIn) }
    } else if !isClockingOut {
      labels.append(ClockInWording.clockOut)
      switch status {
      case .paused(.noPermission) where access.permission.status == .notDetermined:
        if !guide.isWaiting { labels.append(ClockInWording.allowLocation) }
      case .paused(.noPermission): labels.append(ClockInWording.goToSettings)
      case .offDuty, .tracking, .inaccurate, .signalLost, .paused:
        if guide.shortcoming != nil, !guide.isWaiting { labels.append(ClockInWording.improve) }
      }
    }
    labels.append(ClockInWording.history)
    return labels
  }

  private var badges: [Badge] {
    var badges = [ClockInWording.badge(status)]
    guard shift.exists || !core.journal.isDelivered else { return badges }
    if shift?.isForReview == true { badges.append(Badge(ClockInWording.forReview, .yellow)) }
    if let log = core.log, log.lostCount > 0 {
      badges.append(Badge(ClockInWording.lost(log.lostCount), .red))
    }
    if !shift.exists { badges.append(Badge(ClockInWording.sending)) }
    if core.journal.isStorageFull {
      badges.append(Badge(ClockInWording.storageFull, .red))
    } else if warnings.isStorageLow, shift.exists {
      badges.append(Badge(ClockInWording.storageLow, .yellow))
    }
    // Both are watched during a shift only.
    if warnings.isBatteryLow, shift.exists, configuration.notifiesOfLowBattery {
      badges.append(Badge(ClockInWording.batteryLow, .yellow))
    }
    return badges
  }

  /// What the employee should know about this phone's tracking.
  private var hints: [ListItem] {
    var items: [ListItem] = []
    if let missing = guide.shortcoming {
      items.append(ClockInWording.hint(missing, on: access.platform))
    }
    if let hint = notifying.hint { items.append(ClockInWording.hint(hint)) }
    items.append(
      ClockInWording.closingHint(on: access.platform, isNotified: notifying.hint == nil))
    if shift?.isFlagged == true { items.append(ClockInWording.reviewHint) }
    if shift?.clockIsOff == true { items.append(ClockInWording.clockHint) }
    if warnings.isStorageLow {
      items.append(ClockInWording.storageHint(lost: core.log?.lostCount ?? 0))
    }
    return items
  }

  private var progress: String? {
    if isClockingOut { return ClockInWording.clockingOut }
    return guide.isAsking ? LocationWording.asking : nil
  }

  /// What is wrong goes before what went well.
  private var message: String? {
    // Of a shift that is ending, the progress says all there is to say.
    if shift.exists { return isClockingOut ? nil : ClockInWording.message(status) }
    let refused = refusals.isNew ? ClockInWording.refused : nil
    if let failure = guide.failure {
      return [ClockInWording.message(failure), refused].compactMap(\.self).joined(separator: " ")
    }
    if let refused { return refused }
    return farewell.map {
      ClockInWording.farewell(
        $0.summary, wasElsewhere: $0.wasElsewhere, zoneOffsetSeconds: zoneOffsetSeconds)
    }
  }

  private var historyScreen: Screen {
    var screen = Screen(title: ClockInWording.history)
    screen.items = historyRows
    screen.canPullToRefresh = !shifts.loading.isUnderWay
    if shifts.loading.isUnderWay { screen.progress = ClockInWording.loadingHistory }
    if let problem = shifts.loading.failure {
      screen.message = ClockInWording.message(problem)
      screen.controls.append(Control(ClockInWording.tryAgain))
    } else if history.isEmpty, !shifts.loading.isUnderWay {
      screen.message = ClockInWording.noShifts
    }
    screen.controls.append(Control(ClockInWording.back))
    return screen
  }

  /// The rows of the history; where two look the same, the later ones are counted.
  var historyRows: [ListItem] {
    var counts: [String: Int] = [:]
    return history.map { shift in
      let title = ClockInWording.title(shift, zoneOffsetSeconds: zoneOffsetSeconds)
      let count = counts[title, default: 0] + 1
      counts[title] = count
      let waits = core.journal.isWaiting(shift.id) && shift.id != self.shift?.id
      let isRefused =
        refusals.contains(shift.id) || core.journal.refusedCount(of: shift.id) > 0
      return ListItem(
        title: count == 1 ? title : "\(title) (\(count))",
        detail: ClockInWording.detail(
          shift, isWaiting: waits, isRefused: isRefused, zoneOffsetSeconds: zoneOffsetSeconds),
        isTappable: true)
    }
  }

  private var routeScreen: Screen {
    guard let route else { return historyScreen }
    var screen = Screen(
      title: ClockInWording.title(route.summary, zoneOffsetSeconds: zoneOffsetSeconds))
    // Whole arrays are handed over, not copied, however long the route is (clock-in:SC-005).
    screen.map = MapView(lines: route.lines, points: route.mapPoints)
    screen.metrics = [Metric(ClockInWording.points, .text(String(route.points.count)))]
    if route.impossibleCount > 0 {
      screen.items = [ClockInWording.impossibleHint(route.impossibleCount)]
    }
    if routePage.loading.isUnderWay { screen.progress = ClockInWording.loadingRoute }
    if routePage.loading.failure != nil { screen.controls.append(Control(ClockInWording.tryAgain)) }
    if let selected = route.selected {
      // A point that is on the map tells its time, whatever else is missing (clock-in:FR-010).
      screen.message = ClockInWording.point(selected, zoneOffsetSeconds: zoneOffsetSeconds)
    } else if let problem = routePage.loading.failure {
      screen.message = ClockInWording.message(problem)
    } else if route.points.isEmpty, !routePage.loading.isUnderWay {
      screen.message = ClockInWording.noPoints
    }
    screen.controls.append(Control(ClockInWording.back))
    return screen
  }
}
