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
  /// The recorded points and the reports, and their uploads.
  public internal(set) var journal: TrackJournal
  /// Where the phone is, as far as an active execution knows.
  public internal(set) var marker: Position?
  /// The audio player, once its file is loaded.
  public internal(set) var player: AudioPlayer?
  /// How many points the server has refused.
  public internal(set) var refusedPointCount = 0
  /// How many reports about the end of an execution the server has refused.
  public internal(set) var refusedReportCount = 0

  /// What keeps signals back until storage can be read.
  var gate = LaunchGate()
  /// What leads the promoter to the location that an execution needs.
  var guide: LocationGuide
  /// Which page the app shows.
  var page = Page.list
  /// The question or the news above the page.
  var notice: Notice?
  /// What the map shows since the promoter centred it.
  var camera: MapView.Camera?
  /// Whether the promoter has the app in front.
  var isInFront = false
  /// The execution in durable storage.
  var stored = StoredState(key: Self.stateKey)
  /// The last sign of life, for a later process to count up to.
  let sign = SignOfLife(key: "campaign.alive")
  /// The delivery that the platform is asked for when the app is put away.
  var delivery = DeferredDelivery(name: "campaign.delivery")
  /// How the list is being loaded.
  var listing: Loading
  /// How the audio file is being fetched.
  var audioLoading: Loading
  /// The numbers of this process's requests.
  var requests = RequestCounter()
  /// What keeps positions coming.
  var updates = BackgroundUpdates()
  /// The positions of the present stretch.
  var positions = PositionStretch()
  /// When the next of them is recorded.
  var rhythm = RecordingRhythm()

  /// Creates the flow of a new process.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    guide = LocationGuide(
      .init(
        .precisionRequired, namespace: "campaign", grace: configuration.alertGrace,
        purposeKey: configuration.purposeKey))
    self.journal = TrackJournal(namespace: "campaign", configuration: configuration.journal)
    self.listing = Loading(retry: configuration.retry(timer: Self.listTimer))
    self.audioLoading = Loading(retry: configuration.retry(timer: Self.audioTimer))
  }

  /// Whether the process has started and could not yet read what the one before has left (`I-96`).
  public var isLaunchOwed: Bool { gate.isOwed }

  /// Whether positions are asked for.
  public var isTracking: Bool { updates.isRunning }

  /// The points of the present execution, in order.
  public var points: [TrackPoint] { log.map { Array($0.points) } ?? [] }

  /// The length of the present execution's route.
  public var distance: Distance { log?.route.length ?? .zero }

  /// The number of points of the present execution, pruned ones included.
  public var pointCount: Int { log?.recordedCount ?? 0 }

  /// The log of the present execution.
  var log: PointLog? { execution.flatMap { journal.log(of: $0.id) } }
}
