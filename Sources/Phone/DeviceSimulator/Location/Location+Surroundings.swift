import DeviceInterface

/// Where the phone is, and what the receiver hears there.
extension Location {
  /// Where the phone is at every instant.
  var trajectory: Trajectory {
    @inline(__always) _read { yield receiver.trajectory }
    _modify { yield &receiver.trajectory }
  }

  var encounters: Encounters { receiver.encounters }
  /// How well the receiver hears where no zone and no stretch of time says otherwise.
  var signal: SignalQuality { receiver.signal }
  var timeToFirstFix: Duration { receiver.timeToFirstFix }
  var failingFixCount: Int { receiver.scriptedFailures.count }
  var strayFixCount: Int { receiver.strays.count }
  var zoneCount: Int { receiver.zones.count }
  var remembersFix: Bool { receiver.cachedFix != nil }
  /// Whether the receiver is on and time alone changes what it can do.
  var isSearching: Bool { receiver.acquisition.isOn && !receiver.acquisition.isSettled }

  mutating func forget(_ encounters: Encounters) { receiver.encounters.subtract(encounters) }
  func isZoneMet(_ place: Int) -> Bool {
    !receiver.zones.indices.contains(place) || receiver.zones[place].isMet
  }

  func quality(at now: Instant) -> SignalQuality { receiver.quality(at: now) }
  /// Whether the receiver hears anything now, for somebody who looks where the phone is.
  mutating func hears(at now: Instant) -> Bool { receiver.hears(at: now) }

  /// Measures the position by the networks around (`I-88`).
  mutating func glance(_ core: inout PhoneCore) -> CachedFix? {
    receiver.glance(at: core.now, constants: core.profile.constants, generator: &core.generator)
  }

  /// The accuracy of what the receiver measures now, in metres.
  func accuracy(_ core: PhoneCore) -> Int {
    receiver.accuracy(at: core.now, constants: core.profile.constants)
  }

  mutating func setSignal(_ signal: SignalQuality) { receiver.signal = signal }
  mutating func setAccuracy(meters: Int?) { receiver.accuracyMeters = meters }
  mutating func setNoise(_ noise: ReceiverNoise?) {
    receiver.noise = noise
    if noise?.drifts != true { receiver.drift = nil }
  }
  var mock: PositionMock? { receiver.mock }
  mutating func setMock(_ mock: PositionMock?) { receiver.mock = mock }
  var clockError: Duration { receiver.clockError }
  mutating func setClockError(_ error: Duration) { receiver.clockError = error }
  var networks: NetworkPositions { receiver.networks }
  mutating func setNetworkPositions(_ on: Bool) { receiver.networks.areOn = on }
  mutating func setWiFiScanning(_ on: Bool) { receiver.networks.scansWiFi = on }

  /// Turns the radios by which networks are heard; returns whether anything is heard or told otherwise now.
  mutating func setRadios(_ on: Bool, _ core: PhoneCore) -> Bool {
    let (quality, sources) = (receiver.quality(at: core.now), sourcesInUse(core))
    receiver.networks.radiosAreOn = on
    return receiver.quality(at: core.now) != quality || sourcesInUse(core) != sources
  }

  /// What tells the positions that are asked for now.
  private func sourcesInUse(_ core: PhoneCore) -> [PositionSource?] {
    [session?.request.desiredAccuracyMeters, oneShot?.askedMeters].compactMap(\.self)
      .map { receiver.source(for: $0, coarseMeters: core.coarseAccuracyMeters) }
  }

  mutating func setTimeToFirstFix(_ duration: Duration) { receiver.timeToFirstFix = duration }
  mutating func remember(_ fix: CachedFix) { receiver.cachedFix = fix }
  mutating func failNext(_ failure: LocationFailure) { receiver.scriptedFailures.append(failure) }
  mutating func strayNext(_ stray: StrayPosition) { receiver.strays.append(stray) }
  mutating func add(_ zone: SignalZone) { receiver.zones.append(zone) }
  mutating func clearZones() { (receiver.zones, receiver.stretches) = ([], []) }

  /// Repeats, until the end, the position that it measures now; returns whether there is one to repeat.
  mutating func repeatFix(until end: Instant, _ core: inout PhoneCore) -> Bool {
    let quality = receiver.quality(at: core.now)
    guard quality.hears else { return false }
    var fix = receiver.measure(
      quality, at: core.now, constants: core.profile.constants, generator: &core.generator)
    fix.speedMillimetersPerSecond = nil
    receiver.repeated = RepeatedFix(fix: fix, end: end)
    core.record(.scenario, .fixRepeated(until: end))
    core.timeline.add(.receptionChanged, at: end)
    return true
  }

  /// Adds a stretch of time, and forgets those that are over.
  mutating func add(_ stretch: SignalStretch, _ core: inout PhoneCore) {
    guard stretch.start < stretch.end else { return }
    receiver.stretches.removeAll { $0.end <= core.now }
    receiver.stretches.append(stretch)
    core.record(
      .scenario, .signalStretchAdded(stretch.quality, start: stretch.start, end: stretch.end))
    core.timeline.add(.receptionChanged, at: stretch.start)
    core.timeline.add(.receptionChanged, at: stretch.end)
  }

  /// Forgets what is over of what the receiver hears and repeats, and lets it notice what it hears now.
  mutating func receptionChanged(_ core: inout PhoneCore) {
    receiver.stretches.removeAll { $0.end <= core.now }
    if let repeated = receiver.repeated, repeated.end <= core.now { receiver.repeated = nil }
    receiver.noticeSignal(at: core.now, constants: core.profile.constants)
    signalChanged(&core)
  }
}
