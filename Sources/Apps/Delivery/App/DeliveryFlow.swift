public import AppParts
public import DeviceInterface

/// The courier's app: drives a route from stop to stop, tells customers where the courier is, and reports each outcome.
///
/// `RouteWork` says what has become of the stops, `CourierTracker` what positions are worth and how often they are wanted.
/// Points and reports are the journal's; everything else that must survive the process is the work, written before anything
/// that follows from a change is done. Without the courier's consent nothing is tracked (`delivery:PRIVACY-2`).
///
/// ```swift
/// var flow = DeliveryFlow()
/// var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
/// flow.handle(.launched(.user), &platform)
/// flow.handle(.becameActive, &platform)
/// flow.handle(.screenAppeared, &platform)
/// platform.list   // asks the server for today's route
/// ```
public struct DeliveryFlow: Flow {
  /// What can be adjusted.
  public let configuration: Configuration

  /// Today's route, from the server or as it was last time; `nil` where there is none.
  public internal(set) var offer: RouteOffer?
  /// The route that is driven, or was driven last.
  public internal(set) var work: RouteWork?
  /// The recorded points and the reports, and their uploads.
  public internal(set) var journal: TrackJournal
  /// What the courier fills in about the stop.
  public internal(set) var sheet: StatusSheet?
  /// Whether the courier has agreed to be tracked.
  public internal(set) var hasConsent = false

  /// Waits for storage that can be read before what the process before has left is taken up (`I-96`).
  var gate = LaunchGate()
  /// What leads the courier to the location that a route is tracked with.
  var guide: LocationGuide
  /// Whether the courier is told outside the app that customers see no position.
  var notifying = NotificationQuestion(namespace: "delivery")
  /// Whether the courier is asked to agree to be tracked (`delivery:PRIVACY-2`).
  var isAskingConsent = false
  /// What the courier has yet to read.
  var news = CourierNews()
  /// The ways to the next stop that the courier looks at; `nil` where that is none.
  var wayChoice: WayChoice?
  /// Which stop's details are shown; `nil` for the next one.
  var shownStop: Int?
  /// The offset of the phone's time zone, by which the screen tells times.
  var zoneOffsetSeconds = 0
  /// What the phone's clock said last, by which the screen tells when the courier arrives.
  var wallMilliseconds: Int64 = 0
  /// The route of the work in durable storage.
  var storedRoute = StoredState(key: Self.routeKey)
  /// The progress of the work in durable storage.
  var stored = StoredState(key: Self.workKey)
  /// The delivery that the platform is asked for when the app is put away.
  var deferral = DeferredDelivery(name: "delivery.uploads")
  /// How today's route is being loaded.
  var loading: Loading
  /// The numbers of this process's requests.
  var requests = RequestCounter()
  /// What positions are worth, and how often they are wanted.
  var tracker = CourierTracker()
  /// Whether positions have come without a break since one was last held against the circles.
  var isPresenceWatched = false
  /// What was entered last, until it is known whether storage could take it.
  var submission: Submission?
  var circles = WatchedCircles()
  /// Whether the time is set at which the screen tells later times of arrival.
  var isClockPlanned = false
  /// Whether the time of the next upload is set.
  var isSyncPlanned = false

  /// Creates the flow of a new process.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    guide = LocationGuide(
      .init(.precisionFirst, namespace: "delivery", purposeKey: "DeliveryTracking"))
    var uploads = configuration.journal
    uploads.authorization = configuration.token
    uploads.form = .documented
    journal = TrackJournal(namespace: "delivery", configuration: uploads)
    loading = Loading(retry: .init(timer: Self.routeTimer))
  }

  /// Whether the process has started and could not yet read what the one before has left.
  public var isLaunchOwed: Bool { gate.isOwed }

  /// What the platform said last of the access to positions.
  var access: TrackingAccess { guide.access }

  /// Whether positions are asked for.
  public var isTracking: Bool { tracker.isRunning }

  /// Whether the route is under way.
  public var isDriving: Bool { work?.isOver == false }

  /// Where the courier is, as far as a route under way knows.
  public var place: Position? { isDriving ? tracker.place : nil }

  /// How the position is wanted at present.
  public var pace: CourierPace.Mode { tracker.mode }
}

extension DeliveryFlow {
  /// The settings that can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How often positions are wanted, by how the courier moves (`delivery:TRACK-2`, `BATTERY-1`, `BATTERY-2`).
    public var pace = CourierPace.Rules()
    /// How long after a point it is uploaded at the latest, for customers look at it.
    public var syncInterval: Duration = .seconds(30)
    /// How long the courier must stay at a stop for that to be told (`delivery:GEO-1`).
    public var dwellDelay: Duration = .seconds(120)
    /// How many bytes of storage are held for the outcome of each open stop.
    public var reservedBytesPerStop = 512
    /// For how many stops they are held at most: more outcomes do not wait at a time, unless there is no network for a day.
    public var reservedStopsMax = 64
    /// How many points fill a batch, and how uploads are repeated.
    public var journal = TrackJournal.Configuration()
    /// The worst accuracy of a position that is recorded, in metres.
    public var accuracyMetersMax = 200
    /// The greatest age of a position that says where the courier is.
    public var fixAgeMax: Duration = .seconds(10)
    /// What distinguishes this phone from all others in the names of runs.
    public var deviceID = "phone"
    /// The token by which the server knows the courier.
    public var token = "courier-1"

    /// Creates the settings, all as specified.
    public init() {}
  }

  static let offerKey = "delivery.route"
  static let routeKey = "delivery.workRoute"
  static let workKey = "delivery.work"
  static let consentKey = "delivery.consent"

  static let notTrackedNotification = "delivery.notTracked"

  static let routeTimer = "delivery.routeRetry"
  static let restTimer = "delivery.rest"
  static let dwellTimer = "delivery.dwell"
  static let syncTimer = "delivery.sync"
  static let clockTimer = "delivery.clock"
  static let doubtTimer = "delivery.doubt"
}
