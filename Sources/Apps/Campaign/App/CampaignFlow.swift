public import AppParts
public import DeviceInterface

/// The promoter's app: lists the assigned campaigns, and tracks the execution of one at a time.
///
/// The guide says what a start waits for, `CampaignExecution` what is going on once it succeeded. Points and reports are the
/// journal's; what else must survive the process is one value in storage, written whenever the status changes.
/// An execution is tracked with precise location only: it validates routes. Losing the permission or the precision pauses
/// it, and it stays paused until the promoter resumes it.
///
/// ```swift
/// var flow = CampaignFlow()
/// var platform = Requests(Facts(platform: .iOS, permission: Permission(.whenInUse)))
/// flow.handle(.launched(.user), &platform)
/// flow.handle(.becameActive, &platform)
/// flow.handle(.screenAppeared, &platform)
/// platform.list   // asks the server for the campaigns
/// ```
public struct CampaignFlow: Flow {
  /// What can be adjusted.
  public let configuration: Configuration

  /// The assigned campaigns, from the server or as they were last time.
  public internal(set) var campaigns: [Campaign] = []
  /// The execution that is active or paused.
  public internal(set) var execution: CampaignExecution?
  /// How the latest execution of this process ended.
  public internal(set) var lastEnding: Ending?
  /// What records points, keeps and sends them.
  var core: TrackingCore
  /// Where the phone is, as far as an active execution knows.
  public internal(set) var marker: Position?
  /// The audio player, once its file is loaded.
  public internal(set) var player: AudioPlayer?
  /// What the server has refused for good.
  public internal(set) var refusals = Refusals()

  /// What leads the promoter to the location that an execution needs.
  var guide: LocationGuide
  /// Whether the promoter is told outside the app that tracking has stopped.
  var notifying = NotificationQuestion(namespace: "campaign")
  /// Which page the app shows.
  var page = Page.list
  /// The question or the news above the page.
  var notice: Notice?
  /// What the promoter has yet to read, as storage has it.
  var unread = UnreadNews()
  /// What the map shows since the promoter centred it.
  var camera: MapView.Camera?
  /// The last sign of life, for a later process to count up to.
  let sign = SignOfLife(key: "campaign.alive")
  /// How the list is being loaded.
  var listing: Loading
  /// How the audio file is being fetched.
  var audioLoading: Loading
  /// When the next position is recorded.
  var rhythm = RecordingRhythm()

  /// Creates the flow of a new process.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    guide = LocationGuide(
      .init(
        .precisionRequired, namespace: "campaign", purposeKey: "CampaignTracking"))
    core = TrackingCore(
      namespace: "campaign", state: Self.stateKey, collection: "/api/executions",
      configuration.journal)
    self.listing = Loading(retry: .init(timer: Self.listTimer))
    self.audioLoading = Loading(retry: .init(timer: Self.audioTimer))
  }

  /// Whether the process has started and could not yet read what the one before has left (`I-96`).
  public var isLaunchOwed: Bool { core.isLaunchOwed }

  /// Whether positions are asked for.
  public var isTracking: Bool { core.updates.isRunning }

  /// The recorded points and the reports, and their uploads.
  public var journal: TrackJournal { core.journal }

  /// The points of the present execution, in order.
  public var points: [TrackPoint] { core.points }

  /// The length of the present execution's route.
  public var distance: Distance { core.log?.route.length ?? .zero }

  /// The number of points of the present execution, pruned ones included.
  public var pointCount: Int { core.log?.recordedCount ?? 0 }
}

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
    /// Whether the promoter has read it.
    var isRead = false
  }

  /// The page that the app shows.
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

  /// The reason for which tracking stopped.
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
  static let stoppedNotification = "campaign.stopped"

  static let listTimer = "campaign.listRetry"
  static let audioTimer = "campaign.audioRetry"

  /// The settings that can be adjusted.
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
    /// The worst accuracy, in metres, of a position that is drawn and counted; a worse one is kept only where one is due.
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
