public import BackendSimulator
public import DeviceInterface
public import DeviceSimulator

/// The view from outside of an app that records points, and the settings of its uploads.
///
/// It is one object for all: it is asked for with every signal, and a value would be copied piece by piece.
public final class Recording<Room: App>: Sendable {
  /// What the app has recorded, as far as it is not known; asked after every signal.
  let news: @Sendable (borrowing Room.Process, (String) -> HeldTrack.Known) -> RecordedNews
  /// All that the app holds, or that a new process of it would find on the phone.
  let held: @Sendable (borrowing Room.Process, Phone?) -> HeldTracks
  /// Whether the process waits for storage it can read before it takes up what was going on (`I-96`).
  let awaitsStorage: @Sendable (borrowing Room.Process) -> Bool
  /// What the app is recording for, active or paused; `nil` while it is nothing.
  let activity: @Sendable (borrowing Room.Process) -> TrackedActivity?
  /// For how long it has been active, by the app.
  let elapsed: @Sendable (borrowing Room.Process, Facts) -> Duration?
  /// Whose route the app's page shows on a map; `nil` where it shows none.
  let shownRoute: @Sendable (borrowing Room.Process) -> String?
  /// The points that its server has stored.
  let stored: @Sendable (borrowing Room.Server) -> RecordStore<RecordedPoint>
  /// Sets how often points are uploaded, and how many fill a batch.
  let setUploads: @Sendable (inout Room.Process.Configuration, Duration, Int) -> Void

  /// Says how an app is looked at: what it has recorded that is not known, and all that it holds or a phone does.
  public init(
    news: @escaping @Sendable (borrowing Room.Process, (String) -> HeldTrack.Known) -> RecordedNews,
    held: @escaping @Sendable (borrowing Room.Process, Phone?) -> HeldTracks,
    awaitsStorage: @escaping @Sendable (borrowing Room.Process) -> Bool,
    activity: @escaping @Sendable (borrowing Room.Process) -> TrackedActivity?,
    elapsed: @escaping @Sendable (borrowing Room.Process, Facts) -> Duration?,
    shownRoute: @escaping @Sendable (borrowing Room.Process) -> String?,
    stored: @escaping @Sendable (borrowing Room.Server) -> RecordStore<RecordedPoint>,
    setUploads: @escaping @Sendable (inout Room.Process.Configuration, Duration, Int) -> Void
  ) {
    self.news = news
    self.held = held
    self.awaitsStorage = awaitsStorage
    self.activity = activity
    self.elapsed = elapsed
    self.shownRoute = shownRoute
    self.stored = stored
    self.setUploads = setUploads
  }
}

/// An observer of an app while scenarios play: for rules that only it has promised, and for figures.
public protocol AppObserver: Hashable, Sendable {
  /// The flow of the app.
  associatedtype Process

  /// Begins to watch.
  init()

  /// Whether it looks at what happens; one that only keeps what sentences tell it does not, and is never asked to.
  static var isLooking: Bool { get }

  /// Whether it reads in the phone's diary what app and phone told each other, which is most of it; one that does not says
  /// so, and is spared it.
  static var readsExchanges: Bool { get }

  /// Whether it judges single moments, which each signal and each request is; one that does not says so.
  static var judgesMoments: Bool { get }

  /// Takes in what the phone has written down; tells whether the app is to be looked at because of it.
  ///
  /// An observer that does not read exchanges is not called where there is nothing else.
  mutating func note(_ entries: [PhoneLogEntry]) -> Bool

  /// Looks at the app after it has handled a signal, or at a phone on which it has no process: then it is as it begins.
  ///
  /// The flow is borrowed, as it is looked at after every signal.
  mutating func look(
    at process: borrowing Process, after signal: Signal?, _ phone: Phone, _ records: [TrackRecord])

  /// Looks at one thing that happened; returns the rule of the app that it breaks.
  mutating func observe(_ moment: InvariantMoment) -> InvariantViolation?
}

extension AppObserver {
  /// It looks.
  public static var isLooking: Bool { true }

  /// It reads all of it.
  public static var readsExchanges: Bool { true }

  /// It judges them.
  public static var judgesMoments: Bool { true }

  /// Takes in nothing.
  public mutating func note(_ entries: [PhoneLogEntry]) -> Bool { false }

  /// Looks at nothing.
  public mutating func look(
    at process: borrowing Process, after signal: Signal?, _ phone: Phone, _ records: [TrackRecord]
  ) {}

  /// Finds nothing.
  public mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? { nil }
}

/// The observer of nothing, as most apps promise nothing beside what all do.
public struct NoObserver<Process>: AppObserver {
  /// Begins to watch nothing.
  public init() {}

  /// There is nothing to look at.
  public static var isLooking: Bool { false }
}
