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
  /// The position that it repeats for a while.
  var repeated: RepeatedFix?
  /// The next positions that it measures wrongly, in order.
  var strays: [StrayPosition] = []
  /// The failures that the next requests meet, in order.
  var scriptedFailures: [LocationFailure] = []
  /// The request for one fix that is under way.
  var oneShot: OneShotRequest?

  /// The middle of Warsaw, 52.2297, 21.0122, where every phone starts.
  static let startingPosition: Position = {
    guard let position = Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000) else {
      preconditionFailure("52.2297, 21.0122 is within the range of coordinates")
    }
    return position
  }()
}
