import DeviceInterface

/// The phone's location receiver: where the phone is, how well it hears, and what it was asked.
struct LocationReceiver: Hashable, Sendable {
  /// Where the phone is at every instant.
  var trajectory = Trajectory(restingAt: LocationReceiver.startingPosition)
  /// How well the receiver hears where no zone and no stretch says otherwise.
  var signal: SignalQuality = .good
  /// How long the receiver takes from being switched on to its first position; no time unless a scenario says so.
  var timeToFirstFix: Duration = .zero
  /// How far it has come in finding itself.
  var acquisition = Acquisition()
  /// The accuracy in metres that a scenario wants for good positions instead of the profile's.
  var accuracyMeters: Int?
  /// A position kept from before, delivered to the next request (`I-92`).
  var cachedFix: CachedFix?
  /// The last position that an app without precise location was given (`I-43`).
  var lastCoarse: CachedFix?
  /// When updates may bring the next coarse position, once they have brought one; asking again brings it no nearer (`I-43`).
  var coarseDueAt: Instant?
  /// Where it hears in a way of its own; of zones that overlap the last counts.
  var zones: [SignalZone] = []
  /// When it hears in a way of its own, wherever it is; of stretches that overlap the last counts.
  var stretches: [SignalStretch] = []
  /// What is wrong with its positions; nothing unless a scenario says so.
  var noise: ReceiverNoise?
  /// What it errs by, where its positions drift.
  var drift: Drift?
  /// Who tells the positions in its stead.
  var mock: PositionMock?
  /// How far its clock, which is that of the satellites, is ahead of the time.
  var clockError: Duration = .zero
  /// What networks may tell of the place (`A-81`).
  var networks = NetworkPositions()
  /// The position that it repeats for a while.
  var repeated: RepeatedFix?
  /// The next positions that it measures wrongly, in order.
  var strays: [StrayPosition] = []
  /// The failures that the next requests meet, in order.
  var scriptedFailures: [LocationFailure] = []
  /// What has made a difference to those who listen.
  var encounters: Encounters = []

  /// The middle of Warsaw, 52.2297, 21.0122, where every phone starts.
  static let startingPosition: Position = {
    guard let position = Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000) else {
      preconditionFailure("52.2297, 21.0122 is within the range of coordinates")
    }
    return position
  }()
}

/// A request for one fix that is under way; there is at most one (`I-62`).
struct OneShotRequest: Hashable, Sendable {
  /// How long the platform may try.
  var timeout: Duration
  /// How accurate a position will do, in metres (`I-109`).
  var askedMeters: Int
  var best: CachedFix?
  /// Whether it waits for the answer (`I-91`), or for the app to be in use again (`I-36`).
  var isWithheld: Bool
}

/// Updates one after the other that are under way.
struct UpdateSession: Hashable, Sendable {
  var request: UpdateRequest
  /// Whether the updates were started while the app was in use, or taken up again in front (`I-36`, `I-51`, `I-54`).
  var startedInUse: Bool
  /// The last measurement that was delivered, as accurate as the app was told.
  var last: CachedFix?
  /// The place around which the phone rests.
  var anchor: Position
  /// Since when it rests there.
  var restingSince: Instant
  /// Whether the platform paused the updates (`I-60`).
  var isPaused = false
  /// Whether the app was told that no position can be had (`I-89`, `A-56`).
  var isOutageTold = false

  /// How far a phone may stray and still rest, in centimetres; an assumption.
  static let restCentimeters: Int64 = 1_000
  /// Coordinates are whole to about a centimetre, so what is short by a few of them is not short.
  static let filterTolerance: Int64 = 3

  /// Takes in where the phone is, and notes how long it has been resting; needed only where the platform may pause.
  mutating func observe(_ position: Position, at now: Instant) {
    guard position != anchor,
      position.isAtLeast(centimeters: Self.restCentimeters, from: anchor)
    else { return }
    anchor = position
    restingSince = now
  }

  /// Whether a measurement passes the distance filter (`I-93`): far enough away, or more accurate than before.
  func passesFilter(_ measured: CachedFix) -> Bool {
    guard let last, request.distanceFilter > .zero else { return true }
    if measured.accuracyMeters < last.accuracyMeters { return true }
    return measured.position.isAtLeast(
      centimeters: request.distanceFilter.centimeters - Self.filterTolerance, from: last.position)
  }
}

/// A measured position; one the platform kept from before has no speed (`I-92`).
struct CachedFix: Hashable, Sendable {
  var position: Position
  var accuracyMeters: Int
  var measuredAt: Instant
  /// How fast the phone was, in millimetres per second, where the receiver could tell.
  var speedMillimetersPerSecond: Int?
  /// Whether it is from satellites, which tell course and height too.
  var isFromSatellites = false
  /// Whether a scenario made it wrong, so that the next true one tells a resting phone something new.
  var isStray = false
  /// Who told it, where that was not the receiver.
  var mock: PositionMock.Source?
}

/// A position that the receiver repeats as if it measured it, with its true age.
struct RepeatedFix: Hashable, Sendable {
  let fix: CachedFix
  let end: Instant
}
