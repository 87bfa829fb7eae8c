import DeviceInterface

/// The phone's positions: its way, the receiver that hears of it, the updates and the request for one fix under way.
///
/// What it holds is for the files of this part alone; the rest of the phone asks and tells it by its functions.
struct Location: Hashable, Sendable {
  var receiver = LocationReceiver()
  var session: UpdateSession?
  var oneShot: OneShotRequest?
  private let inPlace = KeptInPlace()

  var isUpdating: Bool { session != nil }
  /// What the updates under way were asked for; `nil` where there are none.
  var request: UpdateRequest? { session?.request }
  /// Whether the platform has paused the updates (`I-60`).
  var isPaused: Bool { session?.isPaused == true }
  /// Whether the updates were started while the app was in use, or taken up again in front (`I-51`, `I-54`).
  var wereStartedInUse: Bool { session?.startedInUse == true }
  /// Whether live updates are paused and look whether the phone moves again (`I-58`).
  var awaitsMovement: Bool { session.map { $0.isPaused && $0.request.interface == .live } ?? false }
  var hasOneShot: Bool { oneShot != nil }
  /// Whether the receiver measures for a request of one fix.
  var isSeekingFix: Bool { oneShot?.isWithheld == false }
  var isReceiverOn: Bool { receiver.acquisition.isOn }

  /// Whether updates may reach the app now.
  func mayUpdate(_ rights: LocationRights) -> Bool {
    guard let session, rights.access == .granted else { return false }
    if session.request.interface == .live, rights.lacksSession { return false }
    if rights.platform == .android || rights.appState.isForeground { return true }
    // I-54, I-55: what was started out of use needs Always; shortly after the front the app is in use (I-36).
    return session.startedInUse || rights.permission.status == .always
  }

  /// Lets the receiver go off at the end of an instant at which nobody wants its positions any more.
  ///
  /// That is asked at one place and for every reason alike: what only lets updates look again, such as a jump,
  /// cannot start or end a search.
  mutating func observeReceiver(_ rights: LocationRights, coarseMeters: Int) {
    if !isReceiverWanted(rights, coarseMeters) { receiver.acquisition.switchOff() }
  }

  /// Whether a request stands for which the platform lets the receiver run now.
  ///
  /// iOS does not run it for a suspended app; Android measures outside of the app's process, and wakes it (`A-40`).
  private func isReceiverWanted(_ rights: LocationRights, _ coarseMeters: Int) -> Bool {
    if isSeekingBySatellites(coarseMeters: coarseMeters), rights.access != .switchedOff {
      return true
    }
    guard let asked = session?.request.desiredAccuracyMeters, !isPaused,
      receiver.needsSatellites(for: asked, coarseMeters: coarseMeters), mayUpdate(rights)
    else { return false }
    return rights.appState.isRunning || rights.platform == .android
  }

  /// Whether the receiver measures for a request of one fix that networks do not answer (`I-109`).
  func isSeekingBySatellites(coarseMeters: Int) -> Bool {
    guard let oneShot, !oneShot.isWithheld else { return false }
    return receiver.needsSatellites(for: oneShot.askedMeters, coarseMeters: coarseMeters)
  }

  func needsSatellites(for askedMeters: Int, _ core: PhoneCore) -> Bool {
    receiver.needsSatellites(for: askedMeters, coarseMeters: core.coarseAccuracyMeters)
  }

  /// Ends what the process had asked for; returns whether it had live updates.
  mutating func lostProcess() -> Bool {
    defer { (oneShot, session) = (nil, nil) }
    return session?.request.interface == .live
  }

  // MARK: Measurements

  /// When the receiver, switched on by now, can measure for the first time; now where it hears nothing yet.
  ///
  /// What networks tell is there at once (`I-109`).
  mutating func firstAttempt(for askedMeters: Int, _ core: PhoneCore) -> Instant {
    guard needsSatellites(for: askedMeters, core) else { return core.now }
    return switch receiver.search(at: core.now, constants: core.profile.constants) {
    case .searching(let end): end
    case .ready, .deaf: core.now
    }
  }

  mutating func listen(for askedMeters: Int, _ core: inout PhoneCore) -> Reception {
    receiver.listen(
      for: askedMeters, at: core.now, constants: core.profile.constants, generator: &core.generator)
  }

  /// Takes what the platform can answer a request with before anything is measured.
  mutating func takeRemembered(_ rights: LocationRights, _ core: PhoneCore) -> CachedFix? {
    if let cached = receiver.cachedFix {
      // I-92: what was kept from before comes first, whatever its age.
      receiver.cachedFix = nil
      return cached
    }
    guard rights.hasCoarseRate, core.profile.policies.repeatsReducedFixes,
      let last = receiver.lastCoarse,
      core.now - last.measuredAt <= core.profile.constants.reducedFixAgeMax
    else { return nil }
    return last
  }

  /// Makes the report of a measurement that the app may read: coarse where precise location is off (`I-43`, `A-64`).
  ///
  /// A coarse report has neither speed nor course nor height; that is an assumption, as they would give the way away.
  func fix(of measured: CachedFix, _ accuracy: AccuracyAuthorization, _ core: PhoneCore) -> Fix {
    let age = core.now - measured.measuredAt
    // Only what satellites tell is stamped by their clock.
    let error = measured.isFromSatellites ? receiver.clockError : .zero
    let timestamp = core.clock.reading(at: core.now) + (error - age)
    let isSimulated = measured.mock == .software
    let isFromAccessory = measured.mock == .accessory
    switch accuracy {
    case .full:
      var fix = Fix(
        position: measured.position, accuracyMeters: measured.accuracyMeters,
        timestamp: timestamp, speedMillimetersPerSecond: measured.speedMillimetersPerSecond,
        age: age, isSimulated: isSimulated, isFromAccessory: isFromAccessory)
      // Worked out only for what is told: the receiver measures more often than the app wants to know.
      if measured.isFromSatellites {
        fix.altitudeMeters = receiver.trajectory.altitudeMeters(at: measured.measuredAt)
        if measured.speedMillimetersPerSecond != nil {
          fix.courseDegrees = receiver.trajectory.course(at: measured.measuredAt)
        }
      }
      return fix
    case .reduced:
      return Fix(
        position: measured.position.snapped(toCellOf: core.profile.constants.reducedCellMeters),
        accuracyMeters: Self.toldAccuracy(of: measured, accuracy, core), timestamp: timestamp,
        age: age, isSimulated: isSimulated, isFromAccessory: isFromAccessory)
    }
  }

  /// How accurate the app is told that a measurement is, in metres (`I-43`).
  static func toldAccuracy(
    of measured: CachedFix, _ accuracy: AccuracyAuthorization, _ core: PhoneCore
  ) -> Int {
    switch accuracy {
    case .full: measured.accuracyMeters
    case .reduced: max(core.profile.constants.reducedAccuracyMeters, measured.accuracyMeters)
    }
  }
}

/// What decides whether and how the app gets positions now, as the rest of the phone has it.
struct LocationRights {
  let platform: PlatformKind
  let access: LocationAccess
  let permission: Permission
  let appState: AppState
  /// Whether updates come rarely: in the background without a service (`A-40`), or by the power saver (`A-46`).
  let isThrottled: Bool
  /// Whether the newer interfaces give nothing, because the app requires a session and holds none (`I-26`).
  let lacksSession: Bool

  /// Whether positions come only now and then, as iOS has it without precise location (`I-43`).
  ///
  /// The rate is the same however the user moves: the times at which a position is due are set by the one before,
  /// and nothing but time brings them nearer.
  var hasCoarseRate: Bool { platform == .iOS && permission.accuracy == .reduced }
}

/// Whether an app gets locations now, and if not, how it finds out.
enum LocationAccess: Hashable, Sendable {
  /// Locations are delivered.
  case granted
  /// Asking fails at once (`I-91`).
  case refused
  /// Nothing is delivered until the user has decided (`I-91`).
  case waiting(RuleID)
  /// Nothing is delivered until the app is in use (`I-36`, `A-04`).
  case withheld(RuleID)
  /// The device's switch is off, and the permission does not show it (`A-56`).
  case switchedOff
}
