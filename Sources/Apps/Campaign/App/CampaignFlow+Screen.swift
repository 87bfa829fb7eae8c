import AppParts
public import DeviceInterface

extension CampaignFlow {
  /// What the user sees.
  public var screen: Screen {
    var screen: Screen
    switch page {
    case .list: screen = listScreen
    case .campaign(let campaign): screen = campaignScreen(campaign)
    case .execution: screen = executionScreen
    }
    screen.tellWaiting(core.journal.problem)
    screen.dialog = dialog
    if let log = core.log, log.lostCount > 0 {
      screen.badges.append(Badge(CampaignWording.lost(log.lostCount), .red))
    }
    if core.journal.isStorageFull { screen.badges.append(Badge(CampaignWording.storageFull, .red)) }
    return screen
  }

  /// The dialog above the page, which costs nothing to compute.
  public var dialog: Dialog? {
    switch notice {
    case .trackingStopped(let loss): CampaignWording.trackingStopped(loss)
    case .anotherInProgress(let name): CampaignWording.anotherInProgress(name)
    case .confirmingCancel: CampaignWording.cancelQuestion
    case nil: guide.dialog(CampaignWording.location)
    }
  }

  private var listScreen: Screen {
    var screen = Screen(title: CampaignWording.listTitle)
    screen.items = zip(campaigns, rowTitles).map {
      ListItem(
        title: $1, detail: execution?.campaign.id == $0.id ? $0.area + " · in progress" : $0.area,
        isTappable: true)
    }
    screen.canPullToRefresh = !listing.isUnderWay
    if listing.isUnderWay, campaigns.isEmpty { screen.progress = CampaignWording.loading }
    screen.message = listMessage
    if execution.exists { screen.controls.append(Control(CampaignWording.openCurrent)) }
    if listing.failure != nil {
      screen.controls.append(Control(CampaignWording.tryAgain))
    }
    if let lastEnding {
      screen.badges.append(
        lastEnding.outcome == .completed
          ? Badge(CampaignWording.completed, .blue)
          : Badge(lastEnding.outcome == nil ? CampaignWording.ended : CampaignWording.cancelled))
    }
    if !execution.exists, !core.journal.isDelivered {
      screen.badges.append(Badge(CampaignWording.sending))
    }
    return screen
  }

  /// What each campaign is called in the list: its name, and with what tells it apart where several have the same.
  var rowTitles: [String] {
    let count = Dictionary(campaigns.map { ($0.name, 1) }, uniquingKeysWith: +)
    return campaigns.map {
      (count[$0.name] ?? 0) > 1 ? "\($0.name) (\($0.id))" : $0.name
    }
  }

  /// What is wrong goes before what went well.
  private var listMessage: String? {
    if let refused = CampaignWording.refused(refusals) { return refused }
    if let problem = listing.problem { return CampaignWording.message(problem) }
    if let lastEnding { return CampaignWording.message(lastEnding) }
    return campaigns.isEmpty && !listing.isUnderWay ? CampaignWording.noCampaigns : nil
  }

  private func campaignScreen(_ campaign: Campaign) -> Screen {
    var screen = Screen(title: campaign.name)
    screen.items = [ListItem(title: campaign.area)]
    screen.progress = progress
    screen.message = guide.failure.flatMap(CampaignWording.location.message)
    if !guide.isWaiting { screen.controls.append(Control(CampaignWording.start)) }
    screen.controls.append(Control(CampaignWording.back))
    return screen
  }

  private var executionScreen: Screen {
    guard let execution else { return listScreen }
    var screen = Screen(title: execution.campaign.name)
    let log = core.log
    screen.badges = [
      execution.status == .active
        ? Badge(CampaignWording.active, .green) : Badge(CampaignWording.paused, .yellow)
    ]
    screen.metrics = [
      Metric(CampaignWording.elapsed, .time(execution.stopwatch.runningTime)),
      Metric(
        CampaignWording.distance,
        .text(CampaignWording.kilometers(log?.route.length ?? .zero))),
    ]
    screen.map = MapView(marker: marker, lines: log?.route.lines ?? [], camera: camera)
    screen.player = player?.view
    screen.items = notifying.hint.map { [CampaignWording.hint($0)] } ?? []
    screen.progress = progress
    screen.message =
      guide.failure.flatMap(CampaignWording.location.message)
      ?? CampaignWording.refused(refusals)
    screen.controls = executionControls.map { Control($0) }
    return screen
  }

  /// What can be done with the execution now.
  var executionControls: [String] {
    var labels: [String] = []
    switch execution?.status {
    case .active: labels.append(CampaignWording.pause)
    case .paused where !guide.isWaiting: labels.append(CampaignWording.resume)
    case .paused, nil: break
    }
    labels += [CampaignWording.complete, CampaignWording.cancel]
    if marker != nil { labels.append(CampaignWording.center) }
    labels.append(CampaignWording.campaigns)
    return labels
  }

  private var progress: String? {
    if guide.isAskingForPrecision { return CampaignWording.askingForAccuracy }
    return guide.isAsking ? LocationWording.asking : nil
  }
}
