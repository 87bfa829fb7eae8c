import DeviceInterface

extension LocationReceiver {
  /// How well the receiver hears at the instant: as the gap says, the stretch of time, the zone, or the scenario.
  func quality(at instant: Instant) -> SignalQuality {
    if trajectory.isSilent(at: instant) { return .none }
    if stretches.isEmpty, zones.isEmpty { return signal }
    if let stretch = stretches.last(where: { $0.start <= instant && instant < $0.end }) {
      return stretch.quality
    }
    guard !zones.isEmpty else { return signal }
    let here = trajectory.position(at: instant)
    return zones.last { $0.contains(here) }?.quality ?? signal
  }

  /// Whether the receiver hears the same and errs in nothing, wherever the phone goes and whenever.
  var isSteady: Bool {
    signal.hears && zones.isEmpty && stretches.isEmpty && noise == nil && repeated == nil
      && !isDeaf && acquiringSince == nil && !trajectory.hasSilence
  }

  /// Whether what the receiver hears can change by the mere way of the phone.
  func changesOnTheWay(at now: Instant) -> Bool {
    (!zones.isEmpty || trajectory.hasSilence) && trajectory.isUnderway(at: now)
  }

  /// Listens for a position now.
  mutating func listen(
    at now: Instant, constants: Constants, generator: inout SeededGenerator
  ) -> Reception {
    if let repeated {
      if now < repeated.end { return .measured(repeated.fix) }
      self.repeated = nil
    }
    let quality = quality(at: now)
    guard quality.hears else {
      isDeaf = true
      acquiringSince = nil
      return .silent
    }
    if isDeaf {
      isDeaf = false
      acquiringSince = now
    }
    if let since = acquiringSince {
      let end = since + constants.reacquireTime
      guard now >= end else { return .acquiring(until: end) }
      acquiringSince = nil
    }
    let availability = Self.availabilityPercent(quality, constants)
    if noise?.misses(availabilityPercent: availability, generator: &generator) == true {
      return .missed
    }
    return .measured(measure(quality, at: now, constants: constants, generator: &generator))
  }

  /// Measures the position now, or nothing where there is no signal.
  mutating func measure(
    at now: Instant, constants: Constants, generator: inout SeededGenerator
  ) -> CachedFix? {
    switch listen(at: now, constants: constants, generator: &generator) {
    case .measured(let fix): fix
    case .missed, .acquiring, .silent: nil
    }
  }

  /// Measures the position of an instant with a signal of the quality.
  func measure(
    _ quality: SignalQuality, at instant: Instant, constants: Constants,
    generator: inout SeededGenerator
  ) -> CachedFix {
    let accuracy = accuracy(of: quality, constants: constants)
    let truth = trajectory.position(at: instant)
    return CachedFix(
      position: noise?.disturbed(truth, accuracyMeters: accuracy, generator: &generator) ?? truth,
      accuracyMeters: accuracy, measuredAt: instant,
      speedMillimetersPerSecond: quality.tellsSpeed ? trajectory.speed(at: instant) : nil)
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
