public import DeviceInterface

extension Phone {
  /// The regions the app has watched, in the order they were added; they outlive the process (`I-69`, `A-55`).
  public var monitoredRegions: [Region] { places.regionsOfApp }

  mutating func monitor(_ region: Region) {
    if let failure = monitoringFailure(region) {
      return core.enqueue(.regionFailed(id: region.id, failure))
    }
    forgetRegion(.ofApp(id: region.id))
    var watch = RegionWatch(region)
    switch core.profile.platform {
    case .iOS:
      // I-85: before a grant nothing is known; the watch begins when it may.
      if canWatchRegions { watchBegins(&watch) }
    case .android:
      // inside at the start counts as entering only where the app wants it.
      if region.triggersWhenInside { watch.know(.outside) } else { watch.begin(at: position) }
    }
    places.regions.append(watch)
    if core.profile.platform == .android, watch.known == .inside {
      stayBegins(places.regions.count - 1)
    }
    if region.isCondition { askImplicitly() }
    movementChanged()
  }

  /// Begins to watch a region for a notification, which iOS does for itself: the app's own regions are not counted with it.
  mutating func watch(_ region: Region, forNotification id: String) {
    var watch = RegionWatch(region, for: .ofNotification(id: id))
    if canWatchRegions { watchBegins(&watch) }
    places.regions.append(watch)
    movementChanged()
  }

  /// I-84: a region begins with what is true and stays silent; a condition reports it.
  private mutating func watchBegins(_ watch: inout RegionWatch) {
    watch.begin(at: position)
    guard case .ofApp = watch.purpose, watch.region.isCondition else { return }
    core.enqueue(.regionState(id: watch.region.id, watch.known))
  }

  mutating func stopMonitoring(_ id: String) { forgetRegion(.ofApp(id: id)) }

  /// Tells the app where the phone is with regard to a region (`I-84`).
  mutating func requestRegionState(_ id: String) {
    guard let watch = places.region(.ofApp(id: id)), canWatchRegions else {
      return core.enqueue(.regionState(id: id, .unknown))
    }
    core.enqueue(.regionState(id: id, places.regions[watch].state(at: position)))
  }

  /// Ends a watch, and what it would have brought about.
  mutating func forgetRegion(_ region: WatchedRegion) {
    places.regions.removeAll { $0.purpose == region }
    core.timeline.removeAll { $0.concerns(region) }
  }

  private func monitoringFailure(_ region: Region) -> RegionFailure? {
    let replaces = places.region(.ofApp(id: region.id)) != nil
    // I-78, I-79, A-51.
    if !replaces, places.regionsOfApp.count >= core.profile.constants.regionCountMax {
      return .tooMany
    }
    switch grants.machine {
    case .iOS(let machine):
      // I-81.
      if region.radius > .meters(core.profile.constants.regionRadiusMetersMax) { return .tooLarge }
      // I-86; not yet asked is no failure: the watch begins with the grant (I-85).
      return machine.status == .denied || machine.status == .restricted ? .denied : nil
    case .android(let machine):
      //
      guard machine.granted.isSuperset(of: geofencePermissions) else { return .denied }
      return locationServicesEnabled ? nil : .unavailable
    }
  }

  /// What geofences need: fine location, and the background where the app is built for Android 10 or later (`A-51`).
  private var geofencePermissions: AndroidPermissions {
    installation.targetSDK >= 29 ? [.fine, .background] : .fine
  }

  var canWatchRegions: Bool {
    guard noticesRegions else { return false }
    switch grants.machine {
    case .iOS(let machine):
      // I-44: not without full accuracy; I-85: not without a grant.
      return machine.status.allowsLocation && machine.permission.accuracy == .full
    case .android(let machine):
      return machine.granted.isSuperset(of: geofencePermissions) && locationServicesEnabled
        && !installation.isStopped
    }
  }

  /// Looks at every region, and begins or ends the time that a change must hold.
  mutating func evaluateRegions() {
    guard canWatchRegions, receiver.hears(at: core.now) else { return }
    for index in places.regions.indices { evaluate(index) }
  }

  private mutating func evaluate(_ index: Int) {
    var watch = places.regions[index]
    if watch.known == .unknown { watchBegins(&watch) }
    let change = watch.observe(observedState(of: watch))
    places.regions[index] = watch
    guard change != .none else { return }
    let purpose = watch.purpose
    core.timeline.removeAll { $0 == .regionHeld(purpose) }
    guard change == .begins else { return }
    let constants = core.profile.constants
    // Android is late because it looks seldom, so a short visit is over before it is seen.
    let lateLook = core.profile.platform == .android ? constants.regionLatency : .zero
    core.timeline.add(.regionHeld(purpose), at: core.now + constants.regionHoldTime + lateLook)
  }

  private func observedState(of watch: RegionWatch) -> RegionState? {
    switch core.profile.platform {
    case .iOS:
      return watch.clearState(
        at: position, cushion: .meters(core.profile.constants.regionCushionMeters))
    case .android:
      return watch.overlapState(
        at: position,
        accuracyMeters: receiver.accuracy(at: core.now, constants: core.profile.constants))
    }
  }

  /// Takes in a change that has held; from now on it is reported whatever the phone does (`I-83`).
  mutating func regionHeld(_ region: WatchedRegion) {
    guard let index = places.region(region),
      let state = places.regions[index].takeCandidate()
    else { return }
    // Where nothing is watched any more, the change is looked at afresh when the watch goes on.
    guard canWatchRegions else { return }
    places.regions[index].know(state)
    switch state {
    case .inside:
      stayBegins(index)
      report(.entered, index)
    case .outside:
      core.timeline.removeAll { $0 == .regionStayDue(region) }
      report(.left, index)
    case .unknown:
      break
    }
  }

  private mutating func stayBegins(_ index: Int) {
    // iOS knows no stay in a region.
    guard core.profile.platform == .android, let dwell = places.regions[index].region.dwell else {
      return
    }
    core.timeline.add(.regionStayDue(places.regions[index].purpose), at: core.now + dwell)
  }

  mutating func regionStayDue(_ region: WatchedRegion) {
    guard let index = places.region(region), canWatchRegions,
      places.regions[index].known == .inside
    else { return }
    report(.stayed, index)
  }

  /// Lets something be reported about a region, by iOS as late as it is.
  private mutating func report(_ kind: RegionReport.Kind, _ index: Int) {
    let report = RegionReport(
      purpose: places.regions[index].purpose, kind: kind, trigger: regionTrigger)
    guard report.isWanted(by: places.regions[index].region) else { return }
    // I-83: iOS has seen it in time, and is late with the word of it.
    let latency = core.profile.platform == .iOS ? core.profile.constants.regionLatency : .zero
    if latency == .zero {
      regionReported(report)
    } else {
      core.timeline.add(.regionReported(report), at: core.now + latency)
    }
  }

  /// Makes a report; where nothing may be reported now, what is true is found out anew when it may.
  mutating func regionReported(_ report: RegionReport) {
    guard canWatchRegions else { return judgeAnew(report) }
    switch report.purpose {
    case .ofApp(let id):
      deliverEvent(.region, report.signal(id, with: report.trigger.map(fix(of:))))
    case .ofNotification(let id):
      forgetRegion(report.purpose)
      notices.takeAwaited(id).map { notificationDue($0) }
    }
  }

  /// Goes back to what was known before the report, and forgets what was found out since.
  private mutating func judgeAnew(_ report: RegionReport) {
    guard let index = places.region(report.purpose) else { return }
    places.regions[index].know(report.stateBefore)
    core.timeline.removeAll { $0.concerns(report.purpose) }
  }

  /// The measurement by which Android judges now; iOS hands its apps none.
  ///
  /// It is what the judgement rests on, without the errors of single measurements.
  private var regionTrigger: CachedFix? {
    switch core.profile.platform {
    case .iOS: nil
    case .android:
      CachedFix(
        position: position,
        accuracyMeters: receiver.accuracy(at: core.now, constants: core.profile.constants),
        measuredAt: core.now)
    }
  }

  /// Ends every watch (`A-55`).
  mutating func forgetRegions() {
    for watch in places.regions { core.timeline.removeAll { $0.concerns(watch.purpose) } }
    places.regions = []
  }
}
