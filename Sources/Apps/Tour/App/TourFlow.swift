public import AppParts
public import DeviceInterface

/// The walker's app: plays the stories of a tour, each where it belongs and in their order.
///
/// `TourWalk` says which point comes next; positions and geofences say when it is reached; the player plays. What must
/// survive the process are the walks, one value in storage, written before anything that follows from a change is done.
/// Tracking goes on by itself whenever the platform allows it, and says on the screen why it does not.
///
/// ```swift
/// var flow = TourFlow()
/// var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
/// flow.handle(.launched(.user), &platform)
/// flow.handle(.becameActive, &platform)
/// flow.handle(.screenAppeared, &platform)
/// platform.list   // asks the server for the tours
/// ```
public struct TourFlow: Flow {
  /// What can be adjusted.
  public let configuration: Configuration

  /// The tours, from the server or as they were last time.
  public internal(set) var tours: [Tour] = []
  /// The walks that were begun, one for each tour at most; only one of them is running.
  public internal(set) var walks: [TourWalk] = []
  /// Where the phone is, as far as a running walk knows.
  public internal(set) var place: Position?
  /// The position by which that is known.
  var whereabouts: Fix?
  /// The audio player, while a point is active.
  public internal(set) var player: AudioPlayer?

  /// How many tours of the server cannot be walked.
  var badTourCount = 0
  /// What keeps signals back until storage can be read.
  var gate = LaunchGate()
  /// Whether storage lacks the latest state of the walks, as it was full.
  var unsaved = StorageDebt()
  var page = Page.list
  var guide: LocationGuide
  /// Whether the walker is told outside the app that a point is reached.
  var notifying = NotificationQuestion(namespace: "tour")
  var listing: Loading
  /// The numbers of this process's requests.
  var requests = RequestCounter()
  var updates = BackgroundUpdates()
  /// The point whose circle the platform watches.
  var watched: TourPoint?
  /// Whether that is what an earlier process has left, of which the platform has not been asked yet.
  var inheritsWatch = false
  /// Whether the platform has refused to watch until the app is in front again (`A-51`, `A-55`).
  var isWatchBarred = false
  /// The positions of the present stretch.
  var positions = PositionStretch()
  /// Whether a second position has agreed with the first of the stretch, which alone proves nothing.
  var isOriented = false

  /// Creates the flow of a new process.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    guide = LocationGuide(.init(.precisionFirst, namespace: "tour", purposeKey: "TourPoints"))
    listing = Loading(retry: .init(timer: Self.listTimer))
  }

  /// The walk that is running.
  public var walk: TourWalk? { walks.first { $0.status == .running } }

  /// What the platform said last of itself and of the access to positions.
  var access: TrackingAccess { guide.access }

  /// Whether positions are asked for.
  public var isTracking: Bool { updates.isRunning }

  /// Whether the process waits for storage that it can read, and knows of no walk yet.
  public var awaitsStorage: Bool { gate.isOwed }

  /// Returns the walk of the tour with the id.
  public func walk(of id: String) -> TourWalk? { walks.first { $0.tour.id == id } }

  /// Changes the running walk; does nothing where there is none.
  mutating func changeWalk(_ change: (inout TourWalk) -> Void) {
    guard let index = walks.firstIndex(where: { $0.status == .running }) else { return }
    change(&walks[index])
  }
}

extension TourFlow {
  /// The settings that can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// The accuracy that is asked for, in metres.
    public var desiredAccuracyMeters = 10
    /// How often positions are wanted on Android, which leaves that to the app.
    public var interval: Duration = .seconds(2)
    /// The greatest age of a position that says where the walker is.
    public var fixAgeMax: Duration = .seconds(10)
    /// How often it is stored how far a point was heard.
    public var heardInterval: Duration = .seconds(10)

    /// Creates the settings, all as specified.
    public init() {}
  }

  enum Page: Hashable, Sendable {
    /// The tours.
    case list
    /// One tour, walked or not.
    case tour(Tour)
  }

  static let listKey = "tour.list"
  static let walksKey = "tour.walks"

  static let pointNotification = "tour.point"

  static let heardTimer = "tour.heard"
  static let listTimer = "tour.listRetry"
}
