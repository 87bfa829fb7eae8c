public import DeviceInterface

extension Phone {
  /// The regions the app has watched, in the order they were added; they outlive the process (`I-69`, `A-55`).
  public var monitoredRegions: [Region] { regions.map(\.region) }

  /// Begins to watch a region.
  mutating func monitor(_ region: Region) {
    if let failure = monitoringFailure(region) {
      enqueue(.regionFailed(id: region.id, failure))
      return
    }
    forgetRegion(region.id)
    var watch = RegionWatch(region: region, known: .unknown)
    let actual = watch.state(at: position)
    switch profile.platform {
    case .iOS:
      // I-85: before a grant nothing is known; the watch begins when it may.
      if canWatchRegions { watchBegins(&watch) }
    case .android:
      // inside at the start counts as entering only where the app wants it.
      watch.known = region.triggersWhenInside ? .outside : actual
    }
    regions.append(watch)
    if profile.platform == .android, watch.known == .inside { stayBegins(regions.count - 1) }
    if region.isCondition { askImplicitly() }
    movementChanged()
  }

  /// I-84: a region begins with what is true and stays silent; a condition reports it.
  private mutating func watchBegins(_ watch: inout RegionWatch) {
    watch.known = watch.state(at: position)
    guard watch.region.isCondition else { return }
    enqueue(.regionState(id: watch.region.id, watch.known))
  }

  /// Ends the watch of a region.
  mutating func stopMonitoring(_ id: String) {
    forgetRegion(id)
  }

  /// Tells the app where the phone is with regard to a region (`I-84`).
  mutating func requestRegionState(_ id: String) {
    guard let watch = regions.first(where: { $0.region.id == id }), canWatchRegions else {
      enqueue(.regionState(id: id, .unknown))
      return
    }
    enqueue(.regionState(id: id, watch.state(at: position)))
  }

  private mutating func forgetRegion(_ id: String) {
    regions.removeAll { $0.region.id == id }
    timeline.removeAll { $0 == .regionHeld(id: id) || $0 == .regionStayDue(id: id) }
  }

  private func monitoringFailure(_ region: Region) -> RegionFailure? {
    let replaces = regions.contains { $0.region.id == region.id }
    // I-78, I-79, A-51.
    if !replaces, regions.count >= profile.constants.regionCountMax { return .tooMany }
    switch grants {
    case .iOS(let machine):
      // I-81.
      if region.radius > .meters(profile.constants.regionRadiusMetersMax) { return .tooLarge }
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
    (manifest?.targetSDK ?? 0) >= 29 ? [.fine, .background] : .fine
  }

  /// Whether the platform watches regions for the app now.
  var canWatchRegions: Bool {
    guard noticesRegions else { return false }
    switch grants {
    case .iOS(let machine):
      // I-44: not without full accuracy; I-85: not without a grant.
      return machine.status.allowsLocation && machine.permission.accuracy == .full
    case .android(let machine):
      return machine.granted.isSuperset(of: geofencePermissions) && locationServicesEnabled
        && !modes.isAppStopped
    }
  }

  /// Looks at every region, and begins or ends the time that a change must hold.
  mutating func evaluateRegions() {
    guard canWatchRegions, receiver.quality(at: now).hears else { return }
    for index in regions.indices {
      evaluate(index)
    }
  }

  private mutating func evaluate(_ index: Int) {
    var watch = regions[index]
    if watch.known == .unknown { watchBegins(&watch) }
    regions[index] = watch
    let observed = observedState(of: watch)
    let id = watch.region.id
    guard let observed, observed != watch.known else {
      if watch.candidate != nil {
        regions[index].candidate = nil
        timeline.removeAll { $0 == .regionHeld(id: id) }
      }
      return
    }
    guard watch.candidate != observed else { return }
    regions[index].candidate = observed
    let constants = profile.constants
    timeline.removeAll { $0 == .regionHeld(id: id) }
    timeline.add(
      .regionHeld(id: id), at: now + constants.regionHoldTime + constants.regionLatency)
  }

  private func observedState(of watch: RegionWatch) -> RegionState? {
    switch profile.platform {
    case .iOS:
      return watch.clearState(
        at: position, cushion: .meters(profile.constants.regionCushionMeters))
    case .android:
      return watch.overlapState(
        at: position, accuracyMeters: receiver.accuracy(at: now, constants: profile.constants))
    }
  }

  /// Reports a change that has held.
  mutating func regionHeld(_ id: String) {
    guard let index = regions.firstIndex(where: { $0.region.id == id }),
      let state = regions[index].candidate
    else { return }
    regions[index].candidate = nil
    // Where nothing is watched any more, the change is looked at afresh when the watch goes on.
    guard canWatchRegions else { return }
    regions[index].known = state
    let region = regions[index].region
    switch state {
    case .inside:
      stayBegins(index)
      if region.notifiesOnEntry { deliverEvent(.region, .regionEntered(id: id)) }
    case .outside:
      timeline.removeAll { $0 == .regionStayDue(id: id) }
      if region.notifiesOnExit { deliverEvent(.region, .regionExited(id: id)) }
    case .unknown:
      break
    }
  }

  private mutating func stayBegins(_ index: Int) {
    regions[index].isStayReported = false
    // iOS knows no stay in a region.
    guard profile.platform == .android, let dwell = regions[index].region.dwell else { return }
    timeline.add(.regionStayDue(id: regions[index].region.id), at: now + dwell)
  }

  /// Reports a stay in a region.
  mutating func regionStayDue(_ id: String) {
    guard let index = regions.firstIndex(where: { $0.region.id == id }), canWatchRegions,
      regions[index].known == .inside
    else { return }
    regions[index].isStayReported = true
    deliverEvent(.region, .regionDwelled(id: id))
  }

  /// Ends every watch (`A-55`).
  mutating func forgetRegions() {
    regions = []
    timeline.removeAll {
      switch $0 {
      case .regionHeld, .regionStayDue: true
      default: false
      }
    }
  }
}
