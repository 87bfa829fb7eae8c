import DeviceInterface

extension LocationReceiver {
  /// How well the receiver hears at the instant: as the gap says, the stretch of time, the zone, or the scenario.
  ///
  /// Who tells positions in its stead hears everywhere.
  func quality(at instant: Instant) -> SignalQuality {
    !mock.exists ? networks.heard(unfiltered(at: instant)) : .good
  }

  /// The same with all that networks can tell.
  private func unfiltered(at instant: Instant) -> SignalQuality {
    if trajectory.isSilent(at: instant) { return .none }
    if stretches.isEmpty, zones.isEmpty { return signal }
    if let stretch = stretches.last(where: { $0.start <= instant && instant < $0.end }) {
      return stretch.quality
    }
    guard !zones.isEmpty else { return signal }
    let here = trajectory.position(at: instant)
    return zones.last { $0.contains(here) }?.quality ?? signal
  }

  /// Whether the receiver hears anything now, for somebody who looks where the phone is.
  mutating func hears(at now: Instant) -> Bool {
    let quality = quality(at: now)
    meet(quality, at: now)
    return quality.hears
  }

  /// Takes note of what makes a difference to somebody who listens.
  mutating func meet(_ quality: SignalQuality, at now: Instant) {
    encounters.formUnion(quality.hears ? .listening : [.listening, .silence])
    guard !zones.isEmpty else { return }
    let here = trajectory.position(at: now)
    for index in zones.indices where !zones[index].isMet && zones[index].contains(here) {
      zones[index].isMet = true
    }
  }

  /// Whether the receiver hears the same and errs in nothing, wherever the phone goes and whenever.
  var isSteady: Bool {
    networks.heard(signal).hears && !mock.exists && zones.isEmpty && stretches.isEmpty
      && noise == nil && repeated == nil
      && strays.isEmpty && acquisition.isSettled && !trajectory.hasSilence
  }

  /// Whether what the receiver hears can change by the mere way of the phone.
  func changesOnTheWay(at now: Instant) -> Bool {
    (!zones.isEmpty || trajectory.hasSilence) && trajectory.isUnderway(at: now)
  }

  /// How long it takes to find itself.
  func searchTimes(_ constants: Constants) -> Acquisition.Times {
    Acquisition.Times(first: timeToFirstFix, again: constants.reacquireTime)
  }

  /// Switches the receiver on, if it is not, and tells how far it is.
  mutating func search(at now: Instant, constants: Constants) -> Acquisition.Progress {
    let progress = acquisition.listen(hears: hears(at: now), at: now, searchTimes(constants))
    if case .searching = progress { encounters.insert(.search) }
    return progress
  }

  /// Takes in that what it hears may have changed; a receiver that is off does not notice.
  mutating func noticeSignal(at now: Instant, constants: Constants) {
    acquisition.notice(hears: quality(at: now).hears, at: now, searchTimes(constants))
  }

  /// Whether a position of such an accuracy in metres needs the receiver to find itself; `false` where others tell it.
  func needsSatellites(for askedMeters: Int, coarseMeters: Int) -> Bool {
    !mock.exists && source(for: askedMeters, coarseMeters: coarseMeters) == .satellites
  }

  /// What tells a position of such an accuracy in metres; `nil` where nothing does (`A-81`).
  ///
  /// Who stands in for the receiver tells as accurately as it would. Of all constants this takes the one it needs, as
  /// it is asked at every instant and they are many to hand over.
  func source(for askedMeters: Int, coarseMeters: Int) -> PositionSource? {
    if mock.exists { return .satellites }
    return networks.source(
      for: PositionSource(askedMeters: askedMeters, coarseMeters: coarseMeters))
  }

  /// Listens for a position of an accuracy in metres now; that switches the receiver on, if it is needed.
  mutating func listen(
    for askedMeters: Int, at now: Instant, constants: Constants, generator: inout SeededGenerator
  ) -> Reception {
    let quality = quality(at: now)
    meet(quality, at: now)
    let source = source(for: askedMeters, coarseMeters: constants.battery.coarseAccuracyMeters)
    guard !mock.exists, source == .satellites else {
      return listenToOthers(source, quality, at: now, constants: constants, generator: &generator)
    }
    let progress = acquisition.listen(hears: quality.hears, at: now, searchTimes(constants))
    switch (progress, repeatedFix(at: now)) {
    case (.searching(let end), _):
      encounters.insert(.search)
      return .acquiring(until: end)
    case (.ready, let fix?), (.deaf, let fix?): return .measured(fix)
    case (.deaf, nil): return .silent
    case (.ready, nil): break
    }
    if misses(quality, constants: constants, generator: &generator) { return .missed }
    let measured = measure(quality, at: now, constants: constants, generator: &generator)
    return .measured(astray(measured))
  }

  /// Takes what networks tell, or whoever stands in for the receiver: at once, and without it.
  private mutating func listenToOthers(
    _ source: PositionSource?, _ quality: SignalQuality, at now: Instant, constants: Constants,
    generator: inout SeededGenerator
  ) -> Reception {
    if let fix = repeatedFix(at: now) { return .measured(fix) }
    guard quality.hears, let source else { return .silent }
    if misses(quality, constants: constants, generator: &generator) { return .missed }
    return .measured(
      measure(quality, by: source, at: now, constants: constants, generator: &generator))
  }

  /// Measures the position by the networks around, which takes no time; nothing where there is no signal (`I-88`).
  mutating func glance(
    at now: Instant, constants: Constants, generator: inout SeededGenerator
  ) -> CachedFix? {
    if let fix = repeatedFix(at: now) { return fix }
    let quality = quality(at: now)
    meet(quality, at: now)
    guard quality.hears, !misses(quality, constants: constants, generator: &generator) else {
      return nil
    }
    return measure(quality, at: now, constants: constants, generator: &generator)
  }

  /// The position that it repeats now.
  private mutating func repeatedFix(at now: Instant) -> CachedFix? {
    guard let repeated else { return nil }
    if now < repeated.end {
      encounters.insert(.repetition)
      return repeated.fix
    }
    self.repeated = nil
    return nil
  }

  /// Lets a measurement be wrong, if the next one is to be so.
  private mutating func astray(_ measured: CachedFix) -> CachedFix {
    guard let stray = strays.first else { return measured }
    strays.removeFirst()
    var wrong = measured
    wrong.position = trajectory.position(at: measured.measuredAt)
      .position(at: stray.distance, bearing: stray.bearing)
    wrong.accuracyMeters = stray.accuracyMeters
    wrong.isStray = true
    return wrong
  }

  private func misses(
    _ quality: SignalQuality, constants: Constants, generator: inout SeededGenerator
  ) -> Bool {
    let availability = Self.availabilityPercent(quality, constants)
    return noise?.misses(availabilityPercent: availability, generator: &generator) == true
  }

  /// Measures the position of an instant with a signal of the quality.
  mutating func measure(
    _ quality: SignalQuality, by source: PositionSource = .satellites, at instant: Instant,
    constants: Constants, generator: inout SeededGenerator
  ) -> CachedFix {
    let accuracy = accuracy(of: quality, constants: constants)
    let place = mock?.place ?? trajectory.position(at: instant)
    if let radius = source.radius(constants) {
      // Networks know where they are heard, which is the same all around; a receiver's errors are not theirs.
      return CachedFix(
        position: place.snapped(toCellOf: radius), accuracyMeters: max(accuracy, radius),
        measuredAt: instant)
    }
    let error = noise?.error(
      at: instant, drift: &drift, over: constants.driftTime, generator: &generator)
    let found = noise?.disturbed(
      place, accuracyMeters: accuracy, error: error, generator: &generator)
    let hearsSatellites = quality.hearsSatellites && mock?.place == nil
    return CachedFix(
      position: found ?? place,
      accuracyMeters: accuracy, measuredAt: instant,
      speedMillimetersPerSecond: hearsSatellites
        ? trajectory.speed(at: instant) : mock?.place.map { _ in 0 },
      isFromSatellites: hearsSatellites, mock: mock?.source)
  }

  /// The accuracy of what the receiver measures at the instant, in metres.
  func accuracy(at instant: Instant, constants: Constants) -> Int {
    accuracy(of: quality(at: instant), constants: constants)
  }

  /// The accuracy of what the receiver measures with a signal of the quality, in metres.
  func accuracy(of quality: SignalQuality, constants: Constants) -> Int {
    switch quality {
    case .good: accuracyMeters ?? constants.goodAccuracyMeters
    case .urbanCanyon: constants.urbanCanyonAccuracyMeters
    case .indoors: constants.indoorsAccuracyMeters
    case .weak, .tunnel, .none: constants.weakAccuracyMeters
    }
  }

  private static func availabilityPercent(
    _ quality: SignalQuality, _ constants: Constants
  ) -> Int {
    switch quality {
    case .good: 100
    case .urbanCanyon: constants.urbanCanyonAvailabilityPercent
    case .indoors: constants.indoorsAvailabilityPercent
    case .weak: constants.weakAvailabilityPercent
    case .tunnel, .none: 0
    }
  }
}
