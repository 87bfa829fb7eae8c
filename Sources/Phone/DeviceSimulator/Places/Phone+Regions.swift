public import DeviceInterface

extension Phone {
  /// The regions the app has watched, in the order they were added; they outlive the process (`I-69`, `A-55`).
  public var monitoredRegions: [Region] { places.regionsOfApp }

  mutating func monitor(_ region: Region) {
    if let failure = monitoringFailure(region) {
      return core.enqueue(.regionFailed(id: region.id, failure))
    }
    places.monitor(region, at: position, isAllowed: canWatchRegions, &core)
    if region.isCondition { askImplicitly() }
    movementChanged()
  }

  mutating func watch(_ region: Region, forNotification id: String) {
    places.watch(
      region, forNotification: id, at: position, isAllowed: canWatchRegions, &core)
    movementChanged()
  }

  mutating func requestRegionState(_ id: String) {
    places.tellState(id, at: position, isAllowed: canWatchRegions, &core)
  }

  private func monitoringFailure(_ region: Region) -> RegionFailure? {
    // I-78, I-79, A-51.
    if !places.watches(region.id),
      places.regionsOfApp.count >= core.profile.constants.regionCountMax
    {
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
      return locationServicesEnabled && networkLocationEnabled ? nil : .unavailable
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
        && networkLocationEnabled && !installation.isStopped
    }
  }

  /// Looks at every region, where that is allowed and the receiver hears.
  mutating func evaluateRegions() {
    guard canWatchRegions, location.hears(at: core.now) else { return }
    places.look(placeSight, &core)
  }

  /// What the platform sees of the phone's place now.
  var placeSight: PlaceSight {
    let margin: PlaceSight.Margin =
      switch core.profile.platform {
      case .iOS: .cushion(.meters(core.profile.constants.regionCushionMeters))
      case .android: .accuracy(meters: location.accuracy(core))
      }
    return PlaceSight(position: position, margin: margin, lateness: lateness)
  }

  /// How late Android looks (`A-53`), most of all where it looks for no networks around (`A-81`); iOS looks in time.
  private var lateness: Duration {
    let constants = core.profile.constants
    switch core.profile.platform {
    case .iOS: return .zero
    case .android:
      return scansWiFi
        ? constants.regionLatency
        : max(constants.regionLatency, constants.regionLatencyWithoutScans)
    }
  }

  mutating func regionHeld(_ region: WatchedRegion) {
    let trigger = regionTrigger
    let report = places.held(region, trigger: trigger, isAllowed: canWatchRegions, &core)
    if let report { regionReported(report) }
  }

  mutating func regionStayDue(_ region: WatchedRegion) {
    guard canWatchRegions, let report = places.stayed(region, trigger: regionTrigger, &core) else {
      return
    }
    regionReported(report)
  }

  /// Makes a report; where nothing may be reported now, what is true is found out anew when it may.
  mutating func regionReported(_ report: RegionReport) {
    guard canWatchRegions else { return places.judgeAnew(report, &core) }
    switch report.purpose {
    case .ofApp(let id):
      deliverEvent(
        .region,
        report.signals(
          id, isCondition: places.isCondition(id), with: report.trigger.map(fix(of:)),
          on: core.profile.platform))
    case .ofNotification(let id):
      places.forget(report.purpose, &core)
      notices.takeAwaited(id).map { notificationDue($0) }
    }
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
        accuracyMeters: location.accuracy(core),
        measuredAt: core.now)
    }
  }
}
