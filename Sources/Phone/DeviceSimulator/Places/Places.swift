import DeviceInterface

/// The places that are watched for the app, whose events can wake or start it.
///
/// It outlives the process. What it finds out it returns; whether the app may hear of it, the phone says.
struct Places: Hashable, Sendable {
  private var regions: [RegionWatch] = []
  private var significantChanges: SignificantChangeWatch?
  private var visits: VisitWatch?
  private var heldEvent: HeldEvent?

  var isEmpty: Bool { regions.isEmpty && !significantChanges.exists && !visits.exists }
  var hasRegions: Bool { !regions.isEmpty }
  var watchesVisits: Bool { visits.exists }
  /// The watch of significant changes, where there is one.
  var changes: SignificantChangeWatch? { significantChanges }

  /// The regions that the app has watched, in the order they were added.
  var regionsOfApp: [Region] {
    regions.compactMap { if case .ofApp = $0.purpose { $0.region } else { nil } }
  }

  /// Where a region stands in the list; `nil` where it is not watched.
  private func index(of purpose: WatchedRegion) -> Int? {
    regions.firstIndex { $0.purpose == purpose }
  }

  // MARK: Regions

  /// Whether what the app watches under the id is a condition (`I-99`).
  func isCondition(_ id: String) -> Bool {
    index(of: .ofApp(id: id)).map { regions[$0].region.isCondition } ?? false
  }

  /// Whether the app watches a region of the id.
  func watches(_ id: String) -> Bool { index(of: .ofApp(id: id)) != nil }

  /// Begins to watch a region for the app, in place of one with the same id.
  mutating func monitor(
    _ region: Region, at position: Position, isAllowed: Bool, _ core: inout PhoneCore
  ) {
    forget(.ofApp(id: region.id), &core)
    var watch = RegionWatch(region)
    switch core.profile.platform {
    case .iOS:
      // I-85: before a grant nothing is known; the watch begins when it may.
      if isAllowed { Self.begin(&watch, at: position, &core) }
    case .android:
      // inside at the start counts as entering only where the app wants it.
      if region.triggersWhenInside { watch.know(.outside) } else { watch.begin(at: position) }
    }
    regions.append(watch)
    if core.profile.platform == .android, watch.known == .inside { stayBegins(watch, &core) }
  }

  /// Begins to watch a region for a notification, which iOS does for itself: the app's own regions are not counted with it.
  mutating func watch(
    _ region: Region, forNotification id: String, at position: Position, isAllowed: Bool,
    _ core: inout PhoneCore
  ) {
    var watch = RegionWatch(region, for: .ofNotification(id: id))
    if isAllowed { Self.begin(&watch, at: position, &core) }
    regions.append(watch)
  }

  /// I-84: a region begins with what is true and stays silent; a condition reports it.
  private static func begin(
    _ watch: inout RegionWatch, at position: Position, _ core: inout PhoneCore
  ) {
    watch.begin(at: position)
    guard case .ofApp = watch.purpose, watch.region.isCondition else { return }
    core.enqueue(.regionState(id: watch.region.id, watch.known))
  }

  /// Tells the app where the phone is with regard to a region (`I-84`).
  func tellState(_ id: String, at position: Position, isAllowed: Bool, _ core: inout PhoneCore) {
    guard let index = index(of: .ofApp(id: id)), isAllowed else {
      return core.enqueue(.regionState(id: id, .unknown))
    }
    core.enqueue(.regionState(id: id, regions[index].state(at: position)))
  }

  /// Ends a watch, and what it would have brought about.
  mutating func forget(_ region: WatchedRegion, _ core: inout PhoneCore) {
    regions.removeAll { $0.purpose == region }
    core.timeline.removeAll { $0.concerns(region) }
  }

  /// Ends every watch of a region (`A-55`).
  mutating func forgetRegions(_ core: inout PhoneCore) {
    for watch in regions { core.timeline.removeAll { $0.concerns(watch.purpose) } }
    regions = []
  }

  /// Looks at every region, and begins or ends the time that a change must hold.
  mutating func look(_ sight: PlaceSight, _ core: inout PhoneCore) {
    for index in regions.indices {
      if regions[index].known == .unknown { Self.begin(&regions[index], at: sight.position, &core) }
      let change = regions[index].observe(sight.state(of: regions[index]))
      guard change != .none else { continue }
      let purpose = regions[index].purpose
      core.timeline.removeAll { $0 == .regionHeld(purpose) }
      guard change == .begins else { continue }
      // who looks seldom is late, so a short visit is over before it is seen.
      let holdTime = core.profile.constants.regionHoldTime
      core.timeline.add(.regionHeld(purpose), at: core.now + holdTime + sight.lateness)
    }
  }

  /// Takes in a change that has held; from now on it is reported whatever the phone does (`I-83`).
  ///
  /// Returns what is to be reported at once.
  mutating func held(
    _ region: WatchedRegion, trigger: CachedFix?, isAllowed: Bool, _ core: inout PhoneCore
  ) -> RegionReport? {
    guard let index = index(of: region), let state = regions[index].takeCandidate() else {
      return nil
    }
    // Where nothing is watched any more, the change is looked at afresh when the watch goes on.
    guard isAllowed else { return nil }
    regions[index].know(state)
    switch state {
    case .inside:
      stayBegins(regions[index], &core)
      return report(.entered, index, trigger, &core)
    case .outside:
      core.timeline.removeAll { $0 == .regionStayDue(region) }
      return report(.left, index, trigger, &core)
    case .unknown:
      return nil
    }
  }

  private func stayBegins(_ watch: RegionWatch, _ core: inout PhoneCore) {
    // iOS knows no stay in a region.
    guard core.profile.platform == .android, let dwell = watch.region.dwell else { return }
    core.timeline.add(.regionStayDue(watch.purpose), at: core.now + dwell)
  }

  /// Takes in that a stay has lasted long enough; returns what is to be reported at once.
  func stayed(
    _ region: WatchedRegion, trigger: CachedFix?, _ core: inout PhoneCore
  ) -> RegionReport? {
    guard let index = index(of: region), regions[index].known == .inside else { return nil }
    return report(.stayed, index, trigger, &core)
  }

  /// Makes a report, where it is wanted; by iOS as late as it is.
  private func report(
    _ kind: RegionReport.Kind, _ index: Int, _ trigger: CachedFix?, _ core: inout PhoneCore
  ) -> RegionReport? {
    let report = RegionReport(purpose: regions[index].purpose, kind: kind, trigger: trigger)
    guard report.isWanted(by: regions[index].region) else { return nil }
    // I-83: iOS has seen it in time, and is late with the word of it.
    let latency = core.profile.platform == .iOS ? core.profile.constants.regionLatency : .zero
    if latency == .zero { return report }
    core.timeline.add(.regionReported(report), at: core.now + latency)
    return nil
  }

  /// Goes back to what was known before the report, and forgets what was found out since.
  mutating func judgeAnew(_ report: RegionReport, _ core: inout PhoneCore) {
    guard let index = index(of: report.purpose) else { return }
    regions[index].know(report.stateBefore)
    core.timeline.removeAll { $0.concerns(report.purpose) }
  }

  /// How far the phone can go, in centimetres, before a look at a region could change anything; `nil` where that may be at once.
  func roomToChange(_ sight: PlaceSight) -> Double? {
    var room = Double.infinity
    for watch in regions {
      guard let own = watch.roomToChange(at: sight.position, sight.bounds(of: watch)) else {
        return nil
      }
      room = min(room, own)
    }
    return room
  }

  // MARK: Significant changes

  /// Starts the service; returns whether a report is due, `nil` where it is new (`I-69`, `I-88`).
  mutating func startChanges(at position: Position, _ now: Instant) -> Bool? {
    guard let watch = significantChanges else {
      significantChanges = SignificantChangeWatch(
        isStarted: true, lastPosition: position, lastInstant: now)
      return nil
    }
    significantChanges?.isStarted = true
    significantChanges?.isReportWaiting = false
    return watch.isReportWaiting || !watch.isStarted
  }

  mutating func stopChanges() { significantChanges = nil }

  /// Notes where a change was reported; a process that has not started the service again is told when it does (`I-69`).
  ///
  /// Returns whether the app hears of it now.
  mutating func reportedChange(at position: Position, _ now: Instant, hasProcess: Bool) -> Bool {
    guard var watch = significantChanges else { return false }
    (watch.lastPosition, watch.lastInstant) = (position, now)
    let isHeard = watch.isStarted || !hasProcess
    watch.isReportWaiting = !isHeard
    significantChanges = watch
    return isHeard
  }

  /// Lets a report wait for the relaunched process to start the service (`I-69`).
  mutating func keepChange() { significantChanges?.isReportWaiting = true }

  mutating func lostProcess() { significantChanges?.isStarted = false }

  // MARK: Visits

  /// Begins to wait for a stay; returns whether that is new.
  mutating func startVisits(at position: Position, _ core: inout PhoneCore) -> Bool {
    guard !visits.exists else { return false }
    visits = VisitWatch(anchor: position, arrivedAt: core.now)
    core.timeline.add(.visitDue, at: core.now + core.profile.constants.visitDelay)
    return true
  }

  mutating func stopVisits(_ core: inout PhoneCore) {
    visits = nil
    core.timeline.removeAll { $0 == .visitDue }
  }

  /// Notices that the phone left the place of a stay, and begins to wait for the next one; returns a stay that was reported.
  mutating func leaveVisit(at position: Position, _ core: inout PhoneCore) -> VisitWatch? {
    guard let watch = visits else { return nil }
    let radius = Distance.meters(core.profile.constants.visitRadiusMeters)
    guard watch.anchor.isAtLeast(centimeters: radius.centimeters + 1, from: position) else {
      return nil
    }
    visits = VisitWatch(anchor: position, arrivedAt: core.now)
    core.timeline.move(.visitDue, to: core.now + core.profile.constants.visitDelay)
    return watch.isReported ? watch : nil
  }

  /// Takes a stay that has lasted long enough and was not reported.
  mutating func takeVisit() -> VisitWatch? {
    guard let watch = visits, !watch.isReported else { return nil }
    visits?.isReported = true
    return watch
  }

  // MARK: What waits for an answer about Always

  mutating func hold(_ event: HeldEvent) { heldEvent = event }

  mutating func takeHeld() -> HeldEvent? {
    defer { heldEvent = nil }
    return heldEvent
  }

  /// Forgets everything, as the app is removed.
  mutating func appWasRemoved(_ core: inout PhoneCore) {
    forgetRegions(&core)
    stopVisits(&core)
    (significantChanges, heldEvent) = (nil, nil)
  }
}

/// The phone's place as its platform sees it when it looks at what is watched.
struct PlaceSight {
  /// What a platform takes for clear of a boundary.
  enum Margin {
    /// A distance beyond it, as on iOS (`I-82`).
    case cushion(Distance)
    /// The overlap of the circle with that of a position of such an accuracy in metres, as on Android (`A-54`).
    case accuracy(meters: Int)
  }

  let position: Position
  let margin: Margin
  /// How late the platform is with the look.
  var lateness: Duration = .zero

  func state(of watch: RegionWatch) -> RegionState? {
    switch margin {
    case .cushion(let cushion): watch.clearState(at: position, cushion: cushion)
    case .accuracy(let meters): watch.overlapState(at: position, accuracyMeters: meters)
    }
  }

  func bounds(of watch: RegionWatch) -> RegionWatch.Bounds {
    switch margin {
    case .cushion(let cushion): watch.bounds(cushion: cushion)
    case .accuracy(let meters): watch.bounds(accuracyMeters: meters)
    }
  }
}
