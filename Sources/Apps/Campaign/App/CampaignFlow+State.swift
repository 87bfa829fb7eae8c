public import AppParts
public import DeviceInterface

extension CampaignFlow {
  /// An execution that has ended.
  public struct Ending: Hashable, Sendable {
    /// Its name.
    public var execution: String
    /// The campaign's name.
    public var campaignName: String
    /// How it ended; `nil` where it was ended on another device.
    public var outcome: CampaignExecution.Outcome?
    /// How many points had to make room before they were sent.
    public var lostCount = 0
  }

  /// Which page the app shows.
  enum Page: Hashable, Sendable {
    /// The assigned campaigns.
    case list
    /// One campaign, before its start.
    case campaign(Campaign)
    /// The execution, with the map.
    case execution
  }

  /// Something that is put above the page, and is not about a start.
  enum Notice: Hashable, Sendable {
    /// Tracking has stopped during an execution.
    case trackingStopped(TrackingLoss)
    /// Another campaign is in progress.
    case anotherInProgress(name: String)
    /// Whether the execution is really to be given up.
    case confirmingCancel
  }

  /// Why tracking stopped.
  enum TrackingLoss: Hashable, Sendable {
    /// Something stands in the way.
    case obstacle(TrackingObstacle)
    /// Android ended the app as a permission was taken away, whatever it is now.
    case wasRevoked
    /// The permission or the device's location was off for a while; which of them an app cannot always tell (`I-05`).
    case wasOff
    /// Precise location was off for a while.
    case wasImprecise

    /// The same once it has passed, before the promoter has read of it.
    var passed: TrackingLoss {
      switch self {
      case .obstacle(.imprecise), .wasImprecise: .wasImprecise
      case .obstacle, .wasOff: .wasOff
      case .wasRevoked: .wasRevoked
      }
    }
  }

  static let listKey = "campaign.list"
  static let stateKey = "campaign.state"
  /// The name of the report about an end.
  public static let completion = "completion"

  static let fallbackTimer = "campaign.fallback"
  static let syncTimer = "campaign.sync"
  static let listTimer = "campaign.listRetry"
  static let audioTimer = "campaign.audioRetry"

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
