/// The durations, distances and limits of a platform; what the platforms do not document is named as an assumption.
///
/// Each begins with its value on iOS.
public struct Constants: Hashable, Sendable {
  /// How long an app runs in the background before it is suspended; an assumption, as no platform documents it.
  public var suspensionDelay = Duration.seconds(5)
  /// How long background tasks keep an app running on iOS (`I-52`); an assumption, about half a minute is reported.
  public var backgroundTaskTime = Duration.seconds(30)
  /// How long an app counts as in use after it left the front (`I-36`: "a short time"); an assumption.
  public var inUseGrace = Duration.seconds(10)
  /// How long Allow Once outlives the app's use on iOS (`I-37`); an assumption, as it is not documented.
  public var temporaryGrantGrace = Duration.seconds(60)
  /// How long a one-time grant lasts in the background on Android (`A-34`).
  public var oneTimeGrantTimeout = Duration.seconds(60)
  /// How long a one-time grant outlives the process on Android (`A-36`).
  public var oneTimeGrantKilledDelay = Duration.seconds(5)
  /// The accuracy of a position with a good signal, in metres; an assumption, within `A-63`.
  public var goodAccuracyMeters = 5
  /// The accuracy of a position with a weak signal, in metres; an assumption.
  public var weakAccuracyMeters = 1_500
  /// The accuracy that an app without precise location reads, in metres (`I-43`, `A-63`).
  public var reducedAccuracyMeters = 5_000
  /// The width of the cells to which positions are snapped without precise location, in metres (`I-43`, `A-63`).
  public var reducedCellMeters = 5_000

  /// How long an app runs that was woken for an event in the background (`I-70`).
  public var wakeTime = Duration.seconds(10)
  /// How long an app of iOS may run for a silent push (`I-103`: about half a minute).
  public var pushTime = Duration.seconds(30)
  /// How often updates come, unless the app says otherwise; an assumption.
  public var updateInterval = Duration.seconds(1)
  /// How often updates come at most without precise location (`I-43`: slower; four an hour are reported).
  public var reducedUpdateInterval = Duration.seconds(900)
  /// How old a position may be that an app without precise location is given (`I-43`).
  public var reducedFixAgeMax: Duration = .seconds(1_200)
  /// How often updates come at most to an app in the background without a service on Android (`A-40`); an assumption.
  public var backgroundUpdateInterval = Duration.seconds(1)
  /// After what rest iOS pauses updates (`I-60`: ten to twenty minutes are reported).
  public var automaticPauseDelay = Duration.seconds(900)
  /// How many fixes wait for a suspended app (`I-53`: not documented); an assumption.
  public var queuedFixCountMax = 1
  /// How many regions an app may have watched (`I-78`, `A-51`).
  public var regionCountMax = 20
  /// The largest radius of a region in metres (`I-81`); an assumption.
  public var regionRadiusMetersMax = 100_000
  /// How far beyond the boundary the phone must be (`I-82`), in metres.
  public var regionCushionMeters = 200
  /// How long it must stay there (`I-82`).
  public var regionHoldTime = Duration.seconds(20)
  /// How long the report of a region takes after that; none unless a scenario says so (`I-83`, `A-53`: minutes).
  public var regionLatency = Duration.zero
  /// The least distance between significant changes in metres (`I-88`).
  public var significantChangeMeters = 500
  /// The least time between significant changes (`I-88`).
  public var significantChangeInterval = Duration.seconds(300)
  /// How long a stay must last to be reported (`I-45`); an assumption.
  public var visitDelay = Duration.seconds(300)
  /// How far the phone may stray during a stay, in metres; an assumption.
  public var visitRadiusMeters = 100
  /// How often the phone looks where it is while it moves; an assumption.
  public var motionInterval = Duration.seconds(1)
  /// How long after its end the process of a killed service is started again; an assumption, Android's first back-off.
  public var serviceRestartDelay = Duration.seconds(1)
  /// How long deferred work waits after all its conditions hold (`I-95`); an assumption, none on Android (`A-68`).
  public var deferredWorkDelay = Duration.seconds(900)
  /// How long deferred work may take that is brief; half a minute on iOS (`I-95`), ten minutes on Android (`A-68`).
  public var refreshWorkTime = Duration.seconds(30)
  /// How long deferred work may take that is long; "minutes" on iOS (`I-95`), ten on Android (`A-68`).
  public var processingWorkTime = Duration.seconds(300)
  /// After what time Android tries deferred work again for the first time (`A-68`).
  public var workRetryDelay = Duration.seconds(30)
  /// After what time Android tries deferred work again at the latest (`A-68`).
  public var workRetryDelayMax = Duration.seconds(18_000)
  /// After what time iOS tries a background transfer again whose connection broke (`I-94`); an assumption.
  public var transferRetryDelay = Duration.seconds(60)
  /// How long after the screen went off a phone without a charger falls into light Doze (`A-72`, from AOSP).
  public var dozeLightDelay = Duration.seconds(240)
  /// How long nobody must have used it until it falls into deep Doze (`A-72`; from AOSP: half an hour, and as much again
  /// without motion).
  public var dozeDeepDelay = Duration.seconds(3_600)
  /// How long that is after motion has ended deep Doze (`A-72`; from AOSP: ten minutes, and half an hour without motion).
  public var dozeDeepDelayAgain = Duration.seconds(2_400)
  /// How long after the screen went off Battery Saver brings deep Doze (`A-72`, from AOSP).
  public var quickDozeDelay = Duration.seconds(60)
  /// How long it must have lain still by then (`A-72`, from AOSP).
  public var dozeDeepRest = Duration.seconds(1_800)
  /// How long deep Doze lasts before its first maintenance window (`A-72`, from AOSP); each later one is twice as far.
  public var dozeWindowFirst = Duration.seconds(3_600)
  /// How far the maintenance windows of deep Doze are apart at most (`A-72`).
  public var dozeWindowLast = Duration.seconds(21_600)
  /// How long the first maintenance window of deep Doze lasts, and half as long as each later one (`A-72`, from AOSP).
  public var dozeWindowLength = Duration.seconds(300)
  /// How far apart alarms of one app ring at least while the phone rests (`A-72`).
  public var alarmDistanceInDoze = Duration.seconds(540)
  /// How long the service of an app lasts out of sight whose use of the battery is restricted (`A-77`); an assumption.
  public var restrictedServiceTime = Duration.seconds(60)
  /// How long nobody must have used an app that a maker's killer sends to sleep (`A-77`: three days are reported).
  public var sleepDelay = Duration.seconds(3 * 86_400)
  /// What empties and fills the battery.
  public var battery = BatteryModel.typical

  /// The accuracy of a position between high buildings, in metres; an assumption: phones there are off by 10 to 20.
  public var urbanCanyonAccuracyMeters = 15
  /// The accuracy of a position in a building, in metres; an assumption: what networks in reach usually give.
  public var indoorsAccuracyMeters = 40
  /// How many of a hundred measurements succeed between high buildings, where noise is on; an assumption.
  public var urbanCanyonAvailabilityPercent = 95
  /// How many of a hundred measurements succeed in a building, where noise is on; an assumption.
  public var indoorsAvailabilityPercent = 80
  /// How many of a hundred measurements succeed with a weak signal, where noise is on; an assumption.
  public var weakAvailabilityPercent = 70
  /// How long the receiver needs to find itself after it heard nothing; none unless a scenario says so.
  public var reacquireTime: Duration = .zero
  /// From what speed on the phone walks rather than rests, in mm/s; an assumption.
  public var walkingSpeed = 300
  /// From what speed on the phone drives rather than walks, in mm/s; an assumption, above a runner and below a car.
  public var drivingSpeed = 7_000
  /// How long a change of movement must last before the sensors report it; an assumption.
  public var motionHoldTime: Duration = .seconds(10)

  /// How accurate positions are that the networks of the houses around tell, in metres (`I-109`); an assumption.
  public var wiFiRadiusMeters = 65
  /// How accurate they are where a kilometre was asked for, in metres (`I-109`).
  public var cellRadiusMeters = 1_000
  /// How accurate they are where three kilometres or more were asked for, in metres (`I-109`).
  public var farCellRadiusMeters = 3_000
  /// After what time a 2.7th is left of what a receiver errs by whose positions drift; an assumption.
  public var driftTime: Duration = .seconds(60)
  /// How late Android notices a region's boundary without looking for networks around (`A-81`: slow); an assumption.
  public var regionLatencyWithoutScans: Duration = .seconds(300)

  /// The constants of iOS.
  static let iOS = Constants()

  /// The constants of Android: an area of 3 km² is a circle of about one kilometre.
  static let android: Constants = {
    var constants = Constants()
    constants.suspensionDelay = .seconds(10)
    constants.inUseGrace = .zero
    constants.reducedAccuracyMeters = 1_000
    constants.reducedCellMeters = 1_400
    constants.reducedUpdateInterval = .seconds(1)
    constants.backgroundUpdateInterval = .seconds(1_800)
    constants.regionCountMax = 100
    constants.regionCushionMeters = 0
    constants.regionHoldTime = .zero
    constants.deferredWorkDelay = .zero
    constants.refreshWorkTime = .seconds(600)
    constants.processingWorkTime = .seconds(600)
    return constants
  }()
}
