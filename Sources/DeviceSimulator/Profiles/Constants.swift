/// The durations, distances and limits of a platform; what the platforms do not document is named as an assumption.
public struct Constants: Hashable, Sendable {
  /// How long an app runs in the background before it is suspended; an assumption, as no platform documents it.
  public var suspensionDelay: Duration
  /// How long an app counts as in use after it left the front (`I-36`: "a short time"); an assumption.
  public var inUseGrace: Duration
  /// How long Allow Once outlives the app's use on iOS (`I-37`); an assumption, as it is not documented.
  public var temporaryGrantGrace: Duration
  /// How long a one-time grant lasts in the background on Android (`A-34`).
  public var oneTimeGrantTimeout: Duration
  /// How long a one-time grant outlives the process on Android (`A-36`).
  public var oneTimeGrantKilledDelay: Duration
  /// The accuracy of a position with a good signal, in metres; an assumption, within `A-63`.
  public var goodAccuracyMeters: Int
  /// The accuracy of a position with a weak signal, in metres; an assumption.
  public var weakAccuracyMeters: Int
  /// The accuracy that an app without precise location reads, in metres (`I-43`, `A-63`).
  public var reducedAccuracyMeters: Int
  /// The width of the cells to which positions are snapped without precise location, in metres (`I-43`, `A-63`).
  public var reducedCellMeters: Int

  /// The constants of iOS.
  static let iOS = Constants(
    suspensionDelay: .seconds(5), inUseGrace: .seconds(10), temporaryGrantGrace: .seconds(60),
    oneTimeGrantTimeout: .seconds(60), oneTimeGrantKilledDelay: .seconds(5),
    goodAccuracyMeters: 5, weakAccuracyMeters: 1_500, reducedAccuracyMeters: 5_000,
    reducedCellMeters: 5_000)

  /// The constants of Android: an area of 3 km² is a circle of about one kilometre.
  static let android = Constants(
    suspensionDelay: .seconds(10), inUseGrace: .zero, temporaryGrantGrace: .seconds(60),
    oneTimeGrantTimeout: .seconds(60), oneTimeGrantKilledDelay: .seconds(5),
    goodAccuracyMeters: 5, weakAccuracyMeters: 1_500, reducedAccuracyMeters: 1_000,
    reducedCellMeters: 1_400)
}
