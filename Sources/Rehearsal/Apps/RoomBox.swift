import AppParts
public import DeviceInterface
import DeviceSimulator

/// An installed app of any room.
protocol InstalledAppBox: Sendable {
  var room: any App.Type { get }
  var screen: Screen { get }
  var dialog: Dialog? { get }
  var journal: TrackJournal? { get }
  var awaitsStorage: Bool { get }
  var activity: TrackedActivity? { get }
  var shownRoute: String? { get }

  mutating func restart()
  mutating func handle(_ signal: Signal, _ platform: inout Requests) -> Dialog?
  mutating func setUploads(every interval: Duration, or count: Int)
  mutating func note(_ entries: [PhoneLogEntry]) -> Bool
  mutating func look(after signal: Signal?, _ phone: Phone, _ records: [TrackRecord])
  mutating func observe(_ moment: InvariantMoment) -> InvariantViolation?

  func isEqual(to other: any InstalledAppBox) -> Bool
  func hash(into hasher: inout Hasher)
}

/// An installed app of one room, in which its flow is changed in place.
struct RoomBox<Room: App>: InstalledAppBox, Hashable {
  var process: Room.Process
  var observer = Room.Observer()
  /// Whether anything watches the app beside the world; where nothing does, the flow is not handed around for it.
  private let isWatched = Room.Observer.self as Any.Type != NoObserver<Room.Process>.self

  init(process: Room.Process) {
    self.process = process
  }

  var room: any App.Type { Room.self }
  var screen: Screen { process.screen }
  var dialog: Dialog? { process.dialog }
  var journal: TrackJournal? { Room.recording?.journal(process) }
  var awaitsStorage: Bool { Room.recording?.awaitsStorage(process) ?? false }
  var activity: TrackedActivity? { Room.recording?.activity(process) }
  var shownRoute: String? { Room.recording?.shownRoute(process) }

  mutating func restart() {
    process = Room.Process(configuration: process.configuration)
  }

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

  mutating func note(_ entries: [PhoneLogEntry]) -> Bool { isWatched && observer.note(entries) }

  mutating func look(after signal: Signal?, _ phone: Phone, _ records: [TrackRecord]) {
    guard isWatched else { return }
    observer.look(at: phone.appState.hasProcess ? process : nil, after: signal, phone, records)
  }

  mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? {
    isWatched ? observer.observe(moment) : nil
  }

  func isEqual(to other: any InstalledAppBox) -> Bool {
    (other as? RoomBox<Room>) == self
  }
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

/// What can be set of an app before it has a process.
public protocol AppConfiguration: Sendable {
  /// The app as it comes.
  init()
}
