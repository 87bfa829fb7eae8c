public import AppParts
public import DeviceInterface

extension CampaignFlow {
  /// What can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How far the promoter must move for a new point (`campaign:1.2`).
    public var distanceFilter: Distance = .meters(10)
    /// How long after a point the position is recorded regardless of movement (`campaign:1.3`).
    public var fallbackInterval: Duration = .seconds(30)
    /// How long the phone may search for that position.
    public var fallbackTimeout: Duration = .seconds(10)
    /// How often points are uploaded that do not fill a batch (`campaign:5.1`).
    public var syncInterval: Duration = .seconds(60)
    /// How many points fill a batch (`campaign:5.1`), and how uploads are repeated.
    public var journal = TrackJournal.Configuration()
    /// The accuracy that is asked for, in metres.
    public var desiredAccuracyMeters = 5
    /// The worst accuracy of a position that is recorded, in metres.
    public var accuracyMetersMax = 50
    /// The greatest age of a position that is recorded.
    public var fixAgeMax: Duration = .seconds(10)
    /// The speed in kilometres per hour above which a position is not believed (`design`).
    public var plausibleSpeedMax = 300
    /// How near the map looks after a tap on "Center": some streets (`campaign:6.3`).
    public var zoom = 16
    /// The purpose for which full accuracy is asked for (`campaign:2.2`).
    public var purposeKey = "CampaignTracking"
    /// How soon the system's question must cover the app after it was asked for (`I-11`, `I-12`); iOS only.
    public var alertGrace: Duration = .seconds(1)
    /// How long after the first failure the list and the audio are asked for again; doubles with each failure.
    public var retryDelay: Duration = .seconds(5)
    /// The longest it waits to do so.
    public var retryDelayMax: Duration = .seconds(300)
    /// How long an answer may take.
    public var requestTimeout: Duration = .seconds(30)
    /// How many bytes of an answer are read.
    public var answerBytesMax = 1 << 20
    /// What distinguishes this phone from all others in the names of executions.
    public var deviceID = "phone"

    /// Creates the settings, all as specified.
    public init() {}

    /// How something that could not be loaded is tried again.
    func retry(timer: String) -> Loading.Retry {
      Loading.Retry(timer: timer, first: retryDelay, longest: retryDelayMax)
    }
  }
}
