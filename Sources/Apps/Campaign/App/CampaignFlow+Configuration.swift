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
    /// How near the map looks after a tap on "Center": some streets (`campaign:6.3`).
    public var zoom = 16
    /// What distinguishes this phone from all others in the names of executions.
    public var deviceID = "phone"

    /// Creates the settings, all as specified.
    public init() {}
  }
}
