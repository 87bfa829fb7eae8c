public import AppParts
public import DeviceInterface

extension ClockInFlow {
  /// What can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How often a position is recorded (`clock-in:FR-003`).
    public var interval: Duration = .seconds(300)
    /// How often at speed (`clock-in:FR-017`).
    public var fastInterval: Duration = .seconds(60)
    /// How often while the phone rests (`clock-in:FR-018`).
    public var restingInterval: Duration = .seconds(900)
    /// What counts as speed, and what as rest.
    public var pace = TrackingPace.Rules()

    /// How long the receiver may search for a position that is due (`clock-in:SC-001`: 30 s).
    public var fixTimeout: Duration = .seconds(20)
    /// When the best position so far, or the last known one, is recorded instead.
    public var captureTimeout: Duration = .seconds(25)
    /// How long the clock-in waits for its position before it is reported without one.
    public var clockInTimeout: Duration = .seconds(10)
    /// How long the clock-out waits for its position before the last known one is taken.
    public var clockOutTimeout: Duration = .seconds(10)
    /// The greatest age of an accurate position that spares looking for one.
    public var freshFixAge: Duration = .seconds(10)
    /// The greatest age of a position that is recorded for the present (`I-92`).
    public var fixAgeMax: Duration = .seconds(30)
    /// The same where the employee allows an approximate location only (`I-43`).
    public var reducedFixAgeMax: Duration = .seconds(20 * 60)
    /// From which accuracy on, in metres, a point is flagged (`clock-in:FR-015`).
    public var lowAccuracyMeters = 50
    /// How late an interval's end may be noticed before the app counts as not having run.
    public var latenessMax: Duration = .seconds(60)

    /// The accuracy of the updates that keep the app running on iOS; its satellites stay off (`I-61`).
    public var keepAliveAccuracyMeters = 100
    /// How far the phone moves between those updates.
    public var keepAliveFilter: Distance = .meters(100)
    /// The accuracy that is asked for on Android, in metres.
    public var desiredAccuracyMeters = 10
    /// The radius of the region around the last position that starts the app again on iOS.
    public var relaunchRadius: Distance = .meters(200)

    /// The least time between uploads of points that do not fill a batch; shorter than the interval, so that each usual
    /// point goes at once, and not each of a fast drive.
    public var syncInterval: Duration = .seconds(240)
    /// How many points fill a batch, and how uploads are repeated; a batch is large, as two days offline go up in a minute.
    public var journal = Self.usualJournal
    /// After how long a shift is flagged for review (`clock-in:EDGE-5`).
    public var longShift: Duration = .seconds(24 * 3_600)

    /// Below which charge, in percent, the employee is told (`clock-in:US3.2`).
    public var lowBatteryPercentage = 20
    /// Whether they are told.
    public var notifiesOfLowBattery = true
    /// Whether tracking stops then.
    public var stopsOnLowBattery = false
    /// How full the storage, in percent, may be before the employee is warned (`clock-in:EDGE-7`).
    public var storageWarningPercentage = 80

    /// How long a note is shown.
    public var toastTime: Duration = .seconds(3)
    /// How many bytes of a route are read: 50,000 points are some six million.
    public var routeBytesMax = 16 << 20
    /// How many finished shifts the phone knows of itself.
    public var keptShiftsMax = 30
    /// What distinguishes this phone from all others in the names of shifts.
    public var deviceID = "phone"

    /// Creates the settings, all as specified.
    public init() {}

    private static var usualJournal: TrackJournal.Configuration {
      var journal = TrackJournal.Configuration()
      journal.batchSize = 50
      return journal
    }
  }
}
