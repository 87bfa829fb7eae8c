public import DeviceInterface
import DeviceSimulator

/// An installed app of any room.
protocol InstalledAppBox: Sendable {
  var room: any App.Type { get }
  var screen: Screen { get }
  var dialog: Dialog? { get }
  var controls: [Control] { get }
  /// Whether the process waits for storage it can read before it takes up what was going on (`I-96`).
  var awaitsStorage: Bool { get }
  /// What the app is recording for, active or paused; `nil` while it is nothing.
  var activity: TrackedActivity? { get }
  /// Whose route the app's page shows on a map; `nil` where it shows none.
  var shownRoute: String? { get }

  /// Returns what the app has recorded, as far as it is not known; `nil` where it records nothing.
  func news(since known: (String) -> HeldTrack.Known) -> RecordedNews?
  /// Returns all that the app holds of it, or that a new process would find on the phone, be it unlocked or not.
  func held(on phone: Phone?) -> HeldTracks?
  /// Returns for how long what is going on has been active, by the app.
  func elapsed(_ facts: Facts) -> Duration?

  var outside: (any OutsideLife)? { get set }

  mutating func restart()
  mutating func handle(_ signal: Signal, _ platform: inout Requests) -> Dialog?
  /// Sets how often points are uploaded, and how many fill a batch; does nothing for an app that records none.
  mutating func setUploads(every interval: Duration, or count: Int)
  /// Has the observer take in what the phone has written down; tells whether the app is to be looked at because of it.
  mutating func note(_ entries: [PhoneLogEntry]) -> Bool
  /// Has the observer look at the app, so long as it has a process, and at the phone.
  mutating func look(after signal: Signal?, _ phone: Phone, _ records: [TrackRecord])
  /// Has the observer look at one thing that happened; returns the rule of the app that it breaks.
  mutating func observe(_ moment: InvariantMoment) -> InvariantViolation?
  /// Has the ledger take in what the app has recorded while it handled a signal; reports the rule that it breaks.
  func observeTracks(
    in ledger: inout TrackLedger, _ moment: TrackLedger.Moment, _ watch: inout InvariantWatch)

  func isEqual(to other: any InstalledAppBox) -> Bool
  func hash(into hasher: inout Hasher)
}

/// An installed app of one room, in which its flow is changed in place.
struct RoomBox<Room: App>: InstalledAppBox, Hashable {
  var process: Room.Process
  var observer = Room.Observer()

  init(process: Room.Process) { self.process = process }

  var room: any App.Type { Room.self }
  var screen: Screen { process.screen }
  var dialog: Dialog? { process.dialog }
  var controls: [Control] { process.controls }
  var awaitsStorage: Bool { Room.recording?.awaitsStorage(process) ?? false }
  var activity: TrackedActivity? { Room.recording?.activity(process) }
  var shownRoute: String? { Room.recording?.shownRoute(process) }

  func news(since known: (String) -> HeldTrack.Known) -> RecordedNews? {
    Room.recording?.news(process, known)
  }
  func held(on phone: Phone?) -> HeldTracks? { Room.recording?.held(process, phone) }
  func elapsed(_ facts: Facts) -> Duration? { Room.recording?.elapsed(process, facts) }

  var outside: (any OutsideLife)? {
    get { process as? any OutsideLife }
    set { if let changed = newValue as? Room.Process { process = changed } }
  }

  mutating func restart() { process = Room.Process(configuration: process.configuration) }

  mutating func handle(_ signal: Signal, _ platform: inout Requests) -> Dialog? {
    process.handle(signal, &platform)
    return process.dialog
  }

  mutating func setUploads(every interval: Duration, or count: Int) {
    guard let recording = Room.recording else { return }
    var configuration = process.configuration
    recording.setUploads(&configuration, interval, count)
    process = Room.Process(configuration: configuration)
  }

  mutating func note(_ entries: [PhoneLogEntry]) -> Bool { observer.note(entries) }

  mutating func look(after signal: Signal?, _ phone: Phone, _ records: [TrackRecord]) {
    observer.look(at: process, after: signal, phone, records)
  }

  func observeTracks(
    in ledger: inout TrackLedger, _ moment: TrackLedger.Moment, _ watch: inout InvariantWatch
  ) {
    // What it cannot read yet, it cannot be asked about: the look is taken when it has read it.
    guard let recording = Room.recording, !recording.awaitsStorage(process) else { return }
    let news = recording.news(process) { ledger.known(of: $0) }
    watch.report(ledger.observe(news, recording.activity(process), moment))
  }

  mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? {
    observer.observe(moment)
  }

  func isEqual(to other: any InstalledAppBox) -> Bool { (other as? RoomBox<Room>) == self }
}

/// A flow that a new process can begin anew: all that it knows then is how it was configured.
public protocol AppProcess: Flow {
  /// What scenarios can set before the app has a process.
  associatedtype Configuration: AppConfiguration

  /// How it was configured.
  var configuration: Configuration { get }

  /// Begins a process.
  init(configuration: Configuration)
}

/// The settings of an app before it has a process.
public protocol AppConfiguration: Sendable {
  /// The app as it comes.
  init()
}
